"""A window of a browser that Playwright does not drive, with what is used of its methods."""

import os
import time
from contextlib import suppress
from typing import Any

import pytest

from tests.browser.people.player import Tapper, taps
from tests.browser.stored import lay, nearly_over

NAME = """() => {
    const field = document.querySelector("dialog input")
    field.value = "Anna"
    field.dispatchEvent(new Event("input", { bubbles: true }))
}"""

CENTRE = "(selector) => document.querySelector(selector).scrollIntoView({ block: 'center' })"


class Window:
    """What an engine has to do: go to an address, evaluate a function, click on an element."""

    def goto(self, address: str) -> None:
        raise NotImplementedError

    def evaluate(self, function: str, *values: Any) -> Any:
        raise NotImplementedError

    def click(self, selector: str) -> None:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    def inner_text(self, selector: str) -> str:
        text = self.evaluate("(selector) => document.querySelector(selector).innerText", selector)
        return str(text)

    def wait_for_selector(
        self, selector: str, state: str = "attached", patience: float = 60
    ) -> None:
        wanted = state == "attached"
        given_up = time.monotonic() + patience
        while time.monotonic() < given_up:
            there = "(selector) => Boolean(document.querySelector(selector))"
            if self.evaluate(there, selector) == wanted:
                return
            time.sleep(0.1)
        raise AssertionError(f"not {state}: {selector}\n{self.inner_text('body')}")

    def lead(self, selector: str, wanted: str) -> None:
        """Click until it has led there: what is drawn anew at that moment does not hear it."""
        given_up = time.monotonic() + 60
        while True:
            with suppress(Exception):  # each engine has its own for what is not there
                self.evaluate(CENTRE, selector)
                self.click(selector)
            try:
                return self.wait_for_selector(wanted, patience=5)
            except AssertionError:
                if time.monotonic() > given_up:
                    raise

    def start(self, address: str) -> None:
        """Open the app, and wait until it can be tapped."""
        self.goto(address)
        self.wait_for_selector('html[data-ready] [data-screen="home"]')


class Clicker(Tapper):
    """Plays in such a window, and waits for the bots as people do."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)  # type: ignore[arg-type]
        self.window = window

    def tap(self, place: dict[str, Any]) -> None:
        try:
            self.window.click(f"[data-tap='{place['tap']}']")
        except Exception:  # each engine has its own for what has gone since we looked
            if place["tap"] in taps(self.sight()):
                raise


def needed(reason: str) -> None:
    """Skip the tests of an engine that is not here; fail where all of them have to be."""
    if reason and os.environ.get("UNKE_ALL_BROWSERS"):
        pytest.fail(reason, pytrace=False)
    elif reason:
        pytest.skip(reason)


def offline_ready(window: Window) -> None:
    """Wait until the app will start without a network."""
    given_up = time.monotonic() + 60
    while not window.evaluate("() => Boolean(navigator.serviceWorker.controller)"):
        assert time.monotonic() < given_up, "no service worker"
        time.sleep(0.2)


def play_a_game(window: Window, address: str) -> None:
    """Klunker against two bots who move at once: a table from the shelf, to the score sheet."""
    window.goto(address + "icons/unke.svg")
    window.evaluate("() => localStorage.setItem('unke.pace', 'once')")
    window.start(address)
    lay(window, nearly_over("klunker", 3, 1, 14))
    clicker = Clicker(window)
    clicker.play()
    window.wait_for_selector('[data-screen="result"] .scoresheet')
    assert clicker.moves > 2


def play_over_the_network(window: Window, address: str) -> None:
    """A table on the network: the policy of this engine, too, lets the page open its socket."""
    window.start(address)
    window.lead('[data-tap=\'["go","network"]\']', '[data-screen="network"] .new-table')
    new = '[data-tap=\'["go","setup","klunker","net"]\']'
    window.lead(new, '[data-screen="setup"] .confirm:enabled')
    window.lead("[data-tap='[\"start\"]']", "dialog.sit input")
    window.evaluate(NAME)
    window.click("dialog .confirm")
    window.wait_for_selector(".tag .you")
    window.lead('[data-tap=\'["net","start"]\']', '[data-screen="table"] .players')
    clicker = Clicker(window)
    clicker.play(2)
    assert clicker.moves == 2
