"""The first visit is small, with all that is kept for offline use."""

import pytest

from tests.browser.conftest import Phone, at_home
from tests.browser.hosts import Host
from tests.browser.meter import Meter

LIMIT = 450_000  # bytes


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
    assert sum(meter.of("art-klunker")) > 1_000
    assert meter.total() <= LIMIT


def test_nothing_large_is_transferred_twice(meter: Meter, host: Host) -> None:
    assert sorted(meter.of("brython"))[:-1] == [0]  # the service worker's, out of the cache
    hashed = [path for path in host.asked if path.count(".") > 1 and "/icons/" not in path]
    assert len(hashed) == len(set(hashed))
