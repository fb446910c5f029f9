"""A table on the network as phones see it: real screens, a real server, nothing in between."""

import pytest

from client.app.texts import cast_of, say
from client.setup.seating import TOADS
from client.story.log import because
from shared_rules import GAMES
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from tests.client.laid import look, root
from tests.client.people import at, move, opened, sit, started, waited_for
from tests.client.wired import Wire, Wired, everybody
from tests.server.home import Home


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
    anna.tap("net", "who", 1)
    anna.tap("net", "kind", 1, "bot:solid")
    anna.tap("close")
    anna.until(lambda: ["net", "start"] in anna.taps())
    anna.tap("net", "start")
    anna.until(lambda: anna.find(data_screen="table"))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_host_chooses_among_all_bots_that_the_game_has(home: Home, game: str) -> None:
    wire, code = opened(home, game=game)
    anna, bert = at(wire, code), at(Wire(home.address), code)
    cast = cast_of(game)
    for level, (name, about) in cast.items():
        anna.tap("net", "who", 2)
        anna.tap("net", "kind", 2, "bot:" + level)
        anna.until(lambda about=about: about in anna.text())
        anna.tap("close")
        bert.until(lambda level=level: bert.model.host.players[2]["kind"] == "bot:" + level)
        assert bert.model.host.players[2]["name"] in ([name] if name else TOADS)
        row = bert.text(bert.find("li", key=2)[0])
        assert say("level." + level) in row
        assert row.count("●") == list(cast).index(level) + 1
    anna.until(lambda: anna.model.host.players[2]["kind"] == "bot:" + level)
    anna.tap("net", "who", 1)
    anna.tap("net", "kind", 1, "bot:" + level)  # another one like her
    bert.until(lambda: bert.model.host.players[1]["kind"] == "bot:" + level)
    named = {player["name"] for player in bert.model.host.players[1:]}
    assert named == {name, name + " II"} if name else named <= set(TOADS)
    anna.until(lambda: ["net", "who", 0] not in anna.taps())  # somebody has to play
    anna.tap("net", "kind", 1, "person")
    bert.until(lambda: ["net", "sit", 1] in bert.taps())
    anna.until(lambda: anna.find(class_="token") == bert.find(class_="token"))
    assert [tap for tap in bert.taps() if tap[:2] == ["net", "who"]] == []


def test_bots_of_one_character_are_numbered_anew_when_one_of_them_changes(home: Home) -> None:
    wire, code = opened(home, 5, 1)
    anna, bert = at(wire, code), at(Wire(home.address), code)
    level, other = list(cast_of("klunker"))[-2:]
    first, another = cast_of("klunker")[level][0], cast_of("klunker")[other][0]

    def becomes(seat: int, kind: str, *named: str) -> None:
        anna.send("net", "kind", seat, kind)
        everybody(
            [anna, bert],
            lambda phone: tuple(one["name"] for one in phone.model.host.players) == named,
        )

    usual = cast_of("klunker")["solid"][0]
    becomes(1, "bot:" + level, "", first, usual, usual + " II", usual + " III")
    becomes(2, "bot:" + level, "", first, first + " II", usual, usual + " II")
    becomes(3, "bot:" + level, "", first, first + " II", first + " III", usual)
    becomes(1, "bot:" + other, "", another, first, first + " II", usual)
    becomes(2, "person", "", another, "", first, usual)


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
        assert phone.went() == ["result", ident, "table"]
        assert phone.shelves["summaries"][ident]["outcome"]["scores"]
    anna, bert = phones
    anna.tap("net", "again")
    bert.until(lambda: ["net", "next"] in bert.taps())
    bert.tap("net", "next")
    anna.until(lambda: anna.went()[:2] == ["table", "net"])
    assert anna.went() == bert.went()
    bert = at(bert.wire, bert.went()[2])
    assert "Bert on this phone" in bert.text() and bert.find(data_screen="lobby")


def test_a_phone_sees_its_own_hand_and_nothing_of_the_others(home: Home) -> None:
    anna, bert = started(home)
    views = [phone.model.host.standing["views"] for phone in (anna, bert)]
    assert [[view["seat"] for view in held] for held in views] == [[0], [1]]
    assert anna.model.viewer == 0 and bert.model.viewer == 1


def test_why_a_bot_has_moved_is_read_in_the_log_and_on_its_own_sheet(home: Home) -> None:
    phones = started(home)
    while not phones[0].model.host.told_reasons():
        move(waited_for(phones))
        phones[0].wire.pump()
    for phone in phones:
        phone.until(lambda phone=phone: phone.model.host.told_reasons())
        for sheet in (["overlay", "log"], ["overlay", "seat", 2]):
            phone.tap(*sheet)
            [said, *_] = phone.find(class_="because") + phone.find(class_="own-words")
            _, by, why = phone.model.host.told_reasons()[-1]
            assert by == 2 and because(phone.model.scene(), why) in phone.text(said)
            phone.tap("close")


@pytest.mark.parametrize("game", list(GAMES))
def test_two_people_on_one_phone_share_a_table_and_each_looks_at_the_own_cards(
    home: Home, game: str
) -> None:
    wire, code = opened(home, game=game)
    phone = at(wire, code)
    sit(phone, 0, "Anna")
    assert ("permit",) not in phone.done  # to tell how it lies: nobody shares it yet
    sit(phone, 1, "Bert")
    assert ("permit",) in phone.done
    phone.tap("net", "start")
    decided = set()
    for _ in range(12):
        phone.until(lambda: covered(phone) or offered(phone))
        if root(phone) == "curtain":
            assert phone.model.view == {}
        elif root(phone) == "public":
            assert not phone.model.view["private"]
        else:
            assert phone.model.viewer in decided, "asked again, and still looking"
        while not offered(phone):
            look(phone)
        decided.add(phone.model.seat)
        move(phone)
        phone.until(lambda: phone.model.host.waiting_for())
    assert decided == {0, 1}


def test_while_a_move_is_on_its_way_no_tray_can_be_uncovered(home: Home) -> None:
    wire, code = opened(home)
    phone = at(wire, code)
    sit(phone, 0, "Anna")
    sit(phone, 1, "Bert")
    phone.tap("net", "start")
    phone.until(lambda: covered(phone))
    look(phone)
    chosen = random_move(phone.model.view["offers"], Chance(1))
    phone.wire.cut()
    phone.send("confirm", *chosen)
    assert phone.model.host.pending and not covered(phone)
    phone.wire.reachable = True
    phone.wire.ring()
    phone.until(lambda: covered(phone))
    assert phone.model.host.moves > 0


def test_who_is_asked_again_goes_on_looking_at_the_own_cards(home: Home) -> None:
    """Nobody knows who is asked next before the server has said so; the tray waits for that."""
    wire, code = opened(home, game="dschunke")
    phone = at(wire, code)
    sit(phone, 0, "Anna")
    sit(phone, 1, "Bert")
    phone.tap("net", "start")
    again = others = 0
    while not (again and others):
        phone.until(lambda: covered(phone) or offered(phone))
        while not (offered(phone) and phone.model.viewer is not None):
            look(phone)
        seat, was_behind = phone.model.viewer, phone.model.behind
        move(phone)
        phone.until(lambda: phone.model.host.waiting_for())
        if was_behind or phone.find(tap=["curtain"]) or root(phone) == "curtain":
            continue
        if phone.model.host.waiting_for() == [seat]:
            again += 1
            assert phone.model.viewer == seat and root(phone) == "table"
        else:
            others += 1
            assert phone.model.viewer is None and root(phone) == "public"


def covered(phone: Wired) -> bool:
    """Whether there is something between the one who is asked and the own cards."""
    return any(tap in phone.taps() for tap in (["curtain"], ["open"], ["uncover"]))


def offered(phone: Wired) -> bool:
    return any(tap[0] in ("pick", "say") for tap in phone.taps())


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
