"""A page that has the probe open, and what tests do with it."""

import json
from typing import Any

from playwright.sync_api import Page


class Probe:
    """A page with the probe's screen; it does every effect that it is told to."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        page.set_default_timeout(20000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(address + "#probe/one")
        self.opened()

    def opened(self) -> None:
        """Wait until the probe has been told all that it asked for when it was opened."""
        self.page.wait_for_selector("[data-screen=probe]")
        self.page.wait_for_selector("[data-news] > *", state="attached")

    def reload(self) -> None:
        self.page.reload()
        self.opened()

    def do(self, *effects: list[Any]) -> None:
        """Have the screen ask for these effects."""
        self.page.evaluate("text => window.send(text)", json.dumps(["do", *effects]))

    def heard(self, *words: str) -> None:
        """Wait until the screen has got messages with these words, one after the other."""
        wanted = ", ".join(words)
        self.page.wait_for_function(
            "wanted => document.getElementById('heard').textContent.includes(wanted)", arg=wanted
        )

    def told(self) -> str:
        """All messages that the screen has got."""
        return self.page.inner_text("#heard")

    def other(self) -> "Probe":
        """Another window on the same phone."""
        return Probe(self.page.context.new_page(), self.address)

    def covered(self) -> None:
        """Have the page lose its focus and get it back: the curtain is down."""
        self.page.evaluate("window.dispatchEvent(new Event('blur'))")
        self.page.evaluate("window.dispatchEvent(new Event('focus'))")
        self.page.wait_for_selector("#lift")
