"""static/app/motion.js alone in a page: what flies, on which way, how long, how it is skipped."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from client.app.effects import EFFECTS
from client.app.tree import button, div, header, main, section, span
from client.games.flights import flight, glide, walk
from client.story.telling import FLIGHT
from server.source import SOURCE

STYLE = """
* { box-sizing: border-box } body { margin: 0 }
@property --at { syntax: "<number>"; inherits: true; initial-value: 0 }
.bar { height: 40px } .board { position: relative; height: 300px } .hand { display: flex }
.players { display: flex; gap: 4px } .seat { flex: 1; height: 50px }
.captain { display: inline-block; width: 17px; height: 17px } .points { float: right }
.thing, [data-thing=window-0], [data-thing=window-0] > * { display: block; height: 40px }
.thing, [data-thing=window-0] > * { width: 40px }
.pawn { position: absolute; left: calc(var(--at) * 20px) }
.wide :is(.board, .players, .hand) { position: absolute; top: 0; left: 700px; width: 500px }
.wide .players { flex-wrap: wrap; gap: 8px } .wide .seat { flex: 1 0 45% }
.wide .board { left: 0; width: 690px } .wide .hand { top: 300px; left: 1000px; height: 40px }
.wide .points { display: block; float: none; width: 20px; margin-left: 50px }
.wide [data-thing=hat] { position: absolute; top: 0; right: 0 }
"""
SHOW = """([groups, pace, still, tree]) => {
    unke.show(JSON.stringify(groups), pace, still)
    unke.patch(document.getElementById("app"), JSON.stringify(tree))
}"""
TIMES = """() => document.getAnimations().map((animation) => {
    const { delay, duration, endTime } = animation.effect.getComputedTiming()
    return [delay, duration, endTime]
})"""
AT = "at => document.getAnimations().forEach((a) => { a.pause(); a.currentTime = at })"
PACE = FLIGHT["normal"]
PACES = [pace for pace in FLIGHT.values() if pace]


def table(
    hand: list[str], window: list[str], at: int = 3, pile: int = 0, points: int = 12
) -> list[Any]:
    """A hand, a window on the board, a piece on a ring, and a thing that lies somewhere."""
    return main(
        header("Klunker", class_="bar"),
        div([panel(seat, points) for seat in range(4)], class_="players", data_thing="players"),
        section(
            div(
                [span(j, data_thing=j, key=j) for j in window],
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


def panel(seat: int, points: int) -> list[Any]:
    return div(
        span(class_="captain", data_thing="captain"),
        span(str(points), class_="points"),
        class_="seat",
        data_thing=f"seat-{seat}",
        key=seat,
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


@pytest.fixture(autouse=True)
def no_hurry(blank: Page) -> None:
    blank.evaluate("unke.tempo = 1")


def show(page: Page, groups: list[Any], tree: Any, pace: int = PACE, still: bool = False) -> None:
    page.evaluate(SHOW, [groups, pace, still, tree])


def middle(box: Any) -> tuple[float, float]:
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


SHOWN = [[flight("klunker/shoe", "hand shoe", "window-0 shoe")]]


def test_a_picture_flies_from_where_a_thing_was_to_where_it_is(page: Page) -> None:
    x, y = middle(page.locator(".hand [data-thing=shoe]").bounding_box())
    show(page, SHOWN, table(["tiara", "tooth"], ["shoe"]))
    flying = page.locator(".flight")
    assert flying.locator("img").get_attribute("src") == "klunker/shoe.svg"
    page.evaluate(AT, 0)
    assert middle(flying.bounding_box()) == pytest.approx((x, y), abs=3)
    page.evaluate(AT, PACE - 1)
    there = middle(page.locator("[data-thing=window-0] > *").bounding_box())
    assert middle(flying.bounding_box()) == pytest.approx(there, abs=3)


def test_what_arrives_is_not_there_before_it_has_arrived(page: Page) -> None:
    show(page, SHOWN, table(["tiara", "tooth"], ["shoe"]))
    arrived = page.locator("[data-thing=window-0] > [data-thing=shoe]")
    assert arrived.evaluate("node => getComputedStyle(node).opacity") == "0"
    page.keyboard.press("Shift")
    assert arrived.evaluate("node => getComputedStyle(node).opacity") == "1"


def test_every_number_stands_as_it_was_until_all_has_landed(page: Page) -> None:
    groups = [*SHOWN, [walk("pawn", 5)]]
    show(page, groups, table(["tiara", "tooth"], ["shoe", "4"], at=8, points=15))
    ink = "node => getComputedStyle(node).color"
    points, new = page.locator(".points").first, page.locator("[data-thing='4']")
    page.evaluate(AT, 2 * PACE - 1)
    assert points.inner_text() == "15" and points.evaluate(ink) == "rgba(0, 0, 0, 0)"
    was = page.locator(".flights > .was")
    assert was.all_inner_texts() == ["12"] * 4
    there = middle(points.bounding_box())
    assert middle(was.first.bounding_box()) == pytest.approx(there, abs=2)
    assert new.evaluate("node => getComputedStyle(node).opacity") == "0"
    page.keyboard.press("Shift")
    assert points.evaluate(ink) == "rgb(0, 0, 0)" and not was.count()


def test_its_neighbours_close_up(page: Page) -> None:
    show(page, SHOWN, table(["tiara", "tooth"], ["shoe"]))
    moved = "node => node.getAnimations().map((a) => a.effect.getKeyframes()[0].translate)"
    assert page.locator(".hand [data-thing=tiara]").evaluate(moved) == ["40px"]
    assert page.locator("[data-thing=hat]").evaluate(moved) == []


def test_every_group_has_its_pace_and_they_come_one_after_the_other(page: Page) -> None:
    groups = [
        [flight("klunker/shoe", "hand shoe", "window-0 shoe")] * 6,
        [walk("pawn", 5)],
        [glide("hat")],
    ]
    show(page, groups, table(["tiara", "tooth"], ["shoe"], at=8, pile=50))
    assert page.locator(".flight").count() == 6
    for name, nth in ((".flight", 0), (".pawn", 1), ("[data-thing=hat]", 2)):
        times = page.locator(name).first.evaluate(
            "node => node.getAnimations().map((a) => a.effect.getComputedTiming())"
            ".map(({ delay, endTime }) => [delay, endTime])"
        )
        assert times
        for delay, end in times:
            assert nth * PACE <= delay and end <= (nth + 1) * PACE
    assert max(end for _, _, end in page.evaluate(TIMES)) <= len(groups) * PACE


def test_tests_may_hasten_it(page: Page) -> None:
    page.evaluate("unke.tempo = 0.1")
    show(page, SHOWN, table(["tiara", "tooth"], ["shoe"]), pace=1000)
    ends = page.locator(".flight").evaluate_all(
        "nodes => nodes[0].getAnimations().map((a) => a.effect.getComputedTiming().endTime)"
    )
    assert max(ends) == pytest.approx(100)


@pytest.mark.parametrize("pace", PACES)
def test_a_window_full_of_jewels_takes_no_longer_than_one(page: Page, pace: int) -> None:
    jewels = 21
    bought = [flight("klunker/shoe", "hand shoe", "players seat-2")] * jewels
    show(page, [bought, [walk("pawn", 5)]], table([], [], at=8), pace=pace)
    times = page.locator(".flight").evaluate_all(
        "nodes => nodes.map((node) => node.getAnimations()[0].effect.getComputedTiming())"
        ".map(({ delay, duration, endTime }) => [delay, duration, endTime].map(Math.round))"
    )
    assert len(times) == jewels
    assert max(end for _, _, end in times) <= pace
    assert min(duration for _, duration, _ in times) >= pace / 2, "seen on its way"
    begun = [delay for delay, _, _ in times]
    assert begun == sorted(set(begun)), "one after the other"


def test_a_piece_walks_on_round_its_ring_as_often_as_it_was_moved(page: Page) -> None:
    show(page, [[walk("pawn", 5)], [walk("pawn", 2)]], table([], [], at=1))
    page.evaluate(AT, 0)
    pawn = page.locator(".pawn")
    assert pawn.evaluate("node => Number(getComputedStyle(node).getPropertyValue('--at'))") == -6
    page.evaluate(AT, PACE)
    assert pawn.evaluate("node => Number(getComputedStyle(node).getPropertyValue('--at'))") == -1


@pytest.mark.parametrize("way", ["key", "tap"])
def test_a_tap_or_a_key_ends_it(page: Page, way: str) -> None:
    show(page, SHOWN * 5, table(["tiara", "tooth"], ["shoe"]))
    assert page.locator(".flight").count() == 5
    if way == "key":
        page.keyboard.press("Shift")
    else:
        page.mouse.click(200, 200)
    assert page.evaluate(TIMES) == []
    assert page.locator(".flights").count() == 0


def test_nothing_is_left_when_everything_has_come_to_rest(page: Page) -> None:
    show(page, SHOWN, table(["tiara", "tooth"], ["shoe"]), pace=100)
    assert page.locator(".flights .flight").count() == 1
    page.wait_for_selector(".flights", state="detached")
    assert page.evaluate(TIMES) == []


@pytest.mark.parametrize("why", ["device", "setting"])
def test_without_motion_the_places_are_marked_instead(page: Page, why: str) -> None:
    if why == "device":
        page.emulate_media(reduced_motion="reduce")
    groups = [*SHOWN, [walk("pawn", 5)]]
    show(page, groups, table(["tiara", "tooth"], ["shoe"], at=8), still=why == "setting")
    assert page.locator(".flights").count() == 0
    frames = page.evaluate(
        "document.getAnimations().flatMap((a) => a.effect.getKeyframes().map(Object.keys))"
    )
    assert frames
    assert {"translate", "scale", "transform", "--at"}.isdisjoint(sum(frames, []))


def test_the_next_show_takes_the_place_of_the_last(page: Page) -> None:
    show(page, SHOWN * 3, table(["tiara", "tooth"], ["shoe"]))
    again = [[flight("klunker/tiara", "hand tiara", "window-0 tiara")]]
    show(page, again, table(["tooth"], ["shoe", "tiara"]))
    assert page.locator(".flights").count() == 1
    assert page.locator(".flight img").get_attribute("src") == "klunker/tiara.svg"


def test_a_place_that_is_not_there_is_where_it_would_be(page: Page) -> None:
    groups = [[flight("klunker/shoe", "hand earring", "players seat-2 note")]]
    show(page, groups, table([], []))
    page.evaluate(AT, PACE - 1)
    seat = page.locator("[data-thing=seat-2]").bounding_box()
    assert middle(page.locator(".flight").bounding_box()) == pytest.approx(middle(seat), abs=3)


# Scores stay in sight


def way(page: Page, source: str, target: str) -> list[dict[str, float]]:
    """Where a picture is on its way, from the first moment to the last."""
    show(page, [[flight("klunker/shoe", source, target)]], table(["shoe", "tiara", "tooth"], []))
    boxes = []
    for part in range(41):
        page.evaluate(AT, (PACE - 0.01) * part / 40)
        box = page.locator(".flight").bounding_box()
        assert box
        boxes.append(dict(box))
    return boxes


def lie_over(one: Any, other: Any) -> bool:
    return all(
        min(one[start] + one[length], other[start] + other[length])
        > max(one[start], other[start]) + 0.5
        for start, length in (("x", "width"), ("y", "height"))
    )


CAPTAINS = [f"players seat-{seat} captain" for seat in range(4)]


@pytest.mark.parametrize("target", CAPTAINS)
@pytest.mark.parametrize("source", ["window-0", "hat", "hand shoe", *CAPTAINS])
def test_what_flies_to_a_player_or_from_one_never_covers_a_score(
    page: Page, source: str, target: str
) -> None:
    scores = [score.bounding_box() for score in page.locator(".points").all()]
    assert len(scores) == 4
    for box in way(page, source, target):
        assert not [score for score in scores if lie_over(box, score)], box


@pytest.mark.parametrize("source", ["window-0", "hand shoe", *CAPTAINS])
def test_it_never_rises_over_where_it_comes_to(page: Page, source: str) -> None:
    captain = page.locator(".captain").first.bounding_box()
    assert captain
    for box in way(page, source, CAPTAINS[0]):
        assert box["y"] >= captain["y"] - 1


def test_a_picture_arrives_no_larger_than_its_place_and_is_seen_on_its_way(page: Page) -> None:
    boxes = way(page, "hand shoe", CAPTAINS[1])
    captain = page.locator(".captain").nth(1).bounding_box()
    assert captain and captain["width"] == 17
    assert boxes[-1]["width"] == pytest.approx(17, abs=1)
    assert boxes[0]["width"] == pytest.approx(40, abs=1), "as large as where it comes from"
    assert max(box["width"] for box in boxes[15:25]) >= 27


def test_what_flies_over_the_board_bends_and_stays_below_the_scores(page: Page) -> None:
    scores = [score.bounding_box() for score in page.locator(".points").all()]
    for box in way(page, "window-0", "hat"):
        assert not [score for score in scores if lie_over(box, score)], box
    low = way(page, "hand shoe", "hand tooth")
    assert min(box["y"] for box in low) < low[0]["y"] - 5, "an arc"


@pytest.mark.parametrize("source, target", [("hat", "hand shoe"), ("hand shoe", "hat"),
                                            ("hat", CAPTAINS[0]), (CAPTAINS[1], "hat"),
                                            ("window-0", CAPTAINS[3])])  # fmt: skip
def test_nothing_that_flies_covers_a_score_where_the_players_are_beside_the_board(
    page: Page, source: str, target: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.evaluate("document.body.className = 'wide'")
    scores = [score.bounding_box() for score in page.locator(".points").all()]
    boxes = way(page, source, target)
    page.evaluate("document.body.className = ''")
    assert len(scores) == 4
    for box in boxes:
        assert not [score for score in scores if lie_over(box, score)], box


def test_its_letters_look_as_on_the_board_of_its_game(page: Page) -> None:
    plain = flight("klunker/shoe", "hand shoe", "window-0", "3")
    show(page, [[plain, {**plain, "look": "worth red"}]], table(["tiara"], []))
    letters = page.locator(".flight.klunker > span")
    assert letters.evaluate_all("all => all.map((one) => one.className)") == ["", "worth red"]
    pill = "all => all.map((one) => parseInt(getComputedStyle(one).borderTopWidth))"
    assert letters.evaluate_all(pill) == [2, 0], "where the board has no look for them, a pill"


def test_the_effects_have_names_that_the_client_knows() -> None:
    assert EFFECTS["show"][0] == EFFECTS["rest"][0] == "motion"
