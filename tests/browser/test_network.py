"""The network in real browsers: a shared phone, one of its own, a television."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from tests.browser.player import Tapper, tap
from tests.server.home import Home

NAMES = ("Anna", "Bert", "Cleo", "Dora")
Phone = Callable[[], Page]


@pytest.fixture(scope="module")
def home(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    with Home(tmp_path_factory.mktemp("home"), built) as started:
        yield started
        assert "Traceback" not in started.said(), started.said()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Phone]:
    """A new phone, each time; none of them may have anything to complain about."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def phone(width: int = 360, height: int = 640) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="reduce",
            has_touch=True,
        )
        contexts.append(context)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        return context.new_page()

    yield phone
    for context in contexts:
        context.close()
    assert errors == []


def make(page: Page, home: Home, seats: int, persons: int) -> str:
    """From home to a new table on the network, by tapping; its code."""
    page.goto(home.address)
    page.wait_for_selector("html[data-ready] [data-screen=home]")
    tap(page, "go", "network")
    tap(page, "go", "setup", "klunker", "net")
    page.wait_for_selector("[data-screen=setup] .confirm:enabled")
    tap(page, "count", seats)
    for seat in range(1, persons):
        tap(page, "kind", seat, "person")
    tap(page, "start")
    return page.inner_text("[data-screen=lobby] .letters")


def sit(page: Page, seat: int, name: str) -> None:
    tap(page, "net", "sit", seat)
    page.fill("dialog input", name)
    page.tap("dialog .confirm")
    page.wait_for_selector(f".tag:has-text('{name}') .you")


def join(page: Page, address: str, code: str, *seats: int) -> None:
    """What scanning the code does, and sitting down."""
    page.goto(f"{address}/#join/{code}")
    page.wait_for_selector("[data-screen=lobby] .seats")
    for seat in seats:
        sit(page, seat, NAMES[seat])


def begin(host: Page, *others: Page) -> None:
    host.locator("[data-screen=lobby] .thumb .confirm:enabled").tap()
    for page in (host, *others):
        page.wait_for_selector("[data-screen=table], [data-screen=curtain]")


def play(tappers: list[Tapper], moves: int = 10_000) -> None:
    """Whoever is asked makes a move, until there have been so many, or everybody sees the end."""
    end = sum(tapper.moves for tapper in tappers) + moves
    while sum(tapper.moves for tapper in tappers) < end:
        sights = [tapper.sight() for tapper in tappers]
        if all(sight["screen"] == "result" for sight in sights):
            return
        for tapper, sight in zip(tappers, sights, strict=True):
            if sight["places"] and sight["screen"] != "result":
                tapper.step()


def views(page: Page) -> list[object]:
    """From now on: whose views come to this page, as they come."""
    seen: list[object] = []

    def on_frame(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "game":
            seen.extend(view["seat"] for view in message["views"])

    def on_socket(socket: WebSocket) -> None:
        socket.on("framereceived", on_frame)

    page.on("websocket", on_socket)
    return seen


def test_two_who_share_a_phone_have_a_curtain_and_a_television_only_the_board(
    home: Home, phone: Phone
) -> None:
    shared, other, television = phone(), phone(), phone(1280, 720)
    code = make(shared, home, 3, 3)
    told = views(television)
    television.goto(f"{home.address}/#tv/{code}")
    television.wait_for_selector(f".tv-lobby .letters:has-text('{code}')")
    sit(shared, 0, "Anna")
    sit(shared, 1, "Bert")
    join(other, home.address, code, 2)
    begin(shared, other)
    players = [Tapper(shared, 1), Tapper(other, 2)]
    play(players, 6)
    assert len(set(players[0].curtains)) == 2 and players[1].curtains == []
    television.wait_for_selector(".tv .board")
    television.wait_for_selector(".tv .news li")
    assert television.locator(".hand, .is-offered, .confirm").count() == 0
    assert set(told) == {None}
