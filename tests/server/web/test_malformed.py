"""Thousands of malformed frames and messages crash nothing and cost nobody else anything."""

import http.client
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shared_rules.engine.chance import Chance
from tests.server.home import Home
from tests.server.phone import Phone, sit_down
from tests.server.raw import Raw, frame

FRAMES = 3_000
BYTES, MESSAGES, REQUESTS = 100, 100, 60
"""Examples of each kind; every example is a batch of twenty."""
POISON = b"\xff" * 400
"""Ends a socket whatever has come before, half a frame as well."""
BATCH = 20
CALM = {"deadline": None, "suppress_health_check": list(HealthCheck)}


class Scene:
    """Two people who play, and a third phone that has lost its mind."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.anna, self.bert = home.phones(2)
        sit_down(
            self.anna.make("dschunke", ["person", "person", "bot:random"]), [self.anna, self.bert]
        )
        self.mad = home.phone("Mad")
        self.raw: Raw | None = None
        self.chance = Chance(3)
        self.slowest = 0.0
        hello = {"type": "hello", "protocol": 1, "key": self.mad.key, "version": "mad"}
        self.greeting = frame(json.dumps(hello).encode())
        self.read = 0

    def socket(self) -> Raw:
        """The mad phone's socket, welcomed at the table; another one when the last was ended."""
        if self.raw is None:
            self.raw = Raw(self.home.port)
            self.raw.socket.settimeout(5)
            self.raw.say({"type": "hello", "protocol": 1, "key": self.mad.key, "version": "mad"})
            self.raw.say({"type": "enter", "id": "in", "table": self.anna.at})
            while self.raw.hear()["type"] != "done":
                pass
        return self.raw

    def poison(self, raw: Raw) -> None:
        """Wait until the server has read all and ended the socket."""
        try:
            raw.send(POISON)
            raw.socket.settimeout(0.5)
            raw.closed()
        except TimeoutError:  # a frame that says it is larger than all this
            raw.socket.settimeout(10)
            for _ in range(50):
                raw.send(POISON)
            raw.closed()
        except OSError:
            pass
        raw.close()

    def drop(self) -> None:
        if self.raw:
            self.raw.close()
        self.raw = None

    def others_play_on(self) -> None:
        start = time.monotonic()
        if self.anna.over:
            sit_down(
                self.anna.make("dschunke", ["person", "person", "bot:random"]),
                [self.anna, self.bert],
            )
        for phone in (self.anna, self.bert):
            phone.settle().random_act(self.chance)
        self.slowest = max(self.slowest, time.monotonic() - start)


@pytest.fixture(scope="module")
def scene(home: Home) -> Iterator[Scene]:
    scene = Scene(home)
    yield scene
    assert scene.read == 0 or scene.read >= FRAMES  # 0 if only others were asked for
    scene.drop()
    for phone in (scene.anna, scene.bert, scene.mad):
        phone.close()
    assert scene.slowest < 5


frames = st.one_of(
    st.binary(max_size=200),
    st.builds(
        frame,
        st.binary(max_size=300),
        st.integers(0, 15),
        st.booleans(),
        st.booleans(),
    ),
    st.builds(lambda a, b: frame(a)[:b], st.binary(max_size=100), st.integers(0, 50)),
)


@settings(max_examples=FRAMES // BATCH, **CALM)  # type: ignore[arg-type]
@given(st.lists(frames, min_size=BATCH, max_size=BATCH))
def test_every_malformed_frame_is_read(scene: Scene, batch: list[bytes]) -> None:
    """Each has a socket of its own, which nothing before it could have ended."""
    raws = [Raw(scene.home.port, scene.greeting) for _ in batch]
    for raw, data in zip(raws, batch, strict=True):
        assert raw.hear()["type"] == "welcome"
        raw.send(data)
    for raw in raws:
        scene.poison(raw)
        scene.read += 1
    scene.others_play_on()


@settings(max_examples=BYTES, **CALM)  # type: ignore[arg-type]
@given(st.lists(frames, min_size=BATCH, max_size=BATCH))
def test_malformed_frames(scene: Scene, batch: list[bytes]) -> None:
    for data in batch:
        try:
            scene.socket().send(data)
        except OSError:  # it has been thrown out, as it should
            scene.drop()
    scene.drop()
    scene.others_play_on()


WORDS = (
    "enter leave sit rise setup start close act propose vote ticket take ping hello undo free "
    "standin wait along back export host end replace nothing person klunker red take supply "
    "seat-0 rice"
).split()
KEYS = [
    "table", "code", "seat", "name", "colour", "setup", "seen", "move", "what", "motion", "yes",
    "seats", "all", "ticket", "have", "change", "game", "options", "time", "open",
]  # fmt: skip
PLAIN = [None, True, False, 0, -1, 7, 2**53, -(2**70), 0.5, float("nan"), "", "x" * 300, "\u2028\0"]


def value(luck: random.Random, depth: int = 3) -> Any:
    """Anything that JSON can say, and a little more."""
    kind = luck.randrange(6 if depth else 4)
    if kind < 4:
        return luck.choice(PLAIN if kind < 2 else WORDS if kind < 3 else range(-2, 6))
    inner = [value(luck, depth - 1) for _ in range(luck.randrange(5))]
    return inner if kind == 4 else dict(zip(luck.choices(WORDS, k=5), inner, strict=False))


def message(luck: random.Random) -> dict[str, Any]:
    some = luck.sample(KEYS, luck.randrange(len(KEYS)))
    kind = luck.choice(WORDS) if luck.random() < 0.9 else value(luck)
    return {"type": kind, "id": str(luck.randrange(99)), **{key: value(luck) for key in some}}


@settings(max_examples=MESSAGES, **CALM)  # type: ignore[arg-type]
@given(st.integers(0, 2**64))
def test_malformed_messages(scene: Scene, seed: int) -> None:
    """Each is answered, or ends the socket of who has sent it."""
    luck = random.Random(seed)
    for _ in range(BATCH):
        try:
            scene.socket().say(message(luck))
        except OSError:
            scene.drop()
    try:
        scene.socket().say({"type": "leave", "id": "the last"})
        while scene.socket().hear().get("id") != "the last":
            pass
    except (OSError, AssertionError):
        pass
    scene.drop()
    scene.others_play_on()


values = st.integers(0, 2**64).map(lambda seed: json.dumps(value(random.Random(seed))).encode())
bodies = st.binary(max_size=200) | values


@settings(max_examples=REQUESTS, **CALM)  # type: ignore[arg-type]
@given(
    st.sampled_from(["/api/devices", "/api/tables", "/api/finished", "/api/tables/x/record", "/x"]),
    st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"]),
    st.sampled_from(["application/json", "text/plain", "text/html", ""]),
    bodies,
)
def test_malformed_requests(scene: Scene, path: str, method: str, kind: str, body: bytes) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", scene.home.port, timeout=10)
    headers = {"Authorization": f"Bearer {scene.mad.key}", "Content-Type": kind}
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    assert answer.status < 500
    text = answer.read()
    if path.startswith("/api") and answer.status >= 400 and method in ("GET", "POST"):
        assert set(json.loads(text)) >= {"error", "say"}
    connection.close()


def test_and_after_all_that_everything_still_works(scene: Scene, home: Home) -> None:
    phone: Phone = home.phone()
    table = phone.make("klunker", ["person", "bot:solid", "bot:solid"])
    sit_down(table, [phone])
    phone.play()
    phone.close()
