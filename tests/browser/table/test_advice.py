"""Thinking in the real app: advice by keyboard, a page that stays free, what a bot knew."""

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from client.shelf import saves
from shared_rules import GAMES
from shared_rules.engine.plain import written
from shared_rules.engine.table import Table
from tests.browser.conftest import start
from tests.browser.people.player import at_once
from tests.browser.stored import LAY, stored_when
from tests.browser.watch.thoughts import WATCH, forget, meanwhile, named, slowed, thought
from tests.client.phone import played
from tests.rules.engine import blundering
from tests.rules.engine.blundering import BLUNDERS

COLOURS = ["red", "blue", "green", "yellow"]


def table(*kinds: str, game: str = "klunker") -> Table:
    players = [
        {"name": colour.title(), "kind": kind, "colour": colour}
        for colour, kind in zip(COLOURS, kinds, strict=False)
    ]
    return Table.new(game, players, {"first": 0}, "5")


def opened(page: Page, app: str, laid: Table, address: str) -> Page:
    """A screen on a phone that has this table."""
    start(page, app)
    rows: list[Any] = saves.keep("ab", laid, 1)[1]
    page.evaluate(LAY, rows)
    page.goto(app + address)
    page.reload()
    return page


def test_by_keyboard_one_hears_where_to_look_then_why_and_is_shown_the_move(
    tab: Page, app: str
) -> None:
    page = opened(tab, app, table("person", "bot:solid", "bot:solid"), "#table/ab")
    page.get_by_role("button", name="Ask Unke for a hint").focus()
    said = page.locator(".advice[role=status]")
    heard = []
    for label in ("Why?", "Show me", "Thanks"):
        page.keyboard.press("Enter")
        expect(page.locator(".ask")).to_have_text(label)
        heard.append(said.inner_text())
    assert len(set(heard)) == 3 and heard[2].startswith("My advice: ")
    pointed = page.locator(".thing.is-advised button")
    assert pointed.count()
    expect(page.locator(".confirms .confirm:enabled")).to_have_count(1)  # which would make it
    for left in reversed(range(pointed.count())):
        pointed.first.focus()
        page.keyboard.press("Enter")
        expect(pointed).to_have_count(left)
    expect(page.locator(".confirms .confirm:enabled")).to_have_count(1)
    picked = page.locator(".hand .thing button[aria-pressed=true]")
    names = picked.evaluate_all("all => all.map((one) => one.ariaLabel.split(',')[0])")
    assert sorted(names) == named(heard[2])  # "tooth, 2 of 3" is one of three equal ones
    page.locator(".ask").press("Enter")
    expect(said).to_be_empty()


def hinted(page: Page) -> None:
    """Ask, and ask for more until she has shown a move."""
    for label in ("Why?", "Show me", "Thanks"):
        page.locator(".ask").tap()
        expect(page.locator(".ask")).to_have_text(label)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "klunker"])
def test_after_a_hint_one_tap_does_it(tab: Page, app: str, game: str) -> None:
    laid, _ = blundering.table(*next(case[:3] for case in BLUNDERS if case[0] == game))
    number = len(laid.record.moves)
    page = opened(tab, app, laid, "#table/ab")
    hinted(page)
    advised = json.loads(page.locator(".confirms .confirm:enabled").get_attribute("data-tap") or "")
    page.locator(".confirms .confirm:enabled").tap()
    after = stored_when(page, lambda table: len(table.record.moves) > number)
    assert ["confirm", *after.record.moves[number][1]] == advised
    expect(page.locator(".advice p")).to_have_count(0)


def test_after_a_hint_one_key_does_it(tab: Page, app: str) -> None:
    page = opened(tab, app, table("person", "bot:solid", "bot:solid"), "#table/ab")
    page.locator(".ask").focus()
    for label in ("Why?", "Show me", "Thanks"):
        page.keyboard.press("Enter")
        expect(page.locator(".ask")).to_have_text(label)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "confirm"
    page.keyboard.press("Enter")
    after = stored_when(page, lambda table: len(table.record.moves) > 0)
    assert after.record.moves[0][0] == 0


def warned(tab: Page) -> None:
    """A phone whose settings say that Unke warns; what she has found out can be waited for."""
    tab.add_init_script("location.host && localStorage.setItem('unke.warn', 'on')")
    tab.add_init_script(WATCH)


def confirmed(page: Page, move: list[Any]) -> None:
    """Pick a move's things, wait until she is sure, and confirm it."""
    for item in move[1:]:
        page.locator(f"""[data-tap^='["pick","{item}"']""").first.tap()
    if len(move) == 1:
        page.locator(f"""[data-tap='["say","{move[0]}"]']""").tap()
    page.wait_for_function("window.sure")
    page.locator(".confirms .confirm:enabled").tap()


@pytest.mark.parametrize("case", BLUNDERS[1:], ids=str)
def test_before_a_costly_move_she_warns_once(tab: Page, app: str, case: Any) -> None:
    key, seed, number, move = case
    laid, seat = blundering.table(key, seed, number)
    warned(tab)
    page = opened(tab, app, laid, "#table/ab")
    confirmed(page, move)
    warning = page.get_by_role("alert")
    expect(warning).to_contain_text("wins in 100")
    assert page.evaluate("document.activeElement.textContent") == warning.inner_text()
    page.get_by_role("button", name="Think again").tap()
    expect(warning).to_have_count(0)
    confirmed(page, move)
    after = stored_when(page, lambda table: len(table.record.moves) >= number)
    assert after.record.moves[number - 1] == [seat, move]


def test_by_keyboard_one_does_it_anyway(tab: Page, app: str) -> None:
    key, seed, number, move = BLUNDERS[0]
    laid, seat = blundering.table(key, seed, number)
    warned(tab)
    page = opened(tab, app, laid, "#table/ab")
    confirmed(page, move)
    expect(page.get_by_role("alert")).to_contain_text("wins in 100")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Do it anyway"
    page.keyboard.press("Enter")
    after = stored_when(page, lambda table: len(table.record.moves) >= number)
    assert after.record.moves[number - 1] == [seat, move]


def test_a_worker_that_need_not_answer_any_more_is_replaced_at_once(tab: Page, app: str) -> None:
    """So the next bot does not wait for another one to start."""
    tab.add_init_script(WATCH)
    page = opened(tab, app, table("person", "bot:solid", "bot:solid"), "#table/ab")
    page.locator(".ask").tap()
    page.wait_for_function("thoughts.length")
    expect(page.locator(".ask")).to_have_text("Never mind")
    with page.expect_worker():
        page.locator(".ask").tap()
    expect(page.locator(".ask")).to_have_text("Hint")
    page.locator(".ask").tap()
    expect(page.locator(".ask")).to_have_text("Why?")
    given_up = time.monotonic() + 10
    while len(page.workers) > 1:  # Chromium tells a moment later that one has ended
        assert time.monotonic() < given_up
        page.wait_for_timeout(50)


TAKE_BACK = """() => {
    const post = Worker.prototype.postMessage
    const take = () => {
        const sign = document.querySelector(".actions .thinking")
        if (!sign || getComputedStyle(sign).opacity !== "1") return requestAnimationFrame(take)
        window.seen = getComputedStyle(sign).animationDelay
        document.querySelector(`[data-tap='["undo"]']:enabled`).click()
    }
    Worker.prototype.postMessage = function (message) {
        Worker.prototype.postMessage = post
        post.call(this, message)
        take()
    }
}"""
"""As soon as a bot is asked and one has been shown that it thinks; and how late that is shown."""


def test_a_move_is_taken_back_while_a_bot_thinks_about_it_and_the_bot_thinks_anew(
    tab: Page, app: str
) -> None:
    tab.add_init_script(WATCH)
    at_once(tab.context)
    page = opened(tab, app, table("person", "bot:expert", "bot:solid"), "#table/ab")
    page.evaluate(TAKE_BACK)
    show_one(page)
    page.wait_for_function("window.seen")
    assert page.evaluate("seen") == "0.3s"
    page.wait_for_selector(".player.is-me.is-asked")
    assert not stored_when(page, lambda table: not table.record.moves).record.moves
    show_one(page)
    laid = stored_when(page, lambda table: len(table.record.moves) > 1)
    assert [seat for seat, _ in laid.record.moves][:2] == [0, 1]
    answered = page.evaluate("thoughts.map((thought) => thought[1] > 0)")
    assert answered[:2] == [False, True], "the first thought has been dropped"


def show_one(page: Page) -> None:
    """Lay a card into the own window, as soon as one is asked."""
    page.locator(".hand [data-tap*=pick]").first.tap()
    page.locator(".confirms .confirm:enabled").tap()


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_keeps_a_slow_page_busy_while_a_bot_thinks(tab: Page, app: str, game: str) -> None:
    tab.add_init_script(WATCH)
    page = opened(tab, app, table(*["bot:expert"] * 3, game=game), "#table/ab")
    thought(page, 1)
    slowed(page)
    for _ in range(2):  # the browser's own tidying up may come once
        forget(page)
        with meanwhile(page) as tasks:
            thought(page, 2)
        if not tasks:
            break
    assert tasks == []


BUSY = """lasting => {
    const busy = () => {
        if (!thoughts.length) return setTimeout(busy)
        const end = performance.now() + lasting
        while (performance.now() < end);
    }
    busy()
}"""
"""As soon as the worker has been asked, and for so long."""


@pytest.mark.parametrize("lasting", [5, 1000])
def test_what_keeps_a_page_busy_while_a_bot_thinks_is_noticed(
    tab: Page, app: str, lasting: int
) -> None:
    """Also what has not ended when the worker has its answer; and not what is short."""
    tab.add_init_script(WATCH)
    page = opened(tab, app, table("person", "bot:solid", "bot:solid"), "#table/ab")
    page.locator(".ask").wait_for()
    with meanwhile(page) as tasks:
        page.evaluate(BUSY, lasting)
        page.locator(".ask").tap()
        thought(page, 1)
    assert bool(tasks) is (lasting > 50)


def test_after_the_game_one_reads_what_a_bot_was_given(tab: Page, app: str) -> None:
    over = played(moves=-1, kind="bot:solid")
    page = opened(tab, app, over, "#look/ab")
    page.locator(".look progress").wait_for(state="detached")
    views: list[str] = []
    over.record.close(over.game)
    over.record.replay(lambda number, game: views.append(written(game.view(1))))
    page.get_by_role("button", name="What did Ben know?").tap()
    for number in (0, 6):
        page.locator(".slide input").fill(str(number))
        expect(page.locator(".at")).to_have_text(f"{number} / {len(views) - 1}")
        page.get_by_role("button", name="What exactly?").tap()
        expect(page.locator("pre")).to_be_hidden()
        page.get_by_text("For developers").tap()
        expect(page.locator("pre")).to_be_visible()
        assert page.locator("pre").text_content() == views[number]
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
