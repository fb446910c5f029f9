"""The album's pages from the network: tables, the lobby, a seat that moves, a television."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.album import Album

NAMES = (
    "net-list net-sit net-join net-full net-lobby tv-lobby net-table tv-table net-menu net-move "
    "net-seat"
).split()


def press(page: Page, *message: object) -> None:
    """Click what sends a message."""
    text = json.dumps(list(message), separators=(",", ":"))
    page.locator(f"[data-tap='{text}']").first.click()


def begin(page: Page) -> str:
    """A new table for three people at most; its code."""
    press(page, "go", "setup", "klunker", "net")
    page.wait_for_selector("[data-screen=setup] .confirm:enabled")
    press(page, "count", 3)
    press(page, "kind", 1, "person")
    press(page, "start")
    return page.inner_text("[data-screen=lobby] .letters")


def sit(page: Page, name: str) -> None:
    page.fill("dialog input", name)
    page.click("dialog .confirm")
    page.locator(f".tag:has-text('{name}') .you").wait_for()


def scenes(
    host: Album, guest: Album, television: Album, late: Album
) -> Iterator[tuple[str, Album]]:
    """One evening: names of what is to be seen, and whose page shows it."""
    host.open("#network", ".by-code")
    code = begin(host.page)
    television.open(f"#tv/{code}", ".tv-lobby .letters")
    guest.open("#network", ".tables .table-row")
    yield "net-list", guest
    sit(host.page, "Anna")
    guest.open(f"#join/{code}", "dialog.sit input")
    yield "net-sit", guest
    press(guest.page, "close")
    guest.page.locator("dialog").wait_for(state="detached")
    yield "net-join", guest
    press(guest.page, "net", "sit", 1)
    sit(guest.page, "Bartholomäus")
    late.open(f"#join/{code}", "dialog.sit input")
    yield "net-full", late
    host.page.locator(".tag:has-text('Bartholomäus')").wait_for()
    yield "net-lobby", host
    yield "tv-lobby", television
    host.page.locator("[data-screen=lobby] .thumb .confirm:enabled").click()
    guest.page.locator("[data-screen=table] .board").wait_for()
    television.page.locator(".tv .board").wait_for()
    yield "net-table", guest
    yield "tv-table", television
    press(guest.page, "overlay", "menu")
    guest.page.locator("dialog[open]").wait_for()
    yield "net-menu", guest
    press(guest.page, "net", "ticket", [1])
    guest.page.locator("dialog[open] svg, dialog[open] .qr").first.wait_for()
    yield "net-move", guest
    guest.open("#seat/anybody", ".confirm")
    yield "net-seat", guest
    host.open("#own", "[data-screen=own] .table-row")
    yield "net-own", host


def network(
    browser: Browser,
    address: str,
    folder: Path,
    told: Callable[[str], object],
    shots: list[str],
    only: str = "",
) -> None:
    """All of it, on four phones that meet at a server as it runs at home."""
    phones = [Album(browser, address, folder) for _ in range(4)]
    for name, album in scenes(*phones):
        if only in name:
            told(name)
            album.take_all(name)
            shots.append(name)
