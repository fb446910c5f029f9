"""Attacks with plain HTTP. Each takes the server's address and how many seconds it lasts.

They reach servers on this computer only, end by themselves, and use nothing but sockets, so that
they run beside the server in a process of their own:

    python -m tests.bench.strangers.http tiny_chunks http://127.0.0.1:8653 5
"""

import socket
import ssl
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from urllib.parse import urlsplit

HERE = ("127.0.0.2", 0) if sys.platform == "linux" else None
"""Where strangers come from: limits for their address are not limits for those who play."""
LONGEST = 60
"""Seconds that an attack may last at most."""
CLIENTS = 16
CROWD = 150
"""Connections of who has many."""
PIECE = 64 * 1024


def dialled(address: str) -> socket.socket:
    """A connection to a server on this computer, by http or https."""
    parts = urlsplit(address)
    host, port = parts.hostname or "", parts.port or 80
    if host not in ("127.0.0.1", "localhost"):
        raise ValueError("only servers on this computer are attacked")
    sock = socket.create_connection((host, port), 10, HERE)
    if parts.scheme == "https":
        trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        sock = trusting.wrap_socket(sock)
    return sock


@contextmanager
def connection(address: str) -> Iterator[socket.socket]:
    """A connection; that the server ends it is no surprise."""
    try:
        with dialled(address) as sock:
            yield sock
    except OSError:
        pass


def head(line: str, *fields: str) -> bytes:
    """The first lines of a request."""
    return "\r\n".join([f"{line} HTTP/1.1", "Host: 127.0.0.1", *fields, "", ""]).encode("latin-1")


def again(seconds: float, work: Callable[[], None], clients: int = 1) -> int:
    """Do it over and over, by so many at once; how often it was done."""
    end = time.monotonic() + min(seconds, LONGEST)
    done = [0] * clients

    def one(number: int) -> None:
        while time.monotonic() < end:
            with suppress(OSError):
                work()
            done[number] += 1

    threads = [Thread(target=one, args=(number,)) for number in range(clients)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(done)


def streamed(address: str, first: bytes, piece: bytes, seconds: float, clients: int = 1) -> int:
    """A request without end, and when the server ends it another one."""
    end = time.monotonic() + min(seconds, LONGEST)

    def one() -> None:
        with connection(address) as sock:
            sock.sendall(first)
            while time.monotonic() < end:
                sock.sendall(piece)

    return again(seconds, one, clients)


def tiny_chunks(address: str, seconds: float) -> int:
    """A body that nobody wants, in chunks of one byte."""
    first = head("POST /nothing", "Transfer-Encoding: chunked")
    return streamed(address, first, b"1\r\na\r\n" * 10_000, seconds)


def wanted_chunks(address: str, seconds: float) -> int:
    """The same where a body is wanted."""
    first = head("POST /api/parcels", "Transfer-Encoding: chunked")
    return streamed(address, first, b"1\r\na\r\n" * 10_000, seconds)


def huge_bodies(address: str, seconds: float) -> int:
    """A gigabyte that nobody wants, by several at once."""
    first = head("POST /nothing", "Content-Length: 1000000000")
    return streamed(address, first, bytes(PIECE), seconds, 4)


def wanted_bodies(address: str, seconds: float) -> int:
    """As much as a parcel may be, by many at once."""
    whole = head("POST /api/parcels", "Content-Length: 8000000") + b"x" * 8_000_000

    def one() -> None:
        with connection(address) as sock:
            sock.sendall(whole)
            sock.recv(PIECE)

    return again(seconds, one, CLIENTS)


def drawn_key(address: str) -> str:
    """The key of a new device, as soon as the server gives one to somebody who asks so much."""
    for _ in range(50):
        with dialled(address) as sock:
            sock.sendall(head("POST /api/devices", "Content-Length: 0", "Connection: close"))
            drawn = b"".join(iter(lambda: sock.recv(PIECE), b""))
        if b'"key":"' in drawn:
            return drawn.split(b'"key":"')[1].split(b'"')[0].decode()
        time.sleep(0.1)
    raise ConnectionRefusedError(drawn)


def heavy_json(address: str, seconds: float) -> int:
    """As much JSON as a record may be, of what takes longest to read; its sender is a device."""
    body = b"[" + b"[]," * 83_000 + b"[]]"
    key = drawn_key(address)
    fields = (f"Content-Length: {len(body)}", "Content-Type: application/json")
    whole = head("POST /api/tables", f"Authorization: Bearer {key}", *fields) + body

    def one() -> None:
        with connection(address) as sock:
            sock.sendall(whole)
            sock.recv(PIECE)

    return again(seconds, one, 4)


def trickles(address: str, seconds: float) -> int:
    """Heads and bodies that come byte by byte, on many connections."""
    wanted = head("POST /api/parcels", "Content-Length: 100000")
    unwanted = head("POST /nothing", "Content-Length: 100000")
    lines = []
    end = time.monotonic() + min(seconds, LONGEST)
    for first in [b"GET / HTTP/1.1\r\nX: ", wanted, unwanted] * (CROWD // 3):
        with suppress(OSError):
            sock = dialled(address)
            sock.sendall(first)
            lines.append(sock)
    sent = 0
    while time.monotonic() < end:
        for sock in lines:
            with suppress(OSError):
                sock.sendall(b"x")
                sent += 1
        time.sleep(0.001)
    for sock in lines:
        sock.close()
    return sent


def many_headers(address: str, seconds: float) -> int:
    """Requests with more headers than anybody reads."""
    whole = head("GET /", *(f"X-{number}: {number}" for number in range(150)))

    def one() -> None:
        with connection(address) as sock:
            sock.sendall(whole)
            sock.recv(PIECE)

    return again(seconds, one, 4)


def pipelines(address: str, seconds: float) -> int:
    """Hundreds of requests in one breath, on each of several connections."""
    whole = b"".join([head("GET /keep"), head("GET /nothing")] * 200)

    def one() -> None:
        with connection(address) as sock:
            sock.settimeout(1)
            for _ in range(20):
                sock.sendall(whole)
                sock.recv(PIECE)

    return again(seconds, one, 4)


def large_codes(address: str, seconds: float) -> int:
    """Pictures as large as they can be, each another one."""
    drawn = iter(range(10**9))

    def one() -> None:
        with connection(address) as sock:
            for _ in range(20):
                body = f'{{"to":"#{next(drawn):0199}"}}'.encode()
                fields = ("Content-Type: application/json", f"Content-Length: {len(body)}")
                name = "Host: " + "x" * 2000
                lines = head("POST /api/qr", *fields).replace(b"Host: 127.0.0.1", name.encode())
                sock.sendall(lines + body)
                sock.recv(PIECE)

    return again(seconds, one, CLIENTS)


def garbage(address: str, seconds: float) -> int:
    """What is no request at all, the beginning of TLS among it, by many at once."""
    hello = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256)) * 2
    kinds = iter([hello, b"\0" * 9000, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET\r\n\r\n"] * 10**6)
    plain = address.replace("https:", "http:")

    def one() -> None:
        with connection(plain) as sock:
            sock.sendall(next(kinds))
            sock.recv(PIECE)

    return again(seconds, one, 4)


def handshakes(address: str, seconds: float) -> int:
    """Connections that end as soon as they stand."""

    def one() -> None:
        dialled(address).close()

    return again(seconds, one, 4)


ATTACKS: dict[str, Callable[[str, float], int]] = {
    attack.__name__: attack
    for attack in (
        tiny_chunks, wanted_chunks, huge_bodies, wanted_bodies, heavy_json, trickles, many_headers,
        pipelines, large_codes, garbage, handshakes,
    )
}  # fmt: skip


if __name__ == "__main__":
    _, name, where, length = sys.argv
    print(ATTACKS[name](where, float(length)))
