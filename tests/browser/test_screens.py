"""Every screen but the table: nothing for axe to complain about, nothing lost on any display."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.eyes import complaints
from tests.browser.phases import at_rest
from tests.browser.places import PLACES, UPRIGHT, Visitor

SIDEWAYS = {"width": 844, "height": 390}
DESK = {"width": 1280, "height": 800}

CUT_OFF = """() => {
    const width = document.documentElement.clientWidth
    const lost = []
    for (const place of document.querySelectorAll("[data-screen] *")) {
        const box = place.getBoundingClientRect()
        const style = getComputedStyle(place)
        const seen = style.visibility !== "hidden" && box.width > 1 && !place.closest(".unseen")
        const scrolls = place.closest(".hands, .board")
        if (!seen || scrolls || !place.textContent.trim()) continue
        if (box.right > width + 1 || box.left < -1) lost.push(["beside the page", place.outerHTML])
        const clips = style.overflowX !== "visible" && style.overflowX !== "auto"
        if (clips && place.scrollWidth > place.clientWidth + 1) lost.push(["cut", place.outerHTML])
    }
    return lost.map(([why, markup]) => why + ": " + markup.slice(0, 120))
}"""
SMALL = """() => [...document.querySelectorAll("[data-tap], [data-input], input, a, summary")]
    .filter((place) => !place.closest(".board, .hands"))
    .map((place) => [place.getBoundingClientRect(), place.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(([box, markup]) => `${box.width} x ${box.height}: ${markup}`)"""


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
