"""A table on the network as phones see it: real screens, a real server, nothing in between."""

import json
import time
from collections.abc import Iterator

import pytest

from client import saves
from client.screens import bring, network, seat, setup, table, tv
from shared_rules.bot import random_move
from shared_rules.chance import Chance
from shared_rules.record import Record
from tests.client.phone import played
from tests.client.wired import SECONDS, Wire, Wired, everybody
from tests.server.home import Home

NAMES = ("Anna", "Bert", "Cleo", "Dora")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    with Home(tmp_path_factory.mktemp("home")) as started:
        yield started
        assert started.stop() == 0
        assert "Traceback" not in started.said(), started.said()


def opened(home: Home, seats: int = 3, persons: int = 2) -> tuple[Wire, str]:
    """Anna makes a table as people do, with the setup screen; her wire, and the table's code."""
    wire = Wire(home.address)
    phone = Wired(wire, setup, "klunker", "net")
    phone.tap("count", seats)
    for place in range(seats):
        phone.send("kind", place, "person" if place < persons else "bot:solid")
    phone.tap("start")
    where = phone.went()
    assert where[:2] == ["table", "net"]
    return wire, where[2]


def at(wire: Wire, code: str) -> Wired:
    phone = Wired(wire, table, "net", code)
    phone.until(lambda: phone.model.host.sheet)
    return phone


def sit(phone: Wired, place: int, name: str) -> None:
    phone.tap("net", "sit", place)
    phone.send("net", "name", name)
    phone.send("net", "seated")
    phone.until(lambda: place in phone.model.host.company.you["seats"])
    assert name in phone.text() and not phone.find("dialog")


def started(home: Home, seats: int = 3, persons: int = 2) -> list[Wired]:
    """Everybody at the table, each with a phone, the game begun."""
    wire, code = opened(home, seats, persons)
    phones = [at(wire, code)] + [at(Wire(home.address), code) for _ in range(persons - 1)]
    for place, phone in enumerate(phones):
        sit(phone, place, NAMES[place])
    phones[0].until(lambda: ["net", "start"] in phones[0].taps())
    phones[0].tap("net", "start")
    everybody(phones, lambda phone: phone.find(data_screen="table"))
    return phones


def mine(phone: Wired) -> bool:
    return bool(phone.find(data_screen="table") and phone.model.view.get("offers"))


def waited_for(phones: list[Wired]) -> Wired:
    """The phone whose turn it is; any, when the game is over."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        for phone in phones:
            phone.wire.pump(0.01)
        for phone in phones:
            if phone.model.host.over or mine(phone):
                return phone
    raise AssertionError("it is nobody's turn")


def move(phone: Wired) -> None:
    """Any move, as a tap on Confirm sends it."""
    stamp = phone.model.host.stamp
    chosen = random_move(phone.model.view["offers"], Chance(stamp))
    phone.send("confirm", *chosen)
    phone.until(lambda: not phone.model.host.pending)


def code_of(phone: Wired) -> str:
    code: str = phone.model.host.sheet["code"]
    return code


# Coming together


def test_the_setup_opens_a_table_that_others_find_on_the_list_and_by_its_code(home: Home) -> None:
    _, code = opened(home)
    phone = Wired(Wire(home.address), network)
    phone.tap("go", "table", "net", code)
    assert phone.went() == ["table", "net", code]
    other = Wired(Wire(home.address), network)
    other.send("code", code.lower()[:2] + "-" + code[2:])
    assert other.went() == ["table", "net", code]


def test_a_wrong_code_says_so_and_leads_nowhere(home: Home) -> None:
    phone = Wired(Wire(home.address), network)
    phone.send("code", "BBBB")
    assert "There is no table with this code." in phone.text() and phone.went() == []


def test_in_the_lobby_one_sees_who_sits_and_only_the_host_starts(home: Home) -> None:
    wire, code = opened(home)
    anna, bert = at(wire, code), at(Wire(home.address), code)
    assert anna.find("svg", role="img") and code in anna.text()
    sit(bert, 1, "Bert")
    anna.until(lambda: "Bert" in anna.text())
    assert ["net", "start"] not in anna.taps() + bert.taps()
    sit(anna, 0, "Anna")
    assert ["net", "start"] in anna.taps() and ["net", "start"] not in bert.taps()
    assert "on this phone" in anna.text() and ["net", "rise", 1] in anna.taps()
    assert ["net", "rise", 0] not in bert.taps()


def test_the_host_may_let_a_bot_sit_where_nobody_came(home: Home) -> None:
    wire, code = opened(home)
    anna = at(wire, code)
    sit(anna, 0, "Anna")
    anna.tap("net", "kind", 1, "bot:solid")
    anna.until(lambda: ["net", "start"] in anna.taps())
    anna.tap("net", "start")
    anna.until(lambda: anna.find(data_screen="table"))


def test_a_table_that_is_given_up_is_gone_for_all(home: Home) -> None:
    wire, code = opened(home)
    anna, bert = at(wire, code), at(Wire(home.address), code)
    anna.tap("net", "end")
    bert.until(lambda: "The table has been closed." in bert.text())


# Playing


def test_two_phones_and_a_bot_play_a_game_to_its_end_and_both_keep_it(home: Home) -> None:
    phones = started(home)
    while not (phone := waited_for(phones)).model.host.over:
        move(phone)
    everybody(phones, lambda phone: phone.model.host.kept)
    for phone in phones:
        phone.tap("score")
        [ident] = phone.shelves["summaries"]
        assert phone.went() == ["result", ident]
        assert phone.shelves["summaries"][ident]["outcome"]["scores"]
    anna, bert = phones
    anna.tap("net", "again")
    everybody(phones, lambda phone: ["net", "next"] in phone.taps())
    bert.tap("net", "next")
    bert = at(bert.wire, bert.went()[2])
    assert "Bert on this phone" in bert.text() and bert.find(data_screen="lobby")


def test_a_phone_sees_its_own_hand_and_nothing_of_the_others(home: Home) -> None:
    anna, bert = started(home)
    views = [phone.model.host.now["views"] for phone in (anna, bert)]
    assert [[view["seat"] for view in held] for held in views] == [[0], [1]]
    assert anna.model.eyes == 0 and bert.model.eyes == 1


def test_two_people_on_one_phone_have_a_curtain_between_them(home: Home) -> None:
    wire, code = opened(home)
    phone = at(wire, code)
    sit(phone, 0, "Anna")
    sit(phone, 1, "Bert")
    phone.tap("net", "start")
    seen = set()
    for _ in range(12):
        phone.until(lambda: phone.find(data_screen="curtain") or mine(phone))
        if phone.find(data_screen="curtain"):
            assert phone.model.view == {}
            phone.tap("open")
        seen.add(phone.model.eyes)
        move(phone)
        phone.until(lambda: phone.model.host.waiting_for())
    assert seen == {0, 1}


def test_a_move_stays_on_its_way_until_the_server_has_it(home: Home) -> None:
    phones = started(home)
    phone = waited_for(phones)
    before = phone.model.host.moves
    chosen = random_move(phone.model.view["offers"], Chance(1))
    phone.wire.cut()
    phone.send("confirm", *chosen)
    assert "Your move will be sent" in phone.text() and phone.model.host.moves == before
    assert not [message for message in phone.taps() if message[0] in ("pick", "confirm")]
    phone.wire.reachable = True
    phone.wire.ring()
    phone.until(lambda: not phone.model.host.pending)
    assert phone.model.host.moves > before and "Your move will be sent" not in phone.text()


def test_what_was_sent_twice_is_done_once(home: Home) -> None:
    phones = started(home)
    phone = waited_for(phones)
    move(phone)
    moves, asked = phone.model.host.moves, phone.wire.sent[-1]
    assert asked["type"] == "act"
    phone.wire.send(asked)
    for _ in range(3):
        phone.wire.pump()
    assert phone.model.host.moves - moves <= 1  # the bot may have moved meanwhile
    mover = phone.model.host.persons()[0]
    assert [by for by, _ in phone.model.host.log(moves)].count(mover) == 0


def test_undo_asks_the_others(home: Home) -> None:
    anna, bert = phones = started(home)
    phone = waited_for(phones)
    other = bert if phone is anna else anna
    while True:
        move(phone)
        phone.wire.pump(0.2)
        if ["undo"] in phone.taps():
            break
        phone = waited_for(phones)
        other = bert if phone is anna else anna
    before = phone.model.host.moves
    phone.tap("undo")
    other.until(lambda: ["net", "vote", True] in other.taps())
    assert "would like to take back" in other.text()
    phone.until(lambda: ["net", "propose", "nothing"] in phone.taps())
    other.tap("net", "vote", True)
    phone.until(lambda: phone.model.host.moves == before - 1)
    phone.until(lambda: "The table has agreed." in phone.text())


# Phones come and go


def test_a_seat_moves_to_another_phone(home: Home) -> None:
    anna, bert = started(home)
    bert.tap("sheet", "menu")
    bert.tap("net", "ticket", [1])
    bert.until(lambda: "seat" in bert.model.host.company.codes)
    ticket = bert.model.host.company.codes["seat"]["address"].partition("#seat/")[2]
    other = Wired(Wire(home.address), seat, ticket)
    other.tap("take")
    other.until(lambda: other.went())
    screen, net, where = other.went()
    moved = at(other.wire, where)
    moved.until(lambda: moved.find(data_screen="table"))
    assert moved.model.host.persons() == [1]
    bert.until(lambda: bert.model.host.persons() == [])
    assert bert.model.eyes is None and "You are watching." in bert.text()
    again = Wired(Wire(home.address), seat, ticket)
    again.tap("take")
    again.until(lambda: "used up or too old" in again.text())


def test_who_is_away_is_seen_and_a_bot_may_play_until_the_return(home: Home) -> None:
    anna, bert = started(home)
    bert.wire.cut()
    anna.until(lambda: "is-away" in str(anna.find("button", tap=["sheet", "seat", 1])))
    anna.tap("sheet", "seat", 1)
    assert "Bert is away." in anna.text()
    anna.tap("net", "propose", "standin", 1)
    anna.until(lambda: anna.model.host.players[1]["state"] == "standin")
    bert.wire.reachable = True
    bert.wire.ring()
    bert.until(lambda: bert.wire.line.state == "open")
    anna.until(lambda: anna.model.host.players[1]["state"] == "here")


def test_after_a_restart_of_the_server_everybody_is_back_by_themselves(home: Home) -> None:
    phones = started(home)
    move(waited_for(phones))
    home.kill()
    for phone in phones:
        phone.until(lambda phone=phone: phone.wire.line.state == "waiting")
        assert "Trying again" in phone.text()
    home.start()
    for phone in phones:
        phone.wire.ring()
        phone.until(lambda phone=phone: phone.wire.line.state == "open")
    everybody(phones, lambda phone: "Trying again" not in phone.text())
    move(waited_for(phones))


def test_a_television_is_told_what_everybody_may_know_and_no_more(home: Home) -> None:
    phones = started(home)
    screen = Wired(Wire(home.address), tv, code_of(phones[0]))
    screen.until(lambda: screen.find(class_="beside"))
    for _ in range(4):
        move(waited_for(phones))
    screen.until(lambda: screen.model.host.moves >= phones[0].model.host.moves)
    [view] = screen.model.host.now["views"]
    assert view["seat"] is None and not view["private"] and not view["offers"]
    assert screen.model.host.company.you == {"seats": [], "host": False}
    assert code_of(phones[0]) in screen.text()
    assert [tap for tap in screen.taps() if tap[0] in ("pick", "say", "confirm")] == []


# A table travels


def test_a_table_goes_along_and_comes_back(home: Home) -> None:
    anna, bert = phones = started(home)
    move(waited_for(phones))
    anna.tap("sheet", "menu")
    anna.tap("net", "propose", "along")
    bert.until(lambda: ["net", "vote", True] in bert.taps())
    bert.tap("net", "vote", True)
    anna.until(lambda: anna.went()[:1] == ["table"])
    _, ident = anna.went()
    assert ident.startswith("along.")
    bert.until(lambda: "on its way" in bert.text())
    carried = {name: dict(anna.shelves[name]) for name in ("tables", "summaries")}
    local = Wired(anna.wire, bring, ident, **carried)
    local.tap("bring")
    assert local.went() == ["table", "net", ident.removeprefix("along.")]
    assert local.shelves["tables"] == {}
    bert.until(lambda: bert.find(data_screen="table"))


def test_a_table_of_one_phone_is_brought_to_the_network(home: Home) -> None:
    entries = saves.keep("ab12", played(moves=5), 1)[1]
    shelves = {name: {"ab12": value} for name, _, value in entries}
    phone = Wired(Wire(home.address), bring, "ab12", **json.loads(json.dumps(shelves)))
    assert "Anna, Ben and Cleo" in phone.text()
    phone.tap("bring")
    _, _, code = phone.went()
    assert phone.shelves["tables"] == {}
    there = at(phone.wire, code)
    for place, name in enumerate(("Anna", "Ben", "Cleo")):
        sit(there, place, name)
    there.tap("net", "start")
    there.until(lambda: there.find(data_screen="curtain"))
    assert there.model.host.moves == 5


def test_the_record_as_a_file_needs_everybody(home: Home) -> None:
    anna, bert = started(home)
    bert.tap("sheet", "menu")
    bert.tap("net", "propose", "export")
    anna.until(lambda: ["net", "vote", False] in anna.taps())
    anna.tap("net", "vote", True)
    bert.until(lambda: bert.told("share"))
    [(_, name, text)] = bert.told("share")
    assert name.endswith(".unke") and Record.read(text).seats == 3


def test_a_phone_finds_its_own_tables_again_and_sees_where_it_is_awaited(home: Home) -> None:
    phone = waited_for(started(home))
    code = code_of(phone)
    found = Wired(phone.wire, network)
    [row] = [row for row in found.find("li", class_="table-row is-mine") if code in found.text(row)]
    assert "It’s your turn" in found.text(row)
    stranger = Wired(Wire(home.address), network)
    assert "Your tables" not in stranger.text() and code in stranger.text()


def test_a_file_that_is_no_game_is_refused(home: Home) -> None:
    phone = Wired(Wire(home.address), network)
    phone.file = {"name": "x.unke", "text": "nonsense"}
    phone.tap("file")
    assert "The server cannot follow this game" in phone.text() and phone.went() == []


def test_a_file_of_a_running_game_becomes_a_table(home: Home) -> None:
    phone = Wired(Wire(home.address), network)
    phone.file = {"name": "x.unke", "text": played(moves=5).text()}
    phone.tap("file")
    assert phone.went()[:2] == ["table", "net"]


def test_without_a_server_the_list_says_so_and_asks_again(home: Home) -> None:
    phone = Wired(Wire("http://127.0.0.1:9"), network)
    assert "The server does not answer" in phone.text()
    phone.wire.address = home.address
    phone.send(*phone.timers.pop(0))
    assert "The server does not answer" not in phone.text()
