"""Four phones at one table: a whole game, whatever happens to them, and a television beside."""

import time

import pytest
from playwright.sync_api import Page

from shared_rules.table import Table
from tests.browser.network.company import (
    NAMES,
    Ear,
    Hasty,
    Phone,
    begin,
    check_secrets,
    join,
    make,
    play,
    sit,
)
from tests.browser.network.wifi import Wifi
from tests.browser.player import Tapper, tap
from tests.server.home import Home


@pytest.mark.slow
@pytest.mark.timeout(360)
def test_four_phones_play_a_game_whatever_happens_to_them(
    home: Home, wifi: Wifi, phone: Phone
) -> None:
    pages = [phone() for _ in NAMES]
    anna, bert, cleo, dora = pages
    ears = [Ear(page) for page in pages]
    code = make(anna, home.address, 4, 4)
    sit(anna, 0, "Anna")
    join(bert, home.address, code, 1)
    join(cleo, wifi.address, code, 2)
    join(dora, home.address, code, 3)
    television = phone(1280, 720)
    ears.append(Ear(television))
    television.goto(f"{home.address}/#tv/{code}")
    begin(*pages)
    players: list[Tapper] = [Hasty(page, seed) for seed, page in enumerate(pages)]

    play(players, 4)
    assert len(asked_on(anna, television)) == 1

    bert.reload()
    bert.wait_for_selector("[data-screen=table] .player.is-me:has-text('Bert')")
    play(players, 4)

    wifi.off()
    cleo.wait_for_selector(".strip.is-lost")
    for page in (anna, television):
        page.wait_for_selector(".player.is-away:has-text('Cleo')")
    here = [players[0], players[1], players[3]]
    play(here, until=lambda: names(anna, ".player.is-asked") == ["Cleo"])
    anna.wait_for_selector(".strip:has-text('Cleo')")
    wifi.on()
    cleo.wait_for_selector(".strip.is-lost", state="detached")
    for page in (anna, television):
        page.wait_for_selector(".player:not(.is-away):has-text('Cleo')")

    tap(dora, "sheet", "menu")
    with dora.expect_response("**/api/qr") as answer:
        tap(dora, "net", "ticket", [3])
    fifth = phone()
    ears.append(Ear(fifth))
    fifth.goto(answer.value.json()["address"])
    tap(fifth, "take")
    fifth.wait_for_selector("[data-screen=table] .player.is-me:has-text('Dora')")
    dora.wait_for_selector(".strip:has-text('You are watching.')")
    assert dora.locator(".hand").count() == 0
    pages[3], players[3] = fifth, Hasty(fifth, 5)

    play(players)
    assert len({page.inner_text(".podium") for page in pages}) == 1
    television.wait_for_selector(".tv .podium")
    check_secrets(
        Table.read(record(home, code)),
        dict(zip(ears, [[{0}], [{1}], [{2}], [{3}, {None}], [{None}], [{3}]], strict=True)),
    )


def asked_on(*pages: Page) -> list[str]:
    """Whose turn it is, as soon as all pages say the same."""
    end = time.monotonic() + 20
    while True:
        told = [names(page, ".player.is-asked") for page in pages]
        if told == told[:1] * len(pages):
            return told[0]
        assert time.monotonic() < end, told
        pages[0].wait_for_timeout(50)


def names(page: Page, selector: str) -> list[str]:
    return page.locator(selector + " .name").all_inner_texts()


def record(home: Home, code: str) -> str:
    """The finished game's record, which is open to all."""
    watcher = home.phone("Watcher")
    ident = watcher.http("GET", f"/api/codes/{code}")["table"]
    return str(watcher.http("GET", f"/api/tables/{ident}/record"))
