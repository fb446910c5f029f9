"""What would you do? By touch, by keys, by ear, without a network, with large letters."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from client.puzzles.collection import Puzzle, puzzles_of
from shared_rules import GAMES
from shared_rules.engine.types import Move
from shared_rules.engine.words import LANGUAGES
from shared_rules.extras import has
from tests.browser.conftest import at_home, start
from tests.browser.hosts import Host
from tests.browser.people.listener import HEAR
from tests.browser.people.player import tap
from tests.browser.people.typist import FOCUS
from tests.browser.phases import DRAWN, at_rest
from tests.browser.watch.display import AMISS, CUT_OFF, SMALL
from tests.browser.watch.eyes import complaints
from tests.browser.watch.meter import KEEP

PUZZLED = [game for game in GAMES if has(game, "puzzles")]
EVERY = pytest.mark.parametrize("game", PUZZLED)
UPRIGHT: ViewportSize = {"width": 360, "height": 640}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
DESK: ViewportSize = {"width": 1280, "height": 800}
PLACES = """() => [...document.querySelectorAll("[data-play] [data-tap], [data-play][data-tap]")]
    .filter((place) => !place.disabled && place.getClientRects().length)
    .map((place) => [place.dataset.tap, place.getAttribute("aria-pressed") === "true"])"""
"""What can be tapped to answer, and whether it is picked."""


@pytest.fixture
def phone_in(tab: Page, app: str) -> Callable[[str], Page]:
    """A phone that speaks a language, at home."""

    def phone(language: str) -> Page:
        tab.emulate_media(reduced_motion="reduce")
        start(tab, app)
        tab.evaluate("language => localStorage.setItem('unke.language', language)", language)
        tab.reload()
        at_home(tab)
        return tab

    return phone


def press(page: Page, message: str) -> None:
    """With the keyboard alone: Tab until it is there, then Enter."""
    for _ in range(120):
        if page.evaluate(FOCUS)[0] == message:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {message}")


def touch(page: Page, message: str) -> None:
    page.tap(f"[data-tap='{message}']:visible >> nth=0")


def listed(page: Page, game: str, act: Callable[[Page, str], None] = touch) -> None:
    """From home by the game's setup to its puzzles."""
    act(page, f'["go","setup","{game}"]')
    page.wait_for_selector("[data-screen=setup] .agreement")
    act(page, f'["go","puzzles","{game}"]')
    page.wait_for_selector("[data-screen=puzzles] .thumb")


def opened(page: Page, game: str, act: Callable[[Page, str], None] = touch) -> Puzzle:
    """The puzzle that it begins with."""
    listed(page, game, act)
    first = puzzles_of(game)[0]
    act(page, f'["open","{first.ident}"]')
    page.wait_for_selector("[data-screen=table] .actions")
    return first


def answer(page: Page, move: Move, act: Callable[[Page, str], None] = touch) -> None:
    """Tap a move together and confirm it."""
    wanted = move[1:]
    if not wanted:
        act(page, json.dumps(["say", move[0]], separators=(",", ":")))
        page.evaluate(DRAWN)
    for item in wanted:
        for message, is_picked in page.evaluate(PLACES):
            if json.loads(message)[:2] == ["pick", item] and not is_picked:
                act(page, message)
                page.evaluate(DRAWN)
                break
        else:
            raise AssertionError(f"{item} cannot be picked")
    for message, _ in page.evaluate(PLACES):
        if json.loads(message)[:2] == ["confirm", move[0]]:
            act(page, message)
    page.wait_for_selector("dialog.answer")


SPOKEN = list(zip(PUZZLED, LANGUAGES, strict=False))


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_one_is_solved_by_touch_and_the_next_one_comes(
    phone_in: Callable[[str], Page], game: str, language: str
) -> None:
    page = phone_in(language)
    first = opened(page, game)
    at_rest(page)
    assert page.evaluate(AMISS, False) == []
    answer(page, first.best()[0][0])
    at_rest(page)
    assert page.evaluate(CUT_OFF) == []
    small = page.evaluate(SMALL)
    assert [one for one in small if "close" in one or "next" in one] == []
    touch(page, '["close"]')
    expect(page.locator("dialog.answer")).to_have_count(0)
    at_rest(page)
    assert page.evaluate(AMISS, False) == []
    tap(page, "raise", "answer")
    tap(page, "next")
    expect(page.locator("dialog.answer")).to_have_count(0)
    second = puzzles_of(game)[1]
    page.wait_for_function(f"location.hash === '#puzzle/{game}/{second.ident}'")
    page.go_back()
    page.wait_for_selector("[data-screen=puzzles] .puzzle.is-solved")


@EVERY
def test_all_is_in_sight_on_its_side_on_a_desk_and_with_large_letters(
    phone_in: Callable[[str], Page], game: str
) -> None:
    page = phone_in("de")
    first = puzzles_of(game)[0]
    listed(page, game)
    for _ in resized(page):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(CUT_OFF) == []
    tap(page, "open", first.ident)
    page.wait_for_selector("[data-screen=table] .actions")
    for is_large in resized(page):
        at_rest(page)
        assert page.evaluate(AMISS, is_large) == []
    answer(page, first.best()[0][0])
    for _ in resized(page):
        at_rest(page)
        assert page.evaluate(CUT_OFF) == []
        last = page.locator("dialog.answer .confirms .confirm")
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport()


def resized(page: Page) -> Iterator[bool]:
    """On its side, on a desk, and upright with large letters; whether they are."""
    for size, letters in ((SIDEWAYS, ""), (DESK, ""), (UPRIGHT, "200%")):
        page.set_viewport_size(size)
        page.evaluate("size => { document.documentElement.style.fontSize = size }", letters)
        yield bool(letters)


def test_one_is_solved_by_keys_and_the_answer_is_heard(phone_in: Callable[[str], Page]) -> None:
    game = PUZZLED[0]
    page = phone_in("en")
    page.evaluate(HEAR)
    first = opened(page, game, press)
    page.wait_for_function("heard.spoken.includes('What would you do?')")
    answer(page, first.best()[0][0], press)
    page.wait_for_function("document.activeElement.textContent === 'Right!'")
    press(page, '["next"]')
    page.wait_for_function(f"!location.hash.endsWith('{first.ident}')")


def test_axe_finds_nothing_in_the_list_at_the_table_and_in_the_answer(
    phone_in: Callable[[str], Page],
) -> None:
    game = PUZZLED[-1]
    page = phone_in("it")
    listed(page, game)
    assert complaints(page) == {}
    first = puzzles_of(game)[0]
    tap(page, "open", first.ident)
    page.wait_for_selector("[data-screen=table] .actions")
    assert complaints(page) == {}
    answer(page, first.best()[1][0])
    assert complaints(page) == {}
    touch(page, '["close"]')
    tap(page, "overlay", "menu")
    page.wait_for_selector("dialog.menu")
    assert complaints(page) == {}
    page.keyboard.press("Escape")
    page.go_back()
    page.wait_for_selector("[data-screen=puzzles] .thumb")
    assert complaints(page) == {}


def test_they_need_no_network_and_what_is_solved_is_remembered(tab: Page, host: Host) -> None:
    game = PUZZLED[0]
    start(tab, host.address)
    tab.wait_for_function("navigator.serviceWorker.controller")
    assert tab.evaluate(KEEP)
    host.stop()
    tab.reload()
    at_home(tab)
    first = opened(tab, game)
    answer(tab, first.best()[0][0])
    tab.reload()
    tab.wait_for_selector("html[data-ready] [data-screen=table] .actions")
    tab.go_back()
    tab.wait_for_selector("[data-screen=puzzles] .puzzle.is-solved")
    label = tab.locator(".puzzle.is-solved").get_attribute("aria-label") or ""
    assert label.endswith("solved")
