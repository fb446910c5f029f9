"""Sockets: the way to each device, a WebSocket with a bounded queue and a single writer.

A phone that does not read must not make anybody wait: what is sent to it queues up here, and when
too much has, the socket is ended. Nothing is compressed and only this file knows the frames.
"""

import logging
import socket
from collections import Counter
from io import BufferedReader
from typing import TYPE_CHECKING, Any

import gevent
from gevent.event import Event
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import Protocol, Side, State
from websockets.server import ServerProtocol

from server.refusals import Refusal
from server.telling import dumps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.house import House
    from server.tables import NetTable

log = logging.getLogger("unke")

quiet = logging.getLogger("unke.websockets")
quiet.setLevel(logging.CRITICAL)

PATIENCE = 2.5
"""So many beats without a word, and a socket is dead."""
FAREWELL = 1.0
"""Seconds in which the last words have to arrive."""
READ = 65536
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
            self.house.frames.buckets.pop(line, None)

    def stop(self) -> None:
        """Say goodbye to everybody."""
        for line in list(self.all):
            line.bye("stopping")
        gevent.joinall([line.writer for line in list(self.all)], timeout=FAREWELL)


class Socket:
    """One device's way in and out."""

    def __init__(self, house: "House", sock: Any, rest: BufferedReader, address: str) -> None:
        """`rest` reads from the socket, beginning with what has come together with the request."""
        self.house = house
        self.sock = sock
        self.rest = rest
        self.address = address
        self.device = ""
        self.at: NetTable | None = None
        self.protocol = Protocol(Side.SERVER, max_size=house.limits.frame, logger=quiet)
        self.queue: list[bytes] = []
        self.unread = 0
        self.news = Event()
        self.ending = False
        self.writer: gevent.Greenlet[[], None] = gevent.Greenlet(self.write)

    def accept(self, environ: dict[str, Any]) -> bool:
        """Answer the handshake; whether it was one."""
        headers = Headers()
        for key, value in environ.items():
            if key.startswith("HTTP_"):
                headers[key[5:].replace("_", "-")] = value
        response = ServerProtocol(logger=quiet).accept(Request(environ["PATH_INFO"], headers))
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.sock.sendall(response.serialize())
        self.writer.start()
        return response.status_code == 101

    # Out

    def send(self, text: str) -> None:
        """Queue a message; never waits."""
        if self.protocol.state is State.OPEN and not self.ending:
            self.protocol.send_text(text.encode())
            self.put()

    def put(self) -> None:
        """Queue the frames that the protocol has made."""
        frames = b"".join(self.protocol.data_to_send())
        if not frames or self.ending:
            return
        limits = self.house.limits
        self.unread += len(frames)
        if len(self.queue) >= limits.unread_messages or self.unread > limits.unread_bytes:
            self.house.counts.dropped.inc()
            log.info("a device at %s does not read: its socket is ended", self.address)
            self.cut()
            return
        self.queue.append(frames)
        self.news.set()

    def write(self) -> None:
        """The one writer: whatever has queued up goes out together."""
        try:
            while self.queue or not self.ending:
                self.news.wait()
                self.news.clear()
                while self.queue:
                    frames, self.queue = b"".join(self.queue), []
                    self.unread = 0
                    self.sock.sendall(frames)
        except OSError:
            pass
        self.cut()

    def bye(self, why: str, say: str = "", **more: Any) -> None:
        """Last words, then the end."""
        self.send(dumps({"type": "bye", "why": why, "say": say, **more}))
        self.end(CODES[why], why)

    def end(self, code: int, why: str = "") -> None:
        """Say goodbye as the protocol wants it; what has been queued is still sent."""
        if self.protocol.state is State.OPEN:
            self.protocol.send_close(code, why)
        self.put()
        self.ending = True
        self.news.set()

    def cut(self) -> None:
        """End it at once, whatever has not been sent."""
        self.ending = True
        self.queue = []
        self.news.set()
        try:
            self.sock.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    # In

    def messages(self) -> "Iterator[str]":
        """What the device says, until it says no more or nonsense."""
        message = bytearray()
        while not self.ending:
            data = self.rest.read1(READ)
            if not data:
                return
            self.protocol.receive_data(data)
            self.put()  # pongs, and the answer to a goodbye or to nonsense
            for frame in self.protocol.events_received():
                assert isinstance(frame, Frame)
                self.house.frames.take(self)
                if frame.opcode in (Opcode.TEXT, Opcode.CONT):
                    message += frame.data
                    if frame.fin:
                        yield self.text(message)
                        message.clear()
                elif frame.opcode is Opcode.BINARY:
                    self.end(CloseCode.UNSUPPORTED_DATA)
            if self.protocol.state is not State.OPEN:
                return

    def text(self, message: bytearray) -> str:
        try:
            return message.decode()
        except UnicodeDecodeError:
            self.end(CloseCode.INVALID_DATA)
            return ""
