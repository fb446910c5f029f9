"""The first visit is small, with all that is kept for offline use."""

import pytest

from shared_rules import GAMES
from tests.browser.conftest import Phone, at_home
from tests.browser.hosts import Host
from tests.browser.watch.meter import KEEP, Meter

LIMIT = 350_000  # bytes
WHOLE = 970_000  # bytes, until everything is kept; on a build that has MicroPython


@pytest.fixture
def meter(phone: Phone, host: Host) -> Meter:
    page = phone().pages[0]
    meter = Meter(page)
    page.goto(host.address)
    at_home(page)
    page.wait_for_function("navigator.serviceWorker.controller")
    return meter


def test_it_is_small(meter: Meter) -> None:
    # Both sides have been counted: the page's own, and what only the service worker asks for.
    assert meter.of("brython")[0] > 100_000
    assert sum(meter.of("art-covers")) > 1_000
    assert meter.total() <= LIMIT


def test_it_brings_what_home_needs_and_no_game(meter: Meter, host: Host) -> None:
    brought = {path.split(".")[0].removeprefix("/art-").strip("/") for path in host.asked}
    assert "unke" in brought
    for part in (*GAMES, "network", "chronicle", "look", "puzzles"):
        assert not {part, part + "-en"} & brought


def test_all_that_comes_later_is_not_much_more(meter: Meter, host: Host) -> None:
    assert meter.page.evaluate(KEEP) is True
    brought = {path.split(".")[0].strip("/") for path in host.asked}
    for part in GAMES:
        assert {part, part + "-en", "art-" + part} <= brought
    assert {"puzzles", "puzzles-en"} <= brought
    assert meter.total() <= WHOLE


def test_nothing_large_is_transferred_twice(meter: Meter, host: Host) -> None:
    assert sorted(meter.of("brython"))[:-1] == [0]  # the service worker's, out of the cache
    hashed = [path for path in host.asked if path.count(".") > 1 and "/icons/" not in path]
    assert len(hashed) == len(set(hashed))
