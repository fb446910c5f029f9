"""What a page must not do to people: cut off, too small to tap, or wrong for a screen reader."""

from playwright.sync_api import Page

from tests.browser.watch.eyes import complaints

CUT_OFF = """() => {
    const width = document.documentElement.clientWidth
    const lost = []
    const GOES_ON = ".hands, .board, .sums, .scrolls, .known, .wide"
    for (const place of document.querySelectorAll("[data-screen] *")) {
        const box = place.getBoundingClientRect()
        const style = getComputedStyle(place)
        const seen = style.visibility !== "hidden" && box.width > 1 && !place.closest(".unseen")
        const row = place.closest(".players")  // with large letters it goes on sideways
        const scrolls = place.closest(GOES_ON + ", .player .name")  // it ends in dots
            || row && row !== place && getComputedStyle(row).overflowX === "auto"
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

RUN_TOGETHER = """() => {  // numbers of a player's panel, or on a track
    const amiss = []
    for (const part of document.querySelectorAll(".player .badge, .board .squares")) {
        const panel = part.closest(".player")
        const edge = panel?.getBoundingClientRect()
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        const seen = []
        while (texts.nextNode()) {
            const text = texts.currentNode
            if (text.parentElement.closest(".unseen")) continue
            const range = document.createRange()
            range.selectNodeContents(text)
            const box = range.getBoundingClientRect()
            if (!box.width) continue
            const isIn = (edge) =>
                edge.left <= box.left && box.right <= edge.right && box.bottom <= edge.bottom + 1
            if (edge && !isIn(edge)) amiss.push("beyond the panel: " + text.data)
            for (const [other, there] of seen) {
                const inLine = box.top < there.bottom - 4 && there.top < box.bottom - 4
                if (inLine && box.left < there.right + 2 && there.left < box.right + 2)
                    amiss.push("run together: " + other + " " + text.data)
            }
            seen.push([text.data, box])
        }
    }
    return amiss
}"""

AMISS = """are_large => {  // with large letters players and board may scroll, not hand and foot
    const amiss = (RUN_TOGETHER)()
    const PARTS = ".table, .hand, .tray-row, .actions, .players"
    const WAYS = ":is([data-play], .tray-row, .lid, .telling, .over) [data-tap]"
    const SAID = ".question, .advice p, .bubble p"
    const CUT = `${SAID}, .chip, .confirms > *, .tray-row *, .bar h1, .round`
    const isTold = Boolean(document.querySelector(".veil"))
    const isCut = (part) =>
        part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2
    const all = document.scrollingElement
    if (all.scrollHeight > innerHeight || all.scrollWidth > innerWidth) amiss.push("the page")
    for (const part of document.querySelectorAll(PARTS)) {
        if (are_large && part.matches(".players")) continue
        if (isTold && part.matches(".hand")) continue  // nobody needs all of it now
        const scrolls = getComputedStyle(part).overflowY !== "visible"
        if (scrolls && part.scrollHeight > part.clientHeight + 1)
            amiss.push("higher than its place: " + part.className)
        const box = part.getBoundingClientRect()
        if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
            amiss.push("over the edge: " + part.className)
    }
    const points = [[.5, .5], [.5, .2], [.5, .8], [.2, .5], [.8, .5], [.15, .15], [.1, .9]]
    for (const place of document.querySelectorAll(WAYS)) {
        if (place.disabled) continue
        if (are_large && !place.closest(".actions, .tray-row, .lid"))
            place.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
        const box = place.getBoundingClientRect()
        const hit = points.some(([x, y]) => {
            const top = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)
            return top && place.contains(top)
        })
        if (!hit) amiss.push("out of sight: " + place.dataset.tap)
    }
    for (const part of document.querySelectorAll(CUT))
        if (part.clientWidth > 1 && isCut(part))
            amiss.push("cut off: " + part.textContent)
    const kept = isTold ? ".actions, .board" : ".hand, .actions, .board"
    for (const part of document.querySelectorAll(kept))
        if (part.clientHeight < (part.matches(".waiting") ? 20 : 40))
            amiss.push("hardly there: " + part.className)
    const top = document.querySelector(".tabletop")
    if (top.getClientRects().length && top.clientHeight < 120) amiss.push("hardly there: the board")
    for (const part of are_large ? [] : document.querySelectorAll(".board .thing, .board img")) {
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
    for (const part of are_large ? document.querySelectorAll(".table *") : []) part.scrollTo(0, 0)
    const asked = document.querySelector(SAID)
    const question = asked.getBoundingClientRect()
    if (!asked.textContent && isTold) return amiss  // one's own doing needs no sentence
    if (question.bottom > innerHeight || question.height < 10) amiss.push("the question")
    return amiss
}""".replace("RUN_TOGETHER", RUN_TOGETHER)


def sound(page: Page) -> None:
    assert complaints(page) == {}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SMALL) == []
