"""Servers that signal in other ways than ours do, for `unke bench scale` to be compared with.

    UNKE_SIGNALS=transaction python -m tests.bench.signalled ...
    UNKE_SIGNALS=PORT python -m tests.bench.signalled ...

is tests/server/home.py's server, whose signals are sent in the move's own transaction, or by the
publish/subscribe of a Redis or Valkey at that port.
"""

import os
from contextlib import closing
from typing import Any

import gevent
from gevent import socket

from server.club import house
from server.club.signals import AGAIN, CHANNEL, GATHER, Signals
from server.store.postgres.shared import Shared
from server.store.rows import Row
from server.store.store import MOVE, STANDING
from tests.server import home


class Inside(Signals):
    """PostgreSQL sends them as it commits."""

    def send(self, number: int, version: int) -> None:
        self.counts.sent.inc()


class Telling(Shared):
    """A store that tells in the same statement that stores a move."""

    def commit(self, ident: str, version: int, mood: str, rows: list[Row]) -> None:
        notify = (
            "pg_notify(?, (SELECT rowid::text || ':' || ?::text FROM tables WHERE id = ?))",
            (CHANNEL, str(version + 1), ident),
        )
        if [sql for sql, _ in rows] == [STANDING, MOVE]:
            values = (*rows[0][1], *rows[1][1], version, mood)
            marks = ", ".join("?" * len(values))
            self.engine.write([(f"SELECT store_move({marks}), {notify[0]}", (*values, *notify[1]))])
        else:
            super().commit(ident, version, mood, [*rows, (f"SELECT {notify[0]}", notify[1])])


class Redis(Signals):
    """A third one brings them."""

    def lasting(self, work: Any) -> None:
        """The same two greenlets, on connections to Redis."""
        port = int(os.environ["UNKE_SIGNALS"])
        while True:
            try:
                with closing(socket.create_connection(("127.0.0.1", port))) as sock:
                    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    work(sock)
            except OSError:
                gevent.sleep(AGAIN)

    def speak(self, connection: Any) -> None:
        answers = connection.makefile("rb")
        while True:
            self.news.wait()
            self.news.clear()
            changed, self.changed = list(self.changed.items()), {}
            text = ",".join(f"{number}:{at}" for number, at in changed)
            connection.sendall(f"PUBLISH {CHANNEL} {text}\r\n".encode())
            answers.readline()
            self.counts.notifications.inc()
            self.counts.sent.inc(len(changed))
            gevent.sleep(GATHER)

    def listen(self, connection: Any) -> None:
        connection.sendall(f"SUBSCRIBE {CHANNEL}\r\n".encode())
        for line in connection.makefile("rb"):
            if line[:1].isdigit():
                for signal in line.decode().split(","):
                    number, _, version = signal.partition(":")
                    self.counts.heard.inc()
                    self.hear(int(number), int(version))


if __name__ == "__main__":
    if os.environ["UNKE_SIGNALS"] == "transaction":
        house.Signals, house.Shared = Inside, Telling  # type: ignore[misc, attr-defined]
    else:
        house.Signals = Redis  # type: ignore[misc, attr-defined]
    os.umask(0o077)
    home.main()
