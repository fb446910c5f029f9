"""Somebody who has never played: taps what Unke has marked, and goes on when she has spoken."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.phases import DRAWN

NOW = """() => {
    const message = (place) => place.dataset.tap ?? place.querySelector("[data-tap]")?.dataset.tap
    const all = (selector) => [...document.querySelectorAll(selector)].map(message)
    return {
        sheet: Boolean(document.querySelector("[data-screen=result] .scoresheet")),
        further: all(".result [data-tap*=chapter]").filter((way) => JSON.parse(way)[1]),
        score: all(".over .confirm"),
        next: all(".onward .confirm"),
        marked: all(".chip.is-advised, .thing.is-advised > button"),
        confirm: all("main:not(.is-sent) .confirms .confirm:enabled"),
        says: document.querySelector(".bubble p")?.textContent ?? "",
        moment: document.querySelector("[data-moment]")?.dataset.moment ?? "",
    }
}"""
"""What there is to be tapped, in the order in which it is wanted; what has been confirmed and is
about to be made is not."""

COVERED = """() => [...document.querySelectorAll(".is-pointed")].filter((place) => {
    const { left, top, right, bottom, width, height } = place.getBoundingClientRect()
    const inside = left > -2 && top > -2 && right < innerWidth + 2 && bottom < innerHeight + 2
    const bubble = document.querySelector(".bubble").getBoundingClientRect()
    const under = bubble.top < bottom && bubble.bottom > top
        && bubble.left < right && bubble.right > left
    return !inside || under || width < 8 || height < 8
}).map((place) => place.className)"""
"""What is pointed at and cannot be seen: beside the page, or behind the words about it."""


BEYOND = """() => {
    const things = [...document.querySelectorAll(".is-pointed, .board .is-advised")]
    const lies = (thing) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect()
        const foot = document.querySelector(".actions").getBoundingClientRect()
        let frame = { left: 0, top: 0, right: innerWidth, bottom: foot.top }
        for (let place = thing.parentElement; place; place = place.parentElement)
            if (getComputedStyle(place).overflow.includes("auto")) {
                const box = place.getBoundingClientRect()
                frame = { left: Math.max(frame.left, box.left), top: Math.max(frame.top, box.top),
                    right: Math.min(frame.right, box.right),
                    bottom: Math.min(frame.bottom, box.bottom) }
            }
        const across = Math.min(right, frame.right) - Math.max(left, frame.left)
        const down = Math.min(bottom, frame.bottom) - Math.max(top, frame.top)
        return across > Math.min(20, (right - left) / 2) && down > Math.min(20, (bottom - top) / 2)
    }
    return things.length && !things.some(lies) ? things.map(({ className }) => className) : []
}"""
"""What is spoken of, if none of it lies where it can be seen in what scrolls."""


class Pupil:
    """Goes through the lesson that is open, and watches what others do; `act` taps a message."""

    KINDS = ("further", "score", "next", "marked", "confirm")

    def __init__(self, page: Page, act: Callable[[str], None]) -> None:
        self.page = page
        self.act = act
        self.said: list[str] = []
        self.made: list[str] = []

    def now(self) -> dict[str, Any]:
        self.page.evaluate(DRAWN)
        found: dict[str, Any] = self.page.evaluate(NOW)
        if found["says"] and found["says"] not in self.said[-1:]:
            self.said.append(found["says"])
        return found

    def step(self, look: Callable[[], None] | None = None) -> bool:
        """Do what comes next, after a look at what is new; whether there is anything left."""
        said = len(self.said)
        now = self.now()
        if now["sheet"] and not now["further"]:
            return False
        if look and len(self.said) > said:
            look()
        for kind in self.KINDS:
            if now[kind]:
                if kind == "confirm":
                    self.made.append(json.loads(now[kind][0])[1])
                self.act(now[kind][0])
                break
        else:
            self.page.wait_for_timeout(20)
        return True

    def learn(self, look: Callable[[], None] | None = None) -> None:
        """To the last score sheet; `look` whenever Unke has said something new."""
        while self.step(look):
            pass
