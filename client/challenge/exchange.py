"""Exchange: a challenge and its results on their way to other phones and back.

By file, by a link or its QR code, or through the family's server, which keeps what is sent for a
few minutes under a word, as it does for chronicles.
"""

from client.app import settings
from client.app.code import code as drawn
from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import div, p
from client.challenge import attempts
from client.chronicle import qr
from client.chronicle.byword import ByWord, by_network, way

FORMAT = "challenge"


class Exchange(ByWord):
    """What is on its way; `take` is told of all attempts that have come, and says what is new."""

    BAD = "challenge.bad.file"

    def __init__(self, model, take) -> None:
        ByWord.__init__(self)
        self.model = model
        self.take = take
        self.base = ""
        """Where the app is served."""
        self.figure: tuple = ("", None)
        """The latest link with its QR code."""

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

    def send(self):
        return [("http", "POST", "/api/parcels", self.parcel(), ["exchange", "sent"])]

    # In

    def on_pick(self):
        return [("pick", ["exchange", "picked"])]

    def on_read(self, parcel: object, problem: str):
        """What has come: only attempts at this challenge that are what they should be."""
        if problem:
            return self.tell(say("chronicle.unfetched" if self.typed else "challenge.bad.file"))
        found = attempts_in(parcel, self.model.code, self.model.challenge.seats)
        if not found:
            return self.tell(say(self.BAD))
        return self.take(found)


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
