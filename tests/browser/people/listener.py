"""Who plays with a screen reader: hears names and roles, and sees nothing."""

from typing import Any

from playwright.sync_api import CDPSession, Page

from client.app.texts import book_of
from shared_rules.engine.words import words_of
from tests.browser.people.player import Tapper

ROLES = ("heading", "dialog", "button")


HEAR = """{
    const heard = (window.heard = { changes: 0, lines: [], spoken: [] })
    const listen = (changes) => {
        heard.changes += 1
        for (const { target, addedNodes } of changes) {
            if (!target.matches?.("[data-news]")) continue
            for (const { textContent } of addedNodes) heard.spoken.push(textContent)
        }
        for (const { textContent } of document.querySelectorAll("[data-news] > *")) {
            if (!heard.lines.includes(textContent)) heard.lines.push(textContent)
        }
    }
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(listen).observe(document, all)
}"""


def is_promise(words: dict[str, str], key: str) -> bool:
    """Whether a text of a game is a button's that says what follows."""
    return ".promise." in key and not words[key].startswith("{")


class Listener(Tapper):
    """Knows of the page what a screen reader is told of it, and acts as that does."""

    def __init__(self, page: Page, game: str, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.tree: CDPSession = page.context.new_cdp_session(page)
        self.words = words_of(game, "en")
        self.verbs = tuple(self.words[key] for key in self.words if key.startswith("verb."))
        own = book_of(f"client.games.{game}.words", "en")
        self.verbs += tuple(own[key].partition("{")[0] for key in own if is_promise(own, key))
        self.heard: list[str] = []
        self.unnamed: set[str] = set()
        self.changes = -1  # how often the page had changed when it was last looked at

    def nodes(self) -> dict[str, list[dict[str, Any]]]:
        """Name, id and states of all nodes, by those roles that are of interest."""
        found: dict[str, list[dict[str, Any]]] = {role: [] for role in ROLES}
        for node in self.tree.send("Accessibility.getFullAXTree")["nodes"]:
            role = node.get("role", {}).get("value")
            if role in found and not node["ignored"]:
                states = {p["name"]: p["value"].get("value") for p in node.get("properties", [])}
                name = node.get("name", {}).get("value", "")
                found[role].append({"name": name, "node": node["backendDOMNodeId"], **states})
                if not name:
                    self.unnamed.add(f"{role} {node['backendDOMNodeId']}")
        return found

    def sight(self) -> dict[str, Any]:
        """What there is now; the tree is asked for only when the page has changed."""
        heard = self.page.evaluate("heard")
        if heard["changes"] != self.changes:
            self.changes, self.heard = heard["changes"], heard["lines"]
            self.seen = self.described()
        return self.seen

    def described(self) -> dict[str, Any]:
        nodes = self.nodes()
        headings = [node["name"] for node in nodes["heading"]]
        sheets = nodes["dialog"]
        places = []
        for node in nodes["button"]:
            kind = self.kind(node, bool(sheets))
            if kind and not node.get("disabled"):
                picked = node.get("pressed") == "true"
                places.append(
                    {
                        **node,
                        "message": [kind],
                        "tap": node["name"],
                        "label": node["name"],
                        "picked": picked,
                    }
                )
        return {
            "moment": "",
            "screen": "result"
            if any(name.rstrip(".!").endswith((" win", " wins")) for name in headings)
            else "table",
            "sheet": bool(sheets),
            "hidden": set(),
            "text": str(headings) + str(self.heard),
            "places": places,
        }

    def kind(self, node: dict[str, Any], sheet: bool) -> str:
        """What a button is good for, as far as one can hear it."""
        if sheet:
            return "close" if node["name"] in ("Close", "Go on") else ""
        if node["name"] == "Score sheet":
            return "score"
        if node["name"] == "Go on":
            return "next"
        if node["name"] == "Take back" or node.get("hasPopup"):  # a thing tells what it is
            return ""
        if "pressed" in node or ", chosen: " in node["name"]:
            return "pick"
        return "confirm" if node["name"].startswith(self.verbs) else ""

    def chosen(self, places: list[dict[str, Any]]) -> dict[str, Any]:
        """What can be confirmed is: who listens keeps it short."""
        confirms = [place for place in places if place["message"][0] in ("confirm", "score")]
        return self.one(confirms) if confirms else super().chosen(places)

    def tap(self, place: dict[str, Any]) -> None:
        target = self.tree.send("DOM.resolveNode", {"backendNodeId": place["node"]})
        self.tree.send(
            "Runtime.callFunctionOn",
            {
                "objectId": target["object"]["objectId"],
                "functionDeclaration": "function() { this.focus(); this.click() }",
            },
        )

    def press(self, name: str) -> None:
        """The button whose name begins so."""
        self.tap(next(node for node in self.nodes()["button"] if node["name"].startswith(name)))
