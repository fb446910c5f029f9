"""The name on the network: two servers, real multicast on this computer's own loop."""

import asyncio.events
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from zeroconf import IPVersion, Zeroconf

from server.network import announcing
from server.network.announcing import Announcement

Server = Callable[[str], Announcement]
HERE, THERE = "127.0.7.1", "127.0.7.2"
"""Two computers, as far as multicast DNS can tell."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made: list[Announcement] = []

    def make(folder: str) -> Announcement:
        (tmp_path / folder).mkdir(exist_ok=True)
        made.append(Announcement(tmp_path / folder))
        return made[-1]

    yield make
    for announcement in made:
        announcement.stop()


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    """A browser's event loop, left over from another test in this process, is none of ours."""
    loop = asyncio.events._get_running_loop()
    asyncio.events._set_running_loop(None)
    yield
    asyncio.events._set_running_loop(loop)


@pytest.fixture(autouse=True)
def first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A name that nobody else has who runs these tests now."""
    name = f"unke{time.monotonic_ns() % 10**9}"
    monkeypatch.setattr(announcing, "FIRST", name)
    return name


def asked(host: str) -> str:
    """Who answers to a name, asked by a third one."""
    multicast = Zeroconf(interfaces=["127.0.7.3"], ip_version=IPVersion.V4Only)
    try:
        return announcing.who_is(multicast, host, [])
    finally:
        multicast.close()


def test_the_first_gets_the_plain_name_and_the_second_one_of_its_own(
    server: Server, first: str
) -> None:
    one, other = server("one"), server("other")
    one.start([HERE], 8653)
    assert (one.name, one.is_heard) == (f"{first}.local", True)
    other.start([THERE], 8653)
    assert other.is_heard
    assert other.host.startswith(f"{first}-")
    assert len(other.host) == len(first) + 3
    assert asked(one.host) == HERE
    assert asked(other.host) == THERE


def test_a_name_is_kept_for_ever(server: Server, first: str) -> None:
    server("one").start([HERE], 8653)
    other = server("other")
    other.start([THERE], 8653)
    name = other.name
    other.stop()
    server("one").stop()
    again = server("other")
    again.start([HERE], 8653)  # also at another address, and when the plain one is free
    assert (again.name, again.is_heard) == (name, True)


def test_a_kept_name_that_another_answers_to_is_left_to_it(server: Server, first: str) -> None:
    one, other = server("one"), server("other")
    one.start([HERE], 8653)
    (other.folder / announcing.FILE).write_text(first)
    other.host = first
    other.start([THERE], 8653)
    assert (other.rival, other.is_heard) == (HERE, False)
    assert other.name == f"{first}.local"
    one.stop()
    other.start([THERE], 8653)
    assert (other.rival, other.is_heard) == ("", True)


def test_a_name_is_taken_when_the_other_one_is_gone(
    server: Server, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcing, "AGAIN", 0.0)
    one, other = server("one"), server("other")
    one.start([HERE], 8653)
    other.host = first
    for _ in range(2):
        other.look_again([THERE], 8653)
        assert (other.rival, other.is_heard) == (HERE, False)
    one.stop()
    end = time.monotonic() + 20
    while not other.is_heard and time.monotonic() < end:
        other.look_again([THERE], 8653)
    assert (other.rival, other.is_heard) == ("", True)
    other.look_again([THERE], 8653)  # who is heard asks no more
    assert asked(first) == THERE


def test_a_network_that_took_no_names_is_tried_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = server("one")
    one.start([], 8653)
    assert not one.is_heard
    one.look_again([HERE], 8653)
    assert not one.is_heard  # not yet
    monkeypatch.setattr(one, "due", 0.0)
    one.look_again([HERE], 8653)
    assert one.is_heard


def test_without_a_network_there_is_no_name(server: Server) -> None:
    one = server("one")
    one.start([], 8653)
    assert (one.name, one.is_heard) == ("", False)
