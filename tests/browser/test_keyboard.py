"""A whole game by keys alone: Tab, Enter, Space; the focus is never lost."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import start
from tests.browser.player import Tapper, at_once, taps
from tests.browser.stored import last_quarter, lay

FOCUS = """() => {
    const here = document.activeElement
    return [here.dataset.tap ?? "", here === document.body || !here.isConnected]
}"""
WAY = """tap => {
    const places = [...document.querySelectorAll("[data-tap]")]
    const there = places.find((place) => place.dataset.tap === tap)
    const way = there && document.activeElement.compareDocumentPosition(there)
    return way & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab"
}"""


class Typist(Tapper):
    """Goes with Tab to what a finger would tap, or back, and presses Enter or Space there."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.pressed = ""  # the last thing that a key was pressed on
        self.lost: list[str] = []  # what was pressed, and then nothing had the focus

    def tap(self, place: dict[str, Any]) -> None:
        key = ("Enter", "Space")[self.chance.below(2)]
        if self.pressed and self.page.evaluate(FOCUS)[1]:
            self.lost.append(self.pressed)
        self.pressed = ""
        way = self.page.evaluate(WAY, place["tap"])
        for _ in range(100):
            if self.page.evaluate(FOCUS)[0] == place["tap"]:
                self.page.keyboard.press(key)
                self.pressed = place["tap"]
                return
            self.page.keyboard.press(way)
        # It may have gone while we were on the way.
        assert place["tap"] not in taps(self.sight()), f"{way} does not lead to {place['label']}"


@pytest.fixture
def page(browser: Browser, app: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, locale="en-GB", reduced_motion="reduce"
    )
    at_once(context)
    page = context.new_page()
    start(page, app)
    yield page
    context.close()


def press(page: Page, tap: str) -> None:
    """Go to what sends a message, and press Enter."""
    for _ in range(60):
        if page.evaluate(FOCUS)[0] == tap:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {tap}")


@pytest.mark.parametrize("game", ["halunken", "dschunke"])
def test_a_game_is_played_to_its_end_by_keys_alone(page: Page, game: str) -> None:
    lay(page, last_quarter(game, 2))
    typist = Typist(page)
    typist.play()
    page.wait_for_selector('[data-screen="result"] h1')
    assert typist.moves > 1
    assert typist.lost == []


def test_a_game_is_played_from_home_by_keys_alone(page: Page) -> None:
    press(page, '["go","setup","klunker"]')
    page.wait_for_selector('[data-screen="setup"] .confirm:enabled')
    press(page, '["start"]')
    page.wait_for_selector('[data-screen="table"] .players')
    typist = Typist(page)
    typist.play()
    page.wait_for_selector('[data-screen="result"] h1')
    assert typist.moves > 5
    assert typist.lost == []
    press(page, '["home"]')
    page.wait_for_selector('[data-screen="home"]')
