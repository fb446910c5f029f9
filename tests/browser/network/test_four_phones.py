"""Four phones at one table, whatever happens to them, and a television beside: no secret gets out.

The end of a game is played: it comes to the network from the phone where it was begun.
"""

import re
import time

import pytest
from playwright.sync_api import Page

from shared_rules.engine.table import Table
from shared_rules.engine.words import words_of
from shared_rules.klunker.cards import JEWELS
from tests.browser.network.company import (
    NAMES,
    Ear,
    Hasty,
    Phone,
    begin,
    bring,
    check_secrets,
    join,
    play,
    record_of,
    sit,
)
from tests.browser.network.wifi import Wifi
from tests.browser.people.player import Tapper, tap
from tests.browser.stored import nearly_over
from tests.browser.watch.drawn import Sight, Sights, looked, public_lines, without
from tests.server.home import Home

Seats = set[int | None]


class Eye:
    """Looks at a page again and again; who may see what is known when the game is over."""

    def __init__(self, page: Page, seat: int | None) -> None:
        self.page = page
        self.ear = Ear(page)
        self.seat = seat
        """Whose it is now; None while it only watches."""
        self.seen: list[tuple[int | None, int, Sight, list[str]]] = []

    def look(self) -> None:
        if self.ear.games():
            drawn, beside = looked(self.page)
            self.seen.append((self.seat, self.ear.games()[-1]["moves"], drawn, beside))

    def check(self, sights: Sights, lines: set[str]) -> None:
        """All that it saw was its own to see, there and then."""
        words = words_of("klunker", "en")
        secret = [*JEWELS, *(words["item." + jewel] for jewel in JEWELS)]
        assert len([drawn for _, _, drawn, _ in self.seen if drawn]) > 1
        latest = 0
        for seat, moves, drawn, beside in self.seen:
            if drawn:
                while drawn not in sights.of(latest, seat):
                    assert latest < moves, (seat, drawn)
                    latest += 1
            for text in beside:
                more = without(lines, text).lower()
                assert not [name for name in secret if name in more], text


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_four_phones_see_their_own_and_nothing_else_whatever_happens_to_them(
    home: Home, wifi: Wifi, phone: Phone
) -> None:
    pages = [phone() for _ in NAMES]
    anna, bert, cleo, dora = pages
    eyes = [Eye(anna, 0), Eye(bert, 1), Eye(cleo, 2), Eye(dora, 3)]
    code = bring(anna, home.address, nearly_over("klunker", 4, 4, 20))
    sit(anna, 0, "Anna")
    join(bert, home.address, code, 1)
    join(cleo, wifi.address, code, 2)
    join(dora, home.address, code, 3)
    television = phone(1280, 720)
    eyes.append(Eye(television, None))
    television.goto(f"{home.address}/#tv/{code}")
    begin(*pages)
    players: list[Tapper] = [Hasty(page, seed) for seed, page in enumerate(pages)]

    def round_of(*players: Tapper) -> None:
        play([*players], 3)
        for eye in eyes:
            eye.look()

    round_of(*players)
    assert len(asked_on(anna, television)) == 1

    bert.reload()
    bert.wait_for_selector("[data-screen=table] .player.is-me:has-text('Bert')")
    round_of(*players)

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
    round_of(*players)

    tap(dora, "overlay", "menu")
    with dora.expect_response("**/api/qr") as answer:
        tap(dora, "net", "ticket", [3])
    fifth = phone()
    eyes.append(Eye(fifth, 3))
    fifth.goto(answer.value.json()["address"])
    tap(fifth, "take")
    fifth.wait_for_selector("[data-screen=table] .player.is-me:has-text('Dora')")
    dora.wait_for_selector(".strip:has-text('You are watching.')")
    eyes[3].seat = None
    assert dora.locator(".hand").count() == 0
    pages[3], players[3] = fifth, Hasty(fifth, 5)

    while television.locator(".tv .scoresheet").count() == 0:
        round_of(*players)
    play(players)
    assert len({page.inner_text(".scoresheet .total") for page in pages}) == 1
    table = Table.read(record_of(home, code))
    allowed: list[list[Seats]] = [[{0}], [{1}], [{2}], [{3}, {None}], [{None}], [{3}]]
    ears = [eye.ear for eye in eyes]
    check_secrets(table, dict(zip(ears, allowed, strict=True)))
    sights, lines = Sights(table), in_pieces(public_lines(table))
    for eye in eyes:
        eye.check(sights, lines)


def in_pieces(lines: set[str]) -> set[str]:
    """The lines, and what stands between the names in them, each of which has its colour."""
    return lines | {piece for line in lines for piece in re.split("|".join(NAMES), line) if piece}


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
