"""The first visit is small, with all that is kept for offline use."""

import json
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from tests.browser.conftest import Phone, at_home
from tests.browser.hosts import Host

LIMIT = 450_000  # bytes


class Meter:
    """Adds up what the page and its service worker receive, as Chromium's DevTools tell it."""

    def __init__(self, page: Page) -> None:
        self.received: dict[tuple[str, str], float] = {}
        self.addresses: dict[tuple[str, str], str] = {}
        self.devtools: CDPSession = page.context.new_cdp_session(page)
        self.commands = 0
        for name in ("Network.responseReceived", "Network.loadingFinished"):
            self.devtools.on(name, self.hearing("page", name))
        self.devtools.on("Target.attachedToTarget", self.attached)
        self.devtools.on("Target.receivedMessageFromTarget", self.told)
        self.devtools.send("Network.enable")
        # The worker waits until it is listened to.
        wanted = {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": False}
        self.devtools.send("Target.setAutoAttach", wanted)

    def hearing(self, source: str, name: str) -> Any:
        return lambda params: self.heard(source, name, params)

    def attached(self, event: dict[str, Any]) -> None:
        for method in ("Network.enable", "Runtime.runIfWaitingForDebugger"):
            self.commands += 1
            message = json.dumps({"id": self.commands, "method": method})
            self.devtools.send(
                "Target.sendMessageToTarget",
                {"sessionId": event["sessionId"], "message": message},
            )

    def told(self, event: dict[str, Any]) -> None:
        message = json.loads(event["message"])
        self.heard(event["sessionId"], message.get("method"), message.get("params"))

    def heard(self, source: str, name: str | None, params: dict[str, Any]) -> None:
        if name == "Network.responseReceived":
            self.addresses[source, params["requestId"]] = params["response"]["url"]
        elif name == "Network.loadingFinished":
            self.received[source, params["requestId"]] = params["encodedDataLength"]

    def total(self) -> float:
        return sum(self.received.values())

    def of(self, name: str) -> list[float]:
        """How much came in each answer to a request for a file, called by its unhashed name."""
        wanted = [key for key, address in self.addresses.items() if f"/{name}." in address]
        return [self.received[key] for key in wanted]


@pytest.fixture
def meter(phone: Phone, host: Host) -> Meter:
    page = phone().pages[0]
    meter = Meter(page)
    page.goto(host.address)
    at_home(page)
    page.wait_for_function("navigator.serviceWorker.controller")
    return meter


def test_it_is_small(meter: Meter) -> None:
    # Both sides have been counted: the page's own, and what only the service worker asks for.
    assert meter.of("brython")[0] > 200_000
    assert sum(meter.of("art-klunker")) > 1_000
    assert meter.total() <= LIMIT


def test_nothing_large_is_transferred_twice(meter: Meter, host: Host) -> None:
    assert sorted(meter.of("brython"))[:-1] == [0]  # the service worker's, out of the cache
    hashed = [path for path in host.asked if path.count(".") > 1 and "/icons/" not in path]
    assert len(hashed) == len(set(hashed))
