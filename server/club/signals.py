"""Signals: the numbers of tables that have changed, from server to server. Hints, no more.

They go out after what they tell of is stored: a NOTIFY in its transaction takes a lock that
lets all commits of the whole database through one after the other. Each server sends one
notification every few milliseconds at most. Whatever is lost is found by looking (Club.look).
"""

import logging
from collections.abc import Callable
from contextlib import closing

import gevent
import psycopg
from gevent.event import Event

from server.club.counts import ClubCounts
from server.store.postgres.connection import Connection, connected

log = logging.getLogger("unke")

CHANNEL = "unke"
GATHER = 0.003
"""Seconds between two notifications, in which signals come together."""
MOST = 300
"""In one notification, which has at most 8,000 bytes."""
AGAIN = 1.0
"""Seconds until another attempt."""


class Signals:
    """A way out and a way in, on connections of their own."""

    def __init__(self, url: str, hear: Callable[[int, int], None], counts: ClubCounts) -> None:
        self.url = url
        self.hear = hear
        self.counts = counts
        self.changed: dict[int, int] = {}
        self.news = Event()
        self.mouth = 0
        """By which PostgreSQL knows our own signals, which come back as well."""
        self.greenlets = [
            gevent.spawn(self.lasting, self.speak),
            gevent.spawn(self.lasting, self.listen),
        ]

    def send(self, number: int, version: int) -> None:
        """A table is at this version; never waits."""
        self.changed[number] = version
        self.news.set()

    def close(self) -> None:
        gevent.killall(self.greenlets)

    def lasting(self, work: Callable[[Connection], None]) -> None:
        """Do it for ever, whatever becomes of the connection."""
        while True:
            try:
                with closing(connected(self.url)) as connection:
                    work(connection)
            except (psycopg.Error, OSError) as error:
                log.info("signals: %s", str(error).partition("\n")[0])
            except ValueError as error:
                log.error("signals: nobody of ours has sent this: %s", error)
            gevent.sleep(AGAIN)

    def speak(self, connection: Connection) -> None:
        self.mouth = connection.pgconn.backend_pid
        connection.execute(b"SET synchronous_commit = off")  # nobody waits for a hint to be on disk
        while True:
            self.news.wait()
            self.news.clear()
            changed, self.changed = list(self.changed.items()), {}
            for start in range(0, len(changed), MOST):
                text = ",".join(f"{number}:{at}" for number, at in changed[start : start + MOST])
                connection.execute(b"SELECT pg_notify(%s, %s)", (CHANNEL, text))
                self.counts.notifications.inc()
            self.counts.sent.inc(len(changed))
            gevent.sleep(GATHER)  # the first goes at once; what comes meanwhile goes together

    def listen(self, connection: Connection) -> None:
        connection.execute(f"LISTEN {CHANNEL}".encode())
        while True:
            connection.watch(1)
            connection.pgconn.consume_input()
            while notice := connection.pgconn.notifies():
                if notice.be_pid == self.mouth:
                    continue
                for signal in notice.extra.decode().split(","):
                    number, _, version = signal.partition(":")
                    self.counts.heard.inc()
                    self.hear(int(number), int(version))
