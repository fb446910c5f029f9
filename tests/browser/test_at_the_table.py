"""The table of every game, in several phases: for every eye, and for letters of any size."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import at_home
from tests.browser.eyes import complaints
from tests.browser.phases import PHASES, asks, at_rest, phone, show
from tests.browser.places import UPRIGHT
from tests.browser.player import tap
from tests.browser.stored import begun, lay, played

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
    for (const place of document.querySelectorAll("[data-tap]")) {
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


def test_axe_finds_nothing_on_what_has_happened_since_the_last_turn(opened: Page) -> None:
    opened.evaluate("location.hash = '#'")
    at_home(opened)
    lay(opened, played(begun("klunker", 3, 3), asks("windows", 12)))
    opened.locator("[data-hold=true]").focus()
    opened.keyboard.press("Enter")
    opened.wait_for_selector("dialog.recap")
    assert complaints_about_sheet(opened) == {}


def test_the_news_leave_title_tools_and_scores_in_sight(opened: Page) -> None:
    opened.evaluate("location.hash = '#'")
    at_home(opened)
    lay(opened, played(begun("dschunke", 4, 2), asks("action", 80)))
    opened.locator("[data-hold=true]").focus()
    opened.keyboard.press("Enter")
    opened.wait_for_selector("dialog.recap")
    at_rest(opened)
    news, players = (opened.locator(name).bounding_box() for name in ("dialog.recap", ".players"))
    button = opened.locator("dialog.recap .confirm").bounding_box()
    assert news and players and button
    assert players["y"] + players["height"] <= news["y"] < UPRIGHT["height"] / 2, "it is long"
    assert button["y"] + button["height"] <= UPRIGHT["height"]


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


def test_nothing_moves_for_those_who_want_no_motion(page: Page) -> None:
    at_rest(page)
    moving = "document.getAnimations().filter(({ playState }) => playState === 'running').length"
    assert page.evaluate(moving) == 0


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
