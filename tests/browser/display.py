"""What a page must not do to people: cut off, too small to tap, or wrong for a screen reader."""

from playwright.sync_api import Page

from tests.browser.eyes import complaints

CUT_OFF = """() => {
    const width = document.documentElement.clientWidth
    const lost = []
    for (const place of document.querySelectorAll("[data-screen] *")) {
        const box = place.getBoundingClientRect()
        const style = getComputedStyle(place)
        const seen = style.visibility !== "hidden" && box.width > 1 && !place.closest(".unseen")
        const scrolls = place.closest(".hands, .board")
        if (!seen || scrolls || !place.textContent.trim()) continue
        if (box.right > width + 1 || box.left < -1) lost.push(["beside the page", place.outerHTML])
        const clips = style.overflowX !== "visible" && style.overflowX !== "auto"
        if (clips && place.scrollWidth > place.clientWidth + 1) lost.push(["cut", place.outerHTML])
    }
    return lost.map(([why, markup]) => why + ": " + markup.slice(0, 120))
}"""


SMALL = """() => [...document.querySelectorAll("[data-tap], [data-input], input, a, summary")]
    .filter((place) => !place.closest(".board, .hands"))
    .map((place) => [place.getBoundingClientRect(), place.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(([box, markup]) => `${box.width} x ${box.height}: ${markup}`)"""


def sound(page: Page) -> None:
    assert complaints(page) == {}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cut = [lost for lost in page.evaluate(CUT_OFF) if 'class="name"' not in lost]
    assert cut == []  # a long name is, in the row of players
    assert page.evaluate(SMALL) == []
