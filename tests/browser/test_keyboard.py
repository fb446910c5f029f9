"""A whole game by keys alone: Tab, Enter, Space; the focus is never lost."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import start
from tests.browser.player import at_once
from tests.browser.stored import last_quarter, lay
from tests.browser.typist import FOCUS, Typist


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
