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
    ("halunken", 2, {}),
    ("dschunke", 3, {}),
]


@pytest.fixture
def player(visit: Visit, host: Host) -> Tapper:
    """Somebody on a phone without a network, who has been here once before."""
    page = visit(host.address)
    page.context.set_offline(True)
    page.clock.install()
    page.reload()
    at_home(page)
    return Tapper(page)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=str)
def test_a_game_is_played_to_its_end_with_the_network_off(
    player: Tapper, game: str, seats: int, options: dict[str, int]
) -> None:
    sit_down(player.page, game, seats, **options)
    player.play()
    player.page.wait_for_selector('[data-screen="result"] h1')
    assert player.moves > 5
    assert player.curtains == []  # a single person among bots never sees one
    assert player.unseen == set()  # all that was to be tapped was in sight, without scrolling
