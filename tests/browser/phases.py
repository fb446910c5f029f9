"""The table in its phases: how each is reached, to be looked at."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page

from shared_rules.engine.table import Table
from tests.browser.conftest import PHONE, at_home
from tests.browser.stored import begun, lay, played

Until = Callable[[Table], bool]


def asks(phase: str, moves: int = 0) -> Until:
    """The first person is asked this, when so many moves have been made."""

    def until(table: Table) -> bool:
        is_asked = 0 in table.game.waiting_for() and len(table.record.moves) >= moves
        return is_asked and table.game.now["phase"] == phase

    return until


def black_jacks(table: Table) -> bool:
    """The first of two people has laid her own card, and is asked for Black Jack's."""
    game = table.game
    return asks("cards")(table) and game.control == 0 and len(game.now["sealed"][0]) == 1


def over(table: Table) -> bool:
    return table.over


PHASES: dict[str, tuple[str, int, int, Until, int]] = {
    "klunker, windows": ("klunker", 3, 1, asks("windows"), 1),
    "klunker, safes": ("klunker", 5, 1, asks("safes", 20), 1),
    "klunker, over": ("klunker", 3, 1, over, 1),
    "halunken, cards": ("halunken", 3, 1, asks("cards", 20), 1),
    "halunken, prowl": ("halunken", 4, 1, asks("prowl", 20), 1),
    "halunken, two players": ("halunken", 2, 1, asks("auction"), 1),
    "halunken, Black Jack's card": ("halunken", 2, 1, black_jacks, 4),
    "dschunke, action": ("dschunke", 3, 1, asks("action", 40), 1),
    "dschunke, sale": ("dschunke", 4, 1, asks("sale"), 1),
    "dschunke, two players": ("dschunke", 2, 1, asks("action", 20), 1),
    "a curtain": ("klunker", 3, 3, asks("windows"), 1),
}


def phone(browser: Browser, address: str) -> Page:
    """The app on a phone of its own; close its context afterwards."""
    page = browser.new_context(**PHONE, reduced_motion="reduce").new_page()
    page.goto(address)
    at_home(page)
    return page


def show(page: Page, phase: str) -> None:
    """Lay a table in one of these phases, and open it."""
    game, seats, persons, until, seed = PHASES[phase]
    page.evaluate("location.hash = '#'")
    at_home(page)
    lay(page, played(begun(game, seats, persons, seed), until))


def at_rest(page: Page) -> None:
    """Wait until all pictures are there, and nothing moves but what always does."""
    page.wait_for_function(
        """() => [...document.images].every(({ complete }) => complete)
            && document.getAnimations().every(({ playState, effect }) =>
                playState !== "running" || effect.getComputedTiming().endTime === Infinity)"""
    )
