"""Every question of every game, at the fullest tables: answered by keys, and by ear."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from shared_rules import GAMES
from shared_rules.engine.table import Table
from tests.browser.conftest import at_home, start
from tests.browser.people.listener import HEAR, Listener
from tests.browser.people.player import Tapper, at_once
from tests.browser.people.typist import Typist
from tests.browser.stored import lay, stored
from tests.moments import every_question

pytestmark = pytest.mark.slow

EVERY = pytest.mark.parametrize("game", list(GAMES))


@pytest.fixture
def page(tab: Page, app: str) -> Page:
    tab.context.add_init_script(HEAR)
    at_once(tab.context)
    start(tab, app)
    return tab


def answer_all(page: Page, game: str, somebody: Callable[[Page], Tapper]) -> list[Tapper]:
    """One move at a table for each question; those who have made them."""
    players = []
    for name, table in every_question(game):
        page.evaluate("location.hash = '#'")
        at_home(page)
        lay(page, table, name)  # the one before may still be stored
        page.wait_for_selector(".question")
        players.append(somebody(page))
        # A press can come as its button is drawn anew, as with people, who press again.
        tries = range(1, 4)
        assert any(has_moved(page, table, players[-1], tried) for tried in tries), name
    return players


def has_moved(page: Page, before: Table, player: Tapper, moves: int) -> bool:
    """Whether what the player has done until so many moves is stored as one."""
    player.play(moves)
    given_up = time.monotonic() + 5
    while len(stored(page).record.moves) == len(before.record.moves):
        if time.monotonic() > given_up:
            return False
        time.sleep(0.02)
    return True


@EVERY
def test_it_can_be_answered_by_keys_alone(page: Page, game: str) -> None:
    typists = answer_all(page, game, Typist)
    assert [typist.lost for typist in typists if typist.lost] == []


@pytest.mark.parametrize("game", ["klunker", "halunken"])
def test_it_can_be_answered_by_ear(page: Page, game: str) -> None:
    listeners = answer_all(page, game, lambda page: Listener(page, game))
    assert [listener.unnamed for listener in listeners if listener.unnamed] == []
