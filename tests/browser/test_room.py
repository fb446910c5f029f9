"""All that a decision needs is in sight at once on a phone, upright and on its side."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from shared_rules import GAMES
from shared_rules.engine.table import Table
from shared_rules.extras import has
from tests.browser.conftest import at_home
from tests.browser.phases import at_rest
from tests.browser.stored import lay
from tests.moments import crammed, every_question, weight

PAINTED = [game for game in GAMES if has(game, "board")]
"""A plain board may be longer than its place."""
UPRIGHT = ViewportSize(width=360, height=640)
SIDEWAYS = ViewportSize(width=844, height=390)

AMISS = """() => {
    const amiss = []
    const all = document.scrollingElement
    if (all.scrollHeight > innerHeight || all.scrollWidth > innerWidth) amiss.push("the page")
    for (const part of document.querySelectorAll(".table, .hand, .actions, .players")) {
        const scrolls = getComputedStyle(part).overflowY !== "visible"
        if (scrolls && part.scrollHeight > part.clientHeight + 1)
            amiss.push("higher than its place: " + part.className)
        const box = part.getBoundingClientRect()
        if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
            amiss.push("over the edge: " + part.className)
    }
    const points = [[.5, .5], [.5, .2], [.5, .8], [.2, .5], [.8, .5], [.15, .15], [.1, .9]]
    for (const place of document.querySelectorAll("[data-play] [data-tap]")) {
        if (place.disabled) continue
        const box = place.getBoundingClientRect()
        const hit = points.some(([x, y]) => {
            const top = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)
            return top && place.contains(top)
        })
        if (!hit) amiss.push("out of sight: " + place.dataset.tap)
    }
    for (const part of document.querySelectorAll(".question, .advice p, .chip, .confirm, .bar h1"))
        if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2)
            amiss.push("cut off: " + part.textContent)
    for (const part of document.querySelectorAll(".board .thing, .board img")) {
        const box = part.getBoundingClientRect()
        if (box.width < 2 || box.height < 2) continue
        const lies = ({ left, top, right, bottom }) =>  // corners of what is tilted are empty
            box.left > left - 2 && box.right < right + 2
            && box.top > top - 2 && box.bottom < bottom + 2
        let inside = lies({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
        for (let place = part.parentElement; place && inside; place = place.parentElement) {
            const clips = getComputedStyle(place).overflow !== "visible"
            if (clips) inside = lies(place.getBoundingClientRect())
        }
        const name = part.dataset.thing || part.getAttribute("src") || part.className
        if (!inside) amiss.push("cut off on the board: " + name)
    }
    const question = document.querySelector(".question, .advice p").getBoundingClientRect()
    if (question.bottom > innerHeight || question.height < 10) amiss.push("the question")
    return amiss
}"""


@pytest.fixture(scope="module", params=["de-DE", "en-GB", "it-IT"])
def page(browser: Browser, app: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A small phone, in each language; bots rest."""
    context = browser.new_context(viewport=UPRIGHT, reduced_motion="reduce", locale=request.param)
    page = context.new_page()
    page.goto(app)
    at_home(page)
    page.evaluate("unke.rested = () => {}")
    yield page
    context.close()


def show(page: Page, table: Table) -> None:
    page.evaluate("location.hash = '#'")
    at_home(page)
    lay(page, crammed(table))
    page.wait_for_selector(".question")


def look(page: Page, size: ViewportSize, name: str, amiss: dict[tuple[str, int], object]) -> None:
    """What is not as it should be at one size is added to `amiss`."""
    page.set_viewport_size(size)
    at_rest(page)
    found = page.evaluate(AMISS)
    if found:
        amiss[name, size["width"]] = found


@pytest.mark.parametrize("game", PAINTED)
def test_nothing_scrolls_in_any_question_with_the_fullest_hand(page: Page, game: str) -> None:
    amiss: dict[tuple[str, int], object] = {}
    is_longest = page.evaluate("document.documentElement.lang") == "de"
    for name, table in every_question(game):
        show(page, table)
        for size in (SIDEWAYS, UPRIGHT) if is_longest else (UPRIGHT,):
            look(page, size, name, amiss)
    assert amiss == {}


@pytest.mark.parametrize("page", ["de-DE"], indirect=True)
@pytest.mark.parametrize("game", PAINTED)
def test_what_unke_advises_takes_no_room_that_is_needed(page: Page, game: str) -> None:
    tables = sorted(every_question(game), key=lambda found: weight(found[1].game))
    show(page, tables[-1][1])
    amiss: dict[tuple[str, int], object] = {}
    for label in ("Warum?", "Zeig’s", "Danke"):
        page.locator(".ask").click()
        expect(page.locator(".ask")).to_have_text(label)
        for size in (SIDEWAYS, UPRIGHT):
            look(page, size, label, amiss)
    assert amiss == {}
