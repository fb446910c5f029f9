"""Everything that a page ever shows: its DOM after each change, with title, address and history."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.watch.drawn import LOOK

WATCH = (
    """{
    const drawn = """
    + LOOK
    + """
    const shown = (window.everyFrame = [])
    let last = ""
    const pictures = (selector) =>
        [...document.querySelectorAll(selector)].map((picture) => picture.getAttribute("src"))
    const look = () => {
        const screen = document.querySelector("[data-screen]")
        if (!screen) return
        const frame = {
            screen: screen.dataset.screen,
            heading: document.querySelector("h1")?.textContent ?? "",
            seat: [...document.querySelectorAll(".players > *")].findIndex(
                (player) => player.classList.contains("is-me")),
            picking: Boolean(document.querySelector("[aria-pressed=true], .has-picked")),
            hand: pictures(".hand img"),
            drawn: drawn(false).drawn,
            news: [...document.querySelectorAll("[data-news] > *")].map((line) => line.textContent),
            html: screen.outerHTML,
            body: document.body.outerHTML,
            title: document.title,
            address: location.href + " " + JSON.stringify(history.state),
        }
        const text = JSON.stringify(frame)
        if (text !== last) shown.push(frame)
        last = text
    }
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(look).observe(document, all)
    addEventListener("pageshow", look)
}"""
)

PRESSING = re.compile(r' data-press(?:ing|ed-once)=""')


def watch(context: BrowserContext) -> None:
    """Keep every frame of the pages to come."""
    context.add_init_script(WATCH)


def shown(page: Page) -> list[dict[str, Any]]:
    """The frames since one last asked."""
    frames: list[dict[str, Any]] = page.evaluate("everyFrame.splice(0)")
    for frame in frames:
        frame["html"] = PRESSING.sub("", frame["html"])
    return frames
