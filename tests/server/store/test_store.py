"""What outlives the server: data of older versions goes on, and can be copied while it runs."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from server.source import SOURCE
from server.store import database, schema, store
from server.store.database import BadDatabase, NewerSchema
from server.store.store import Store
from shared_rules.engine.record import Record
from tests.server.home import Home
from tests.server.phone import Phone, play_all, sit_down

OLD = Path(__file__).resolve().parent / "old"
OwnHome = Callable[..., Home]


def laid(folder: Path, version: int) -> Home:
    """A server whose data is as a version of Unke with that schema has left it."""
    home = Home(folder)
    with sqlite3.connect(folder / store.FILE) as db:
        db.executescript((OLD / f"schema-{version}.sql").read_text("utf-8"))
    db.close()
    return home


def version_of(folder: Path) -> int:
    db = sqlite3.connect(folder / store.FILE)
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    db.close()
    return version


@pytest.mark.parametrize("version", range(1, len(schema.STEPS) + 1))
def test_data_of_every_older_version_goes_on(tmp_path: Path, version: int) -> None:
    """A game in its middle, and one that is over."""
    with laid(tmp_path, version) as home:
        assert version_of(tmp_path) == len(schema.STEPS)
        phones = [Phone(home.address, name, f"{name}.old").connect() for name in ("anna", "bert")]
        (table,) = [brief for brief in phones[0].welcome["tables"] if brief["status"] == "playing"]
        assert (table["table"], table["moves"]) == ("table-1", 12)
        for phone in phones:
            phone.enter("table-1")
        play_all(phones)
        (game, old) = phones[0].http("GET", "/api/finished")["finished"]
        for one in (game, old):
            text = phones[0].http("GET", f"/api/finished/{one['id']}")
            assert Record.read(text).scores == one["scores"]
        for phone in phones:
            phone.close()


def test_what_was_ended_before_there_was_an_archive_is_found_in_it(tmp_path: Path) -> None:
    home = laid(tmp_path, 1)
    with sqlite3.connect(tmp_path / store.FILE) as db:
        ended = "UPDATE tables SET sheet = replace(sheet, '\"playing\"', '\"ended\"')"
        assert db.execute(ended + " WHERE id = 'table-1'").rowcount == 1
    db.close()
    with home:
        for name in ("anna", "bert"):
            phone = Phone(home.address, name, f"{name}.old")
            tables = phone.http("GET", "/api/devices/me")["tables"]
            kept = {table["table"]: table["status"] for table in tables if table["archived"]}
            assert kept == {"table-1": "ended"}
            assert len(Record.read(phone.http("GET", "/api/tables/table-1/record")).moves) == 12


def test_a_step_is_taken_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(tmp_path).close()
    step = "ALTER TABLE tables ADD COLUMN place TEXT; INSERT INTO nowhere VALUES (1)"
    monkeypatch.setattr(database, "STEPS", [*schema.STEPS, step])
    with pytest.raises(BadDatabase, match="nowhere"):
        Store(tmp_path)
    assert version_of(tmp_path) == len(schema.STEPS)
    good = [*schema.STEPS, step.partition(";")[0]]
    monkeypatch.setattr(database, "STEPS", good)
    Store(tmp_path).close()
    assert version_of(tmp_path) == len(good)


def test_data_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / store.FILE) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(NewerSchema):
        Store(tmp_path)
    assert version_of(tmp_path) == 99


def backup(*arguments: Path | str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "server", "backup", *map(str, arguments)]
    return subprocess.run(command, cwd=SOURCE, text=True, capture_output=True, timeout=30)


def test_a_backup_is_made_while_people_play(own_home: OwnHome, tmp_path: Path) -> None:
    home = own_home()
    players = home.phones(2)
    table = players[0].make("klunker", ["person", "person", "bot:random"])
    sit_down(table, players)
    file = tmp_path / "copy" / store.FILE
    assert backup(file, "--data", home.data).returncode == 1  # nobody makes directories by mistake
    file.parent.mkdir()
    done = backup(file, "--data", home.data)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{file}\n", "")
    assert os.name == "nt" or file.stat().st_mode & 0o077 == 0  # everybody's cards are in it
    play_all(players)
    with Home(file.parent) as copy:
        anna = Phone(copy.address, "Anna", players[0].key).connect()
        (brief,) = anna.welcome["tables"]
        assert (brief["table"], brief["status"]) == (table, "playing")
        anna.close()


def test_where_nothing_is_nothing_is_copied(tmp_path: Path) -> None:
    done = backup(tmp_path / "copy.db", "--data", tmp_path)
    assert done.returncode == 1
    assert done.stderr == f"unke: there is no data in {tmp_path}\n"
    assert not list(tmp_path.iterdir())
