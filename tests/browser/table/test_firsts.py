"""Rules that come up on a real phone: by touch, by keys and by ear, with a way there and back."""

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from client.app.settings import told_of
from client.games.scene import Scene
from client.story.telling import steps_since
from client.table import handover
from client.table.firsts import First, shown_by
from client.table.local import LocalHost
from shared_rules import GAMES
from shared_rules.engine.table import Table
from shared_rules.engine.words import LANGUAGES, words_of
from shared_rules.extras import has
from tests.browser.conftest import start
from tests.browser.people.listener import HEAR
from tests.browser.people.player import hastened, tap
from tests.browser.people.typist import FOCUS, press
from tests.browser.phases import STANDS, at_rest
from tests.browser.stored import begun, lay, played
from tests.browser.watch.display import AMISS, sound
from tests.browser.watch.eyes import complaints

EXPLAINED = [game for game in GAMES if has(game, "firsts")]
Act = Callable[[Page, str], None]
EVERY = pytest.mark.parametrize("game", EXPLAINED)
UPRIGHT: ViewportSize = {"width": 360, "height": 640}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}

FIRST = ".telling > .to-rule"
"""The way to the rule: only what comes up for the first time has one."""
MOMENT = """[...document.querySelectorAll("[data-moment]")].map((table) =>
    table.dataset.moment + (table.querySelector(".telling .question")?.textContent ?? "")).join()"""
FITS = """([texts, most]) => texts.filter((text) => {
    const said = document.querySelector(".telling > .question")
    said.textContent = text
    said.parentElement.classList.toggle("is-long", text.length > most)
    return said.scrollHeight > said.clientHeight + 2 || said.scrollWidth > said.clientWidth + 1
})"""
"""Which sentences are cut off."""


def showing(game: str, persons: int) -> Table:
    """A table at which something is to be told that nobody here has ever seen."""
    words = words_of(game, "en")
    for seed in range(1, 9):
        table = begun(game, 3, persons, seed)
        for _ in range(60):
            made = len(table.record.moves)
            played(table, lambda now, made=made: len(now.record.moves) > made, seed + made)
            host = LocalHost("")
            host.table, host.place = table, "here"
            eyes = 0 if persons == 1 else None
            first = max(handover.since(host), table.past.first)
            for step in steps_since(host, first, eyes, words):
                scene = Scene(step.view, table.players, words)
                if any(shown_by(scene, fact) for fact in step.news):
                    return table
    raise AssertionError("nothing has ever come up")


def opened(page: Page, app: str, game: str, persons: int = 1) -> None:
    """A table on a phone of somebody who has switched rules on; the first of them stands there."""
    start(page, app)
    tap(page, "go", "settings")
    switch = page.locator('[data-tap=\'["set","firsts",true]\']')
    switch.tap()
    expect(switch).to_have_count(0)
    page.go_back()
    hastened(page, STANDS)
    lay(page, showing(game, persons))
    until_first(page)


def touch(page: Page, message: str) -> None:
    page.tap(f".onward [data-tap='{message}']")


def until_first(page: Page, act: Act = touch) -> None:
    for _ in range(60):
        page.wait_for_selector(".telling")
        if page.locator(FIRST).count():
            return
        go_on(page, act)
    raise AssertionError("no rule has come up")


def go_on(page: Page, act: Act = touch) -> None:
    told = moment(page)
    act(page, '["next"]')
    page.wait_for_function(f"told => {MOMENT} !== told", arg=told)


def moment(page: Page) -> str:
    """Where the story is, and what it says."""
    return str(page.evaluate(MOMENT))


def remembered(page: Page, game: str) -> list[str]:
    text: str = page.evaluate("key => localStorage.getItem(key) ?? ''", "unke." + told_of(game))
    return text.split()


@EVERY
def test_by_touch_it_leads_to_its_page_and_back_to_the_table_as_it_was(
    tab: Page, app: str, game: str
) -> None:
    opened(tab, app, game)
    [name] = remembered(tab, game)
    said = words_of(game, "en")["first." + name]
    expect(tab.locator(".telling .question")).to_have_text(said)
    assert tab.evaluate(AMISS, False) == [] and complaints(tab) == {}
    box = tab.locator(FIRST).bounding_box()
    assert box and box["width"] >= 44 and box["height"] >= 44
    before = moment(tab)
    tab.tap(FIRST)
    tab.wait_for_selector(".rules .rule.is-meant")
    sound(tab)
    tap(tab, "back")
    tab.wait_for_selector(FIRST)
    assert moment(tab) == before
    go_on(tab)
    tab.reload()
    tab.wait_for_selector("html[data-ready] [data-screen]")
    hastened(tab, STANDS)
    for _ in range(60):
        if not tab.locator(".telling").count():
            break
        assert tab.inner_text(".telling .question") != said
        go_on(tab)
    assert remembered(tab, game)[0] == name


def test_by_keys_and_by_ear_it_is_heard_once_and_its_page_is_two_keys_away(
    tab: Page, app: str
) -> None:
    game = EXPLAINED[0]
    start(tab, app)
    tab.evaluate("localStorage.setItem('unke.firsts', 'on')")
    tab.reload()
    tab.wait_for_selector("html[data-ready] [data-screen=home]")
    tab.evaluate(HEAR)
    hastened(tab, STANDS)
    lay(tab, showing(game, 1))
    until_first(tab, press)
    [name] = remembered(tab, game)
    said = words_of(game, "en")["first." + name]
    tab.wait_for_function("said => heard.spoken.includes(said)", arg=said)
    before = moment(tab)
    press(tab, f'["rule","first.{name}"]')
    tab.wait_for_selector(".rules .rule.is-meant")
    assert tab.evaluate("document.activeElement.matches('.is-meant')")
    press(tab, '["back"]')
    tab.wait_for_selector(FIRST)
    assert moment(tab) == before
    assert tab.evaluate("said => heard.spoken.filter((one) => one === said).length", said) == 1
    assert not tab.evaluate(FOCUS)[1], "the focus is still somewhere"


@EVERY
def test_every_sentence_fits_beside_its_way_and_the_board_keeps_its_place(
    tab: Page, app: str, game: str
) -> None:
    """On a phone that several share, upright and on its side, with letters of two sizes, in each
    language."""
    opened(tab, app, game, persons=3)
    assert tab.locator("[data-screen=public]").count()
    for size, letters in product((UPRIGHT, SIDEWAYS), ("100%", "200%")):
        tab.set_viewport_size(size)
        tab.evaluate("size => { document.documentElement.style.fontSize = size }", letters)
        at_rest(tab)
        said = tab.inner_text(".telling .question")
        assert tab.evaluate(AMISS, letters != "100%") == [], (size, letters)
        for language in LANGUAGES:
            words = words_of(game, language)
            texts = [words[key] for key in words if key.startswith("first.")]
            assert tab.evaluate(FITS, [texts, First.LONG]) == [], (size, letters, language)
        tab.evaluate(FITS, [[said], First.LONG])
