"""Several people, one phone: no frame shows one player's secret to another."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from shared_rules import GAMES
from shared_rules.engine.phase import CURTAIN
from shared_rules.engine.table import Table
from shared_rules.engine.words import told, words_of
from tests.browser.conftest import PHONE, at_home
from tests.browser.people.player import Tapper, hastened, taught
from tests.browser.stored import NAMES, begun, lay, played, stored, stored_when
from tests.browser.watch.drawn import Sight, sight, without
from tests.browser.watch.frames import shown, watch
from tests.browser.watch.shared import SharedSights, shared_lines

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
TOLD = re.compile(r'actions telling"><p[^>]*>([^<]+)<')
TRAY = re.compile(r'data-cover="(\d)"')


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(**PHONE)
    taught(context)
    watch(context)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, app: str) -> Page:
    page = context.new_page()
    page.goto(app)
    at_home(page)
    hastened(page)
    return page


def name_in(heading: str, table: Table) -> int:
    """The seat that a curtain calls."""
    called = [n for n, player in enumerate(table.players) if player["name"] in heading]
    assert len(called) == 1, heading
    return called[0]


def played_by_hands(page: Page, tapper: Tapper, moves: int) -> tuple[list[dict[str, Any]], Table]:
    """Everything that was shown while people played so many moves, or to the end."""
    frames = []
    while tapper.moves < moves and tapper.step() != "result":
        frames += shown(page)
    made = tapper.moves
    return frames + shown(page), stored_when(page, lambda table: len(table.record.moves) >= made)


MOVES, LAST = 7, 15
"""So many are made in the middle of a game, and before its end."""
MIDDLE, END = 1, 2
STARTS = [(game, part) for game in GAMES for part in (MIDDLE, END)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "part"), STARTS)
def test_nobody_ever_sees_what_another_one_knows(page: Page, game: str, part: int) -> None:
    """Neither on the public table nor at a tray nor behind a curtain, by touch.

    Whole games, told step by step, are looked at in test_story.py.
    """
    persons = 3
    options = {"start_hands": "dealt"} if game == "dschunke" else {}
    logged: list[str] = []
    page.on("console", lambda message: logged.append(message.text))
    page.evaluate("localStorage.setItem('unke.pace', 'once')")
    page.reload()
    at_home(page)
    hastened(page)
    whole = len(played(begun(game, 3, persons, **options), lambda table: table.over).record.moves)
    start = whole // 2 if part == MIDDLE else whole - LAST
    lay(page, played(begun(game, 3, persons, **options), lambda table: reached(table, start)))
    tapper = Tapper(page)
    frames, table = played_by_hands(page, tapper, MOVES if part == MIDDLE else 5 * LAST)
    if part == END:
        page.wait_for_selector('[data-screen="result"] .scoresheet')
        sealing = any(phase.cover == CURTAIN for phase in GAMES[game].PHASES.values())
        assert bool(tapper.curtains) == sealing
    assert tapper.unseen == set()
    sights = SharedSights(table, max(0, start - EARLIER))
    lines = shared_lines(table, sights)
    all_eyes = sights.all_of(None)
    own = [sights.all_of(seat) for seat in range(persons)]
    pictures = [set().union(*map(pictures_in, seen)) for seen in (*own, all_eyes)]
    curtains: dict[str, set[str]] = {}
    eyes, looks = None, set()
    for frame in frames:
        assert [line for line in frame["news"] if without(lines, line).strip()] == []
        drawn = sight(frame["drawn"])
        if frame["screen"] == "curtain":
            eyes = name_in(frame["heading"], table)
            names, plain = without_undo(frame["html"])
            assert frame["heading"].split(",")[0] not in names
            curtains.setdefault(frame["heading"], set()).add(plain)
            assert f"/{game}/" not in frame["body"]  # none of the game's pictures
        elif frame["screen"] == "public":
            tray = TRAY.search(frame["html"])
            eyes = int(tray[1]) if tray else None
            assert pictures_in(drawn) <= pictures[-1]
            if not frame["picking"]:
                assert drawn in all_eyes
        elif frame["screen"] == "table" and frame["seat"] >= 0:
            assert frame["seat"] == eyes
            assert pictures_in(drawn) <= pictures[eyes]
            if not frame["picking"]:
                assert drawn in own[eyes]
            looks.add(eyes)
    # A curtain is one and the same, whatever lies behind it: so it cannot tell anything.
    assert {heading: len(kinds) for heading, kinds in curtains.items()} == {
        heading: 1 for heading in curtains
    }
    assert looks or part != MIDDLE, "in the middle of a game everybody holds something hidden"
    at_play = [frame for frame in frames if frame["screen"] in ("table", "curtain", "public")]
    titles = {"Unke", words_of(game, "en")["game.title"] + " · Unke"}
    assert {frame["title"] for frame in at_play} <= titles
    assert len({frame["address"] for frame in at_play}) == 1
    assert logged == []


EARLIER = 12
"""So many moves before one sits down may be told."""


def reached(table: Table, moves: int) -> bool:
    return len(table.record.moves) >= moves


def without_undo(html: str) -> tuple[list[str], str]:
    """Who may take a move back, which the log's line tells as well, and the rest of a curtain."""
    return UNDO.findall(html), UNDO.sub("", html)


def pictures_in(drawn: Sight) -> set[str]:
    return {text for text in drawn if text.startswith("src=")}


# When somebody else may be looking


def uncover(page: Page) -> None:
    """Whoever is asked presses on the covered tray."""
    tapper = Tapper(page)
    places = [place for place in tapper.awaited()["places"] if place["message"] == ["uncover"]]
    tapper.hold(places[0])


def at_the_table(page: Page) -> None:
    """The first of three people is looking at her hand."""
    lay(page, begun("klunker", 3, 3))
    uncover(page)
    assert page.locator(".hand img").count() > 0


def cards(table: Table) -> bool:
    """Whether all choose a card in secret."""
    return bool(table.game.now["phase"] == "cards")


def behind_the_curtain(page: Page) -> Tapper:
    """The first of three people is choosing a card, while all others look away."""
    lay(page, played(begun("halunken", 3, 3, mode="introductory"), cards))
    tapper = Tapper(page)
    while tapper.step() != "curtain":
        pass
    assert page.locator(".hand").count() == 1
    return tapper


@pytest.mark.parametrize("gone", GONE)
def test_the_tray_is_covered_at_once_when_the_page_is_left(page: Page, gone: str) -> None:
    at_the_table(page)
    screen = page.evaluate(f"""() => {{
        ({GONE[gone]})()
        return [document.querySelector("[data-screen]").dataset.screen,
            document.querySelectorAll(".hand, .lid").length,
            document.querySelector("[data-news]").textContent]
    }}""")
    assert screen == ["public", 0, ""]
    assert "Anna" in page.inner_text("[data-cover]")


@pytest.mark.parametrize("gone", GONE)
def test_the_curtain_falls_at_once_when_the_page_is_left(page: Page, gone: str) -> None:
    behind_the_curtain(page)
    screen = page.evaluate(f"""() => {{
        ({GONE[gone]})()
        return [document.querySelector("[data-screen]").dataset.screen,
            document.body.innerHTML.includes("/halunken/"),
            document.querySelector("[data-news]").textContent]
    }}""")
    assert screen == ["curtain", False, ""]
    assert "Anna" in page.inner_text("h1")


def test_what_was_picked_is_no_longer_seen_when_the_tray_has_been_covered(page: Page) -> None:
    at_the_table(page)
    page.tap(".hand [data-play] button")
    page.wait_for_selector("[aria-pressed=true]")
    page.evaluate(GONE["blur"])
    uncover(page)
    assert page.locator(".hand [data-play]").count() > 0
    assert page.locator("[aria-pressed=true]").count() == 0


def test_back_and_forward_lead_to_a_covered_tray_and_not_below_it(page: Page) -> None:
    at_the_table(page)
    shown(page)
    page.go_back()
    at_home(page)
    page.go_forward()
    page.wait_for_selector('[data-screen="public"] [data-cover]')
    seen = shown(page)
    assert [frame for frame in seen if frame["screen"] == "home"]
    assert not [frame for frame in seen if frame["hand"]]
    page.go_back()
    at_home(page)
    assert not [frame for frame in shown(page) if frame["hand"]]


def test_coming_back_from_another_page_shows_a_covered_tray(page: Page) -> None:
    at_the_table(page)
    page.goto("about:blank")
    page.go_back()
    page.wait_for_selector('[data-screen="public"] [data-cover]')
    assert not [frame for frame in shown(page)[1:] if frame["hand"]]


def test_an_open_log_is_closed_when_the_tray_is_covered(page: Page) -> None:
    at_the_table(page)
    page.tap('[data-tap=\'["overlay","log"]\']')
    page.wait_for_selector("dialog[open]")
    page.evaluate(GONE["blur"])
    assert page.locator("dialog").count() == 0


def test_the_lid_covers_the_tray(page: Page) -> None:
    at_the_table(page)
    page.tap(".lid button")
    page.wait_for_selector('[data-screen="public"] [data-cover="0"]')
    assert page.locator(".hand, .lid").count() == 0


# Round one table


def test_sealed_choices_are_collected_in_one_round_of_passing(page: Page) -> None:
    tapper = behind_the_curtain(page)
    before = len(stored(page).record.moves)
    tapper.play(3)
    tapper.awaited()
    assert sorted(tapper.curtains) == [f"{name}, it’s your turn" for name in NAMES[:3]]
    after = stored_when(page, lambda table: len(table.record.moves) >= before + 3)
    assert len(after.record.moves) == before + 3
    # Nothing was told before all had chosen.
    assert [bool(facts) for facts in after.record.facts[before:]] == [False, False, True]


def test_all_are_told_what_happens_once_and_in_order(page: Page) -> None:
    lay(page, begun("klunker", 3, 3))
    tapper = Tapper(page)
    tapper.play(4)
    page.wait_for_selector(".telling", state="detached")
    found: list[str] = []
    for frame in shown(page):
        said = TOLD.findall(frame["html"])
        assert not said or frame["screen"] == "public"
        found += [text for text in said if text not in found[-1:]]
    words = words_of("klunker", "en")
    record = stored_when(page, lambda table: len(table.record.moves) >= 4).record
    expected = [told(words, fact, NAMES) for facts in record.facts for fact in facts]
    assert tapper.curtains == [] and expected
    assert " ".join(found) == " ".join(expected)


def test_who_has_moved_takes_that_back_by_name_before_all_eyes(page: Page) -> None:
    lay(page, begun("klunker", 3, 3))
    tapper = Tapper(page)
    tapper.play(1)
    page.wait_for_selector('[data-screen="public"] [data-cover="1"]')
    page.get_by_role("button", name="Anna: take back").tap()
    page.wait_for_selector('[data-screen="public"] [data-cover="0"]')
    assert stored_when(page, lambda table: not table.record.moves)
    assert page.locator("[data-tap*=undo]:enabled").count() == 0
    tapper.play(2)
    page.wait_for_selector('[data-cover="1"]')


def test_a_single_person_among_bots_never_sees_a_curtain(page: Page) -> None:
    lay(page, begun("klunker", 3, 1))
    tapper = Tapper(page)
    tapper.play(2)
    for gone in GONE.values():
        page.evaluate(gone)
        assert page.get_attribute("[data-screen]", "data-screen") == "table"
    seen = {frame["screen"] for frame in shown(page)}
    assert "table" in seen and not seen & {"curtain", "public"}
