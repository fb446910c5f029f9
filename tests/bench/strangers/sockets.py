"""Sockets: what strangers do with WebSockets to hold everybody else up.

    python -m tests.bench.strangers.sockets WHAT PORT SECONDS [FROM [FORWARDED]]

does one of ATTACKS for so many seconds, with COUNT sockets, from the address FROM of this
computer's own loop; FORWARDED is what a proxy at that address says of whose sockets they are.
"""

import http.client
import json
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tests.server.raw import CONTINUED, PING, PONG, frame, upgrade

HERE = "127.0.0.1"
COUNT = 20
"""Sockets at the same time."""
PATIENCE = 10
"""Seconds that a flood waits for a server that does not read or answer any more."""
BATCH = 8_000
"""Bytes, or a little more, that are sent at once."""


@dataclass
class Stranger:
    """Somebody at one address, for a while."""

    port: int
    end: float
    address: str = HERE
    forwarded: str = ""
    key: str = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"X-Forwarded-For": self.forwarded} if self.forwarded else {}

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    def register(self) -> None:
        """Get the key of a device."""
        door = http.client.HTTPConnection(HERE, self.port, 10, source_address=(self.address, 0))
        asked = {"Content-Type": "application/json", **self.headers}
        door.request("POST", "/api/devices", b"{}", asked)
        self.key = json.loads(door.getresponse().read())["key"]
        door.close()

    def connect(self) -> socket.socket:
        """A WebSocket that has not said hello."""
        sock = socket.create_connection((HERE, self.port), PATIENCE, (self.address, 0))
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        sock.sendall(upgrade(self.port, **self.headers))
        if not sock.recv(4096).startswith(b"HTTP/1.1 101"):
            sock.close()
            raise ConnectionRefusedError
        return sock

    def enter(self) -> socket.socket:
        """A WebSocket that is welcome."""
        sock = self.connect()
        hello = {"type": "hello", "protocol": 1, "key": self.key, "version": "flood"}
        sock.sendall(frame(json.dumps(hello).encode()))
        sock.recv(4096)
        return sock


Attack = Callable[[Stranger], None]
"""One socket of it, until it is cut."""


def repeat(data: bytes, who: Stranger, first: bytes = b"", before_hello: bool = False) -> None:
    """Send the same again and again, as fast as it is read."""
    with who.connect() if before_hello else who.enter() as sock:
        reader = threading.Thread(target=listen, args=[sock, who])
        reader.start()
        sock.sendall(first)
        batch = data * (BATCH // len(data) + 1)
        while who.goes_on:
            sock.sendall(batch)
    reader.join()


def listen(sock: socket.socket, who: Stranger) -> None:
    """Read what is said, so that nobody is cut for not reading."""
    try:
        while who.goes_on and sock.recv(65536):
            pass
    except OSError:
        pass


def crumbs(who: Stranger) -> None:
    """A frame byte by byte, each in a packet of its own."""
    with who.enter() as sock:
        while who.goes_on:
            sock.sendall(b"\x8a")
            sock.sendall(b"\xfd")
            for _ in range(4 + 125):
                sock.sendall(b"\0")


def handshakes(who: Stranger) -> None:
    """Come in and go at once."""
    who.connect().close()


def knocks(who: Stranger) -> None:
    """Ask for a socket and do not wait for the answer."""
    with socket.create_connection((HERE, who.port), PATIENCE, (who.address, 0)) as sock:
        sock.sendall(upgrade(who.port, **who.headers))


def nonsense(who: Stranger) -> None:
    """Say what ends the socket with an answer."""
    with who.connect() as sock:
        sock.sendall(frame(b"not json"))
        while sock.recv(4096):
            pass


def said(message: dict[str, object]) -> bytes:
    return frame(json.dumps(message).encode())


ATTACKS: dict[str, Attack] = {
    "pongs": partial(repeat, frame(b"", PONG)),
    "pings": partial(repeat, frame(b"", PING)),
    "pieces": partial(repeat, frame(b"", CONTINUED, last=False), first=frame(b"x", last=False)),
    "blanks": partial(repeat, frame(b" ") * 9 + said({"type": "ping"})),
    "strangers": partial(repeat, frame(b"", PONG), before_hello=True),
    "beats": partial(repeat, said({"type": "ping"})),
    "refused": partial(repeat, said({"type": "dance", "id": "1"})),
    "large": partial(repeat, said({"type": "dance", "id": "1", "more": "x" * 16_000})),
    "crumbs": crumbs,
    "handshakes": handshakes,
    "knocks": knocks,
    "nonsense": nonsense,
}


def again_and_again(attack: Attack, who: Stranger) -> None:
    """Whoever is cut comes back."""
    while who.goes_on:
        try:
            attack(who)
        except OSError:
            time.sleep(0.001)


def flood(what: str, port: int, seconds: float, address: str = HERE, forwarded: str = "") -> None:
    """Do it, and come back when it is over."""
    who = Stranger(port, time.monotonic() + seconds, address, forwarded)
    who.register()
    attack = ATTACKS[what]
    threads = [threading.Thread(target=again_and_again, args=[attack, who]) for _ in range(COUNT)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    flood(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), *sys.argv[4:])
