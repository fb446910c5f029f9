"""By word: from phone to phone as a file, or through the family's server.

The server keeps what is sent for a few minutes under a word that one reads to the other. Chronicles
and the results of challenges travel so.
"""

from client.app.glyph import glyph
from client.app.messages import heard
from client.app.texts import say
from client.app.tree import button, form, input_, p, strong

NETWORK = "network"


class ByWord:
    """What is on its way. Like a host it asks by effects; the answers begin with "exchange"."""

    BAD = ""
    """The key of what is said of a file that is something else."""

    def __init__(self) -> None:
        self.word = ""
        """Under which the server keeps what has been sent."""
        self.typed = ""
        self.news = ""

    def hear(self, *message) -> list[tuple]:
        return heard(self, list(message))

    def send(self):
        """Effects that send what this phone has; "exchange", "sent" is the reply."""
        raise NotImplementedError

    def on_network(self, way: str):
        """What speaks with it has to be there."""
        return [("bring", [NETWORK], ["exchange", "brought", way])]

    def on_brought(self, way: str, done: bool | None, problem: str):
        if problem:
            return self.tell(say("gone.missing"))
        if way == "send":
            return self.send()
        word = self.typed.strip().upper()
        return [("http", "POST", "/api/parcels/fetch", {"parcel": word}, ["exchange", "read"])]

    def on_sent(self, answer: dict | None, problem: str):
        if problem:
            return self.tell(say("chronicle.unsent"))
        self.word = answer["parcel"]
        return [("announce", say("chronicle.word") + " " + " ".join(list(self.word)))]

    def on_typed(self, text: str):
        self.typed = text

    def on_picked(self, file: dict | None, problem: str):
        if problem == "cancelled":
            return []
        if file is None:
            return self.tell(say(self.BAD))
        return [("parse", file["text"], ["exchange", "read"])]

    def tell(self, text: str) -> list[tuple]:
        self.news = text
        return [("announce", text)]


def way(sign: str, key: str, message: list):
    return button(glyph(sign), say(key), type="button", tap=message, class_="plain")


def by_network(exchange: ByWord):
    """By a word that one reads to the other."""
    return [
        way("network", "chronicle.send", ["exchange", "network", "send"]),
        p(say("chronicle.word"), " ", strong(exchange.word)) if exchange.word else None,
        form(
            input_(
                type="text",
                value=exchange.typed,
                input=["exchange", "typed"],
                maxlength=12,
                autocomplete="off",
                autocapitalize="characters",
                spellcheck="false",
                aria_label=say("chronicle.word.type"),
                placeholder=say("chronicle.word.type"),
            ),
            button(say("chronicle.fetch"), class_="plain"),
            submit=["exchange", "network", "fetch"],
            class_="fetching",
        ),
    ]
