"""Connection: a way to PostgreSQL on which one greenlet waits, and nobody else with it."""

from typing import Any, TypeVar

import gevent
import psycopg
from gevent.event import AsyncResult
from gevent.hub import get_hub
from psycopg.abc import PQGen
from psycopg.pq import ConnStatus

RV = TypeVar("RV")
PATIENCE = 3
"""Seconds that a lock is waited for, and a server that one would like to connect to."""
SLOWEST = 10
"""Seconds for one statement; and until a network that has fallen silent is taken for gone."""


class Connection(psycopg.Connection[tuple[Any, ...]]):
    """psycopg's, which waits as gevent does."""

    longest: float | None = SLOWEST + PATIENCE
    """Seconds that anything is waited for; None: as long as it takes."""

    def wait(self, gen: PQGen[RV], interval: float = 0.0, timeout: float | None = None) -> RV:
        """Carry on what psycopg does on the network, whenever the network is ready for it.

        It may be told that it could read and write when it is only one of them: neither blocks.
        """
        with gevent.Timeout(self.longest, psycopg.OperationalError("no answer")):
            try:
                state = next(gen)
                while True:
                    if self.pgconn.status == ConnStatus.OK:
                        self.watch(int(state))
                    else:  # let it find out, and put away what it has begun
                        gevent.sleep(0)
                    state = gen.send(state)
            except StopIteration as end:
                result: RV = end.value
                return result

    def watch(self, events: int) -> None:
        hub = get_hub()
        watcher = hub.loop.io(self.pgconn.socket, events)
        try:
            hub.wait(watcher)
        finally:
            watcher.close()


def settings() -> str:
    """What holds for every statement of a connection, in milliseconds."""
    return f"-c statement_timeout={1000 * SLOWEST} -c lock_timeout={1000 * PATIENCE}"


def connected(url: str) -> Connection:
    """A new one, made in a thread: looking for the name, greeting and TLS may take a while."""
    job = get_hub().threadpool.spawn(tried, url)
    try:
        made = job.get()
    except BaseException:  # nobody wants it any more; the thread goes on all the same
        job.rawlink(hung_up)
        raise
    if isinstance(made, psycopg.Error):
        raise made
    assert made
    return made


def hung_up(job: "AsyncResult[Connection | psycopg.Error]") -> None:
    if isinstance(job.value, Connection):
        job.value.close()


def tried(url: str) -> Connection | psycopg.Error:
    """What went wrong is returned, because a thread would print what is raised."""
    try:
        return Connection.connect(
            url,
            autocommit=True,
            connect_timeout=PATIENCE,
            application_name="unke",
            options=settings(),
            keepalives_idle=SLOWEST,
            keepalives_interval=PATIENCE,
            keepalives_count=3,
            tcp_user_timeout=1000 * SLOWEST,
        )
    except psycopg.Error as error:
        return error
