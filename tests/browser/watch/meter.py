"""Weighs a visit: every byte that a page and its service worker receive."""

import json
from typing import Any

from playwright.sync_api import CDPSession, Page

KEEP = """() => new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = (event) => resolve(event.data)
    navigator.serviceWorker.controller.postMessage("KEEP_LATER", [channel.port2])
})"""
"""Has the service worker keep all that may come later; whether it could."""


class Meter:
    """Adds up what the page and its service worker receive, as Chromium's DevTools tell it."""

    def __init__(self, page: Page) -> None:
        self.page = page
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
