"""Requests over HTTP: read in one way only, answered even if refused, and ended in good time."""

import http.client
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from server.guard.limits import Limits
from tests.bench.strangers.http import dialled, head
from tests.server.home import Home
from tests.server.phone import Phone, Refused
from tests.server.raw import upgrade

OwnHome = Callable[..., Home]
LIMITS = Limits()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server with both doors."""
    with Home(tmp_path_factory.mktemp("home"), is_secure=True) as started:
        yield started
        assert started.stop() == 0
        assert "Traceback" not in started.said(), started.said()


@contextmanager
def line(address: str) -> Iterator[socket.socket]:
    with dialled(address) as sock:
        sock.settimeout(5)
        yield sock


def all_of(sock: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    return b"".join(iter(lambda: sock.recv(65536), b""))


def answered(home: Home, whole: bytes) -> tuple[int, bytes]:
    """The status of the first answer, and everything until the connection ends."""
    with line(home.address) as sock:
        sock.sendall(whole)
        said = all_of(sock)
    return int(said.split()[1]), said


HIDDEN = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
"""What a proxy has taken for a body; answered, it would be taken for an answer to somebody else."""


@pytest.mark.parametrize(
    "fields",
    [
        ("Content-Length: 0", "Content-Length: 41"),
        ("Content-Length: 41", "Content-Length: 41"),
        ("Content-Length: 41, 41",),
        ("Content-Length: +2",),
        ("Content-Length: 2_0",),
        ("Content-Length: 0x2",),
        ("Content-Length: -1",),
        ("Content-Length: 2.0",),
        ("Content-Length:",),
        ("Content-Length: 1 2",),
        ("Content-Length: \u00b2",),
        ("Content-Length : 41",),
        ("Content-Length\t: 41",),
        ("X: y", " Content-Length: 41"),
        ("X: y", "\tz"),
        ("X: y\rContent-Length: 41",),
        ("X: y\0",),
        ("X",),
        (": x",),
        ("Content-Length: 41", "Transfer-Encoding: chunked"),
        ("Transfer-Encoding: chunked", "Content-Length: 41"),
        ("Transfer-Encoding: chunked", "Transfer-Encoding: chunked"),
        ("Transfer-Encoding: chunked, identity",),
        ("Transfer-Encoding: identity",),
        ("Transfer-Encoding: gzip, chunked",),
        ("Transfer-Encoding: xchunked",),
        ("Transfer-Encoding: \x0bchunked",),
        ("Transfer-Encoding:",),
        ("Host: 127.0.0.1",),
        ("Host: [",),
    ],
)
def test_what_can_be_read_in_two_ways_is_refused(home: Home, fields: tuple[str, ...]) -> None:
    status, said = answered(home, head("POST /nothing", *fields) + HIDDEN)
    assert (status, said.count(b"HTTP/1.1 ")) == (400, 1)
    assert json.loads(said.split(b"\r\n\r\n")[1])["error"] == "malformed"


@pytest.mark.parametrize(
    ("whole", "status"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (b"GET  / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        (b"GET / x HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        (b"GET /\r\n\r\n", 400),
        (b"GET / HTTP/1.1\rHost: a\r\n\r\n", 400),
        (b"G\xc3\xb6T / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\n", 400),
        (b"\0" * 20_000, 414),
        (b"GET / HTTP/x.y\r\nHost: a\r\n\r\n", 400),
        (b"GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
        (b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", 414),
        (head("GET /", "X: " + "y" * 20_000), 431),
        (head("GET /", *(f"X-{number}: y" for number in range(LIMITS.headers))), 431),
        (head("POST /api/parcels", "Transfer-Encoding: chunked") + b"2\r\n{}\r\n0\r\n\r\n", 411),
    ],
)
def test_what_is_no_request_is_told_so(home: Home, whole: bytes, status: int) -> None:
    found, said = answered(home, whole)
    assert found == status
    assert json.loads(said.split(b"\r\n\r\n")[1])["say"]


def test_as_many_headers_as_are_allowed_are_read(home: Home) -> None:
    fields = [f"X-{number}: y" for number in range(LIMITS.headers - 2)]
    assert answered(home, head("GET /healthz", *fields, "Connection: close"))[0] == 200


def test_a_connection_serves_one_request_after_the_other(home: Home) -> None:
    """As every browser wants it, with bodies that were wanted, and with some that were not."""
    connection = http.client.HTTPConnection("127.0.0.1", home.port, timeout=5)
    connection.connect()
    sock = connection.sock
    for method, path, body, status in (
        ("GET", "/healthz", None, 200),
        ("POST", "/nothing", b"x" * LIMITS.leftover, 405),
        ("POST", "/api/devices", b"{}", 201),
        ("HEAD", "/healthz", None, 200),
        ("POST", "/api/qr", b'{"to": "#join/KRTX"}', 200),
    ):
        connection.request(method, path, body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        answer.read()
        assert (answer.status, connection.sock) == (status, sock)
    connection.close()


def test_several_requests_in_one_breath_are_answered_in_their_order(home: Home) -> None:
    last = head("GET /nothing", "Connection: close")
    said = answered(home, HIDDEN + head("GET /metrics") + HIDDEN + last)[1]
    assert [int(part.split()[0]) for part in said.split(b"HTTP/1.1 ")[1:]] == [200, 200, 200, 404]


def test_who_asks_first_whether_a_body_is_wanted_is_told(home: Home) -> None:
    fields = ("Content-Length: 20", "Content-Type: application/json", "Expect: 100-continue")
    with line(home.address) as sock:
        sock.sendall(head("POST /api/qr", *fields))
        assert sock.recv(65536).startswith(b"HTTP/1.1 100 ")
        sock.sendall(b'{"to": "#join/KRTX"}')
        assert sock.recv(65536).startswith(b"HTTP/1.1 200 ")
    status, said = answered(home, head("POST /nothing", *fields))
    assert (status, b"Connection: close" in said) == (405, True)


@pytest.mark.parametrize(
    ("change", "status"),
    [
        (("GET /live", "GET //live"), 101),
        (("GET /live", "GET live"), 101),
        (("GET /live", "GET %2F%6Cive"), 101),
        (("\r\n\r\n", "\r\nContent-Length: 2\r\n\r\n{}"), 426),
    ],
)
def test_nobody_gets_a_socket_past_its_door(
    own_home: OwnHome, change: tuple[str, str], status: int
) -> None:
    """However the way to it is written, it is one of those that the server counts and watches."""
    home = own_home(beat=1)
    with line(home.address) as sock:
        sock.sendall(upgrade(home.port).decode().replace(*change).encode())
        assert int(sock.recv(65536).split()[1]) == status
        assert home.metric("unke_sockets ") == (status == 101)
        time.sleep(1)  # the watch has looked at it


@pytest.mark.parametrize("door", ["address", "secure"])
def test_the_answer_arrives_though_more_comes_than_is_wanted(home: Home, door: str) -> None:
    """If the server just closed, it would be lost: what still comes makes TCP reset the line."""
    with line(getattr(home, door)) as sock:
        sock.sendall(head("POST /nothing", "Content-Length: 1000000000"))
        start = time.monotonic()
        sent = 0
        try:
            while time.monotonic() < start + 4:
                sock.sendall(b"x" * 20_000)
                sent += 20_000
                if sent < 60_000:
                    time.sleep(0.05)  # the answer is there before more than is read has come
                else:
                    break
        except OSError:
            pass
        said = b""
        try:
            while data := sock.recv(65536):
                said += data
        except OSError:
            pass
    assert said.startswith(b"HTTP/1.1 405 ") and b"Connection: close" in said
    assert time.monotonic() - start < 3


@pytest.mark.parametrize(
    "first", [b"GET / HTTP/1.1\r\nX: ", head("POST /api/parcels", "Content-Length: 99")]
)
def test_who_speaks_too_slowly_is_hung_up_on(own_home: OwnHome, first: bytes) -> None:
    home = own_home(request_seconds=1)
    with line(home.address) as sock:
        sock.sendall(first)
        start = time.monotonic()
        with pytest.raises(OSError):
            while time.monotonic() < start + 10:
                sock.sendall(b"x")
                time.sleep(0.05)
    assert time.monotonic() - start < 5


def test_large_bodies_find_room_for_a_few_only(own_home: OwnHome) -> None:
    home = own_home(bodies=1_000_000)
    first = head("POST /api/parcels", "Content-Length: 400000")
    with line(home.address) as slow, line(home.address) as other:
        slow.sendall(first)
        time.sleep(0.2)
        other.sendall(first)
        assert other.recv(65536).startswith(b"HTTP/1.1 429 ")
        assert Phone(home.address).http("GET", "/api/tables")  # who says little is not kept back
        slow.sendall(b"x" * 400_000)
        assert slow.recv(65536).startswith(b"HTTP/1.1 201 ")


def test_a_body_costs_its_sender_as_much_as_many_requests(own_home: OwnHome) -> None:
    home = own_home(requests_a_second=1)  # and ten at once
    phone = Phone(home.address)
    phone.http("POST", "/api/parcels", "x" * 8 * LIMITS.request)
    with pytest.raises(Refused, match="busy"):
        phone.http("GET", "/api/tables")
        phone.http("GET", "/api/tables")
