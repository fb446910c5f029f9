"""The WebSocket itself: opened from our own page only, and strict about every frame."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.home import Home
from tests.server.raw import BINARY, CLOSE, CONTINUED, PING, PONG, Raw, frame

Dial = Callable[..., Raw]


@pytest.fixture
def key(home: Home) -> Iterator[str]:
    phone = home.phone()
    yield phone.key
    phone.close()


def hello(key: str, **more: Any) -> dict[str, Any]:
    return {"type": "hello", "protocol": 1, "key": key, "version": "raw", **more}


def welcomed(dial: Dial, home: Home, key: str) -> Raw:
    raw = dial(home.port)
    raw.say(hello(key))
    assert raw.hear()["type"] == "welcome"
    return raw


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 101),
        ({"Origin": "http://127.0.0.1:{port}"}, 101),
        ({"Origin": "https://127.0.0.1:{port}"}, 101),  # behind a proxy that does TLS
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Host": "["}, 400),
        ({"Origin": "http://evil.example", "Host": "evil.example"}, 403),  # DNS rebinding
        ({"Host": "unke.local:{port}"}, 101),
        ({"Host": "[::1]:{port}"}, 101),
        ({"Host": ""}, 400),
        ({"Upgrade": ""}, 426),
        ({"Sec_WebSocket_Key": ""}, 400),
        ({"Sec_WebSocket_Version": "8"}, 400),
    ],
)
def test_the_door_opens_to_our_own_pages_only(
    home: Home, dial: Dial, headers: dict[str, str], status: int
) -> None:
    filled = {name: value.format(port=home.port) for name, value in headers.items()}
    raw = dial(home.port, **filled)
    assert raw.status == status


def test_nothing_is_compressed(home: Home, dial: Dial) -> None:
    raw = dial(home.port, Sec_WebSocket_Extensions="permessage-deflate")
    assert raw.status == 101
    raw.send(b"\xc1\x80\0\0\0\0")  # a compressed frame all the same
    assert raw.closed() == 1002


def test_what_comes_with_the_request_is_heard(home: Home, dial: Dial, key: str) -> None:
    raw = dial(home.port, frame(json.dumps(hello(key)).encode()))
    assert raw.hear()["type"] == "welcome"


def test_a_message_may_come_in_pieces(home: Home, dial: Dial, key: str) -> None:
    raw = welcomed(dial, home, key)
    pieces = frame(b'{"type"', last=False) + frame(b"", CONTINUED, last=False)
    pieces += frame(b"beat", PING) + frame(b':"ping"}', CONTINUED)
    for place in range(len(pieces)):
        raw.send(pieces[place : place + 1])
    assert raw.next() == (PONG, b"beat")
    assert raw.hear() == {"type": "pong"}


@pytest.mark.parametrize(
    ("nonsense", "code"),
    [
        (frame(b"x", masked=False), 1002),
        (frame(b"x", opcode=3), 1002),
        (frame(b"x", CONTINUED), 1002),
        (frame(b"x" * 126, PING), 1002),
        (frame(b"x", last=False) + frame(b"y"), 1002),
        (frame(b"x", PING, last=False), 1002),
        (frame(b"\0\x01x", CLOSE), 1002),
        (frame(b"\xff"), 1007),
        (frame(b"\x01", BINARY), 1003),
        (frame(b"x" * 20_000), 1009),
        (frame(b"x" * 9_000, last=False) + frame(b"x" * 9_000, CONTINUED), 1009),
        (b"\x81\xff\x7f" + b"\xff" * 7 + b"mask" + b"xxxx" * 5_000, 1009),
        (frame(b"not json"), 4400),
        (frame(b"[]"), 4400),
        (frame(b"[" * 9_000), 4400),
        (frame(b'{"type": "sit", "id": "' + b"1" * 41 + b'"}'), 4400),
        (frame(b'{"type": "sit"}'), 4400),
        (frame(b'{"type":"sit","id":"1","name":"\\ud800"}'), 4400),
        (frame(b'{"id":' + b"1" * 5_000 + b"}"), 4400),
        (frame(b"\x03\xe8bye", CLOSE), 1000),
    ],
)
def test_nonsense_ends_the_socket_with_a_reason(
    home: Home, dial: Dial, key: str, nonsense: bytes, code: int
) -> None:
    raw = welcomed(dial, home, key)
    raw.send(nonsense)
    assert raw.closed() == code


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "ping"}, 4400),
        ({"type": "hello", "protocol": 1}, 4401),
        ({"type": "hello", "protocol": 1, "key": "a.b"}, 4401),
        ({"type": "hello", "protocol": 1, "key": 7}, 4401),
        ({"type": "hello", "protocol": 0, "key": "a.b"}, 4406),
        ({"type": "hello", "protocol": 99, "key": "a.b"}, 4406),
        ({"type": "hello", "protocol": "1", "key": "a.b"}, 4400),
    ],
)
def test_who_does_not_say_hello_is_not_let_in(
    home: Home, dial: Dial, first: Any, code: int
) -> None:
    raw = dial(home.port)
    raw.say(first)
    said = raw.hear()
    assert said["type"] == "bye"
    assert said.get("reload", False) == (first.get("protocol") == 0)
    assert raw.closed() == code


def test_every_type_is_known_or_refused(home: Home, dial: Dial, key: str) -> None:
    raw = welcomed(dial, home, key)
    raw.say({"type": "dance", "id": "1"})
    assert raw.hear()["error"] == "unknown"
    raw.say({"type": "act", "id": "2", "seat": 0, "seen": 0, "move": ["show"]})
    assert raw.hear()["error"] == "not-here"
