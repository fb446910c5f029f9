"""Commits: the one door to the disk. What is written is safe there when `write` returns.

Flushing takes a memory card many milliseconds, so there it is done in a thread of its own; whatever
else is to be written meanwhile waits and goes into the next transaction together. A quick disk has
flushed sooner than who comes back from a thread gets a turn, so there it is done in place: together
what has come in the same turn, or each alone if turns are long and that hardly makes them longer.
"""

import logging
import sqlite3
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

import gevent
from gevent.event import AsyncResult
from gevent.threadpool import ThreadPool

from server.store.database import connect, told
from server.store.engine import NotStored, Statements, Watch

log = logging.getLogger("unke")

Job: TypeAlias = "tuple[Statements, AsyncResult[Exception | None]]"

QUICK = 0.004
"""Seconds of a flush that everybody may wait for."""
LATELY, TRIALS = 9, 3
"""So many flushes tell whether a disk is quick, and so many at the start."""
SHARE = 0.1
"""How much of a turn its writers may take by flushing each alone."""
PATIENCE = 3.0
"""Seconds to wait for another program that has locked the database."""


class Locked(sqlite3.OperationalError):
    """Another program had the right to write for too long."""


class Commits:
    """A connection for writing. Call it from greenlets of one thread only."""

    def __init__(self, path: Path, watch: Watch) -> None:
        self.db = connect(path)
        self.watch = watch
        self.disk = ThreadPool(1)
        self.waiting: list[Job] = []
        self.running: gevent.Greenlet[[], None] | None = None
        self.busy = False
        """Whether it has begun."""
        self.asked = self.turn = 0.0
        """When it was last called, and how many seconds it took to come."""
        self.writers = self.together = 0
        """How many have written since, and in the turn before."""
        self.lately: deque[float] = deque(maxlen=LATELY)
        """Seconds that flushes have taken, in the thread with the way back from there."""
        self.try_out()

    def write(self, statements: Statements) -> None:
        """Write all of it or, raising NotStored, nothing."""
        if not self.running:
            self.asked = time.perf_counter()
            self.running = gevent.spawn(self.run)
        self.writers += 1
        if self.may_write_at_once() and not self.trouble_to_begin():
            problem = self.write_at_once(statements)
        else:
            result: AsyncResult[Exception | None] = AsyncResult()
            self.waiting.append((statements, result))
            problem = result.get()
        if problem:
            raise NotStored(told(problem))

    def may_write_at_once(self) -> bool:
        """Whether waiting for one's turn would take much longer than flushing alone, for all."""
        alone = self.together * self.usual()
        return not self.busy and alone < SHARE * self.turn and self.is_quick()

    def is_quick(self) -> bool:
        """Whether the next flush is done in place."""
        return bool(self.lately) and self.usual() < QUICK

    def usual(self) -> float:
        """Seconds that a flush takes.

        Two of nine tell. The others may have been in the thread while much was going on: what
        comes back from there waits for the interpreter, and that is timed as well.
        """
        return sorted(self.lately)[len(self.lately) // 8] if self.lately else 0.0

    def try_out(self) -> None:
        """See how quick the disk is while nobody waits for anything."""
        (version,) = self.db.execute("PRAGMA user_version").fetchone()
        for _ in range(TRIALS):
            if not self.trouble_to_begin():
                self.db.execute(f"PRAGMA user_version = {version}")
                if self.flush():
                    self.roll_back()

    def write_at_once(self, statements: Statements) -> Exception | None:
        """In a transaction that has begun; nobody else has a turn before it has ended."""
        start = time.perf_counter()
        try:
            return self.transact([statements])
        except Exception as error:
            self.roll_back()
            return RuntimeError(f"writing has failed: {error!r}")
        finally:
            self.watch(time.perf_counter() - start, 1)

    def run(self) -> None:
        """Write until nobody waits; whatever happens, who waits is told."""
        self.turn, self.busy = time.perf_counter() - self.asked, True
        self.together, self.writers = self.writers, 0
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
            self.busy = False

    def write_batch(self, batch: "list[Job]") -> None:
        start = time.perf_counter()
        problem = self.begin() or self.transact([statements for statements, _ in batch])
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
        """Carry out a transaction that has begun; what went wrong, if anything."""
        try:
            for statements in jobs:
                for sql, values in statements:
                    self.db.execute(sql, values)
            problem = self.flush() if self.is_quick() else self.disk.apply(self.flush)
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

    def flush(self) -> Exception | None:
        """What went wrong is returned, because a thread would print what is raised."""
        start = time.perf_counter()
        try:
            self.commit()
        except Exception as error:
            return error
        self.lately.append(time.perf_counter() - start)
        return None

    def commit(self) -> None:
        self.db.execute("COMMIT")

    def begin(self) -> Exception | None:
        """Get the right to write; while another program has it, others go on here."""
        end = time.monotonic() + PATIENCE
        while problem := self.trouble_to_begin():
            if getattr(problem, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_BUSY:
                return problem
            if time.monotonic() > end:
                return Locked(told(problem))
            gevent.sleep(0.02)
        return None

    def trouble_to_begin(self) -> sqlite3.Error | None:
        """Begin a transaction, or say what is in the way."""
        try:
            self.db.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            return error
        return None

    def close(self) -> None:
        """Finish what waits, then close."""
        if self.running:
            self.running.join()
        self.disk.kill()
        self.db.close()
