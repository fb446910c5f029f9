"""Two phones and a television play the small game, from a sealed shuffle that both check after it.

Run where there is one (tests/games).
"""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.network.company import begin, join, make, sit
from tests.browser.network.wifi import Wifi
from tests.browser.people.player import tap
from tests.browser.people.swift import has_played, plays
from tests.server.home import Home

GAME = "lagoon"


def test_a_whole_game_is_played_on_two_phones_and_watched(
    home: Home, wifi: Wifi, phone: Callable[..., Page]
) -> None:
    anna, bert, television = phone(), phone(), phone(1280, 720)
    code = make(anna, wifi.address, 2, 2, GAME)
    sit(anna, 0, "Anna")
    join(bert, wifi.address, code, 1)
    television.goto(f"{wifi.address}/#tv/{code}")
    television.wait_for_selector(f".tv-lobby .letters:has-text('{code}')")
    tap(anna, "net", "set", "sealed", True)
    bert.wait_for_selector("[data-screen=lobby] :text('sealed')")
    begin(anna, bert)
    television.wait_for_selector(".tv .board .zone")
    assert not television.locator(".tv [data-tap^='[\"pick\"']").count()
    for seed, page in enumerate((anna, bert)):
        plays(page, seed)
    for page in (anna, bert):
        has_played(page)
        page.wait_for_selector('[data-screen="result"] .scoresheet')
    television.wait_for_selector(".tv .scoresheet")
    for page in (anna, bert):
        tap(page, "menu")
        page.tap('[data-tap^=\'["go","seal"\']')
        page.wait_for_selector("[data-screen=seal] .finding.is-fine")
