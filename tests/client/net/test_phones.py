"""Phones come and go, and so do tables: nothing is lost on the way."""

import json

from client.screens import bring, seat, tv
from client.shelf import saves
from shared_rules.engine.record import Record
from tests.client.people import at, code_of, move, sit, started, waited_for
from tests.client.phone import played
from tests.client.wired import Wire, Wired, everybody
from tests.server.home import Home


def test_a_seat_moves_to_another_phone(home: Home) -> None:
    anna, bert = started(home)
    bert.tap("overlay", "menu")
    bert.tap("net", "ticket", [1])
    bert.until(lambda: "seat" in bert.model.host.tablemates.codes)
    ticket = bert.model.host.tablemates.codes["seat"]["address"].partition("#seat/")[2]
    other = Wired(Wire(home.address), seat, ticket)
    other.tap("take")
    other.until(lambda: other.went())
    screen, net, where = other.went()
    moved = at(other.wire, where)
    moved.until(lambda: moved.find(data_screen="table"))
    assert moved.model.host.persons() == [1]
    bert.until(lambda: bert.model.host.persons() == [])
    assert bert.model.viewer is None and "You are watching." in bert.text()
    again = Wired(Wire(home.address), seat, ticket)
    again.tap("take")
    again.until(lambda: "has been used, or is too old" in again.text())


def test_who_is_away_is_seen_and_a_bot_may_play_until_the_return(home: Home) -> None:
    anna, bert = started(home)
    bert.wire.cut()
    anna.until(lambda: "is-away" in str(anna.find("button", tap=["overlay", "seat", 1])))
    anna.tap("overlay", "seat", 1)
    assert "Bert is away." in anna.text()
    anna.tap("net", "propose", "standin", 1)
    anna.until(lambda: anna.model.host.players[1]["state"] == "standin")
    bert.wire.reachable = True
    bert.wire.ring()
    bert.until(lambda: bert.wire.connection.state == "open")
    anna.until(lambda: anna.model.host.players[1]["state"] == "here")


def test_after_a_restart_of_the_server_everybody_is_back_by_themselves(home: Home) -> None:
    phones = started(home)
    move(waited_for(phones))
    home.kill()
    for phone in phones:
        phone.until(lambda phone=phone: phone.wire.connection.state == "waiting")
        assert "Trying again" in phone.text()
    home.start()
    for phone in phones:
        phone.wire.ring()
        phone.until(lambda phone=phone: phone.wire.connection.state == "open")
    everybody(phones, lambda phone: "Trying again" not in phone.text())
    move(waited_for(phones))


def test_a_television_is_told_what_everybody_may_know_and_no_more(home: Home) -> None:
    phones = started(home)
    screen = Wired(Wire(home.address), tv, code_of(phones[0]))
    screen.until(lambda: screen.find(class_="beside"))
    for _ in range(4):
        move(waited_for(phones))
    screen.until(lambda: screen.model.host.moves >= phones[0].model.host.moves)
    [view] = screen.model.host.standing["views"]
    assert view["seat"] is None and not view["private"] and not view["offers"]
    assert screen.model.host.tablemates.you == {"seats": [], "host": False}
    assert code_of(phones[0]) in screen.text()
    assert [tap for tap in screen.taps() if tap[0] in ("pick", "say", "confirm")] == []


# A table travels


def test_a_table_goes_along_and_comes_back(home: Home) -> None:
    anna, bert = phones = started(home)
    move(waited_for(phones))
    anna.tap("overlay", "menu")
    anna.tap("net", "propose", "along")
    bert.until(lambda: ["net", "vote", True] in bert.taps())
    bert.tap("net", "vote", True)
    anna.until(lambda: anna.went()[:1] == ["table"])
    _, ident = anna.went()
    assert ident.startswith("along.")
    bert.until(lambda: "This table is away" in bert.text())
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
    assert [tap for tap in there.taps() if tap[:2] == ["net", "who"]] == []
    for place, name in enumerate(("Anna", "Ben", "Cleo")):
        sit(there, place, name)
    there.tap("net", "start")
    there.until(lambda: there.find(data_screen="public"))
    assert there.model.host.moves == 5


def test_the_record_as_a_file_needs_everybody(home: Home) -> None:
    anna, bert = started(home)
    bert.tap("overlay", "menu")
    bert.tap("net", "propose", "export")
    anna.until(lambda: ["net", "vote", False] in anna.taps())
    anna.tap("net", "vote", True)
    bert.until(lambda: bert.told("share"))
    [(_, name, text)] = bert.told("share")
    assert name.endswith(".unke") and Record.read(text).seats == 3
