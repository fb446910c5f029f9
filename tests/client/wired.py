"""Phones without a page: screens, line and words of the app, wired to a real server by sockets."""

import json
import random
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from client.net.connection import Connection
from tests.client.phone import Phone
from tests.server.phone import Refused, fetched

SECONDS = 20


class Wire:
    """What the browser's wire is, with a clock that only goes on when it is told to."""

    version = "test"

    def __init__(self, address: str) -> None:
        self.address = address
        self.name = f"{random.getrandbits(64):x}"
        self.key = ""
        self.socket: ClientConnection | None = None
        self.timers: list[tuple[int, Callable[[], None]]] = []
        self.connection: Any = None
        self.reachable = True
        self.sent: list[dict[str, Any]] = []

    def introduce(self, then: Callable[[str], None]) -> None:
        if not self.key and self.reachable:
            self.key = self.http("POST", "/api/devices", {})[0]["key"]
        then(self.key)

    def forget(self) -> None:
        self.key = ""

    def open(self, key: str) -> None:
        if not self.reachable:
            self.connection.closed(1006)
            return
        door = connect(
            self.address.replace("http", "ws", 1) + "/live",
            origin=self.address,  # type: ignore[arg-type]
            compression=None,
            close_timeout=1,
            max_size=None,
        )
        self.socket = door.__enter__()
        self.connection.opened(key)

    def send(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if self.socket:
            try:
                self.socket.send(json.dumps(message))
            except ConnectionClosed:
                pass

    def close(self) -> None:
        if self.socket:
            self.socket.close()
            self.socket = None

    def cut(self) -> None:
        """No network, without a goodbye."""
        assert self.socket
        self.reachable = False
        self.socket.socket.close()
        self.socket = None
        self.connection.closed(1006)

    def pump(self, seconds: float = 0.05) -> None:
        """Hear what has come."""
        try:
            while self.socket:
                message = json.loads(self.socket.recv(timeout=seconds))
                message.pop("quick_beat", None)  # its clock stands still: it must promise nothing
                self.connection.received(message)
                seconds = 0
        except TimeoutError:
            pass
        except (ConnectionClosed, OSError) as error:
            self.socket = None
            self.connection.closed(getattr(getattr(error, "rcvd", None), "code", 1006))

    def after(self, milliseconds: int, work: Callable[[], None]) -> tuple[int, Any]:
        self.timers.append((milliseconds, work))
        return self.timers[-1]

    def cancel(self, timer: Any) -> None:
        if timer in self.timers:
            self.timers.remove(timer)

    def chance(self) -> float:
        return random.random()

    def ring(self) -> None:
        """The time has come for what was to be done later."""
        milliseconds, work = self.timers.pop(0)
        work()

    def http(self, method: str, path: str, body: Any) -> tuple[Any, str]:
        try:
            return fetched(self.address, self.key, method, path, body), ""
        except Refused as refused:
            return refused.body, refused.error
        except OSError:
            return None, "network"


class Wired(Phone):
    """A phone with a screen of the app, and a wire that it keeps when it opens another screen."""

    def __init__(self, wire: Wire, screen: ModuleType, *words: str, **shelves: Any) -> None:
        self.wire = wire
        self.reply: list[Any] = []
        wire.connection = Connection(wire, self.tell)
        super().__init__(screen, *words, **shelves)

    def tell(self, *news: Any) -> None:
        if self.reply:
            self.deliver(self.reply, list(news), "")

    def deliver(self, reply: list[Any], value: Any, problem: str) -> None:
        self.send(*reply, value, problem)

    def do(self, effect: tuple[Any, ...]) -> None:
        if effect[0] in ("live", "ask", "http"):
            self.wired(*effect)
        elif effect[0] == "forget":
            self.wire.connection.stop()
            self.wire.forget()
        else:
            super().do(effect)

    def wired(self, name: str, *said: Any) -> None:
        if name == "live":
            self.reply = said[1]
            line = self.wire.connection
            self.deliver(said[1], ["state", line.state, line.why], "")
            line.start()
        elif name == "ask":
            reply = said[1] if len(said) > 1 else None

            def answer(value: Any, problem: str) -> None:
                if reply:
                    self.deliver(reply, value, problem)

            self.wire.connection.ask(said[0], answer)
        else:
            if said[0] != "GET":
                self.wire.introduce(lambda key: None)
            self.deliver(said[3], *self.wire.http(*said[:3]))

    def until(self, holds: Callable[[], Any]) -> None:
        """Listen until something holds."""
        end = time.monotonic() + SECONDS
        while not holds():
            self.wire.pump()
            assert time.monotonic() < end, f"it never came: {self.text()}"

    def went(self) -> list[str]:
        """Where it went last."""
        gone = [effect for effect in self.done if effect[0] in ("go", "replace")]
        return list(gone[-1][1:]) if gone else []


def everybody(phones: list[Wired], holds: Callable[[Wired], Any]) -> None:
    """All listen until it holds for each."""
    for phone in phones:
        phone.until(lambda phone=phone: holds(phone))
