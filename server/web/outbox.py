"""Outbox: what flask-sock takes for a device's TCP socket. Here sending means queueing.

A phone that does not read must not make anybody wait, and no two greenlets may write at once: so
messages, pongs and goodbyes all queue up here, one writer sends them, and when too much has
queued up the connection is cut. What comes is let in a few frames at a time, as its allowance goes.
"""

import socket
import time
from collections.abc import Callable
from io import BufferedReader
from typing import Any

import gevent

from server.guard.floods import Allowance
from server.guard.limits import Limits
from server.web.framing import Frames

TURN = 16
"""Frames that are parsed without letting others have their turns: about 0.1 ms."""


class Outbox:
    """One connection's way out, and in."""

    def __init__(
        self,
        sock: Any,
        rest: BufferedReader,
        limits: Limits,
        allowance: Allowance,
        dropped: Callable[[], None],
    ) -> None:
        """`rest` reads from the socket, beginning with what has come together with the request.

        `dropped` is called when the connection is cut because nobody reads.
        """
        self.sock = sock
        self.rest = rest
        self.limits = limits
        self.dropped = dropped
        self.allowance = allowance
        self.flooded: Callable[[], None] = self.cut
        """Called when too much has been said for too long."""
        self.frames = Frames()
        self.held = b""
        """What has come, and has not had its turn yet."""
        self.heard = time.monotonic()
        """When something was read last."""
        self.queue: list[bytes] = []
        self.unread = 0
        self.ending = False
        self.writing = False
        sock.settimeout(None)  # who falls silent is found out otherwise, for less
        # Else a small frame waits until the one before has been acknowledged, 40 ms.
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    # What flask-sock expects of a socket

    def send(self, frames: bytes) -> int:
        """Queue it; never waits."""
        if frames and not self.ending:
            self.unread += len(frames)
            self.queue.append(frames)
            most = self.limits
            if len(self.queue) > most.unread_messages or self.unread > most.unread_bytes:
                self.dropped()
                self.cut()
            elif not self.writing:
                self.writing = True
                gevent.spawn_raw(self.write)  # a tenth of what a whole Greenlet costs
        return len(frames)

    def recv(self, size: int) -> bytes:
        """What has come, but no more than a turn; who says too much has to wait."""
        gevent.sleep(0)  # else who has much to say has one turn after the other
        self.held = self.held or self.rest.read1(size)
        self.heard = time.monotonic()
        begun, length = self.frames.cut(self.held, TURN)
        data, self.held = self.held[:length], self.held[length:]
        if self.ending or not data:
            return b""
        wait = self.allowance.spend(begun or 1, length)  # half a frame takes as long as a whole one
        if self.allowance.is_flooded:
            self.flooded()
            return b""
        if wait:
            gevent.sleep(wait)
        return data

    def close(self) -> None:
        """Nothing more is read; but the last words may still be on their way."""

    # The writer

    def write(self) -> None:
        """Whatever has queued up goes out together."""
        try:
            while self.queue:
                frames, self.queue = b"".join(self.queue), []
                self.unread = 0
                while frames:
                    frames = frames[self.sock.send(frames) :]
        except OSError:
            self.cut()
        finally:
            self.writing = False

    def finish(self, seconds: float) -> None:
        """Give what has been queued so many seconds to be sent, then end the connection."""
        self.ending = True
        end = time.monotonic() + seconds
        while self.writing and time.monotonic() < end:
            gevent.sleep(0.005)
        self.cut()
        self.allowance.close()

    def cut(self) -> None:
        """End it at once, whatever has not been sent."""
        self.ending = True
        self.queue = []
        try:
            self.sock.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
