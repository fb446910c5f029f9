"""Sockets: all devices that are connected to a house, counted by address."""

import time
from collections import Counter
from typing import TYPE_CHECKING, Protocol

import gevent

from server.guard.refusals import Refusal

if TYPE_CHECKING:
    from server.house.house import House

PATIENCE = 2.5
"""So many beats without a word, and a socket is dead."""
FAREWELL = 1.0
"""Seconds in which the last words have to arrive."""


class Socket(Protocol):
    """The way to one device, as the house knows it."""

    address: str
    device: str
    beat: int
    """Seconds in which it has promised the next sign of life."""

    @property
    def heard(self) -> float:
        """When something was read last."""

    def bye(self, why: str, say: str = "") -> None:
        """Last words, then the end."""

    def finish(self, seconds: float) -> None:
        """Give what has been queued so many seconds to be sent, then end the connection."""

    def cut(self) -> None:
        """End it at once, whatever has not been sent."""


class Sockets:
    """All sockets of a house, counted by address."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.all: set[Socket] = set()
        self.addresses: Counter[str] = Counter()
        self.watcher = gevent.spawn(self.watch)

    def add(self, socket: Socket) -> None:
        limits = self.house.limits
        if len(self.all) >= limits.sockets:
            raise Refusal("full", "this server has no room for another device")
        of_address = self.addresses[socket.address] + self.house.sockets_elsewhere(socket.address)
        if of_address >= limits.sockets_of_an_address:
            raise Refusal("full", "too many devices at this address")
        self.addresses[socket.address] += 1
        self.all.add(socket)

    def remove(self, socket: Socket) -> None:
        if socket in self.all:
            self.all.remove(socket)
            self.addresses[socket.address] -= 1
            if not self.addresses[socket.address]:
                del self.addresses[socket.address]
            self.house.messages.buckets.pop(socket, None)

    def watch(self) -> None:
        """End the sockets of those who have fallen silent."""
        limits = self.house.limits
        while True:
            gevent.sleep(max(1, min(limits.beat, limits.quick_beat)) / 2)
            now = time.monotonic()
            for socket in list(self.all):
                if now - socket.heard > PATIENCE * socket.beat:
                    socket.cut()

    def stop(self) -> None:
        """Say goodbye to everybody."""
        self.watcher.kill()
        sockets = list(self.all)
        for socket in sockets:
            socket.bye("stopping")
        gevent.joinall([gevent.spawn(socket.finish, FAREWELL) for socket in sockets])
