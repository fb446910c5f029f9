"""The table's story in whole games: one clock, time to read, and no secret in any frame.

Every frame is held against the app's own drawing of the same moment, made here from the record in
a world that whoever looks could imagine (witness.py). So a number that runs ahead is found, and so
is whatever only somebody else may know.
"""

import json

import pytest
from playwright.sync_api import Browser, Page

from client.app.texts import game_words
from client.story.telling import LETTER, READING, steps_since
from client.table import handover
from client.table.local import LocalHost
from shared_rules import GAMES
from shared_rules.engine.table import Table
from shared_rules.engine.words import words_of
from tests.browser.conftest import PHONE, at_home, start, wait_until
from tests.browser.people.player import tap, taught
from tests.browser.people.swift import has_played, plays
from tests.browser.stored import READ, begun, nearly_over, played, put
from tests.browser.watch.drawn import without
from tests.browser.watch.witness import Frame, Witness, seen, settled, watch

every_game = pytest.mark.parametrize("game", list(GAMES))
MOVES, TRICKS = 40, 4
"""So many moves three people make on one phone; one of so many things that they do is none that a
robot would do."""


def evening(
    browser: Browser, app: str, table: Table, tricks: int = 0
) -> tuple[list[Frame], list[Witness], dict[str, int]]:
    """A whole game of one kind: its frames, a witness for each record that it has had, and what
    has come between."""
    context = browser.new_context(**PHONE)
    taught(context)
    watch(context)
    page = context.new_page()
    page.goto(app)
    at_home(page)
    opened(page, table)
    plays(page, seed=1, tricks=tricks)
    robot = has_played(page)
    saved = [*robot["games"], json.loads(page.evaluate(READ, "laid"))]
    frames = seen(page)
    context.close()
    finals = [0, *(one["line"] for one in saved)]
    witnesses = [Witness(Table.load(one), final) for one, final in zip(saved, finals, strict=False)]
    return frames, witnesses, robot["tricks"]


def opened(page: Page, table: Table) -> None:
    """A table that has been laid on the shelf, whatever it looks like."""
    put(page, table, "laid")
    page.evaluate("location.hash = '#table/laid'")
    page.wait_for_selector(".players, .curtain")


def at_table(frames: list[Frame]) -> list[Frame]:
    return [frame for frame in frames if frame["screen"] in ("table", "public")]


@pytest.mark.slow
@every_game
def test_no_number_runs_ahead_of_the_step_that_is_told(
    browser: Browser, app: str, game: str
) -> None:
    frames, [witness], _ = evening(browser, app, begun(game, 3, 1))
    assert [amiss for frame in at_table(frames) if (amiss := witness.amiss(frame))] == []
    told = {frame["moment"] for frame in frames if "." in frame["moment"]}
    assert len(told) > 40


@pytest.mark.slow
@every_game
def test_three_people_round_one_phone_never_see_what_only_another_may_know(
    browser: Browser, app: str, game: str
) -> None:
    """Everybody's frames, though trays are covered again, the phone is laid away, moves are taken
    back, and in between every decision has a curtain."""
    frames, witnesses, tricks = evening(browser, app, nearly_over(game, 3, 3, MOVES), TRICKS)
    covers = {"cover"} if any("class=lid" in frame["drawn"] for frame in frames) else set()
    assert set(tricks) == {"hide", "undo", "curtain"} | covers
    lines = set[str]().union(*(witness.public_lines() for witness in witnesses))
    flying = [witness.flying() for witness in witnesses]
    titles = {"Unke", words_of(game, "en")["game.title"] + " · Unke"}
    before: Frame = {"drawn": (), "address": ""}
    kinds = set()
    for frame in frames:
        if frame["screen"] not in ("table", "public", "curtain"):
            continue
        back = frame["back"]
        kinds.add(frame["screen"])
        if frame["screen"] == "curtain":
            assert settled(frame["drawn"]) in witnesses[back].curtains(called(frame, witnesses[0]))
        elif frame["drawn"] != before["drawn"]:
            assert witnesses[back].amiss(frame) == []
        if frame["seat"] < 0 or frame["screen"] == "public":
            assert [line for line in frame["news"] if without(lines, line).strip()] == []
            assert set(frame["flying"]) <= flying[back]
        assert frame["title"] in titles
        if "#result/" in frame["address"]:
            break  # it is over, and its score sheet comes with the next frame
        assert frame["address"] == before["address"] or not before["address"]
        before = frame
    assert kinds == {"table", "public", "curtain"}


def called(frame: Frame, witness: Witness) -> int:
    """The seat that a curtain calls."""
    [seat] = [seat for seat in witness.persons if witness.players[seat]["name"] in frame["heading"]]
    return seat


# Time to read

READ_IT = """() => {
    const seen = (window.readings = [])
    const look = () => {
        const moment = document.querySelector("[data-moment]")?.dataset.moment
        const told = document.querySelector(".telling .question")?.textContent ?? ""
        const stays = Boolean(document.querySelector(".telling .confirm"))
        const asked = Boolean(document.querySelector(".table [data-play]"))
        const last = seen.at(-1)
        if (!moment || (last && last.moment === moment && last.asked === asked)) return
        seen.push({ moment, told, stays, asked, at: performance.now() })
    }
    new MutationObserver(look).observe(document, {
        subtree: true, childList: true, attributes: true, characterData: true })
    look()
}"""
GONE_ON = "before => document.querySelector('[data-moment]').dataset.moment !== before"
WATCHED = 6
"""So many sentences are waited for."""
SLACK = 50
"""Milliseconds by which a frame may be late, and the next one is not."""


def test_what_is_told_stands_as_long_as_it_takes_to_read(tab: Page, app: str) -> None:
    """At the usual pace, over some turns; and nothing is asked as long as something is told."""
    start(tab, app)
    opened(tab, begun("halunken", 3, 1))
    tab.evaluate(READ_IT)
    plays(tab, seed=1, tempo=1)
    told = "readings.slice(0, -1).filter(({ told, stays }) => told && !stays).length"
    tab.wait_for_function(f"{told} >= {WATCHED}", timeout=90_000)
    readings = tab.evaluate("readings")
    tab.evaluate("robot.over = true")
    stood = [
        (reading["told"], following["at"] - reading["at"])
        for reading, following in zip(readings, readings[1:], strict=False)
        if reading["told"] and not reading["stays"]
    ]
    assert [(text, ms) for text, ms in stood if ms < READING + LETTER * len(text) - SLACK] == []
    assert not [reading for reading in readings if reading["asked"] and "." in reading["moment"]]


def returned(game: str, concerning: bool) -> Table:
    """A table at which several steps are to be told to the first seat, with one that concerns it
    among them or without."""
    words = game_words(game)
    for seed in range(1, 9):
        table = begun(game, 3, 1, seed)
        while not table.over:
            made = len(table.record.moves)
            played(table, lambda now, made=made: len(now.record.moves) > made, seed + made)
            host = LocalHost("")
            host.table, host.place = table, "here"
            steps = steps_since(host, max(handover.since(host), table.past.first), 0, words, True)
            stays = any(step.stays for step in steps)
            if stays == concerning and len(steps) > 2 and 0 in table.game.waiting_for():
                return table
    raise AssertionError("there has never been enough to be told")


def moment(page: Page) -> str:
    return page.get_attribute("[data-moment]", "data-moment") or ""


@pytest.mark.parametrize("game", ["halunken", "dschunke"])
def test_what_concerns_the_viewer_stands_until_it_is_tapped(tab: Page, app: str, game: str) -> None:
    start(tab, app)
    tab.evaluate("unke.tempo = 0.01")
    opened(tab, returned(game, concerning=True))
    tab.wait_for_selector(".telling .confirm")
    before = moment(tab)
    tab.wait_for_timeout(700)
    assert moment(tab) == before and "." in before
    tap(tab, "next")
    wait_until(tab, GONE_ON, before)


def test_a_tap_goes_on_and_a_long_press_goes_to_the_end(tab: Page, app: str) -> None:
    start(tab, app)
    tab.evaluate("unke.tempo = 100")
    opened(tab, returned("halunken", concerning=False))
    before = moment(tab)
    box = tab.locator(".veil").bounding_box()
    assert box and not tab.locator("[data-play]").count()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    tab.touchscreen.tap(x, y)
    wait_until(tab, GONE_ON, before)
    assert "." in moment(tab)
    tab.mouse.move(x, y)
    tab.mouse.down()
    tab.wait_for_selector(".telling", state="detached")
    tab.mouse.up()
    assert "." not in moment(tab) and tab.locator("[data-play]").count()
