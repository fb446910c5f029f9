"""When the page's worker thinks, and what keeps the page busy meanwhile."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

SLOWER = 4
LONG = 50
"""Milliseconds: what takes longer is felt."""

WATCH = """
window.thoughts = []
const post = Worker.prototype.postMessage
Worker.prototype.postMessage = function (message) {
    if (!this.watched) {
        this.watched = true
        this.addEventListener("message", (event) => {
            const last = thoughts[thoughts.length - 1]
            const { answer } = JSON.parse(event.data)
            if (answer?.cost) window.sure = answer.cost // somebody is about to be warned
            if (!last || last[1] || answer === undefined || answer?.rests !== undefined) return
            last[1] = event.timeStamp
            performance.mark("answered")
        })
    }
    if ("watch" in JSON.parse(message)) return post.call(this, message) // nobody has asked
    thoughts.push([performance.now(), 0])
    performance.mark("asked")
    post.call(this, message)
}
"""
MARKS = ("asked", "answered")
TRACED = ["blink.user_timing", "disabled-by-default-devtools.timeline"]


def slowed(page: Page) -> None:
    """A phone a quarter as fast; its worker is not slowed by this."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def forget(page: Page) -> None:
    """What was thought at the start does not count."""
    page.evaluate("thoughts.length = 0")


def thought(page: Page, number: int) -> None:
    """Wait until so many questions have been answered."""
    page.wait_for_function(f"thoughts.filter((thought) => thought[1]).length >= {number}")


@contextmanager
def meanwhile(page: Page) -> Iterator[list[int]]:
    """How long the page is kept busy while something is thought about: tasks over 50 ms.

    The list is filled in the end. What counts is the processor's time, so it does not matter what
    else this computer has to do.
    """
    found: list[int] = []
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=TRACED)
    yield found
    found += busy(json.loads(browser.stop_tracing())["traceEvents"])


def busy(events: list[dict[str, Any]]) -> list[int]:
    """The long tasks between a question and its answer.

    A task that asks, or hears the answer, is the page's own turn. Whatever else still runs when the
    answer comes is done before it is heard.
    """
    marks = sorted(
        (event["ts"], event["name"], event["pid"], event["tid"])
        for event in events
        if event["name"] in MARKS and event["cat"] == TRACED[0]
    )
    tasks = [event for event in events if event["name"] == "RunTask" and "tdur" in event]
    spans = [
        (start, end, thread)
        for (start, name, *thread), (end, following, *_) in zip(marks, marks[1:], strict=False)
        if (name, following) == MARKS
    ]
    assert spans, "nothing has been thought about"
    found = []
    for start, end, thread in spans:
        for task in tasks:
            inside = start < task["ts"] and task["ts"] + task["dur"] < end
            if inside and [task["pid"], task["tid"]] == thread:
                found.append(round(task["tdur"] / 1000))
    return [length for length in found if length > LONG]


def named(move: str) -> list[str]:
    """The things in a move, each as often as it is meant, in whatever order they were picked; what
    is as good may be told after it.
    """
    things: list[str] = []
    for part in move.split(". ")[0].rstrip(".”").rpartition(": ")[2].split(", "):
        number, _, thing = part.rpartition("\u00a0×\u00a0")
        things += [thing] * int(number or 1)
    return sorted(things)
