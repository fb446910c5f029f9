"""The log: a line of a kind each minute, and no traceback for what a stranger has sent."""

import logging
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from server.guard.journal import EVENTS, Journal
from tests.bench.strangers.http import connection, head
from tests.server.home import Home

log = logging.getLogger("unke")


@pytest.fixture
def journal(caplog: pytest.LogCaptureFixture) -> Iterator[Journal]:
    journal = Journal()
    caplog.handler.addFilter(journal)
    caplog.set_level(logging.INFO)
    yield journal
    caplog.handler.removeFilter(journal)


def fail(kind: type[Exception]) -> None:
    try:
        raise kind("a fault of our own")
    except kind as error:
        log.exception("what failed: %s", error)


def test_of_each_kind_one_line_is_told_and_how_many_more_there_were(
    journal: Journal, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(5):
        log.warning("%s is too long", number)
        log.error("the disk is full")
    assert caplog.messages == ["0 is too long", "the disk is full"]
    journal.sum_up()
    assert len(caplog.messages) == 2  # the minute is not over
    journal.sum_up(at_once=True)
    assert caplog.messages[2:] == [
        "4 is too long (and 4 more of the kind)",
        "the disk is full (and 4 more of the kind)",
    ]
    log.warning("%s is too long", 5)
    assert caplog.messages[-1] == "5 is too long"


def test_a_fault_of_our_own_is_told_with_its_place_once(
    journal: Journal, caplog: pytest.LogCaptureFixture
) -> None:
    for kind in (KeyError, KeyError, ValueError):
        fail(kind)
    assert caplog.text.count("Traceback") == 2
    journal.sum_up(at_once=True)
    assert caplog.messages[-1].endswith("(and 1 more of the kind)")


def test_what_happens_at_tables_is_told_each_time(
    journal: Journal, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(EVENTS + 1):
        log.info("table %s: over", number)
    assert len(caplog.messages) == EVENTS


PATHS = [
    "/", "/keep", "/keep/x", "/api/qr", "/api/tables", "/api/codes/x", "/api/parcels", "/live",
    "/metrics", "/unke.crt", "/%", "/%zz%ff%00", "//////", "/../..", "/\u00ff\u00fe", "*", "x",
    "http://[/", "/?%ff=%&lang=\u00e4", "/keep?lang=%00", "/api/tables/%2e%2e/record",
]  # fmt: skip
NAMES = [
    "Host", "Origin", "Accept-Language", "Accept-Encoding", "If-None-Match", "If-Modified-Since",
    "Range", "Content-Type", "Authorization", "Cookie", "Upgrade", "Connection", "User-Agent",
    "Sec-WebSocket-Key", "Sec-WebSocket-Version", "Sec-WebSocket-Protocol", "Expect", "Date",
    "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Sec-WebSocket-Extensions",
    "If-Range", "Content-Encoding", "Max-Forwards", "Transfer-Encoding", "Content-Length",
]  # fmt: skip
VALUES = [
    "", "[", "[::", "[::1]:x", "a:99999999", "a:-1", ":", "@", "a/b", "\u00e4\u00ff", "null", "*",
    "http://[", "https://a:b", ";;q=,", "x;q=9e999", "en;q=\u00b2", "bytes=9-1,-", '"', 'W/"', "=",
    "websocket", "Upgrade", "13", "8", "Bearer", "Bearer \u00ff.x", "Basic x", "%ff",
    "100-continue", "application/json; charset=x", "text/plain; charset=utf-7",
    "permessage-deflate", "Thu, 99 Foo 0000 99:99:99 GMT", "x" * 8000, "," * 8000, "1",
    ", ".join(f"a{n};q=0.{n}" for n in range(900)),
]  # fmt: skip


def nonsense(luck: random.Random) -> bytes:
    """A request that somebody has got wrong."""
    host = [] if luck.random() < 0.2 else ["Host: 127.0.0.1"]
    fields = [f"{luck.choice(NAMES)}: {luck.choice(VALUES)}" for _ in range(luck.randrange(4))]
    if luck.random() < 0.3:
        fields += ["Upgrade: websocket", "Connection: Upgrade"]
    line = f"{luck.choice(['GET', 'POST', 'HEAD', 'PUT', 'x'])} {luck.choice(PATHS)} HTTP/1.1"
    body = luck.choice([b"", b"[" * 500, b'{"to": "#\\ud800"}', b"\xff"])
    return "\r\n".join([line, *host, *fields, "", ""]).encode("latin-1") + body


def test_nothing_that_a_stranger_sends_makes_a_traceback(tmp_path: Path) -> None:
    app = tmp_path / "app"
    app.mkdir()
    (app / "index.html").write_text("<!doctype html><title>Unke</title>")
    luck = random.Random(11)
    with Home(tmp_path / "home", app) as home:
        for number in range(1500):
            with connection(home.address) as sock:
                sock.sendall(nonsense(luck))
                if number % 2:
                    sock.settimeout(0.05)
                    with suppress(TimeoutError):
                        said = sock.recv(65536)
                        assert not re.match(rb"HTTP/1.1 5(?!05)", said), said
        assert home.stop() == 0
        said = home.said()
    assert "Traceback" not in said and len(said.splitlines()) < 20, said[:3000]


def test_a_log_line_of_strangers_is_one_line(tmp_path: Path) -> None:
    with Home(tmp_path / "home") as home:
        for _ in range(200):
            with connection(home.address) as sock:
                sock.sendall(head("GET /", *(f"X-{number}: y" for number in range(150))))
                sock.recv(65536)
        home.stop()
        told = [line for line in home.said().splitlines() if "is not answered" in line]
    assert len(told) == 2
    assert told[1].endswith("there are more than 100 headers (and 199 more of the kind)")
