"""A game through the accessibility tree alone: by names and states, with the news read out."""

import pytest
from playwright.sync_api import Page

from shared_rules.engine.words import told
from tests.browser.conftest import start
from tests.browser.listener import HEAR, Listener
from tests.browser.player import at_once
from tests.browser.stored import last_quarter, lay, stored


def play_by_ear(listener: Listener, since: int = 0) -> None:
    """To the end; all that is done, by bots as well, has to be read out."""
    listener.play()
    table = stored(listener.page)
    assert table.over and listener.moves > 1
    names = [player["name"] for player in table.players]
    for facts in table.record.facts[since:-1]:
        for fact in facts:
            assert told(listener.words, fact, names) in listener.heard
    assert listener.unnamed == set()


@pytest.fixture
def home(tab: Page, app: str) -> Page:
    tab.context.add_init_script(HEAR)
    at_once(tab.context)
    start(tab, app)
    return tab


def test_a_game_is_played_from_home_by_ear(home: Page) -> None:
    listener = Listener(home, "klunker")
    listener.press("Klunker")
    home.get_by_role("button", name="Start", exact=True).wait_for()
    home.wait_for_selector('[data-screen="setup"] .confirm:enabled')
    listener.press("Start")
    home.get_by_role("button", name="Menu").wait_for()
    play_by_ear(listener)


@pytest.mark.parametrize("game", ["halunken", "dschunke"])
def test_the_other_games_are_played_to_their_end_by_ear(home: Page, game: str) -> None:
    table = last_quarter(game, 2)
    lay(home, table)
    play_by_ear(Listener(home, game), len(table.record.facts))
