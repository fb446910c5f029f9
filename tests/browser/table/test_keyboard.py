"""A whole game by keys alone: Tab, Enter, Space; the focus is never lost."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import start
from tests.browser.people.player import at_once, hastened, taught
from tests.browser.people.typist import FOCUS, Typist, press
from tests.browser.phases import DRAWN, STANDS, asks
from tests.browser.stored import begun, lay, nearly_over, played


@pytest.fixture
def page(browser: Browser, app: str) -> Iterator[Page]:
    page = keyboard(browser)
    at_once(page.context)
    start(page, app)
    yield page
    page.context.close()


@pytest.fixture
def told(browser: Browser, app: str) -> Iterator[Page]:
    """The same, where the story is told step by step."""
    page = keyboard(browser)
    start(page, app)
    yield page
    page.context.close()


def keyboard(browser: Browser) -> Page:
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, locale="en-GB", reduced_motion="reduce"
    )
    taught(context)
    return context.new_page()


@pytest.mark.parametrize("game", ["halunken", "dschunke"])
def test_a_game_is_played_to_its_end_by_keys_alone(page: Page, game: str) -> None:
    lay(page, nearly_over(game, 2, 1, 12))
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


def test_several_uncover_their_trays_by_keys_and_the_focus_is_never_lost(told: Page) -> None:
    hastened(told)
    lay(told, begun("klunker", 3, 3))
    typist = Typist(told)
    typist.play(4)
    assert typist.uncovered > 1
    assert typist.lost == []


@pytest.mark.parametrize("name", ["next", "end"])
def test_the_story_goes_on_by_enter_on_its_buttons(told: Page, name: str) -> None:
    hastened(told, STANDS)
    lay(told, played(begun("klunker", 4, 1), asks("windows", 12)))
    steps = 0
    while told.locator(".telling").count():
        steps += 1
        press(told, f'["{name}"]')
        told.evaluate(DRAWN)
        assert not told.evaluate(FOCUS)[1], "the focus is lost"
    assert steps > 2 if name == "next" else steps == 1
    assert told.locator(".hand [data-play]").count()
