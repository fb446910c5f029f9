"""A whole game by keys alone: Tab, Enter, Space; the focus is never lost."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.player import Tapper, taps
from tests.browser.test_play import player  # noqa: F401

FOCUS = """() => {
    const here = document.activeElement
    return [here.dataset.tap ?? "", here === document.body || !here.isConnected]
}"""


class Typist(Tapper):
    """Goes with Tab to what a finger would tap, and presses Enter or Space there."""

    pressed = ""  # the last thing that a key was pressed on, if the focus has not moved since
    lost: list[str] = []  # what was pressed, and then nothing had the focus

    def tap(self, place: dict[str, Any]) -> None:
        key = ("Enter", "Space")[self.chance.below(2)]
        if self.pressed and self.page.evaluate(FOCUS)[1]:
            self.lost = [*self.lost, self.pressed]
        self.pressed = ""
        for _ in range(100):
            if self.page.evaluate(FOCUS)[0] == place["tap"]:
                self.page.keyboard.press(key)
                self.pressed = place["tap"]
                return
            self.page.keyboard.press("Tab")
        # It may have gone while we were on the way.
        assert place["tap"] not in taps(self.sight()), f"Tab does not lead to {place['label']}"


def press(page: Page, tap: str) -> None:
    """Go to what sends a message, and press Enter."""
    for _ in range(60):
        if page.evaluate(FOCUS)[0] == tap:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {tap}")


@pytest.mark.slow
def test_a_game_is_played_by_keys_alone(player: Tapper) -> None:  # noqa: F811
    page = player.page
    press(page, '["go","setup","klunker"]')
    page.wait_for_selector('[data-screen="setup"] .confirm:enabled')
    press(page, '["start"]')
    page.wait_for_selector('[data-screen="table"] .players')
    typist = Typist(page)
    typist.play()
    page.wait_for_selector('[data-screen="result"] h1')
    assert typist.moves > 5
    assert typist.lost == []
    press(page, '["home"]')
    page.wait_for_selector('[data-screen="home"]')
