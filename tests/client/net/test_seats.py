"""The way to a seat: offered to who comes, taken by who makes a table, asked for at a full one."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from client.app import settings, texts
from client.screens import setup, table, tv
from client.setup.seating import PERSON
from tests.client.people import NAMES, at, code_of, move, opened, sit, started, waited_for
from tests.client.wired import Wire, Wired, everybody
from tests.server.home import Home


@pytest.fixture(params=["en", "de", "it"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(settings.now, "language", request.param)
    return str(request.param)


def comes(home: Home, code: str, name: str = "") -> Wired:
    """A phone that has followed the link, and perhaps knows its owner's name."""
    habits = {"habits": {"name": name}} if name else {}
    phone = Wired(Wire(home.address), table, "net", code, **habits)
    phone.until(lambda: phone.model.host.seating)
    return phone


def sheet(phone: Wired) -> str:
    """What the sheet says that is up, "" without one."""
    return "".join([phone.text(dialog) for dialog in phone.find("dialog")])


def field(phone: Wired) -> dict[str, Any]:
    [(_, attributes, _)] = phone.find("input", input=["net", "name"])
    return dict(attributes)


def fill(phone: Wired, name: str) -> None:
    """Type a name into the sheet that is up, and confirm."""
    phone.send("net", "name", name)
    phone.send("net", "seated")
    phone.until(lambda: phone.model.host.tablemates.you["seats"])


def names(phone: Wired) -> list[str]:
    return [player["name"] for player in phone.model.host.players]


def full(home: Home, bots: int = 1, persons: int = 2) -> list[Wired]:
    """People who have all sat down; the first is the host."""
    wire, code = opened(home, bots + persons, persons)
    phones = [at(wire, code)] + [at(Wire(home.address), code) for _ in range(persons - 1)]
    for place, phone in enumerate(phones):
        sit(phone, place, NAMES[place])
    phones[0].until(lambda: len([name for name in names(phones[0]) if name]) == bots + persons)
    return phones


# Who makes a table


def test_who_makes_a_table_sits_at_it_by_the_name_that_was_given_before(home: Home) -> None:
    wire = Wire(home.address)
    phone = Wired(wire, setup, "klunker", "net", habits={"name": "Anna"})
    phone.send("count", 3)
    for place in range(3):
        phone.send("kind", place, PERSON)
    phone.send("name", 1, "Anna")
    phone.tap("start")
    anna = Wired(wire, table, *phone.went()[1:], habits={"name": "Anna"})
    anna.until(lambda: anna.model.host.seating)
    assert anna.model.host.tablemates.you == {"seats": [1], "host": True}
    assert names(anna)[1] == "Anna" and not sheet(anna)
    anna.tap("net", "rise", 1)
    anna.until(lambda: not anna.model.host.tablemates.you["seats"])
    assert not sheet(anna)  # who only hosts is left alone


def test_who_makes_a_table_without_a_known_name_is_asked_for_it_and_nothing_else(
    home: Home,
) -> None:
    wire, code = opened(home)
    anna = Wired(wire, table, "net", code)
    anna.until(lambda: anna.model.host.seating)
    assert field(anna)["autofocus"]
    fill(anna, "Anna")
    assert names(anna)[0] == "Anna" and anna.shelves["habits"]["name"] == "Anna"


# Who comes


def test_who_comes_by_link_has_only_to_give_a_name(home: Home, language: str) -> None:
    _, code = opened(home)
    bert = comes(home, code)
    assert field(bert)["autofocus"] and field(bert)["value"] == ""
    [(_, form, _)] = bert.find("form")
    assert form["submit"] == ["net", "seated"]
    assert [tap for tap in bert.taps() if tap[:2] == ["net", "colour"]]
    fill(bert, "Bert")
    assert not sheet(bert)
    again = comes(home, code, "Carla")
    assert field(again)["value"] == "Carla"
    again.send("net", "seated")
    again.until(lambda: again.model.host.tablemates.you["seats"])


def test_who_has_a_seat_or_is_a_television_is_offered_none(home: Home) -> None:
    anna, bert = full(home)
    back = Wired(bert.wire, table, "net", code_of(bert))
    back.until(lambda: back.model.host.seating)
    assert not sheet(back)
    screen = Wired(Wire(home.address), tv, code_of(bert))
    screen.until(lambda: screen.model.host.seating)
    assert not sheet(screen)


def test_of_two_who_come_at_once_each_gets_a_seat_and_what_was_typed_stays(home: Home) -> None:
    _, code = opened(home, 3, 2)
    bert, cleo, dora = (comes(home, code) for _ in range(3))
    for phone, name in ((bert, "Bert"), (cleo, "Cleo"), (dora, "Dora")):
        phone.send("net", "name", name)
    bert.send("net", "seated")
    cleo.until(lambda: names(cleo)[0] == "Bert")
    assert field(cleo)["value"] == "Cleo"
    cleo.send("net", "seated")
    dora.send("net", "seated")  # she has not heard of Bert yet
    dora.until(lambda: texts.say("net.full") in sheet(dora))
    assert field(dora)["value"] == "Dora"
    cleo.until(lambda: names(cleo)[:2] == ["Bert", "Cleo"])


def test_a_free_seat_in_a_running_game_is_offered_to_who_comes(home: Home) -> None:
    anna, bert = started(home)
    bert.send("net", "propose", "free", 1)
    anna.until(lambda: anna.model.host.players[1]["state"] == "free")
    mia = comes(home, code_of(anna))
    mia.until(lambda: mia.find(data_screen="table"))
    assert "The seat of Bert is free." in sheet(mia) and field(mia)["value"] == ""
    fill(mia, "Mia")
    mia.until(lambda: mia.model.viewer == 1)
    anna.until(lambda: names(anna)[1] == "Mia")


def test_the_seats_of_a_game_that_was_brought_are_chosen_by_their_names(home: Home) -> None:
    wire, code = opened(home, 3, 3)
    anna = at(wire, code)
    seats = anna.model.host.tablemates.sitting.setup()["seats"]
    for seat, name in zip(seats, ("Anna", "Ben", "Carla"), strict=True):
        seat["name"] = name
    anna.send("net", "set", "seats", seats)
    anna.until(lambda: names(anna) == ["Anna", "Ben", "Carla"])
    carla = comes(home, code, "Carla")
    assert carla.model.host.tablemates.overlay == ["sit", 2]
    ben = comes(home, code)
    ben.tap("net", "seat", 1)
    assert field(ben)["value"] == "Ben"


# A full table


def test_a_fourth_phone_is_told_that_it_watches_and_what_it_can_do(
    home: Home, language: str
) -> None:
    anna, bert = full(home)
    mia = comes(home, code_of(anna))
    for key in ("net.full", "net.full.how", "net.wish", "net.watch"):
        assert texts.say(key) in sheet(mia)
    mia.tap("net", "wish")
    assert texts.say("net.nameless") in sheet(mia)
    mia.send("net", "name", "Mia")
    mia.tap("net", "join", 2)
    assert not sheet(mia)
    anna.until(lambda: ["net", "vote", True] in anna.taps())
    bot = anna.model.host.players[2]["name"]
    assert texts.say("net.ask.join", "Mia", bot) in anna.text()
    mia.until(lambda: ["net", "propose", "nothing"] in mia.taps())
    anna.tap("net", "vote", True)
    mia.until(lambda: mia.model.host.tablemates.you["seats"] == [2])
    bert.until(lambda: names(bert)[2] == "Mia")


def test_a_tap_on_a_bots_seat_asks_for_it(home: Home) -> None:
    anna, bert = full(home)
    mia = comes(home, code_of(anna), "Mia")
    mia.tap("close")
    assert texts.say("net.full.told") in mia.text()
    mia.tap("net", "join", 2)
    anna.until(lambda: ["net", "vote", False] in anna.taps())
    anna.tap("net", "vote", False)
    mia.until(lambda: texts.say("net.decided.refused") in mia.text())
    assert ["net", "join", 2] in mia.taps()
    assert ["net", "join", 2] not in bert.taps() + anna.taps()  # they sit already


def test_a_seat_that_is_given_back_is_offered_to_who_has_found_none(home: Home) -> None:
    anna, bert = full(home)
    mia = comes(home, code_of(anna))
    mia.send("net", "name", "Mia")
    bert.tap("net", "rise", 1)
    mia.until(lambda: mia.model.host.tablemates.overlay == ["sit", 1])
    assert field(mia)["value"] == "Mia"


def test_a_game_with_room_for_one_more_gets_one_more_seat(home: Home) -> None:
    anna, *_ = full(home, 0, 3)
    mia = comes(home, code_of(anna), "Mia")
    mia.tap("net", "join")
    anna.until(lambda: ["net", "vote", True] in anna.taps())
    assert texts.say("net.ask.join.more", "Mia") in anna.text()
    anna.tap("net", "vote", True)
    mia.until(lambda: mia.model.host.tablemates.you["seats"] == [3])


def test_who_watches_a_running_game_may_play_the_next_one(home: Home) -> None:
    phones = started(home)
    mia = comes(home, code_of(phones[0]), "Mia")
    mia.until(lambda: mia.find(data_screen="table"))
    mia.tap("close")
    mia.tap("net", "full")
    mia.tap("net", "wish")
    mia.until(lambda: texts.say("net.wish.told") in mia.text())
    phones[0].until(lambda: texts.say("net.wishes", "Mia") in phones[0].text())
    while not waited_for(phones).model.host.over:
        move(waited_for(phones))
    everybody(phones, lambda phone: phone.model.host.over)
    assert texts.say("net.rematch.too", "Mia") in phones[0].text()
    phones[0].tap("net", "again")
    mia.until(lambda: ["net", "next"] in mia.taps())
    mia.tap("net", "next")
    there = Wired(mia.wire, table, *mia.went()[1:])
    there.until(lambda: there.model.host.seating)
    assert there.model.host.tablemates.you["seats"] == [2] and names(there)[2] == "Mia"


# What comes next, and what is counted


def test_the_lobby_says_who_is_missing_and_who_begins(home: Home, language: str) -> None:
    wire, code = opened(home, 3, 2)
    anna = at(wire, code)
    bert = at(Wire(home.address), code)
    missing = texts.say("net.missing", texts.say("net.seat.number", 2))
    sit(anna, 0, "Anna")
    assert missing in anna.text()
    [(_, button, _)] = anna.find("button", tap=["net", "start"])
    assert button["disabled"]
    sit(bert, 1, "Bert")
    assert texts.say("net.ready", "Anna") in bert.text()
    anna.until(lambda: missing not in anna.text())
    bert.wire.cut()
    anna.until(lambda: texts.say("net.state.away", "Bert") in anna.text())
    bert.wire.reachable = True
    bert.wire.ring()
    bert.until(lambda: bert.wire.connection.state == "open")
    anna.until(lambda: texts.say("net.state.away", "Bert") not in anna.text())
    anna.tap("net", "rise", 0)
    bert.until(lambda: texts.say("net.starts", texts.say("net.host")) in bert.text())


def test_every_number_of_the_lobby_stands_with_a_noun(home: Home, language: str) -> None:
    anna, _ = full(home)
    for count, key in ((1, "net.watcher"), (2, "net.watchers")):
        comes(home, code_of(anna))
        anna.until(lambda count=count: anna.model.host.seating["watching"] == count)
        assert texts.say(key, count) in anna.text()
    counted = [text for text in leaves(anna.tree) if any(letter.isdigit() for letter in text)]
    assert len(counted) > 4
    for text in counted:
        assert max(len(word) for word in re.findall(r"[^\W\d]+", text)) > 3, text


def leaves(tree: Any) -> Iterator[str]:
    """All texts that stand in a tree, piece by piece."""
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, list):
        is_element = len(tree) == 3 and isinstance(tree[1], dict)
        for child in tree[2] if is_element else tree:
            yield from leaves(child)
