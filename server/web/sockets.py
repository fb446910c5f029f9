"""Sockets: the way to each device, a WebSocket that never makes anybody wait."""

import logging
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import gevent
from simple_websocket import ConnectionClosed, Server

from server.tables.telling import dumps
from server.web.outbox import Outbox
from server.web.refusals import Refusal

if TYPE_CHECKING:
    from server.house.house import House
    from server.tables.tables import NetTable

log = logging.getLogger("unke")

PATIENCE = 2.5
"""So many beats without a word, and a socket is dead."""
FAREWELL = 1.0
"""Seconds in which the last words have to arrive."""
NORMAL, NO_TEXT, TOO_LARGE = 1000, 1003, 1009
CODES = {
    "malformed": 4400,
    "hello": 4400,
    "key": 4401,
    "protocol": 4406,
    "busy": 4429,
    "full": 4429,
    "stopping": 1001,
}


class Sockets:
    """All sockets of a house, counted by address."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.all: set[Socket] = set()
        self.addresses: Counter[str] = Counter()
        self.watcher = gevent.spawn(self.watch)

    def add(self, line: "Socket") -> None:
        limits = self.house.limits
        if len(self.all) >= limits.sockets:
            raise Refusal("full", "this server has no room for another device")
        if self.addresses[line.address] >= limits.sockets_of_an_address:
            raise Refusal("full", "too many devices at this address")
        self.addresses[line.address] += 1
        self.all.add(line)

    def remove(self, line: "Socket") -> None:
        if line in self.all:
            self.all.remove(line)
            self.addresses[line.address] -= 1
            if not self.addresses[line.address]:
                del self.addresses[line.address]
            self.house.messages.buckets.pop(line, None)

    def watch(self) -> None:
        """End the sockets of those who have fallen silent."""
        limits = self.house.limits
        while True:
            gevent.sleep(max(1, min(limits.beat, limits.quick_beat)) / 2)
            now = time.monotonic()
            for line in list(self.all):
                if now - line.outbox.heard > PATIENCE * line.beat:
                    line.outbox.cut()

    def stop(self) -> None:
        """Say goodbye to everybody."""
        self.watcher.kill()
        lines = list(self.all)
        for line in lines:
            line.bye("stopping")
        gevent.joinall([gevent.spawn(line.outbox.finish, FAREWELL) for line in lines])


class Socket:
    """One device's way in and out."""

    def __init__(self, house: "House", ws: Server, address: str) -> None:
        self.house = house
        self.ws = ws
        self.outbox: Outbox = ws.sock
        self.outbox.flooded = self.flooded
        self.address = address
        self.device = ""
        self.at: NetTable | None = None
        self.beat = house.limits.beat
        """Seconds in which it has promised the next sign of life."""
        self.asleep = False
        self.ending = False

    def send(self, text: str) -> None:
        """Queue a message; never waits."""
        if self.ws.connected and not self.ending:
            self.ws.send(text)

    def receive(self, seconds: float | None = None) -> str:
        """The next message. Raises ConnectionClosed when there will be no more."""
        if self.ws.input_buffer:
            gevent.sleep(0)  # who has much to say lets the others have their turns
        if self.ending:
            raise ConnectionClosed
        message: str | bytes | None = self.ws.receive(seconds)
        if message is None:
            raise Refusal("hello", "a device says hello first, and soon")
        if isinstance(message, bytes):
            self.end(NO_TEXT)
            raise ConnectionClosed
        if len(message.encode()) > self.house.limits.frame:
            self.end(TOO_LARGE)
            raise ConnectionClosed
        return message

    def bye(self, why: str, say: str = "", **more: Any) -> None:
        """Last words, then the end."""
        self.send(dumps({"type": "bye", "why": why, "say": say, **more}))
        self.end(CODES[why], why)

    def flooded(self) -> None:
        """More has come than may, for too long."""
        self.house.counts.refusals.labels("busy").inc()
        self.bye("busy", "too much at once")

    def end(self, code: int = NORMAL, why: str = "") -> None:
        """Say goodbye as the protocol wants it; what has been queued is still sent."""
        if self.ws.connected and not self.ending:
            self.ws.close(code, why)
        self.ending = True
        self.ws.event.set()  # whoever waits for a message
