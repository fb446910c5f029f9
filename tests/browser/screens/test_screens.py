"""Every screen but the table: nothing for axe to complain about, nothing lost on any display."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.phases import at_rest
from tests.browser.places import PLACES, UPRIGHT, Visitor
from tests.browser.watch.display import CUT_OFF, SMALL
from tests.browser.watch.eyes import complaints

SIDEWAYS = {"width": 640, "height": 360}
DESK = {"width": 1280, "height": 800}


@pytest.fixture(scope="module")
def visitor(browser: Browser, app: str) -> Iterator[Visitor]:
    visitor = Visitor(browser, app)
    yield visitor
    visitor.leave()


@pytest.fixture(scope="module", params=list(PLACES))
def page(request: pytest.FixtureRequest, visitor: Visitor) -> Page:
    """A place, opened once for all its tests; one phone sees them all."""
    return visitor.go(request.param)


def test_axe_finds_nothing_to_complain_about(page: Page) -> None:
    assert complaints(page) == {}


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS, DESK], ids=["upright", "sideways", "desk"])
def test_nothing_lies_beside_the_page_or_is_too_small(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)
    at_rest(page)
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SMALL) == []


def test_letters_of_twice_the_size_lose_nothing(page: Page) -> None:
    page.set_viewport_size(UPRIGHT)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    at_rest(page)
    lost = page.evaluate(CUT_OFF)
    page.evaluate("document.documentElement.style.fontSize = ''")
    assert lost == []
