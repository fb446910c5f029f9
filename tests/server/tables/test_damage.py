"""What is damaged is named in one sentence, and costs nobody more than has to be."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from server.store.store import Store
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from tests.server.files import corrupted, emptied, garbage, laid, truncated, unke
from tests.server.home import Home
from tests.server.phone import Phone, Refused, sit_down

OwnHome = Callable[..., Home]

WRONG = {
    "no sheet": "UPDATE tables SET sheet = 'torn {' WHERE id = ?",
    "no letters": "UPDATE tables SET sheet = CAST(x'7bff' AS TEXT) WHERE id = ?",
    "another sheet": "UPDATE tables SET sheet = '{\"seats\": []}' WHERE id = ?",
    "a seat for a number": "UPDATE tables SET sheet = json_set(sheet, '$.seats[0].name', 7)"
    " WHERE id = ?",
    "an option": "UPDATE tables SET sheet = json_set(sheet, '$.options.magic', 1) WHERE id = ?",
    "an option of the game": "UPDATE games SET setup = json_set(setup, '$.options.magic', 1)"
    " WHERE id = ?",
    "no such game": "UPDATE games SET setup = json_set(setup, '$.key', 'chess') WHERE id = ?",
    "no game": "DELETE FROM games WHERE id = ?",
    "no state": "UPDATE games SET state = 'null' WHERE id = ?",
    "a state without cards": "UPDATE games SET state = json_remove(state, '$.hands') WHERE id = ?",
    "a torn state": "UPDATE games SET state = substr(state, 1, 400) WHERE id = ?",
    "nobody waits": "UPDATE games SET waiting = '' WHERE id = ?",
    "a move": "UPDATE moves SET move = '[\"show\"' WHERE serial = 0 AND id = ?",
    "lost moves": "DELETE FROM moves WHERE serial = 0 AND id = ?",
}


def damage(folder: Path, sql: str, *values: str) -> None:
    with closing(sqlite3.connect(folder / "unke.db", isolation_level=None)) as db:
        assert db.execute(sql, values).rowcount


def rows(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "unke.db")) as db:
        return db.execute("SELECT count(*) FROM tables").fetchone()[0]


def test_a_damaged_table_is_set_aside_and_the_others_go_on(own_home: OwnHome) -> None:
    home = own_home()
    anna, bert = home.phones(2)
    made, codes = [], []
    for _ in range(len(WRONG) + 1):
        made.append(anna.make("dschunke", ["person", "person"], open=True))
        sit_down(made[-1], [anna, bert])
        codes.append(anna.table["code"])
        for one in (anna, bert, anna):
            one.settle().random_act(Chance(3))
    *hurt, sound = made
    assert home.stop() == 0
    for table, sql in zip(hurt, WRONG.values(), strict=True):
        damage(home.data, sql, table)

    home.start()
    lines = home.said().splitlines()
    for table, what in zip(hurt, WRONG, strict=True):
        (line,) = [line for line in lines if line.startswith(f"table {table[:6]}: damaged")]
        assert "set aside: " in line, what
    phone = Phone(home.address, "Anna", anna.key).connect()
    assert [brief["table"] for brief in phone.welcome["tables"]] == [sound]
    assert [brief["table"] for brief in phone.http("GET", "/api/tables")["tables"]] == [sound]
    for table in hurt:
        with pytest.raises(Refused, match="^damaged: this table is damaged"):
            phone.ask("enter", table=table)
        with pytest.raises(Refused, match="^damaged:"):
            phone.http("GET", f"/api/tables/{table}/record")
    with pytest.raises(Refused, match="^damaged:"):  # its sheet can be read, so its code is known
        phone.http("GET", f"/api/codes/{codes[list(WRONG).index('lost moves')]}")
    phone.enter(sound)
    assert phone.game["moves"] > 0
    phone.close()
    assert home.stop() == 0
    assert rows(home.data) == len(made)

    found = unke("doctor", "--data", home.data, "--port", str(home.port)).stdout
    for table, what in zip(hurt, WRONG, strict=True):
        assert f"WRONG table {table[:6]}: " in found, what
    assert f"table {sound[:6]}" not in found


def test_a_table_that_proves_damaged_while_it_is_played_is_set_aside(own_home: OwnHome) -> None:
    home = own_home()
    (anna,) = home.phones(1)
    table = anna.make("dschunke", ["person", "bot:random"])
    sit_down(table, [anna])
    anna.ask("leave")
    damage(home.data, WRONG["a torn state"], table)
    for _ in range(2):
        with pytest.raises(Refused, match="^damaged:"):
            anna.ask("enter", table=table)
    assert anna.ask("enter", table=anna.make("klunker", ["person"] * 3))
    assert home.said().count("set aside") == 1
    anna.close()


def test_a_page_that_proves_corrupted_is_told_and_costs_no_other_table(own_home: OwnHome) -> None:
    home = own_home()
    anna, bert = home.phones(2)
    table = anna.make("dschunke", ["person", "person"])
    sit_down(table, [anna, bert])
    for phone in (anna, bert, anna, bert):
        phone.settle().random_act(Chance(3))
    mover = next(phone for phone in (anna, bert) if phone.settle().turn() is not None)
    with closing(sqlite3.connect(home.data / "unke.db")) as db:
        assert db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    corrupted(home.data / "unke.db")
    home.phone("Cleo").close()  # whatever is written, the server reads anew
    move = random_move(mover.view(mover.seats[0])["offers"], Chance(1))
    for _ in range(2):
        with pytest.raises(Refused, match="^not-stored:"):
            mover.act(mover.seats[0], move)
    assert "not stored: the database is damaged, see `unke doctor`" in home.said()
    for phone in (anna, bert):
        phone.close()


@pytest.mark.parametrize("spoil", [garbage, emptied, truncated, corrupted])
def test_a_broken_database_is_told_in_one_sentence(
    spoil: Callable[[Path], None], tmp_path: Path
) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy.db"
    with closing(Store(folder)) as store:
        store.save_seatings([{"table": name, "code": name * 500} for name in "abcdefgh"])
    spoil(folder / "unke.db")
    before = laid(folder)["unke.db"]
    for words in (["play", "--no-open", "--port", "0"], ["backup", str(copy)]):
        done = unke(*words, "--data", folder)
        assert (done.returncode, done.stdout) == (1, ""), words
        assert done.stderr.startswith("unke: ") and done.stderr.count("\n") == 1, done.stderr
        assert "`unke restore FILE` brings a copy back" in done.stderr
    found = unke("doctor", "--data", folder, "--port", "0")
    assert found.returncode == 1 and "Traceback" not in found.stderr
    (line,) = [line for line in found.stdout.splitlines() if line.startswith("WRONG database: ")]
    assert str(folder / "unke.db") in line
    assert not list(tmp_path.glob("copy.db*"))
    assert laid(folder)["unke.db"] == before
