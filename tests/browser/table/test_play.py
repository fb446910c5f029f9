"""Every game, for every number of players, is played to its end by touch, without a network.

Nobody is told the story: what has happened is there at once.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from client.app.words.en import WORDS
from shared_rules import GAMES
from tests.browser.conftest import PHONE, at_home, settle, start
from tests.browser.hosts import Host
from tests.browser.people.player import Tapper, at_once, experienced, sit_down
from tests.browser.stored import lay, nearly_over
from tests.browser.watch.meter import KEEP

Visit = Callable[[str], Page]

WHOLE = [("klunker", 3), ("halunken", 4), ("dschunke", 2)]
WHOLE += [(game, GAMES[game].SEATS[-1]) for game in GAMES if game not in dict(WHOLE)]
OTHERS = [(game, n) for game in GAMES for n in GAMES[game].SEATS if (game, n) not in WHOLE]


@pytest.fixture(scope="module")
def away(browser: Browser, app: str) -> Iterator[BrowserContext]:
    """A phone that has been here until everything was kept, and has no network now."""
    context = browser.new_context(**PHONE, reduced_motion="reduce")
    at_once(context)
    experienced(context)
    page = context.new_page()
    settle(page, app)
    assert page.evaluate(KEEP)
    page.close()
    context.set_offline(True)
    yield context
    context.close()


@pytest.fixture
def page(away: BrowserContext, app: str) -> Iterator[Page]:
    page = away.new_page()
    start(page, app)
    yield page
    page.close()


def play_to_the_end(page: Page) -> None:
    player = Tapper(page)
    player.play()
    page.wait_for_selector('[data-screen="result"] .scoresheet')
    assert player.moves > 1
    assert player.curtains == []  # a single person among bots never sees one
    assert player.unseen == set()  # all that was to be tapped was in sight, without scrolling


@pytest.mark.parametrize(("game", "seats"), WHOLE)
def test_a_game_is_played_from_home_to_its_end(page: Page, game: str, seats: int) -> None:
    sit_down(page, game, seats)
    play_to_the_end(page)


@pytest.mark.parametrize(("game", "seats"), OTHERS)
def test_a_game_is_played_to_its_end_by_any_other_number(page: Page, game: str, seats: int) -> None:
    lay(page, nearly_over(game, seats, 1, 20))
    play_to_the_end(page)


def test_a_game_is_played_to_its_end_with_the_server_dead(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    at_once(page.context)
    assert page.evaluate(KEEP)
    host.stop()
    page.reload()
    at_home(page)
    lay(page, nearly_over("halunken", 3, 1, 20))
    play_to_the_end(page)


@pytest.mark.parametrize("game", list(GAMES))
def test_three_taps_lead_from_the_first_start_to_the_first_own_decision(
    tab: Page, app: str, game: str
) -> None:
    page = tab
    start(page, app)
    page.tap(f'[data-tap=\'["go","setup","{game}"]\']')
    page.wait_for_selector('[data-screen="setup"] .confirm:enabled')
    page.tap(".confirm")
    assert not Tapper(page).awaited()["sheet"]
    page.tap("[data-play] [data-tap]:enabled")
    expect(page.locator(".confirms")).not_to_have_text(WORDS["pick.first"])
