"""One's own tables and phone: all in one place, wherever they are, with what can be done."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from client.app.texts import say
from client.screens import network, own, seat
from server.store.store import FILE
from tests.client.people import at, code_of, opened, sit, started
from tests.client.wired import Wire, Wired
from tests.server.home import Home

Homes = Callable[..., Home]


@pytest.fixture
def homes(tmp_path: Path) -> Iterator[Homes]:
    made: list[Home] = []

    def start(**limits: int) -> Home:
        made.append(Home(tmp_path / str(len(made)), **limits))
        return made[-1].start()

    yield start
    for home in made:
        assert home.stop() == 0
        assert "Traceback" not in home.said(), home.said()


def ident(phone: Wired, code: str) -> str:
    (table,) = [table for table in phone.model.tables if table["code"] == code]
    found: str = table["table"]
    return found


def test_the_list_of_tables_leads_to_all_that_one_has(home: Home) -> None:
    phone = Wired(Wire(home.address), network)
    phone.tap("go", "own")
    assert phone.went() == ["own"]


def test_a_phone_that_has_nothing_here_is_told_so_and_not_registered(home: Home) -> None:
    phone = Wired(Wire(home.address), own)
    assert say("net.own.none") in phone.text() and say("net.own.unknown") in phone.text()
    assert phone.wire.key == "" and ["forget"] not in phone.taps()


def test_each_table_says_on_which_phones_its_seats_lie_and_who_is_there(home: Home) -> None:
    anna, bert = started(home, persons=2)
    code = code_of(anna)
    bert.wire.close()
    phone = Wired(anna.wire, own)
    name = ident(phone, code)
    phone.until(lambda: refreshed(phone)["players"][1]["state"] == "away")
    phone.tap("more", name)
    sheet = phone.text(phone.find("dialog")[0])
    for words in ("On this phone", "On another phone", "Anna", "Bert", "away", "Bots"):
        assert words in sheet
    assert say("net.own.end.how") in sheet and ["delete", name] not in phone.taps()
    phone.tap("do", "free", name, 1)
    assert phone.told("announce")[-1] == ("announce", "The seat of Bert is free.")
    assert "Free" in phone.text(phone.find("dialog")[0])
    phone.tap("do", "free", name, 0)
    assert phone.model.tables[0]["seats"] == []
    phone.tap("go", "table", "net", name)
    assert phone.went() == ["table", "net", name]


def refreshed(phone: Wired) -> dict[str, Any]:
    phone.send("refresh")
    table: dict[str, Any] = phone.model.tables[0]
    return table


def test_the_host_deletes_a_table_without_entering_it(home: Home) -> None:
    wire, code = opened(home)
    phone = Wired(wire, own)
    name = ident(phone, code)
    phone.tap("more", name)
    phone.tap("delete", name)
    assert say("net.own.delete.how") in phone.text() and code in phone.text()
    phone.tap("do", "delete", name)
    assert phone.told("announce")[-1][1] == "The table is deleted: Klunker."
    assert code not in phone.text() and not phone.find("dialog")
    phone.send("do", "delete", name)  # somebody was quicker
    assert say("net.why.no-table") in phone.text()


def test_a_table_in_the_archive_is_listed_and_opened(homes: Homes) -> None:
    home = homes(tables=1)
    wire, code = opened(home)
    anna = at(wire, code)
    sit(anna, 0, "Anna")
    wire.close()
    home.kill()
    with closing(sqlite3.connect(home.data / FILE)) as db, db:
        db.execute("UPDATE tables SET touched = touched - 2 * 86400")
    home.start()
    home.phone().make("klunker", ["person", "bot:solid", "bot:solid"])
    phone = Wired(wire, own)
    assert say("net.own.archived.how") in phone.text()
    name = ident(phone, code)
    phone.tap("more", name)
    assert ["delete", name] in phone.taps()
    with closing(sqlite3.connect(home.data / FILE)) as db, db:
        db.execute("UPDATE tables SET touched = touched - 2 * 86400")
    back = at(wire, name)
    assert back.model.host.players[0]["name"] == "Anna" and code_of(back) == code


def test_everything_goes_to_another_phone_by_one_code(home: Home) -> None:
    wire, code = opened(home)
    sit(at(wire, code), 0, "Anna")
    phone = Wired(wire, own)
    phone.tap("move")
    phone.until(lambda: phone.model.code)
    assert phone.find("svg", role="img")
    ticket = phone.told("http")[-1][3]["to"].partition("/")[2]
    new = Wired(Wire(home.address), seat, ticket)
    new.until(lambda: new.wire.connection.state == "open")
    new.tap("take")
    new.until(lambda: new.went())
    phone.send("refresh")
    assert phone.told("announce")[-1] == ("announce", say("net.own.moved"))
    assert not phone.find("dialog") and say("net.own.none") in phone.text()
    assert code in Wired(new.wire, own).text()


def test_a_phone_is_forgotten_after_a_warning(home: Home) -> None:
    wire, code = opened(home)
    anna, bert = at(wire, code), at(Wire(home.address), code)
    sit(anna, 0, "Anna")
    sit(bert, 1, "Bert")
    phone = Wired(wire, own)
    phone.tap("forget")
    assert say("net.own.forget.how") in phone.text() and code in phone.text()
    phone.tap("close")
    phone.tap("forget")
    phone.tap("do", "forget")
    assert phone.wire.key == "" and say("net.own.unknown") in phone.text()
    assert phone.told("announce")[-1] == ("announce", say("net.own.forgotten"))
    bert.until(lambda: bert.model.host.tablemates.you["host"])
    assert bert.model.host.players[0]["state"] == "free"


def test_without_a_server_the_list_says_so_and_asks_again(home: Home) -> None:
    phone = Wired(Wire("http://127.0.0.1:9"), own)
    assert "The server does not answer" in phone.text()
    phone.wire.address = home.address
    phone.tap("refresh")
    assert "The server does not answer" not in phone.text()


def test_back_closes_the_overlay_first(home: Home) -> None:
    phone = Wired(Wire(home.address), own)
    assert own.back(phone.model) is None
    phone.model.overlay = ["forget"]
    assert own.back(phone.model) == ["close"]
