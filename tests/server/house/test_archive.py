"""What a server keeps: games that were ended, records from outside, and how much of all that."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from server.guard.limits import Limits
from server.house.house import House
from server.store.store import FILE, NotStored
from server.tables.seating import Seating
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.record import Record
from shared_rules.engine.table import Table
from tests.bench.strangers.tables import SEATS
from tests.server.evening import refused
from tests.server.home import Home
from tests.server.phone import Phone, sit_down

OwnHome = Callable[..., Home]
Phones = Callable[[int], list[Phone]]


def at_home(moves: int = 9999, **changes: list[str]) -> Table:
    """A table that was played on one phone, its players changed in some way."""
    players = [
        {"name": f"Name {seat}", "kind": kind, "colour": colour}
        for seat, (kind, colour) in enumerate(
            zip(
                changes.get("kinds", ["person", "person", "bot:solid"]),
                changes.get("colours", ["red", "blue", "green"]),
                strict=True,
            )
        )
    ]
    table, chance = Table.new("klunker", players, {}, f"{len(str(changes)):032x}"), Chance(3)
    while len(table.record.moves) < moves and not table.over:
        seat = table.game.waiting_for()[0]
        table.act(seat, random_move(table.game.view(seat)["offers"], chance))
    return table


def test_a_game_that_was_ended_stays_for_those_who_sat_there(own_home: OwnHome) -> None:
    home = own_home()
    anna, bert, cleo = home.phones(3)
    sit_down(anna.make("dschunke", ["person", "person", "bot:random"]), [anna, bert])
    while not anna.settle().game["moves"]:
        for phone in (anna, bert):
            phone.settle().random_act(Chance(1))
    path = f"/api/tables/{anna.table['table']}/record"
    log = anna.settle().log
    anna.ask("propose", what="end")
    assert bert.settle().news[-1]["why"] == "closed"
    for _ in range(2):
        assert len(Record.read(bert.http("GET", path)).moves) == len(log)
        assert anna.http("GET", path) == bert.http("GET", path)
        with refused("secret"):
            cleo.http("GET", path)
        with refused("no-table"):
            cleo.ask("enter", table=anna.table["table"])
        home.kill()
        home.start()
        cleo.connect()
    with refused("no-table"):
        cleo.http("GET", "/api/tables/nothing/record")
    for phone in (anna, bert, cleo):
        phone.close()


@pytest.mark.parametrize(
    "changes",
    [
        {"kinds": ["bot:solid", "bot:solid", "bot:random"]},
        {"kinds": ["person:x", "person", "bot:solid"]},
        {"kinds": ["person", "person", "bot:evil"]},
        {"colours": ["red", "blue", "red"]},
        {"colours": ["red", "blue", "black"]},
    ],
)
def test_who_cannot_sit_together_is_not_brought_in(
    phones: Phones, changes: dict[str, list[str]]
) -> None:
    (anna,) = phones(1)
    with refused("record"):
        anna.http("POST", "/api/tables", {"record": at_home(3, **changes).text()})
    if "bot:random" not in str(changes):  # a finished game of bots alone is one all the same
        with refused("record"):
            anna.http("POST", "/api/finished", at_home(**changes).text())


def test_finished_games_do_not_pile_up_without_end(own_home: OwnHome) -> None:
    home = own_home(finished=1)
    anna = home.phone()
    first, second = at_home(), at_home(kinds=["person", "person", "bot:random"])
    ident = anna.http("POST", "/api/finished", first.text())["id"]
    with refused("full"):
        anna.http("POST", "/api/finished", second.text())
    assert anna.http("POST", "/api/finished", first.text())["id"] == ident  # it is here already
    table = anna.make("klunker", ["person", "bot:random", "bot:random"])
    sit_down(table, [anna])
    anna.play()  # its own games are kept
    assert len(anna.http("GET", "/api/finished")["finished"]) == 2
    anna.close()


def test_tidying_up_stops_at_nothing_and_forgets_nobody_who_is_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, "test", Limits(archived=0))
    here, gone, host = (house.devices.register("here")[0] for _ in range(3))
    setup = {"game": "klunker", "seats": SEATS}
    tables = [house.make(host, "here", setup).seating.table for _ in range(3)]
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("UPDATE tables SET touched = touched - 100 * 86400")
        db.execute("UPDATE devices SET made = made - 100 * 86400")
    db.close()

    class Socket:
        device = here

    house.sockets.all.add(Socket())  # type: ignore[arg-type]
    put, failing = house.archive.rows.put, tables[1]

    def fail_once(seating: Seating, most: int) -> None:
        if seating.table == failing:
            raise NotStored("the disk is full")
        put(seating, most)

    monkeypatch.setattr(house.archive.rows, "put", fail_once)
    house.sweep()
    assert list(house.tables) == [failing]
    assert [bool(house.store.device(device)) for device in (here, gone, host)] == [
        *[True, False, True]
    ]
    monkeypatch.undo()
    house.sweep()
    assert not house.tables
    house.sockets.all.clear()
    house.close()
