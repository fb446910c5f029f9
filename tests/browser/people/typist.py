"""Who plays with the keyboard alone."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.people.player import Tapper, taps

FOCUS = """() => {
    const here = document.activeElement
    return [here.dataset.tap ?? "", here === document.body || !here.isConnected]
}"""


WAY = """tap => {
    const places = [...document.querySelectorAll("[data-tap]")]
    const there = places.find((place) => place.dataset.tap === tap)
    const way = there && document.activeElement.compareDocumentPosition(there)
    return way & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab"
}"""


def press(page: Page, tap: str) -> None:
    """Go to what sends a message, and press Enter."""
    for _ in range(60):
        if page.evaluate(FOCUS)[0] == tap:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {tap}")


class Typist(Tapper):
    """Goes with Tab to what a finger would tap, or back, and presses Enter or Space there."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.pressed = ""  # the last thing that a key was pressed on
        self.lost: list[str] = []  # what was pressed, and then nothing had the focus

    def tap(self, place: dict[str, Any]) -> None:
        key = ("Enter", "Space")[self.chance.below(2)]
        if self.pressed and self.page.evaluate(FOCUS)[1]:
            self.lost.append(self.pressed)
        self.pressed = ""
        way = self.page.evaluate(WAY, place["tap"])
        for _ in range(100):
            if self.page.evaluate(FOCUS)[0] == place["tap"]:
                self.page.keyboard.press(key)
                self.pressed = place["tap"]
                return
            self.page.keyboard.press(way)
        # It may have gone while we were on the way.
        assert place["tap"] not in taps(self.sight()), f"{way} does not lead to {place['label']}"

    def follows(self, done: Callable[[dict[str, Any]], bool], patience: float = 10) -> bool:
        """Nothing does, if what was to be pressed has gone meanwhile."""
        return bool(self.pressed) and super().follows(done, patience)

    def hold(self, place: dict[str, Any]) -> None:
        """A key need not be held."""
        self.tap(place)
        self.page.wait_for_selector('[data-screen="table"]')
