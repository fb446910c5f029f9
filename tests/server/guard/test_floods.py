"""Floods: who says too much at one address waits and is cut, and nobody else notices."""

import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from tests.bench.strangers.waits import BAR, Evening, attacked, most
from tests.server.home import USUAL, Home
from tests.server.raw import PONG, Raw, frame

OwnHome = Callable[..., Home]
Dial = Callable[..., Raw]

PROXY = "unke.example.org"
PHONES = 60


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server with the limits that it has at home."""
    with Home(tmp_path_factory.mktemp("strict"), **USUAL) as home:
        yield home
        assert home.stop() == 0
        assert "Traceback" not in home.said(), home.said()


def waits_during(what: str, home: Home, seconds: float, *whose: str) -> list[float]:
    """How long moves take meanwhile; `whose` are the flood's address and what a proxy calls it."""
    evening = Evening(home)
    with attacked("sockets", what, home.port, 60, *whose):
        waits = evening.waits(seconds)
    evening.close()
    return waits


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere this computer has one such address")
@pytest.mark.parametrize(
    ("number", "what"),
    [(2, "pongs"), (3, "pieces"), (4, "strangers"), (5, "beats"), (6, "refused")],
)
def test_a_flood_from_one_address_holds_nobody_else_up(
    strict: Home, number: int, what: str
) -> None:
    waits = waits_during(what, strict, 2.5, f"127.0.0.{number}")
    assert most(waits) < BAR


def test_behind_a_proxy_a_flood_holds_nobody_else_up(own_home: OwnHome) -> None:
    """There everybody comes from the same address, and what the proxy says tells them apart."""
    home = own_home(PROXY, **USUAL)
    assert most(waits_during("refused", home, 2.5, "127.0.0.1", "10.0.0.1")) < BAR


def test_a_school_behind_one_address_plays(own_home: OwnHome) -> None:
    home = own_home(**USUAL)
    tables = [Evening(home, pause=1) for _ in range(PHONES // 2)]
    waits: list[float] = []
    threads = [
        threading.Thread(target=lambda one=one: waits.extend(one.waits(4))) for one in tables
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(waits) > 2 * len(tables) and most(waits) < BAR
    assert home.metric('unke_refusals_total{word="busy"}') == 0
    for one in tables:
        one.close()


@pytest.mark.parametrize(
    ("is_known", "more"),
    [(True, {"frames_a_second": 20}), (False, {"frames_before_hello": 20})],
    ids=["a device", "a stranger"],
)
def test_who_floods_is_told_that_it_is_too_much(
    own_home: OwnHome, dial: Dial, is_known: bool, more: dict[str, int]
) -> None:
    home = own_home(seconds_over=1, **more)
    raw = dial(home.port)
    if is_known:
        raw.say({"type": "hello", "protocol": 1, "key": home.phone().key, "version": "x"})
        assert raw.hear()["type"] == "welcome"
    start = time.monotonic()
    raw.send(frame(b"", PONG) * 500)
    assert raw.hear()["why"] == "busy"
    assert raw.closed() == 4429
    assert 1 < time.monotonic() - start < 5


def test_crumbs_of_a_frame_count_as_much_as_frames(own_home: OwnHome, dial: Dial) -> None:
    home = own_home(seconds_over=1, frames_a_second=20)
    raw = dial(home.port)
    raw.say({"type": "hello", "protocol": 1, "key": home.phone().key, "version": "x"})
    assert raw.hear()["type"] == "welcome"
    raw.send(b"\x81\xfe\x40\0mask")
    with pytest.raises(OSError):
        for _ in range(5_000):
            raw.send(b" ")
            time.sleep(0.001)
    assert home.metric('unke_refusals_total{word="busy"}') == 1


def test_an_address_has_a_budget_for_all_its_sockets(own_home: OwnHome, dial: Dial) -> None:
    home = own_home(frames_of_an_address=20)
    anna = home.phone()
    raws = [dial(home.port) for _ in range(4)]
    for raw in raws:
        raw.say({"type": "hello", "protocol": 1, "key": anna.key, "version": "x"})
        assert raw.hear()["type"] == "welcome"
    start = time.monotonic()
    for raw in raws:
        raw.send(frame(b"", PONG) * 30)
    time.sleep(0.2)
    anna.settle()  # she waits like all others there, and is not cut
    assert 0.5 < time.monotonic() - start < 5


def test_handshakes_are_counted(own_home: OwnHome, dial: Dial) -> None:
    """Twenty at once, then two a second, after a while; what is more has to try again."""
    home = own_home(handshakes_a_second=2)
    answers: list[int] = []

    def knock() -> None:
        answers.append(dial(home.port).status)

    threads = [threading.Thread(target=knock) for _ in range(40)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(answers) == {101, 429}
    assert 20 <= answers.count(101) <= 30


FORWARDED = [("10.0.0.{}", "10.0.1.9"), ("2001:db8:0:1::{}", "2001:db8:0:2::9")]


@pytest.mark.parametrize(("rotating", "other"), FORWARDED, ids=["IPv4", "IPv6"])
def test_behind_a_proxy_a_customer_is_counted(
    own_home: OwnHome, dial: Dial, rotating: str, other: str
) -> None:
    """An IPv6 customer has as many addresses as he likes."""
    home = own_home(PROXY, connections_of_an_address=3)
    is_one = ":" in rotating
    names = [rotating.format(number if is_one else 1) for number in range(1, 5)]
    raws = [dial(home.port, X_Forwarded_For=name) for name in names]
    assert [raw.status for raw in raws] == [101, 101, 101, 429]
    assert dial(home.port, X_Forwarded_For=other).status == 101
    raws[0].close()
    time.sleep(0.2)
    assert dial(home.port, X_Forwarded_For=names[0]).status == 101


def test_nobody_is_believed_who_says_to_be_somebody_else(own_home: OwnHome, dial: Dial) -> None:
    home = own_home(handshakes_a_second=0)
    assert dial(home.port, X_Forwarded_For="10.0.0.1").status == 429
