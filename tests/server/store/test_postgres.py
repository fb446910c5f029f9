"""PostgreSQL under a server: a slow query is waited for alone, and a home can move there."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import gevent
import psycopg
import pytest

from server.source import SOURCE
from server.store.database import FILE, BadDatabase, NewerSchema
from server.store.engine import NotStored
from server.store.postgres import pool
from server.store.postgres.engine import PostgreSQL
from server.store.postgres.schema import STEPS
from server.store.store import Store
from shared_rules.engine.chance import Chance
from tests.server.cluster import Cluster
from tests.server.home import Home
from tests.server.past import own
from tests.server.phone import Phone, play_all, sit_down

OwnHome = Callable[..., Home]
PUT = "INSERT INTO devices VALUES (?, ?, 0)"


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.fresh()


@pytest.fixture
def engine(url: str) -> Iterator[PostgreSQL]:
    with closing(PostgreSQL(url, lambda seconds, writers: None)) as opened:
        yield opened


def devices(engine: PostgreSQL) -> list[str]:
    return [row[0] for row in engine.read("SELECT device FROM devices ORDER BY device")]


def test_a_slow_query_keeps_nobody_else_waiting(engine: PostgreSQL) -> None:
    slow = gevent.spawn(engine.read, "SELECT pg_sleep(1)")
    gevent.sleep(0.2)
    start, turns = time.monotonic(), 0
    while not slow.ready():
        assert devices(engine) == []
        gevent.sleep(0.01)
        turns += 1
    assert slow.get() == [("",)]
    assert turns > 20
    assert time.monotonic() - start < 1.5


def test_who_finds_no_connection_free_waits_for_one(
    engine: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleepers = [gevent.spawn(engine.read, "SELECT pg_sleep(0.5)") for _ in range(3 * pool.MOST)]
    gevent.joinall(sleepers, timeout=20)
    assert all(sleeper.successful() for sleeper in sleepers)
    assert len(engine.pool.idle) == pool.MOST
    monkeypatch.setattr(pool, "PATIENCE", 0.1)
    sleepers = [gevent.spawn(engine.read, "SELECT pg_sleep(1)") for _ in range(pool.MOST)]
    gevent.sleep(0.1)
    with pytest.raises(NotStored, match="too much to do"):
        devices(engine)
    gevent.joinall(sleepers)


def test_who_is_ended_in_the_middle_leaves_no_mess(engine: PostgreSQL) -> None:
    ended = gevent.spawn(engine.read, "SELECT pg_sleep(5)")
    gevent.sleep(0.2)
    ended.kill()
    assert engine.pool.idle == []
    assert devices(engine) == []


def test_who_was_hung_up_on_in_silence_dials_again(engine: PostgreSQL, url: str) -> None:
    """Nobody is told that nothing was stored because the database was started anew before."""
    sleepers = [gevent.spawn(engine.read, "SELECT pg_sleep(0.1)") for _ in range(3)]
    gevent.joinall(sleepers)
    assert len(engine.pool.idle) == 3
    ours = "FROM pg_stat_activity WHERE application_name = 'unke' AND datname = current_database()"
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(f"SELECT pg_terminate_backend(pid) {ours}".encode())
        with gevent.Timeout(10):
            while db.execute(f"SELECT 1 {ours}".encode()).fetchall():
                gevent.sleep(0.01)
    engine.write([(PUT, ("a", b"1"))])
    assert devices(engine) == ["a"]


def test_all_is_written_or_nothing(engine: PostgreSQL) -> None:
    engine.write([(PUT, ("a", b"1")), (PUT, ("b", b"2"))])
    with pytest.raises(NotStored, match="duplicate key"):
        engine.write([(PUT, ("c", b"3")), (PUT, ("a", b"4"))])
    with pytest.raises(NotStored, match="NUL"):
        engine.write([(PUT, ("d", b"5")), (PUT, ("\0", b"6"))])
    assert devices(engine) == ["a", "b"]
    assert engine.read("SELECT digest FROM devices WHERE device = ?", "\0") == []
    engine.check()


def test_a_locked_row_is_not_waited_for_for_ever(engine: PostgreSQL, url: str) -> None:
    """And whoever wants another row goes on meanwhile."""
    engine.write([(PUT, ("a", b"1")), (PUT, ("b", b"2"))])
    change = "UPDATE devices SET made = made + 1 WHERE device = ?"
    with psycopg.connect(url) as other:
        other.execute("UPDATE devices SET made = 9 WHERE device = 'a'")
        waiting = gevent.spawn(engine.write, [(change, ("a",))])
        start = time.monotonic()
        engine.write([(change, ("b",))])
        assert time.monotonic() - start < 1
        with pytest.raises(NotStored, match="lock timeout"):
            waiting.get(timeout=10)
        other.rollback()
    assert engine.read("SELECT device, made FROM devices ORDER BY device") == [("a", 0), ("b", 1)]


def test_what_is_no_database_of_ours_is_told(cluster: Cluster, url: str) -> None:
    with pytest.raises(BadDatabase, match="does not exist"):
        Store(cluster.url("nothing"))
    with pytest.raises(BadDatabase, match="No such file"):
        Store("postgresql:///unke?host=/nowhere")
    strange = cluster.make("strange", "template0")
    with psycopg.connect(strange) as db:
        db.execute("CREATE TABLE things (thing TEXT)")
    with pytest.raises(BadDatabase, match="somebody else's tables"):
        Store(strange)
    with psycopg.connect(url) as db:
        db.execute("UPDATE unke SET version = 99")
    with pytest.raises(NewerSchema):
        Store(url)


def test_servers_that_start_together_take_the_steps_once(cluster: Cluster) -> None:
    empty = cluster.make(f"empty_{id(cluster)}", "template0")
    stores = [gevent.spawn(Store, empty) for _ in range(4)]
    for store in stores:
        store.get(timeout=20).close()
    with psycopg.connect(empty) as db:
        assert db.execute("SELECT version FROM unke").fetchall() == [(len(STEPS),)]


def migrated(file: Path, url: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "server", "migrate", "--from", str(file), "--to", url]
    return subprocess.run(command, cwd=SOURCE, text=True, capture_output=True, timeout=60)


def had(phone: Phone) -> dict[str, list[Any]]:
    """A phone's tables, but who is at them."""
    kept = ("code", "status", "moves", "seats", "archived", "when")
    return {ident: [table[key] for key in kept] for ident, table in own(phone).items()}


def test_a_home_moves_over_and_goes_on(own_home: OwnHome, url: str, tmp_path: Path) -> None:
    home, luck = own_home(tables=2), Chance(1)
    players = home.phones(2)
    over, running = (players[0].make("klunker", ["person", "person", "bot:random"]) for _ in "ab")
    sit_down(over, players)
    play_all(players)
    sit_down(running, players)
    for _ in range(6):
        for phone in players:
            phone.settle().random_act(luck)
    before = [(phone.rest().log, phone.game["views"]) for phone in players]
    mine = had(players[0])
    busy = migrated(home.data / FILE, url)
    assert busy.stderr.endswith("; stop it first\n") and busy.returncode == 1
    for phone in players:
        phone.close()
    assert home.stop() == 0

    done = migrated(home.data / FILE, url)
    assert done.returncode == 0, done.stderr
    assert [line.split()[1] for line in done.stdout.splitlines()][:2] == ["devices", "tables"]
    again = migrated(home.data / FILE, url)
    assert (again.returncode, again.stdout) == (1, "")
    assert "nothing was moved: there is something in devices already" in again.stderr
    with Home(tmp_path / "club", database=url, tables=2) as club:
        phones = [Phone(club.address, phone.name, phone.key).connect() for phone in players]
        assert had(phones[0]) == mine
        for phone, (log, views) in zip(phones, before, strict=True):
            phone.enter(running)
            assert (phone.log, phone.game["views"]) == (log, views)
        play_all(phones)
        assert len(phones[0].http("GET", "/api/finished")["finished"]) == 2
        for phone in phones:
            phone.close()
        assert "Traceback" not in club.said()
