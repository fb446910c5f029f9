"""Tables that nobody has touched for long make room, and come back as they were left."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from server.guard.limits import Limits
from server.guard.refusals import Refusal
from server.house.house import House
from server.store.store import FILE
from shared_rules.engine.chance import Chance
from shared_rules.engine.record import Record
from tests.bench.strangers.tables import SEATS
from tests.server.evening import refused
from tests.server.home import Home
from tests.server.past import lapse, later, own
from tests.server.phone import play_all, sit_down

OwnHome = Callable[..., Home]
SETUP = {"game": "klunker", "seats": SEATS}
TWO, DAY = ["person", "person", "bot:random"], 86400


def test_a_game_that_made_room_comes_back_as_it_was_left(own_home: OwnHome) -> None:
    home = own_home(tables=1)
    anna, bert = home.phones(2)
    table = anna.make("klunker", TWO)
    sit_down(table, [anna, bert])
    for _ in range(6):
        for phone in (anna, bert):
            phone.settle().random_act(Chance(1))
    before = [(phone.rest().table, phone.game, phone.log) for phone in (anna, bert)]
    later(home, 80, anna, bert)
    dora = home.phone()
    newer = dora.make("klunker", TWO)
    assert home.metric("unke_tables ") == 1
    assert own(bert)[table]["archived"]
    for phone in (anna, bert):
        phone.table = {}
        phone.connect()
    with refused("full"):  # the other one was made only just now
        bert.ask("enter", table=table)
    lapse(home.data, 2, newer)
    for phone in (bert, anna):
        phone.enter(table)
    for phone, (seating, game, log) in zip((anna, bert), before, strict=True):
        assert (phone.settle().table, phone.log) == (seating, log)
        apart = {"reasons": 0, "log": 0, "moments": 0}  # how it came about has been told
        assert {**phone.game, **apart} == {**game, **apart}
    assert own(dora)[newer]["archived"] and not own(anna)[table]["archived"]
    play_all([anna, bert])
    for phone in (anna, bert, dora):
        phone.close()


def test_whatever_its_state_the_longest_untouched_makes_room_first(own_home: OwnHome) -> None:
    home = own_home(tables=4)
    anna = home.phone()
    tables = [anna.make("klunker", ["person", "bot:random", "bot:random"]) for _ in range(4)]
    lobby, running, over, away = tables
    for table in (running, over, away):
        sit_down(table, [anna])
        if table == over:
            anna.play()
        anna.settle()
    anna.ask("propose", what="along")
    later(home, 2, anna)
    for ago, table in enumerate((running, lobby, away, over)):
        lapse(home.data, 10 - ago, table)
    dora = home.phone()
    for number, table in enumerate((running, lobby, away, over)):
        dora.make("klunker", TWO)
        archived = [ident for ident, one in own(anna).items() if one["archived"]]
        assert len(archived) == number + 1 and table in archived
    with refused("full"):
        dora.make("klunker", TWO)
    states = {ident: one["status"] for ident, one in own(anna).items()}
    assert [states[table] for table in tables] == ["lobby", "playing", "over", "away"]
    assert Record.read(anna.http("GET", f"/api/tables/{over}/record")).moves
    with refused("secret"):
        anna.http("GET", f"/api/tables/{running}/record")
    for phone in (anna, dora):
        phone.close()


def test_a_table_at_which_somebody_is_or_was_today_stays(own_home: OwnHome) -> None:
    home = own_home(tables=3)
    anna, bert, cleo = home.phones(3)
    here, today, new = (anna.make("klunker", TWO) for _ in range(3))
    anna.enter(here)
    bert.enter(today).sit(0)
    bert.ask("leave")
    lapse(home.data, 80, here, today)
    lapse(home.data, 0.9, new)
    with refused("full"):
        cleo.make("klunker", TWO)
    anna.ask("leave")  # the host
    with refused("full"):
        cleo.make("klunker", TWO)
    lapse(home.data, 0.2, new)
    cleo.make("klunker", TWO)
    assert [ident for ident, one in own(anna).items() if one["archived"]] == [new]
    for phone in (anna, bert, cleo):
        phone.close()


def test_nobody_else_fetches_a_table_from_the_archive(own_home: OwnHome) -> None:
    home = own_home(tables=1)
    anna, bert = home.phones(2)
    table = anna.make("klunker", TWO)
    code = own(anna)[table]["code"]
    lapse(home.data, 2, table)
    newer = bert.make("klunker", TWO)
    lapse(home.data, 2, newer)
    for way in ({"table": table}, {"code": code}):
        with refused("no-table"):
            bert.ask("enter", **way)
    with refused("no-table"):
        bert.http("GET", f"/api/codes/{code}")
    assert anna.http("GET", f"/api/codes/{code}")["table"] == table
    assert anna.ask("enter", code=code)["table"] == table
    bert.ask("enter", table=table)  # now it is there for everybody again
    for phone in (anna, bert):
        phone.close()


def test_a_code_that_is_taken_meanwhile_is_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, "test")
    anna, bert = (house.devices.register("here")[0] for _ in range(2))
    codes = iter(["BBBB", "BBBB", "ZZZZ"])
    monkeypatch.setattr("server.house.places.new_code", lambda taken: next(codes))
    table = house.make(anna, "here", SETUP).seating.table
    assert house.archive.keep(table)
    house.make(bert, "here", SETUP)
    assert house.open(table, anna, "here").seating.code == "ZZZZ"
    house.close()


def test_the_archive_holds_so_many_and_the_first_go_for_good(tmp_path: Path) -> None:
    house = House(tmp_path, "test", Limits(tables=1, archived=2))
    anna, _ = house.devices.register("here")
    made = []
    for _ in range(4):
        made.append(house.make(anna, "here", SETUP).seating.table)
        lapse(tmp_path, 2, made[-1])
    assert {seating.table for seating, *_ in house.archive.rows.of(anna)} == set(made[1:3])
    with pytest.raises(Refusal, match="no such table"):
        house.open(made[0], anna, "here")
    assert house.store.seating(made[0]) is None
    house.close()


def test_archived_tables_cost_no_memory_and_are_not_read_at_the_start(tmp_path: Path) -> None:
    house = House(tmp_path, "test", Limits(tables=1))
    anna, _ = house.devices.register("here")
    for _ in range(3):
        lapse(tmp_path, 2, house.make(anna, "here", SETUP).seating.table)
    assert len(house.tables) == 1
    house.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        changed = db.execute("UPDATE tables SET sheet = 'unreadable' WHERE archived IS NOT NULL")
        assert changed.rowcount == 2
    house = House(tmp_path, "test", Limits(tables=1))
    plan = house.store.read(
        "EXPLAIN QUERY PLAN SELECT sheet FROM tables WHERE archived IS NULL ORDER BY touched, id"
    )
    assert [row[3] for row in plan] == ["SCAN tables USING INDEX in_house"]
    house.close()


def test_what_was_left_for_months_goes_to_the_archive_by_itself(tmp_path: Path) -> None:
    house = House(tmp_path, "test")
    anna, _ = house.devices.register("here")
    old, new = (house.make(anna, "here", SETUP).seating.table for _ in range(2))
    lapse(tmp_path, 91, old)
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("UPDATE devices SET made = made - 91 * 86400")
    house.sweep()
    assert list(house.tables) == [new]
    house.archive.delete(old, anna)
    house.tables[new].close_by(anna)
    assert house.store.device(anna)
    house.sweep()
    assert not house.store.device(anna)
    house.close()


def test_what_goes_to_another_phone_comes_from_the_archive_too(own_home: OwnHome) -> None:
    home = own_home(tables=1)
    anna, new = home.phones(2)
    table = anna.make("klunker", ["person", "bot:random", "bot:random"])
    sit_down(table, [anna])
    anna.play()
    later(home, 2, anna)
    newer = new.connect().make("klunker", TWO)
    lapse(home.data, 2, newer)
    anna.table = {}
    shown = anna.connect().ask("ticket", all=True)["ticket"]
    new.ask("take", ticket=shown)
    assert own(anna) == {} and own(new)[table]["host"]
    assert len(new.http("GET", "/api/finished")["finished"]) == 1
    assert new.enter(table).seats == [0]
    for phone in (anna, new):
        phone.close()
