"""The table of every game, in several phases: for every eye, and for letters of any size."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.people.player import tap
from tests.browser.phases import PHASES, arrive, at_rest, phone, read_on, show, since_own_turn
from tests.browser.places import UPRIGHT
from tests.browser.stored import stored
from tests.browser.watch.eyes import complaints

SIDEWAYS = {"width": 640, "height": 360}
SHEETS = (["overlay", "log"], ["overlay", "moment"], ["overlay", "menu"], ["overlay", "seat", 1])

LOST = """(scrolling) => {
    const lost = []
    const reachable = (place) => {
        if (scrolling) place.scrollIntoView({ block: "center", inline: "center" })
        const box = place.getBoundingClientRect()
        for (const [x, y] of [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8], [.15, .15]]) {
            const top = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)
            if (top && place.contains(top)) return true
        }
        return false
    }
    const veiled = document.querySelector(".veil") ? ":is(.bar, .actions, .veil)" : "*"
    for (const place of document.querySelectorAll("[data-tap]")) {
        if (!place.closest(veiled)) continue  // the story is told: that is in the way of all else
        // what only tells something may be left out where there is little room
        const leftOut = !place.closest("[data-play]") && !place.getClientRects().length
        if (place.disabled || leftOut || reachable(place)) continue
        lost.push("unreachable: " + place.dataset.tap)
    }
    for (const place of document.querySelectorAll(".table, .hand, .actions")) {
        if (!scrolling && place.scrollHeight > place.clientHeight + 1)
            lost.push("scrolls: " + place.className)
    }
    for (const place of document.querySelectorAll(".question, .actions button, .plate *")) {
        if (place.scrollWidth > place.clientWidth + 1 && place.clientWidth > 0
                && getComputedStyle(place).overflowX !== "visible")
            lost.push("cut off: " + place.textContent)
        const box = place.getBoundingClientRect()
        if (box.right > innerWidth + 1 || box.left < -1) lost.push("beside: " + place.textContent)
    }
    return lost
}"""


@pytest.fixture(scope="module")
def opened(browser: Browser, app: str) -> Iterator[Page]:
    page = phone(browser, app)
    yield page
    page.context.close()


@pytest.fixture(scope="module", params=list(PHASES))
def page(request: pytest.FixtureRequest, opened: Page) -> Page:
    """A table, opened once for all its tests; one phone shows them all."""
    show(opened, request.param)
    return opened


def test_axe_finds_nothing_to_complain_about(page: Page) -> None:
    assert complaints(page) == {}


@pytest.mark.parametrize(
    "page", ["klunker, safes", "halunken, cards", "dschunke, action"], indirect=True
)
def test_axe_finds_nothing_on_what_can_be_opened(page: Page) -> None:
    for sheet in SHEETS:
        tap(page, *sheet)
        assert complaints_about_sheet(page) == {}
    for thing in (".board [data-hold]", ".hand [data-hold]"):
        page.locator(thing).first.click(button="right")
        page.wait_for_selector("dialog.what")
        assert complaints_about_sheet(page) == {}


def test_axe_finds_nothing_on_a_log_that_can_be_told_again(opened: Page) -> None:
    show(opened, "a public table, covered")
    tap(opened, "overlay", "log")
    opened.wait_for_selector("dialog [data-tap*=again]")
    assert complaints_about_sheet(opened) == {}


def test_axe_finds_nothing_on_a_menu_over_a_curtain(opened: Page) -> None:
    show(opened, "a curtain")
    tap(opened, "overlay", "menu")
    assert complaints_about_sheet(opened) == {}
    opened.wait_for_selector(".curtain")


@pytest.mark.parametrize("phase", ["a story for all", "a public table, covered"])
def test_what_has_happened_since_ones_turn_is_told_again(opened: Page, phase: str) -> None:
    show(opened, phase)
    arrive(opened)
    asked, board = opened.inner_text(".question"), opened.inner_html(".board")
    table = stored(opened)
    tap(opened, "overlay", "log")
    tap(opened, "again")
    opened.wait_for_selector(".telling .question")
    assert opened.locator("dialog").count() == 0
    assert opened.inner_html(".board") != board, "the board is as it was then"
    assert " ".join(read_on(opened)) == " ".join(since_own_turn(table, 0))
    assert opened.inner_text(".question") == asked


def test_what_is_told_again_can_be_skipped(opened: Page) -> None:
    show(opened, "a public table, covered")
    asked = opened.inner_text(".question")
    tap(opened, "overlay", "log")
    tap(opened, "again")
    opened.wait_for_selector(".telling .question")
    tap(opened, "end")
    opened.wait_for_selector(".telling", state="detached")
    assert opened.inner_text(".question") == asked


def complaints_about_sheet(page: Page) -> dict[str, str]:
    """About the one that has been opened, which is closed then."""
    page.wait_for_selector("dialog[open]")
    found = complaints(page, "dialog")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    return found


def test_nothing_lies_under_a_notch_or_the_phones_own_bar(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"top": 40, "bottom": 30}})
    at_rest(page)
    places = page.locator("[data-screen] button:enabled").all()
    boxes = [box for place in places if (box := place.bounding_box())]
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": {}})
    devtools.detach()
    assert min(box["y"] for box in boxes) >= 40
    assert max(box["y"] + box["height"] for box in boxes) <= UPRIGHT["height"] - 30


PULSES = """document.getAnimations().filter(({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime === Infinity).length"""


def test_nothing_moves_for_those_who_want_no_motion(page: Page) -> None:
    at_rest(page)
    assert page.evaluate(PULSES) == 0


def test_letters_of_twice_the_size_lose_nothing(page: Page) -> None:
    """The table may scroll then, but nothing is cut off or out of reach."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    at_rest(page)
    lost = page.evaluate(LOST, True)
    page.evaluate("document.documentElement.style.fontSize = ''")
    assert lost == []


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_all_is_in_sight_without_scrolling(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)
    at_rest(page)
    lost = page.evaluate(LOST, False)
    page.set_viewport_size(UPRIGHT)
    assert lost == []
