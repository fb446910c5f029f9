"""Several people, one phone: no frame shows one player's secret to another."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from shared_rules import GAMES
from shared_rules.engine.table import Table
from shared_rules.engine.words import told, words_of
from tests.browser.conftest import PHONE, at_home
from tests.browser.drawn import Sight, Sights, public_lines, sight
from tests.browser.frames import shown, watch
from tests.browser.player import Tapper
from tests.browser.stored import NAMES, begun, lay, played, stored_when

HIDE = """() => {
    Object.defineProperty(document, "hidden", {value: true, configurable: true})
    Object.defineProperty(document, "visibilityState", {value: "hidden", configurable: true})
    document.dispatchEvent(new Event("visibilitychange"))
}"""

GONE = {
    "blur": "() => dispatchEvent(new Event('blur'))",
    "pagehide": "() => dispatchEvent(new Event('pagehide'))",
    "visibilitychange": HIDE,
}


UNDO = re.compile(r"<button[^>]*>(\w+): take back</button>")


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(**PHONE)
    watch(context)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, app: str) -> Page:
    page = context.new_page()
    page.goto(app)
    at_home(page)
    return page


def name_in(heading: str, table: Table) -> int:
    """The seat that a curtain calls."""
    called = [n for n, player in enumerate(table.players) if player["name"] in heading]
    assert len(called) == 1, heading
    return called[0]


def played_by_hands(page: Page, table: Table, moves: int) -> tuple[list[dict[str, Any]], Table]:
    """Everything that was shown while people played so many moves."""
    lay(page, table)
    tapper = Tapper(page)
    frames = []
    while tapper.moves < moves and tapper.step() != "result":
        frames += shown(page)
    made = tapper.moves
    return frames + shown(page), stored_when(page, lambda table: len(table.record.moves) >= made)


MOVES = 7
STARTS = [(game, part) for game in GAMES for part in (0, 1, 2)]
"""At the beginning of a game, in its middle, and where it ends."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "part"), STARTS)
def test_nobody_ever_sees_what_another_one_knows(page: Page, game: str, part: int) -> None:
    persons = 3
    options = {"start_hands": "dealt"} if game == "dschunke" else {}
    logged: list[str] = []
    page.on("console", lambda message: logged.append(message.text))
    whole = len(played(begun(game, 3, persons, **options), lambda table: table.over).record.moves)
    start = (0, whole // 2, whole - MOVES)[part]
    begin = played(begun(game, 3, persons, **options), lambda table: reached(table, start))
    frames, table = played_by_hands(page, begin, MOVES)
    lines, sights = public_lines(table), Sights(table)
    ends = range(len(table.record.moves) + 1)
    own = [{drawn for number in ends for drawn in sights.of(number, seat)} for seat in range(3)]
    pictures = [set().union(*map(pictures_in, seen)) for seen in own]
    curtains: dict[str, set[str]] = {}
    eyes, looks = None, set()
    for frame in frames:
        assert set(frame["news"]) <= lines
        if frame["screen"] == "curtain":
            eyes = name_in(frame["heading"], table)
            names, plain = without_undo(frame["html"])
            assert frame["heading"].split(",")[0] not in names
            curtains.setdefault(frame["heading"], set()).add(plain)
            assert f"/{game}/" not in frame["body"]  # none of the game's pictures
        elif frame["screen"] == "table" and frame["seat"] >= 0:
            assert frame["seat"] == eyes
            drawn = sight(frame["drawn"])
            assert pictures_in(drawn) <= pictures[eyes]
            if not frame["picking"]:
                assert drawn in own[eyes]
            looks.add(eyes)
    # A curtain is one and the same, whatever lies behind it: so it cannot tell anything.
    assert {heading: len(kinds) for heading, kinds in curtains.items()} == {
        heading: 1 for heading in curtains
    }
    called = {name_in(heading, table) for heading in curtains}
    assert len(called) == len(curtains)
    assert looks <= called and len(called - looks) <= 1  # the last one may still be down
    assert len(looks) == persons or part
    at_play = [frame for frame in frames if frame["screen"] in ("table", "curtain")]
    titles = {"Unke", words_of(game, "en")["game.title"] + " · Unke"}
    assert {frame["title"] for frame in at_play} <= titles
    assert len({frame["address"] for frame in at_play}) == 1
    assert logged == []


def reached(table: Table, moves: int) -> bool:
    return len(table.record.moves) >= moves


def without_undo(html: str) -> tuple[list[str], str]:
    """Who may take a move back, which the log's line tells as well, and the rest of a curtain."""
    return UNDO.findall(html), UNDO.sub("", html)


def pictures_in(drawn: Sight) -> set[str]:
    return {text for text in drawn if text.startswith("src=")}


# When somebody else may be looking


def at_the_table(page: Page) -> Tapper:
    """The first of three people is looking at her hand."""
    lay(page, begun("klunker", 3, 3))
    tapper = Tapper(page)
    tapper.step()
    assert page.locator(".hand img").count() > 0
    return tapper


@pytest.mark.parametrize("gone", GONE)
def test_the_curtain_falls_at_once_when_the_page_is_left(page: Page, gone: str) -> None:
    at_the_table(page)
    screen = page.evaluate(f"""() => {{
        ({GONE[gone]})()
        return [document.querySelector("[data-screen]").dataset.screen,
            document.body.innerHTML.includes("/klunker/"),
            document.querySelector("[data-news]").textContent]
    }}""")
    assert screen == ["curtain", False, ""]
    assert "Anna" in page.inner_text("h1")


def test_what_was_picked_is_no_longer_seen_behind_the_curtain(page: Page) -> None:
    tapper = at_the_table(page)
    page.tap(".hand [data-play] button")
    page.wait_for_selector("[aria-pressed=true]")
    page.evaluate(GONE["blur"])
    tapper.step()
    assert tapper.curtains == ["Anna, it’s your turn"] * 2
    assert page.locator("[aria-pressed=true]").count() == 0


def test_back_and_forward_lead_to_a_curtain_and_not_behind_it(page: Page) -> None:
    at_the_table(page)
    shown(page)
    page.go_back()
    at_home(page)
    page.go_forward()
    page.wait_for_selector('[data-screen="curtain"]')
    seen = shown(page)
    assert [frame for frame in seen if frame["screen"] == "home"]
    assert not [frame for frame in seen if frame["screen"] == "table" and frame["hand"]]
    page.go_back()
    at_home(page)
    assert not [frame for frame in shown(page) if frame["screen"] == "table"]


def test_coming_back_from_another_page_shows_the_curtain(page: Page) -> None:
    at_the_table(page)
    page.goto("about:blank")
    page.go_back()
    page.wait_for_selector('[data-screen="curtain"]')
    assert not [frame for frame in shown(page)[1:] if frame["hand"]]


def test_an_open_log_is_closed_by_the_curtain(page: Page) -> None:
    at_the_table(page)
    page.tap('[data-tap=\'["overlay","log"]\']')
    page.wait_for_selector("dialog[open]")
    page.evaluate(GONE["blur"])
    assert page.locator("dialog").count() == 0


# Handing on


def test_sealed_choices_are_collected_in_one_round_of_passing(page: Page) -> None:
    def cards(table: Table) -> bool:
        return bool(table.game.now["phase"] == "cards")

    table = played(begun("halunken", 3, 3, mode="introductory"), cards)
    before = len(table.record.moves)
    lay(page, table)
    tapper = Tapper(page)
    tapper.play(3)
    tapper.awaited()
    assert sorted(tapper.curtains) == [f"{name}, it’s your turn" for name in NAMES[:3]]
    after = stored_when(page, lambda table: len(table.record.moves) >= before + 3)
    assert len(after.record.moves) == before + 3
    # Nothing was told before all had chosen.
    assert [bool(facts) for facts in after.record.facts[before:]] == [False, False, True]


def test_each_is_told_what_has_happened_since(page: Page) -> None:
    tapper = at_the_table(page)
    tapper.play(3)
    tapper.step()
    page.wait_for_selector("dialog[open]")
    words = words_of("klunker", "en")
    record = stored_when(page, lambda table: len(table.record.moves) >= 3).record
    for (seat, _), facts in zip(record.moves, record.facts, strict=True):
        for fact in facts:
            assert (told(words, fact, NAMES) in page.inner_text("dialog")) == (seat != 0)


def test_who_has_handed_the_phone_on_takes_the_move_back_at_the_curtain(page: Page) -> None:
    tapper = at_the_table(page)
    tapper.play(1)
    page.wait_for_selector("h1:has-text('Bernd')")
    page.tap("button:has-text('Anna: take back')")
    page.wait_for_selector("h1:has-text('Anna')")
    assert stored_when(page, lambda table: not table.record.moves)
    assert "take back" not in page.inner_text("body")
    tapper.play(2)
    page.wait_for_selector("h1:has-text('Bernd')")


def test_a_single_person_among_bots_never_sees_a_curtain(page: Page) -> None:
    lay(page, begun("klunker", 3, 1))
    tapper = Tapper(page)
    tapper.play(2)
    for gone in GONE.values():
        page.evaluate(gone)
        assert page.get_attribute("[data-screen]", "data-screen") == "table"
    assert not [frame for frame in shown(page) if frame["screen"] == "curtain"]
