"""All that a decision needs is in sight at once on a phone, upright and on its side."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from shared_rules import GAMES
from tests.browser.conftest import at_home
from tests.browser.phases import at_rest
from tests.browser.stored import lay
from tests.moments import crammed, every_question

UPRIGHT, SIDEWAYS = {"width": 360, "height": 640}, {"width": 844, "height": 390}

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
    for (const part of document.querySelectorAll(".question, .chip, .confirm, .bar h1"))
        if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2)
            amiss.push("cut off: " + part.textContent)
    const question = document.querySelector(".question").getBoundingClientRect()
    if (question.bottom > innerHeight || question.height < 10) amiss.push("the question")
    return amiss
}"""


@pytest.fixture(scope="module", params=["de-DE", "en-GB"])
def page(browser: Browser, app: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A small phone, in the language with the longest words and in English; bots rest."""
    context = browser.new_context(viewport=UPRIGHT, reduced_motion="reduce", locale=request.param)
    page = context.new_page()
    page.goto(app)
    at_home(page)
    page.evaluate("unke.rested = () => {}")
    yield page
    context.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_scrolls_in_any_question_with_the_fullest_hand(page: Page, game: str) -> None:
    amiss = {}
    for name, table in every_question(game):
        page.evaluate("location.hash = '#'")
        at_home(page)
        lay(page, crammed(table))
        page.wait_for_selector(".question")
        for size in (SIDEWAYS, UPRIGHT):
            page.set_viewport_size(size)
            at_rest(page)
            found = page.evaluate(AMISS)
            if found:
                amiss[name, size["width"]] = found
    assert amiss == {}
