"""Pool: connections for as many greenlets as there are; whoever comes later waits for one."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from gevent.lock import BoundedSemaphore
from psycopg.pq import TransactionStatus

from server.store.engine import NotStored
from server.store.postgres.connection import PATIENCE, Connection, connected

MOST = 8
"""More would not be quicker: the server has not so many disks, and each costs it some megabytes."""


class Pool:
    """The connections of one process. A greenlet has one for as long as its transaction takes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.turn = BoundedSemaphore(MOST)
        self.idle: list[Connection] = []
        self.is_closed = False

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """One that is in no transaction. Raises NotStored if there is none to be had in time."""
        if not self.turn.acquire(timeout=PATIENCE):
            raise NotStored("the database has too much to do")
        try:
            taken = self.idle.pop() if self.idle else self.open()
            try:
                yield taken
            finally:
                self.put_back(taken)
        finally:
            self.turn.release()

    def open(self) -> Connection:
        try:
            return connected(self.url)
        except psycopg.Error as error:
            raise NotStored(told(error)) from None

    def put_back(self, used: Connection) -> None:
        """For the next one; but who was broken off in the middle has left a mess behind."""
        if used.info.transaction_status == TransactionStatus.IDLE and not self.is_closed:
            self.idle.append(used)
        else:
            used.close()
            if used.broken:  # the others will have been lost with it
                self.empty()

    def empty(self) -> None:
        while self.idle:
            self.idle.pop().close()

    def close(self) -> None:
        self.is_closed = True
        self.empty()


def told(error: Exception) -> str:
    """What PostgreSQL says, in one line, without what belongs to its own people alone."""
    said = str(error).strip().splitlines() or [type(error).__name__]
    return f"the database: {said[0]}"
