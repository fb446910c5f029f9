"""How long a page is busy without a pause, in time of its own thread.

What else the computer does meanwhile does not count.
"""

import json
from collections.abc import Callable

from playwright.sync_api import Browser, Page

LONG = 50  # ms: what takes longer is felt
CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"]


def tasks(browser: Browser, page: Page, work: Callable[[], object]) -> list[float]:
    """Milliseconds of every task of the page's main thread while something is done."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    work()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    found = [
        event
        for event in events
        if (event["pid"], event["tid"]) in main
        and event["name"].endswith("RunTask")
        and "tdur" in event
    ]
    return [event["tdur"] / 1000 for event in outermost(found)]


def outermost(events: list[dict[str, float]]) -> list[dict[str, float]]:
    """Those that lie in no other one."""
    found: list[dict[str, float]] = []
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        if not found or event["ts"] >= found[-1]["ts"] + found[-1]["dur"]:
            found.append(event)
    return found


def blocking(times: list[float]) -> float:
    """What of all tasks is longer than one does not feel."""
    return sum(max(0.0, time - LONG) for time in times)
