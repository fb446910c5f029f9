"""Socket: the way to a device, a WebSocket that never makes anybody wait."""

import logging
from typing import TYPE_CHECKING, Any

import gevent
from simple_websocket import ConnectionClosed, Server

from server.guard.messages import dumps
from server.guard.refusals import Refusal
from server.web.framing import framed
from server.web.outbox import Outbox

if TYPE_CHECKING:
    from server.house.house import House
    from server.tables.table import NetTable

log = logging.getLogger("unke")

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

    @property
    def heard(self) -> float:
        """When something was read last."""
        return self.outbox.heard

    def send(self, text: str) -> None:
        """Queue a message; never waits."""
        if self.ws.connected and not self.ending:
            self.outbox.send(framed(text))

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

    def finish(self, seconds: float) -> None:
        """Give what has been queued so many seconds to be sent, then end the connection."""
        self.outbox.finish(seconds)

    def cut(self) -> None:
        """End it at once, whatever has not been sent."""
        self.outbox.cut()
