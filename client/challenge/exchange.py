"""Exchange: a challenge and its results on their way to other phones and back.

By file, by a link or its QR code, or through the family's server, which keeps what is sent for a
few minutes under a word, as it does for chronicles.
"""

from client.app import settings
from client.app.code import code as drawn
from client.app.glyph import glyph
from client.app.messages import heard
from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import button, div, form, input_, p, strong
from client.challenge import attempts

FORMAT = "challenge"
NETWORK = "network"


class Exchange:
    """What is on its way; `take` is told of all attempts that have come, and says what is new."""

    def __init__(self, model, take) -> None:
        self.model = model
        self.take = take
        self.base = ""
        """Where the app is served."""
        self.word = ""
        """Under which the server keeps what has been sent."""
        self.typed = ""
        self.news = ""
        self.figure: tuple = ("", None)
        """The latest link with its QR code."""

    def hear(self, *message) -> list[tuple]:
        return heard(self, list(message))

    # Out

    def link(self) -> str:
        """The address of the challenge, with the result that was picked last."""
        model = self.model
        address = self.base + "#challenge/" + model.challenge.key + "/" + model.code
        picked = model.latest()
        return address + "/" + attempts.address(picked) if picked else address

    def parcel(self) -> dict:
        return {"unke": FORMAT, "code": self.model.code, "attempts": self.model.attempts}

    def on_copy(self):
        return [("copy", self.link(), ["exchange", "copied"])]

    def on_copied(self, done: bool | None, problem: str):
        return self.tell(say("challenge.copied" if done else "challenge.copy.bad"))

    def on_file(self):
        return [("share", "unke-" + self.model.code.lower() + ".json", self.parcel())]

    # Through the server

    def on_network(self, way: str):
        """What speaks with it has to be there."""
        return [("bring", [NETWORK], ["exchange", "brought", way])]

    def on_brought(self, way: str, done: bool | None, problem: str):
        if problem:
            return self.tell(say("gone.missing"))
        if way == "send":
            return [("http", "POST", "/api/parcels", self.parcel(), ["exchange", "sent"])]
        word = self.typed.strip().upper()
        return [("http", "POST", "/api/parcels/fetch", {"parcel": word}, ["exchange", "read"])]

    def on_sent(self, answer: dict | None, problem: str):
        if problem:
            return self.tell(say("challenge.unsent"))
        self.word = answer["parcel"]
        return [("announce", say("challenge.word") + " " + " ".join(list(self.word)))]

    def on_typed(self, text: str):
        self.typed = text

    # In

    def on_pick(self):
        return [("pick", ["exchange", "picked"])]

    def on_picked(self, file: dict | None, problem: str):
        if problem == "cancelled":
            return []
        if file is None:
            return self.tell(say("challenge.bad.file"))
        return [("parse", file["text"], ["exchange", "read"])]

    def on_read(self, parcel: object, problem: str):
        """What has come: only attempts at this challenge that are what they should be."""
        if problem:
            return self.tell(say("challenge.unfetched" if self.typed else "challenge.bad.file"))
        found = attempts_in(parcel, self.model.code, self.model.challenge.seats)
        if not found:
            return self.tell(say("challenge.bad.file"))
        return self.take(found)

    def tell(self, text: str) -> list[tuple]:
        self.news = text
        return [("announce", text)]


def attempts_in(parcel: object, code: str, seats: int) -> list[dict]:
    """The attempts at a challenge in what has come."""
    if type(parcel) is not dict or parcel.get("unke") != FORMAT or parcel.get("code") != code:
        return []
    rows = parcel.get("attempts")
    return [row for row in rows if attempts.is_attempt(row, seats)] if type(rows) is list else []


# Drawn


def overlay_share(exchange: Exchange):
    """All ways out and in."""
    return overlay(
        say("challenge.share"),
        figure(exchange),
        div(
            way("share", "challenge.copy", ["exchange", "copy"]),
            way("export", "challenge.file", ["exchange", "file"]),
            way("import", "challenge.from.file", ["exchange", "pick"]),
            by_network(exchange) if settings.served["by"] == "family" else None,
            class_="stack",
        ),
        p(exchange.news, role="status") if exchange.news else None,
        name="share",
    )


def figure(exchange: Exchange):
    """The link for another phone's camera; reckoned once, for that takes a phone a while."""
    from client.chronicle import qr

    link = exchange.link()
    if exchange.figure[0] != link:
        exchange.figure = (link, qr.drawn(link))
    code = exchange.figure[1]
    if code is None:
        return p(say("challenge.qr.none"))
    return div(
        drawn(code, say("challenge.qr")),
        p(say("challenge.qr.how"), class_="small"),
        class_="qr",
    )


def way(sign: str, key: str, message: list):
    return button(glyph(sign), say(key), type="button", tap=message, class_="plain")


def by_network(exchange: Exchange):
    """By a word that one reads to the other."""
    return [
        way("network", "challenge.send", ["exchange", "network", "send"]),
        p(say("challenge.word"), " ", strong(exchange.word)) if exchange.word else None,
        form(
            input_(
                type="text",
                value=exchange.typed,
                input=["exchange", "typed"],
                maxlength=12,
                autocomplete="off",
                autocapitalize="characters",
                spellcheck="false",
                aria_label=say("challenge.word.type"),
                placeholder=say("challenge.word.type"),
            ),
            button(say("challenge.fetch"), class_="plain"),
            submit=["exchange", "network", "fetch"],
            class_="fetching",
        ),
    ]
