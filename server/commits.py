"""Commits: the one door through which anything is written, safe on the disk when it returns.

Flushing takes a memory card milliseconds, so there it is done in a thread of its own; whatever else
is to be written meanwhile waits and goes into the next transaction together. A quick disk is done
sooner than the way to a thread and back takes, so there the flush is not sent away.
"""

import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

import gevent
from gevent.event import AsyncResult
from gevent.threadpool import ThreadPool

from server.database import connect, told

log = logging.getLogger("unke")

Statements = Sequence[tuple[str, Sequence[Any]]]
Job: TypeAlias = "tuple[Statements, AsyncResult[Exception | None]]"

QUICK = 0.0005
"""Seconds of a flush for which the thread is not worth its while."""
PATIENCE = 3.0
"""Seconds to wait for another program that has locked the database."""


class NotStored(Exception):
    """The disk is full or the database locked; nothing of it has been written."""


class Locked(sqlite3.OperationalError):
    """Another program had the right to write for too long."""


class Commits:
    """A connection for writing. Call it from greenlets of one thread only."""

    def __init__(self, path: Path, watch: Callable[[float, int], None]) -> None:
        """`watch` is told of every transaction: how many seconds, how many writers."""
        self.db = connect(path)
        self.watch = watch
        self.disk = ThreadPool(1)
        self.waiting: list[Job] = []
        self.running: gevent.Greenlet[[], None] | None = None
        self.usual = 1.0
        """Seconds that a flush has taken lately; a disk has to show that it is quick."""

    def write(self, statements: Statements) -> None:
        """Write all of it or, raising NotStored, nothing."""
        result: AsyncResult[Exception | None] = AsyncResult()
        self.waiting.append((statements, result))
        if not self.running:
            self.running = gevent.spawn(self.run)
        problem = result.get()
        if problem:
            raise NotStored(told(problem))

    def run(self) -> None:
        """Write until nobody waits; whatever happens, who waits is told."""
        batch: list[Job] = []
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                self.write_batch(batch)
        except BaseException as error:
            self.roll_back()
            for _, result in [*batch, *self.waiting]:
                if not result.ready():
                    result.set(RuntimeError(f"writing has failed: {error!r}"))
            self.waiting = []
            raise
        finally:
            self.running = None

    def write_batch(self, batch: "list[Job]") -> None:
        start = time.perf_counter()
        problem = self.transact([statements for statements, _ in batch])
        took = time.perf_counter() - start
        # One of them may be to blame, so each for itself; but to none a locked database would open.
        if problem and len(batch) > 1 and not isinstance(problem, Locked):
            for job in batch:
                self.write_batch([job])
            return
        for _, result in batch:
            result.set(problem)
        self.watch(took, len(batch))

    def transact(self, jobs: list[Statements]) -> Exception | None:
        """One transaction; what went wrong, if anything."""
        try:
            self.begin()
            for statements in jobs:
                for sql, values in statements:
                    self.db.execute(sql, values)
            is_quick = self.usual < QUICK
            problem = self.flush() if is_quick else self.disk.apply(self.flush)
            if problem:
                raise problem
        except Exception as error:  # a value that is none for SQLite as well
            self.roll_back()
            if not isinstance(error, sqlite3.Error):
                log.exception("what was to be stored is at fault")
            return error
        return None

    def roll_back(self) -> None:
        with suppress(sqlite3.Error):
            if self.db.in_transaction:
                self.db.rollback()

    def flush(self) -> sqlite3.Error | None:
        """What went wrong is returned, because a thread would print what is raised."""
        start = time.perf_counter()
        try:
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            return error
        self.usual += (time.perf_counter() - start - self.usual) / 8
        return None

    def begin(self) -> None:
        """Get the right to write; while another program has it, others go on here."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.db.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                if time.monotonic() > end:
                    raise Locked(str(error)) from None
            gevent.sleep(0.02)

    def close(self) -> None:
        """Finish what waits, then close."""
        if self.running:
            self.running.join()
        self.disk.kill()
        self.db.close()
