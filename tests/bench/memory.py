"""What the app holds after some games: heaps of the page and its worker, tidied up by force."""

import json
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from shared_rules import GAMES
from tests.browser.people.player import sit_down, tap
from tests.browser.people.swift import has_played, plays

MEGABYTE = 1_000_000
TIDY = ("HeapProfiler.collectGarbage", "Runtime.getHeapUsage")


class Heaps:
    """The page's heap, and those of the workers that it has started since."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.devtools: CDPSession = page.context.new_cdp_session(page)
        self.workers: dict[str, str] = {}
        self.answers: list[dict[str, Any]] = []
        self.devtools.on("Target.attachedToTarget", self.attached)
        self.devtools.on("Target.detachedFromTarget", self.detached)
        self.devtools.on("Target.receivedMessageFromTarget", self.answered)
        wish = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
        self.devtools.send("Target.setAutoAttach", wish)

    def attached(self, event: dict[str, Any]) -> None:
        if event["targetInfo"]["type"] == "worker":
            self.workers[event["sessionId"]] = event["targetInfo"]["url"]

    def detached(self, event: dict[str, Any]) -> None:
        self.workers.pop(event["sessionId"], None)

    def answered(self, event: dict[str, Any]) -> None:
        self.answers.append(json.loads(event["message"]))

    def size(self) -> float:
        """Megabytes of all of them together."""
        for _ in range(3):  # what one round frees may hold what the next one finds
            self.devtools.send(TIDY[0])
        found = [self.devtools.send(TIDY[1])]
        self.answers.clear()
        for session in self.workers:
            for number, method in enumerate(TIDY):
                message = json.dumps({"id": number, "method": method})
                asked = {"sessionId": session, "message": message}
                self.devtools.send("Target.sendMessageToTarget", asked)
        while len(self.answers) < len(TIDY) * len(self.workers):
            self.page.wait_for_timeout(20)
        found += [one["result"] for one in self.answers if one["id"] == 1]
        return sum(held(usage) for usage in found) / MEGABYTE


def held(usage: dict[str, float]) -> float:
    """Objects, and what lies beside them: MicroPython's own memory does."""
    return usage["usedSize"] + usage.get("backingStorageSize", 0)


def after_games(browser: Browser, address: str) -> tuple[float, float]:
    """Megabytes after a game of each title, and after another one of each."""
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
    context.add_init_script("localStorage.setItem('unke.pace', 'once')")
    page = context.new_page()
    heaps = Heaps(page)
    page.goto(address)
    sizes = []
    for _ in range(2):
        for game in GAMES:
            whole(page, game)
        sizes.append(heaps.size())
    context.close()
    return sizes[0], sizes[1]


def whole(page: Page, game: str) -> None:
    """A game from home to its end and back."""
    page.wait_for_selector('html[data-ready] [data-screen="home"]')
    sit_down(page, game, 3)
    plays(page, seed=1)
    has_played(page)
    page.wait_for_selector('[data-screen="result"]')
    tap(page, "home")
