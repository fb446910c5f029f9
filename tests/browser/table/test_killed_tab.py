"""A game outlives its tab, and is played in one window at a time."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from shared_rules.engine.table import Table
from shared_rules.engine.types import Entry
from tests.browser.conftest import Phone, at_home, start
from tests.browser.people.player import Tapper, at_once, sit_down, tap
from tests.browser.stored import ident, stored, stored_when


@pytest.fixture
def context(tab: Page) -> BrowserContext:
    at_once(tab.context)
    return tab.context


def in_the_middle(page: Page, app: str) -> str:
    """A game in which the person is asked after a few moves; its id."""
    start(page, app)
    sit_down(page, "klunker", 3)
    tapper = Tapper(page)
    tapper.play(3)
    tapper.awaited()
    stored_when(page, lambda table: 0 in table.game.waiting_for())
    return ident(page)


def two_windows(context: BrowserContext, app: str) -> tuple[Page, Page]:
    """Of the same table: the first plays it, and the second says so."""
    first = context.pages[0]
    name = in_the_middle(first, app)
    second = context.new_page()
    start(second, app)
    tap(second, "go", "table", name)
    second.wait_for_selector("text=open in another window")
    return first, second


def go_on(page: Page, app: str, name: str) -> None:
    """From home, as somebody does who comes back."""
    start(page, app)
    tap(page, "go", "table", name)
    page.wait_for_selector('[data-screen="table"] .hand')


def test_a_game_goes_on_where_the_tab_was_closed(context: BrowserContext, app: str) -> None:
    page = context.pages[0]
    name = in_the_middle(page, app)
    board, hand = page.inner_text(".board"), page.inner_html(".hand")
    moves = stored(page).record.moves
    other = context.new_page()
    page.close()
    go_on(other, app, name)
    assert other.inner_text(".board") == board
    assert other.inner_html(".hand") == hand
    assert stored(other).record.moves == moves
    Tapper(other).play(1)
    stored_when(other, lambda table: len(table.record.moves) > len(moves))


def test_a_bot_goes_on_thinking_when_the_browser_was_closed(phone: Phone, app: str) -> None:
    page = phone().pages[0]
    start(page, app)
    sit_down(page, "klunker", 3)
    Tapper(page).awaited()
    before = stored_when(page, lambda table: 0 in table.game.waiting_for())
    Tapper(page).play(1)  # now the bots are asked
    name, moves = ident(page), len(before.record.moves)
    stored_when(page, lambda table: len(table.record.moves) > moves)
    page = phone().pages[0]
    go_on(page, app, name)
    Tapper(page).awaited()
    stored_when(page, lambda table: len(table.record.moves) >= moves + 3)


SEEN = """() => {
    const before = document.querySelector(".table").innerHTML
    const write = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (shelves, mode) {
        if (mode !== "readwrite") return write.apply(this, arguments)
        const now = document.querySelector(".table")
        const made = now.innerHTML !== before && !now.matches(".is-sent")
        console.log(made ? "seen" : "unseen")
        for (;;);
    }
}"""
"""What is stored waits for the frame that shows it: here the page stands still between the two."""


class Killer:
    """Kills what draws a page, as a phone does that runs short of memory."""

    def __init__(self, page: Page) -> None:
        target = page.context.new_cdp_session(page).send("Target.getTargetInfo")["targetInfo"]
        self.page = page
        self.devtools = page.context.browser.new_browser_cdp_session()
        wanted = {"targetId": target["targetId"], "flatten": False}
        self.session = self.devtools.send("Target.attachToTarget", wanted)["sessionId"]

    def kill(self) -> None:
        """It works on a page that stands still, too. Nobody is left to answer."""
        message = json.dumps({"id": 1, "method": "Page.crash"})
        with self.page.expect_event("crash"):
            letter = {"sessionId": self.session, "message": message}
            self.devtools.send("Target.sendMessageToTarget", letter)


def about_to_move(context: BrowserContext, app: str) -> tuple[Page, Killer, str, list[Entry], str]:
    """A page in the middle of a game, its killer, the table and its moves, and what to tap."""
    page = context.pages[0]
    killer = Killer(page)
    name = in_the_middle(page, app)
    place = confirming(page)
    return page, killer, name, stored(page).record.moves, place


def test_a_tab_that_is_killed_before_it_could_store_loses_that_one_move(
    context: BrowserContext, app: str
) -> None:
    page, killer, name, moves, place = about_to_move(context, app)
    page.evaluate(SEEN)
    with page.expect_console_message() as said:
        page.evaluate("tap => document.querySelector(`[data-tap='${tap}']`).click()", place)
    assert said.value.text == "seen"
    killer.kill()
    other = context.new_page()
    go_on(other, app, name)
    assert stored(other).record.moves == moves
    Tapper(other).play(1)
    made_since(other, len(moves))


@pytest.mark.parametrize("delay", [0, 20, 60])
def test_a_tab_that_is_killed_right_after_a_tap_loses_one_move_at_most(
    context: BrowserContext, app: str, delay: int
) -> None:
    page, killer, name, moves, place = about_to_move(context, app)
    page.evaluate("tap => document.querySelector(`[data-tap='${tap}']`).click()", place)
    page.wait_for_timeout(delay)
    killer.kill()
    other = context.new_page()
    go_on(other, app, name)
    left = stored(other).record.moves
    assert left[: len(moves)] == moves
    Tapper(other).play(1)
    made_since(other, len(left))


def test_a_table_is_played_in_one_window_and_can_be_taken_over(
    context: BrowserContext, app: str
) -> None:
    first, second = two_windows(context, app)
    assert second.locator(".hand, .board").count() == 0
    tap(second, "takeover")
    second.wait_for_selector(".hand")
    first.wait_for_selector("text=open in another window")
    assert first.locator(".hand, .board").count() == 0
    before = len(stored(second).record.moves)
    Tapper(second).play(1)
    stored_when(second, lambda table: len(table.record.moves) > before)
    first.bring_to_front()
    tap(first, "takeover")
    first.wait_for_selector(".hand")
    assert len(stored(first).record.moves) > before
    second.wait_for_selector("text=open in another window")
    first.go_back()
    at_home(first)


def test_a_move_made_while_another_window_takes_the_table_is_neither_lost_nor_doubled(
    context: BrowserContext, app: str
) -> None:
    first, second = two_windows(context, app)
    for here, there in ((first, second), (second, first), (first, second)):
        here.bring_to_front()
        place = confirming(here)
        here.evaluate("tap => document.querySelector(`[data-tap='${tap}']`).click()", place)
        tap(there, "takeover")
        there.wait_for_selector(".hand")
        here.wait_for_selector("text=open in another window")
        left = stored(here).record.moves
        there.bring_to_front()
        Tapper(there).play(1)
        moves = made_since(there, len(left))
        assert moves[: len(left)] == left


def made_since(page: Page, count: int) -> list[Any]:
    """All moves, as soon as there are more than so many."""
    return stored_when(page, lambda table: len(table.record.moves) > count).record.moves


def confirming(page: Page) -> str:
    """Pick until a move can be confirmed; the message that confirms it."""
    tapper = Tapper(page)
    while True:
        places = tapper.awaited()["places"]
        for place in places:
            if place["message"][0] == "confirm":
                return str(place["tap"])
        tapper.tap(tapper.one(places))
        tapper.follows(lambda later, before=places: later["places"] != before, 0.5)


FULL = """() => {
    IDBObjectStore.prototype.put = () => { throw new DOMException("", "QuotaExceededError") }
}"""


def test_a_phone_that_is_full_says_so_and_the_game_can_be_taken_away(
    context: BrowserContext, app: str, tmp_path: Path
) -> None:
    page = context.pages[0]
    in_the_middle(page, app)
    before = stored(page).record.moves
    page.evaluate(FULL)
    Tapper(page).play(1)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("cannot store")
    assert stored(page).record.moves == before
    with page.expect_download() as download:
        alert.get_by_role("button").click()
    download.value.save_as(tmp_path / "rescued.unke")
    rescued = Table.read((tmp_path / "rescued.unke").read_text("utf-8"), True)
    assert rescued.record.moves[: len(before)] == before
    assert len(rescued.record.moves) > len(before)
