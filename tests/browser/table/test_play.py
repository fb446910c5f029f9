"""Every game, for every number of players, is played to its end by touch, without a network.

Where it is not about the story nobody is told it: what has happened is there at once.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from client.app.words.en import WORDS
from shared_rules import GAMES
from shared_rules.engine.phase import CURTAIN
from tests.browser.conftest import PHONE, at_home, settle, start
from tests.browser.hosts import Host
from tests.browser.people.player import Tapper, at_once, experienced, hastened, sit_down
from tests.browser.stored import begun, lay, nearly_over
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


@pytest.fixture
def told(tab: Page, app: str) -> Page:
    """A phone on which the story is told step by step, by a quick clock."""
    start(tab, app)
    hastened(tab)
    return tab


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_of_several_on_one_phone_is_played_to_its_end(told: Page, game: str) -> None:
    """Two people and a bot, where there is room for it; curtains fall only where they must."""
    lay(told, nearly_over(game, max(3, GAMES[game].SEATS[0]), 2, 15))
    player = Tapper(told)
    player.play()
    told.wait_for_selector('[data-screen="result"] .scoresheet')
    assert player.moves > 1 and player.unseen == set()
    secret = any(phase.cover == CURTAIN for phase in GAMES[game].PHASES.values())
    assert bool(player.curtains) == secret
    assert begun(game, 3, 2).game.view(0)["private"] or not player.uncovered


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
    sit_down(page, "halunken", 3, mode=1)
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
