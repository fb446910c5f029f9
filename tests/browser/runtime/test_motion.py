"""static/app/motion.js alone in a page: what is shown of a move, how long, how it is skipped."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from client.app.effects import EFFECTS
from client.app.tree import button, div, header, main, section, span
from client.games.flights import flight, glide, walk
from server.source import SOURCE

STYLE = """
* { box-sizing: border-box }
@property --at { syntax: "<number>"; inherits: true; initial-value: 0 }
.bar { height: 40px } .board { position: relative; height: 300px } .hand { display: flex }
.thing, .seat, [data-thing=window-0] { display: block; width: 40px; height: 40px }
.pawn { position: absolute; left: calc(var(--at) * 20px) }
"""
SHOW = """([steps, pace, still, tree]) => {
    window.rested = false
    unke.show(JSON.stringify(steps), pace, still)
    unke.patch(document.getElementById("app"), JSON.stringify(tree))
    unke.rested(() => { window.rested = true })
}"""
TIMES = """() => document.getAnimations().map((animation) => {
    const { delay, duration, endTime } = animation.effect.getComputedTiming()
    return [delay, duration, endTime]
})"""
LONGEST = 600
# Brython's own modules are out of reach here, so the paces are read where they stand.
STEPS = re.search(r"^STEPS = (.*)$", (SOURCE / "client/effects/motion.py").read_text("utf-8"), re.M)
assert STEPS
PACES = [int(pace) for pace in re.findall(r"\d+", STEPS[1]) if pace != "0"]


def table(hand: list[str], window: list[str], at: int = 3, pile: int = 0) -> list[Any]:
    """A hand, a window on the board, a piece on a ring, and a thing that lies somewhere."""
    return main(
        header("Klunker", class_="bar"),
        section(
            div(span("2", class_="seat", data_thing="seat-2"), data_thing="players"),
            div(
                [span(j, class_="seat", data_thing=j, key=j) for j in window],
                data_thing="window-0",
            ),
            div(class_="thing pawn", data_thing="pawn", style={"--at": at}, key="pawn"),
            div(
                class_="thing",
                data_thing="hat",
                style={"margin-left": f"{pile}px"},
                key="hat",
            ),
            class_="board",
        ),
        section(
            [div(button(j), class_="thing", data_thing=j, key=j) for j in hand],
            class_="hand",
            data_thing="hand",
        ),
    )


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(reduced_motion="no-preference")
    page.set_content("<div id=app></div>")
    page.add_style_tag(content=STYLE)
    page.add_style_tag(path=SOURCE / "static" / "style" / "motion.css")
    for script in ("patch.js", "motion.js"):
        page.add_script_tag(content=(SOURCE / "static" / "app" / script).read_text("utf-8"))
    page.evaluate("unke.art = ''")
    yield page
    page.close()


@pytest.fixture
def page(blank: Page) -> Page:
    """A table with three jewels in the hand and an empty window."""
    blank.emulate_media(reduced_motion="no-preference")
    blank.keyboard.press("Escape")
    tree = json.dumps(table(["shoe", "tiara", "tooth"], []))
    blank.evaluate("text => unke.patch(document.getElementById('app'), text)", tree)
    return blank


def show(page: Page, steps: list[Any], tree: Any, pace: int = LONGEST, still: bool = False) -> None:
    page.evaluate(SHOW, [steps, pace, still, tree])


SHOWN = [["Anna shows a shoe.", [flight("klunker/shoe", "hand shoe", "window-0 shoe")]]]


def test_a_picture_flies_from_where_a_thing_was_to_where_it_is(page: Page) -> None:
    box = page.locator(".hand [data-thing=shoe]").bounding_box()
    assert box
    show(page, SHOWN, table(["tiara", "tooth"], ["shoe"]))
    flying = page.locator(".flight")
    assert flying.locator("img").get_attribute("src") == "klunker/shoe.svg"
    page.evaluate("document.getAnimations().forEach((a) => { a.pause(); a.currentTime = 0 })")
    start = flying.bounding_box()
    page.evaluate("document.getAnimations().forEach((a) => { a.currentTime = 599 })")
    end, there = flying.bounding_box(), page.locator("[data-thing=window-0] > *").bounding_box()
    assert start and end and there
    assert abs(start["x"] + start["width"] / 2 - box["x"] - box["width"] / 2) < 3
    assert abs(end["y"] + end["height"] / 2 - there["y"] - there["height"] / 2) < 3


def test_what_arrives_is_not_there_before_it_has_arrived(page: Page) -> None:
    show(page, SHOWN, table(["tiara", "tooth"], ["shoe"]))
    arrived = page.locator("[data-thing=window-0] > [data-thing=shoe]")
    assert arrived.evaluate("node => getComputedStyle(node).opacity") == "0"
    page.keyboard.press("Shift")
    assert arrived.evaluate("node => getComputedStyle(node).opacity") == "1"


def test_its_neighbours_close_up(page: Page) -> None:
    show(page, SHOWN, table(["tiara", "tooth"], ["shoe"]))
    moved = "node => node.getAnimations().map((a) => a.effect.getKeyframes()[0].translate)"
    assert page.locator(".hand [data-thing=tiara]").evaluate(moved) == ["40px"]
    assert page.locator("[data-thing=hat]").evaluate(moved) == []


def test_every_step_takes_600_ms_at_most_and_they_come_one_after_the_other(page: Page) -> None:
    steps = [
        ["Anna shows.", [flight("klunker/shoe", "hand shoe", "window-0 shoe")] * 6],
        ["She sails.", [walk("pawn", 5)]],
        ["It goes on.", [glide("hat")]],
    ]
    show(page, steps, table(["tiara", "tooth"], ["shoe"], at=8, pile=50))
    times = page.evaluate(TIMES)
    flights = page.locator(".flight")
    assert flights.count() == 6
    for name, nth in ((".flight", 0), (".pawn", 1), ("[data-thing=hat]", 2)):
        longest = page.locator(name).first.evaluate(
            "node => node.getAnimations().map((a) => a.effect.getComputedTiming())"
            ".map(({ delay, endTime }) => [delay, endTime])"
        )
        assert longest
        for delay, end in longest:
            assert nth * LONGEST <= delay and end <= (nth + 1) * LONGEST
    assert max(end for _, _, end in times) <= len(steps) * LONGEST


@pytest.mark.parametrize("pace", PACES)
def test_a_window_full_of_jewels_takes_no_longer_than_one(page: Page, pace: int) -> None:
    jewels = 21
    bought = [flight("klunker/shoe", "hand shoe", "players seat-2")] * jewels
    steps = [["Anna buys a window.", bought], ["She sails.", [walk("pawn", 5)]]]
    show(page, steps, table([], [], at=8), pace=pace)
    times = page.locator(".flight").evaluate_all(
        "nodes => nodes.map((node) => node.getAnimations()[0].effect.getComputedTiming())"
        ".map(({ delay, duration, endTime }) => [delay, duration, endTime].map(Math.round))"
    )
    assert len(times) == jewels
    assert max(end for _, _, end in times) <= pace <= LONGEST
    assert min(duration for _, duration, _ in times) >= pace / 2, "seen on its way"
    begun = [delay for delay, _, _ in times]
    assert begun == sorted(set(begun)), "one after the other"


def test_a_piece_walks_on_round_its_ring_as_often_as_it_was_moved(page: Page) -> None:
    show(page, [["", [walk("pawn", 5)]], ["", [walk("pawn", 2)]]], table([], [], at=1))
    page.evaluate("document.getAnimations().forEach((a) => { a.pause(); a.currentTime = 0 })")
    pawn = page.locator(".pawn")
    assert pawn.evaluate("node => Number(getComputedStyle(node).getPropertyValue('--at'))") == -6
    page.evaluate("document.getAnimations().forEach((a) => { a.currentTime = 600 })")
    assert pawn.evaluate("node => Number(getComputedStyle(node).getPropertyValue('--at'))") == -1


@pytest.mark.parametrize("way", ["key", "tap"])
def test_a_tap_or_a_key_ends_it(page: Page, way: str) -> None:
    show(page, SHOWN * 5, table(["tiara", "tooth"], ["shoe"]))
    assert page.evaluate("rested") is False
    if way == "key":
        page.keyboard.press("Shift")
    else:
        page.mouse.click(200, 200)
    assert page.evaluate("rested") is True
    assert page.evaluate(TIMES) == []
    assert page.locator(".flights").count() == 0


def test_what_waits_goes_on_when_everything_has_come_to_rest(page: Page) -> None:
    show(page, SHOWN, table(["tiara", "tooth"], ["shoe"]), pace=100)
    assert page.evaluate("rested") is False
    page.wait_for_function("rested")
    assert page.locator(".flight").count() == 0
    assert page.locator(".flights p").inner_text() == "Anna shows a shoe."


@pytest.mark.parametrize("why", ["device", "setting"])
def test_without_motion_the_places_are_marked_instead(page: Page, why: str) -> None:
    if why == "device":
        page.emulate_media(reduced_motion="reduce")
    steps = [*SHOWN, ["She sails.", [walk("pawn", 5)]]]
    show(page, steps, table(["tiara", "tooth"], ["shoe"], at=8), still=why == "setting")
    assert page.evaluate("rested") is True
    assert page.locator(".flight").count() == 0
    assert page.locator(".flights p").inner_text() == "Anna shows a shoe. She sails."
    frames = page.evaluate(
        "document.getAnimations().flatMap((a) => a.effect.getKeyframes().map(Object.keys))"
    )
    assert frames
    assert {"translate", "scale", "transform", "--at"}.isdisjoint(sum(frames, []))


@pytest.mark.parametrize("words", [5, 60, 400])
def test_what_is_told_lies_over_the_board_and_nothing_else(page: Page, words: int) -> None:
    show(page, [["jewel " * words, []]], table(["shoe"], []))
    line, board = page.locator(".flights p").bounding_box(), page.locator(".board").bounding_box()
    assert line and board
    for start, length in (("x", "width"), ("y", "height")):
        assert line[start] >= board[start]
        assert line[start] + line[length] <= board[start] + board[length] + 4


def test_the_next_show_takes_the_place_of_the_last(page: Page) -> None:
    show(page, SHOWN * 3, table(["tiara", "tooth"], ["shoe"]))
    again = [["Anna shows a tiara.", [flight("klunker/tiara", "hand tiara", "window-0 tiara")]]]
    show(page, again, table(["tooth"], ["shoe", "tiara"]))
    assert page.locator(".flights").count() == 1
    assert page.locator(".flight img").get_attribute("src") == "klunker/tiara.svg"


def test_a_place_that_is_not_there_is_where_it_would_be(page: Page) -> None:
    show(
        page, [["", [flight("klunker/shoe", "hand earring", "players seat-2 note")]]], table([], [])
    )
    page.evaluate("document.getAnimations().forEach((a) => { a.pause(); a.currentTime = 599 })")
    end, seat = page.locator(".flight").bounding_box(), page.locator(".seat").bounding_box()
    assert end and seat
    assert abs(end["x"] + end["width"] / 2 - seat["x"] - seat["width"] / 2) < 3


def test_the_effects_have_names_that_the_client_knows() -> None:
    assert EFFECTS["show"][0] == EFFECTS["rest"][0] == "motion"
