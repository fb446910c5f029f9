"""The table of every game, in several phases: nothing for axe to complain about."""

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from shared_rules.table import Table
from tests.browser.conftest import at_home
from tests.browser.stored import begun, lay, played


def asks(phase: str, moves: int = 0) -> Callable[[Table], bool]:
    """The first person is asked this, when so many moves have been made."""

    def until(table: Table) -> bool:
        is_asked = 0 in table.game.waiting_for() and len(table.record.moves) >= moves
        return is_asked and table.game.now["phase"] == phase

    return until


def never(table: Table) -> bool:
    return False


PLACES: dict[str, tuple[str, int, int, Callable[[Table], bool]]] = {
    "klunker, windows": ("klunker", 3, 1, asks("windows")),
    "klunker, safes": ("klunker", 5, 1, asks("safes", 20)),
    "klunker, over": ("klunker", 3, 1, never),
    "halunken, cards": ("halunken", 3, 1, asks("cards", 20)),
    "halunken, prowl": ("halunken", 4, 1, asks("prowl", 20)),
    "halunken, two players": ("halunken", 2, 1, asks("auction")),
    "dschunke, action": ("dschunke", 3, 1, asks("action", 40)),
    "dschunke, sale": ("dschunke", 4, 1, asks("sale")),
    "dschunke, two players": ("dschunke", 2, 1, asks("action", 20)),
    "a curtain": ("klunker", 3, 3, asks("windows")),
}


@pytest.fixture(scope="module", params=list(PLACES))
def page(request: pytest.FixtureRequest, browser: Browser, app: str) -> Iterator[Page]:
    """A table in one of these phases, on a phone."""
    game, seats, persons, until = PLACES[request.param]
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(app)
    at_home(page)
    lay(page, played(begun(game, seats, persons), until))
    yield page
    context.close()


def complaints(page: Page, theme: str) -> str:
    page.emulate_media(color_scheme=theme)
    page.wait_for_selector(f"html[data-theme={theme}]")
    page.wait_for_timeout(300)
    results = Axe().run(page)
    return results.generate_report() if results.violations_count else ""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(page: Page, theme: str) -> None:
    assert complaints(page, theme) == ""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("sheet", [["sheet", "log"], ["sheet", "menu"], ["sheet", "seat", 1]])
def test_axe_finds_nothing_on_what_can_be_opened(page: Page, sheet: list, theme: str) -> None:
    if page.locator('[data-screen="curtain"]').count():
        assert page.locator("[data-tap^='[\"sheet']").count() == 0  # nothing can be opened
        return
    text = str(sheet).replace("'", '"').replace(" ", "")
    page.click(f"[data-tap='{text}']")
    page.wait_for_selector("dialog[open]")
    found = complaints(page, theme)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert found == ""
