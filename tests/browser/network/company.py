"""People at a table on the network: they make it, come to it, sit down and play by touch."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

from shared_rules.engine.changes import changed
from shared_rules.engine.game import Game
from shared_rules.engine.table import Table
from tests.browser.people.player import AT_TABLE, Tapper, tap
from tests.browser.stored import put
from tests.server.home import Home

NAMES = ("Anna", "Bert", "Cleo", "Dora")
Phone = Callable[..., Page]


def make(page: Page, address: str, seats: int, persons: int, game: str = "klunker") -> str:
    """From home to a new table on the network, by tapping; its code."""
    page.goto(address)
    page.wait_for_selector("html[data-ready] [data-screen=home]")
    tap(page, "go", "network")
    tap(page, "go", "setup", game, "net")
    page.wait_for_selector("[data-screen=setup] .confirm:enabled")
    tap(page, "count", seats)
    for seat in range(1, persons):
        tap(page, "kind", seat, "person")
    tap(page, "start")
    aside(page)
    return page.inner_text("[data-screen=lobby] .letters")


def aside(page: Page) -> None:
    """Who comes to a table without a seat is offered one at once; here that is put aside."""
    page.wait_for_selector("dialog.sit, .tag .you")
    if page.locator("dialog.sit").count():
        tap(page, "close")
        page.wait_for_selector("dialog.sit", state="detached")


def bring(page: Page, address: str, table: Table) -> str:
    """A table that was begun on this phone comes to the network, by tapping; its code."""
    page.goto(address)
    page.wait_for_selector("html[data-ready] [data-screen=home]")
    put(page, table)
    page.goto(address + "/#bring/laid")
    tap(page, "bring")
    aside(page)
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
    aside(page)
    for seat in seats:
        sit(page, seat, NAMES[seat])


def begin(host: Page, *others: Page) -> None:
    host.locator("[data-screen=lobby] .thumb .confirm:enabled").tap()
    for page in (host, *others):
        page.wait_for_selector(AT_TABLE)


class Hasty(Tapper):
    """Takes what is first to hand: here it matters that moves come, not which."""

    MOST = 8
    picked = 0

    def chosen(self, places: list[dict[str, Any]]) -> dict[str, Any]:
        """Confirm as soon as picking brings no more."""
        ready = [place for place in places if place["message"][0] in ("confirm", "score")]
        free = [place for place in places if place not in ready and not place["picked"]]
        before, self.picked = self.picked, sum(place["picked"] for place in places)
        if ready and (not free or self.picked in (before, self.MOST)):
            self.picked = 0
            return self.one(ready)
        return self.one(free or places)


def play(
    tappers: list[Tapper], moves: int = 10_000, until: Callable[[], bool] = lambda: False
) -> None:
    """Whoever is asked makes a move: so many, or until something holds, or all see the end."""
    end = sum(tapper.moves for tapper in tappers) + moves
    done: set[Tapper] = set()
    while len(done) < len(tappers) and not until():
        before = sum(tapper.taps for tapper in tappers)
        for tapper in tappers:
            while (sight := tapper.sight())["places"] and sight["screen"] != "result":
                tapper.latest = sight
                tapper.step()
                if sum(tapper.moves for tapper in tappers) >= end:
                    return
            if sight["screen"] == "result":
                done.add(tapper)
        if sum(tapper.taps for tapper in tappers) == before:
            time.sleep(0.1)  # looking costs the pages more than being looked at is worth


class Ear:
    """Hears every message that comes to a page from now on."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def games(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "game"]


def check_secrets(table: Table, ears: dict[Ear, list[set[int | None]]]) -> None:
    """Each page has heard views of these seats alone, and in them what the rules let them know,
    now and at every moment that has led there.

    The table is as the finished game's record tells it.
    """
    views: list[dict[int | None, Any]] = []

    def see(number: int, game: Game) -> None:
        seats: list[int | None] = [None, *range(game.seats)]
        views.append({seat: game.view(seat) for seat in seats})

    table.record.replay(see)
    table.remember()
    for ear, allowed in ears.items():
        assert ear.games()
        for message in ear.games():
            seats = [view["seat"] for view in message["views"]]
            assert set(seats) in allowed
            for view in message["views"]:
                assert view == views[message["moves"]][view["seat"]]
            later = message["views"]
            for number, steps in reversed(message["moments"]):
                for (count, changes), seen in zip(
                    reversed(steps), reversed(table.moments(number, *seats)), strict=True
                ):
                    later = [*map(changed, later, changes)]
                    assert [count, later] == seen


def record_of(home: Home, code: str) -> str:
    """The finished game's record, which is open to all."""
    watcher = home.phone("Watcher")
    ident = watcher.http("GET", f"/api/codes/{code}")["table"]
    return str(watcher.http("GET", f"/api/tables/{ident}/record"))
