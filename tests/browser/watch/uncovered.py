"""Notices where they belong: whole, to be tapped, and over nothing that a table needs.

A test that brings a notice about asks `covered(page)` what is wrong with it; [] is as it should be.
"""

from playwright.sync_api import Page

NOTICES = ".strips > *, .strip, .notice, .flights p, .advice p"
"""What is told beside the game, and what can be done about it."""
NEEDED = (
    ".bar h1, .head h1, .bar button, .head button, .player, .question, .chips > *, .confirms > *,"
    ".onward > *"
)
"""Title, tools, scores, and what the question can be answered with."""

LOOK = """([notices, needed]) => {
    const BUTTONS = ".bar button, .chips > *, .confirms > *, .onward > *"
    const wrong = []
    const name = (node) => `<${node.tagName.toLowerCase()} ${node.className}> ${node.textContent}`
    const seen = (node) => {
        const { width, height } = node.getBoundingClientRect()
        return width > 1 && height > 1 && getComputedStyle(node).visibility !== "hidden"
    }
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen)
    const whole = (node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect()
        const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
        if (!inside) wrong.push(`not wholly in the window: ${name(node)}`)
    }
    const tapped = (button) => {
        whole(button)
        const { left, top, width, height } = button.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        if (!button.contains(hit)) wrong.push(`cannot be tapped: ${name(button)}`)
        if (width < 44 || height < 44) wrong.push(`too small to be tapped: ${name(button)}`)
    }
    const over = (one, other) => {
        const a = one.getBoundingClientRect(), b = other.getBoundingClientRect()
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return across > 1 && down > 1 && !one.contains(other) && !other.contains(one)
    }
    const told = all(notices), kept = all(needed)
    if (!told.length) wrong.push("there is no notice")
    for (const notice of told) {
        whole(notice)
        if (notice.scrollWidth > notice.clientWidth + 1) wrong.push(`cut off: ${name(notice)}`)
        for (const button of notice.querySelectorAll("button, a")) tapped(button)
        for (const other of [...kept, ...told]) {
            if (over(notice, other)) wrong.push(`${name(notice)} lies over ${name(other)}`)
        }
    }
    for (const node of kept) whole(node)
    for (const button of document.querySelectorAll(BUTTONS)) {
        if (seen(button) && !button.disabled) tapped(button)
    }
    return wrong
}"""


def covered(page: Page) -> list[str]:
    """What is wrong with the notices that are to be seen: nothing may be."""
    wrong: list[str] = page.evaluate(LOOK, [NOTICES, NEEDED])
    return wrong
