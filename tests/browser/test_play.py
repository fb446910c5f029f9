"""Every game is played to its end by taps alone, without a network."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import at_home
from tests.browser.hosts import Host
from tests.browser.player import Tapper, sit_down

Visit = Callable[[str], Page]

SETUPS = [
    ("klunker", 3, {}),
    ("halunken", 3, {"mode": 1}),
    ("dschunke", 3, {}),
]


@pytest.fixture
def player(visit: Visit, host: Host) -> Tapper:
    """Somebody on a phone without a network, who has been here once before."""
    page = visit(host.address)
    page.context.set_offline(True)
    return come_back(page)


def come_back(page: Page) -> Tapper:
    page.clock.install()
    page.reload()
    at_home(page)
    return Tapper(page)


def play(player: Tapper, game: str, seats: int, options: dict[str, int]) -> None:
    sit_down(player.page, game, seats, **options)
    player.play()
    player.page.wait_for_selector('[data-screen="result"] .scoresheet')
    assert player.moves > 5
    assert player.curtains == []  # a single person among bots never sees one
    assert player.unseen == set()  # all that was to be tapped was in sight, without scrolling


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=str)
def test_a_game_is_played_to_its_end_with_the_network_off(
    player: Tapper, game: str, seats: int, options: dict[str, int]
) -> None:
    play(player, game, seats, options)


@pytest.mark.slow
def test_a_game_is_played_to_its_end_with_the_server_dead(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    host.stop()
    play(come_back(page), "halunken", 2, {})


def test_three_taps_lead_from_the_first_start_to_the_first_own_decision(player: Tapper) -> None:
    page = player.page
    page.tap("[data-tap^='[\"go\",\"setup\"']")
    page.wait_for_selector('[data-screen="setup"] .confirm:enabled')
    page.tap(".confirm")
    assert not player.awaited()["sheet"]
    page.tap("[data-play] [data-tap]:enabled")
    page.wait_for_selector('[data-play] [aria-pressed="true"], .confirms [data-tap]:enabled')
