"""A game through the accessibility tree alone: by names and states, with the news read out."""

import pytest
from playwright.sync_api import Page

from shared_rules.engine.words import shown
from shared_rules.extras import extra
from tests.browser.conftest import start
from tests.browser.people.listener import HEAR, Listener
from tests.browser.people.player import at_once, hastened
from tests.browser.phases import asks, since_own_turn
from tests.browser.stored import begun, last_quarter, lay, nearly_over, played, stored


def play_by_ear(listener: Listener, since: int = 0) -> None:
    """To the end; all that is done, by bots as well, has to be read out, if it is told at all."""
    listener.play()
    table = stored(listener.page)
    assert table.over and listener.moves > 1
    names = [player["name"] for player in table.players]
    unsaid = extra(table.record.key, "flights").UNSAID
    heard = " ".join(listener.heard)  # what several do alike is read out as one
    for facts in table.record.facts[since:-1]:
        for fact in facts:
            assert fact[0] in unsaid or shown(listener.words, fact, names) in heard
    assert listener.unnamed == set()


@pytest.fixture
def told_to(tab: Page, app: str) -> Page:
    """A phone that tells the story step by step, by a quick clock."""
    tab.context.add_init_script(HEAR)
    start(tab, app)
    hastened(tab)
    return tab


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
    table = nearly_over(game, 2, 1, 12)
    lay(home, table)
    play_by_ear(Listener(home, game), len(table.record.facts))


def test_each_sentence_of_the_story_is_read_out_once_in_order_then_the_own_question(
    told_to: Page,
) -> None:
    table = played(begun("klunker", 4, 1), asks("windows", 12))
    lay(told_to, table)
    told_to.wait_for_selector(".hand [data-play]")
    spoken = told_to.evaluate("heard.spoken")
    story = since_own_turn(table, 0)
    assert len(story) > 2
    at, heard = 0, " ".join(spoken)
    for sentence in story:
        at = heard.index(sentence, at) + len(sentence)
        assert heard.count(sentence) == story.count(sentence)
    question = told_to.inner_text(".question")
    assert spoken[-1] == question and spoken.count(question) == 1


def test_a_game_is_played_by_ear_while_its_story_is_told(told_to: Page) -> None:
    table = last_quarter("halunken", 2)
    lay(told_to, table)
    play_by_ear(Listener(told_to, "halunken"), len(table.record.facts))
