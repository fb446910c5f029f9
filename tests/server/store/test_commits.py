"""The one door to the disk: whoever writes is answered, and what one does wrong costs no other."""

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gevent
import pytest

from server.store import commits
from server.store.commits import Commits, NotStored
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from tests.server.home import Home
from tests.server.phone import Refused, sit_down

PUT = "INSERT INTO things VALUES (?)"


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Commits]:
    made = Commits(tmp_path / "some.db", lambda seconds, writers: None)
    made.db.execute("CREATE TABLE things (thing INTEGER NOT NULL)")
    yield made
    made.close()


def things(door: Commits) -> list[int]:
    return [row[0] for row in door.db.execute("SELECT thing FROM things ORDER BY thing")]


def written(door: Commits, *values: Any) -> list[bool]:
    """All at once, each by a writer of its own: whose has been stored."""

    def write(value: Any) -> bool:
        try:
            door.write([(PUT, (value,))])
        except NotStored:
            return False
        return True

    writers = [gevent.spawn(write, value) for value in values]
    return [writer.get(timeout=20) for writer in writers]


def test_what_is_written_is_flushed_to_the_disk_itself(door: Commits) -> None:
    for pragma, value in [("synchronous", 2), ("fullfsync", 1), ("journal_mode", "wal")]:
        assert door.db.execute(f"PRAGMA {pragma}").fetchone() == (value,)


def test_who_writes_nonsense_is_told_and_hinders_nobody(
    door: Commits, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL, "unke"):
        assert written(door, 1, None, 2, 2**70, object(), 3) == [
            *[True, False, True], *[False, False, True],
        ]  # fmt: skip
    assert things(door) == [1, 2, 3]


class Card(Commits):
    """A disk whose every flush takes as long as a memory card's, while it is one."""

    seconds = 0.0

    def commit(self) -> None:
        time.sleep(self.seconds)
        super().commit()


def test_a_disk_that_becomes_slow_and_quick_again_is_noticed(tmp_path: Path) -> None:
    door = Card(tmp_path / "card.db", lambda seconds, writers: None)
    assert door.is_quick()
    door.db.execute("CREATE TABLE things (thing INTEGER NOT NULL)")
    for seconds, quick in [(0.02, False), (0.0, True)]:
        door.seconds = seconds
        end = time.monotonic() + 20
        while door.is_quick() is not quick:
            assert written(door, 1, 2, 3) == [True] * 3
            assert time.monotonic() < end
    door.close()


def test_others_go_on_while_a_slow_disk_flushes_and_are_stored_together(tmp_path: Path) -> None:
    batches: list[int] = []
    door = Card(tmp_path / "card.db", lambda seconds, writers: batches.append(writers))
    door.db.execute("CREATE TABLE things (thing INTEGER NOT NULL)")
    door.seconds = 0.2
    door.lately.extend([0.2] * commits.LATELY)
    first = gevent.spawn(door.write, [(PUT, (1,))])
    gevent.sleep(0.05)
    start = time.monotonic()
    gevent.sleep(0)
    assert time.monotonic() - start < 0.1
    assert written(door, 2, 3, 4) == [True] * 3
    first.get()
    assert batches[-2:] == [1, 3]
    door.close()


@pytest.mark.parametrize("quick", [True, False])
def test_who_waits_is_told_when_writing_itself_fails(
    door: Commits,
    quick: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    door.lately.extend([0.0 if quick else 1.0] * commits.LATELY)

    def fail(jobs: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(door, "transact", fail)
    assert written(door, 1, 2, 3) == [False] * 3
    monkeypatch.undo()
    assert written(door, 4) == [True]
    assert things(door) == [4]


def test_a_locked_database_keeps_nobody_longer_than_the_first(
    door: Commits, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commits, "PATIENCE", 0.3)
    lock = sqlite3.connect(tmp_path / "some.db", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    start = time.monotonic()
    assert written(door, *range(10)) == [False] * 10
    assert time.monotonic() - start < 1
    lock.execute("ROLLBACK")
    lock.close()
    assert written(door, 1) == [True]


def test_many_tables_are_told_together_that_the_database_is_locked(
    own_home: Callable[..., Home],
) -> None:
    home = own_home()
    phones = home.phones(5)
    for phone in phones:
        sit_down(phone.make("dschunke", ["person", "bot:random", "bot:random"]), [phone])
        phone.until(lambda phone: phone.turn() is not None)
    lock = sqlite3.connect(home.data / "unke.db", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    start = time.monotonic()
    moves = [random_move(phone.view(0)["offers"], Chance(1)) for phone in phones]
    asked = [
        phone.begin("act", seat=0, seen=phone.game["change"], move=move)
        for phone, move in zip(phones, moves, strict=True)
    ]
    for phone, ident in zip(phones, asked, strict=True):
        with pytest.raises(Refused, match="^not-stored:"):
            phone.answer_to(ident)
    assert time.monotonic() - start < 2.5 * commits.PATIENCE
    lock.execute("ROLLBACK")
    lock.close()
    for phone, move in zip(phones, moves, strict=True):
        phone.act(0, move)
        phone.close()
