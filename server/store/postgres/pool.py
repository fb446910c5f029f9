"""Pool: connections for as many greenlets as there are; whoever comes later waits for one."""

import select
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from gevent.lock import BoundedSemaphore
from gevent.monkey import get_original
from psycopg.pq import TransactionStatus

from server.store.engine import NotStored
from server.store.postgres.connection import PATIENCE, Connection, connected

poll = get_original("select", "poll")
"""The system's own, which looks and does not wait; `select` knows no more than 1,024 files."""
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
            taken = self.taken()
            try:
                yield taken
            finally:
                self.put_back(taken)
        finally:
            self.turn.release()

    def taken(self) -> Connection:
        while self.idle:
            taken = self.idle.pop()
            if is_there(taken):
                return taken
            taken.close()
        return self.open()

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


def is_there(connection: Connection) -> bool:
    """Whether it has not been hung up on: a server that is asked nothing has last words at most."""
    silent = poll()
    silent.register(connection.pgconn.socket, select.POLLIN)
    return not silent.poll(0)


def told(error: Exception) -> str:
    """What PostgreSQL says, in one line, without what belongs to its own people alone."""
    said = str(error).strip().splitlines() or [type(error).__name__]
    return f"the database: {said[0]}"
