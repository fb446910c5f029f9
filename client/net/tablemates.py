"""Tablemates: the others at a table on the network, and what one does together with them.

Asking and answering, handing a seat to another phone; sitting down is a file of its own. Like the
host it hears messages, which begin with "net", and returns effects.
"""

from client.app.messages import heard, hears
from client.app.overlay import overlaid
from client.app.texts import joined, say
from client.net import lobby, overlays, strip
from client.net.sitting import NAME, Sitting
from client.net.texts import why
from client.net.votes import Votes


class Tablemates(Votes):
    """What this phone has open and has been told, besides the game."""

    def __init__(self, host) -> None:
        Votes.__init__(self, host)
        self.sitting = Sitting(self)
        self.codes: dict[str, dict] = {}
        """QR codes that have been drawn: "join", "tv", "seat"."""
        self.next = ""
        """The code of the next game, if the host wants another."""

    # What is drawn

    def instead(self):
        """The screen while there is no game to be seen."""
        return lobby.view(self)

    def notices(self):
        return strip.notices(self)

    def opened(self):
        """The overlay, if one is up."""
        return overlaid(overlays, self.overlay, self)

    def menu(self):
        return overlays.menu(self)

    def time(self) -> int:
        """How many seconds there are for a decision, 0 if as many as one likes."""
        return self.host.seating["time"] or 0

    def left(self) -> int:
        """How many milliseconds of them were left when the game was told last."""
        return self.host.standing["left"] or 0

    def about(self, seat: int):
        return overlays.about(self, seat)

    # News

    def refused(self, word: str) -> list[tuple]:
        return [*self.tell(why(word)), ("sound", "error")]

    def connected(self, before: str) -> list[tuple]:
        """The connection's state is another one."""
        host = self.host
        if host.state == "waiting" and before == "open":
            return [("announce", say("net.lost"))]
        if host.state == "stopped":
            return [("announce", why(host.why))]
        if host.state == "open" and host.seating:
            return [("announce", say("net.again"))]
        return []

    def changed(self, before: dict) -> list[tuple]:
        """Who sits where has changed, or what is being asked."""
        seating = self.host.seating
        effects: list[tuple] = []
        self.sitting.changed(before)
        if not before:
            effects.append(("load", "habits", NAME, ["net", "habit"]))
        if seating["status"] == "lobby" and "join" not in self.codes:
            effects.append(self.code("join", "#join/" + seating["code"]))
        if before and before["status"] == "lobby" and seating["status"] == "playing":
            self.overlay = []
            effects.append(("sound", "deal"))
        waiting = seating.get("wishes", [])
        more = waiting[len(before.get("wishes", waiting)) :]
        if more and seating["you"]["host"]:
            effects += self.tell(say("net.wishes", joined(more)))
        effects += self.put(before) + self.called(before)
        if seating.get("next"):
            self.next = seating["next"]
        if self.overlay == ["both"] and not self.vote:
            self.overlay = []
        if self.overlay[:1] == ["ticket"] and not self.mine_in(self.overlay[1]):
            self.overlay = []
            effects += self.tell(say("net.moved"))
        return effects

    # What the server tells besides seating and game

    def told_next(self, message: dict) -> list[tuple]:
        self.next = message["code"]
        return [("announce", say("net.next"))]

    def told_moved(self, message: dict) -> list[tuple]:
        """A seat of this phone's has gone to another."""
        return self.tell(say("net.moved")) if self.news != say("net.moved") else []

    # Messages

    def hear(self, message: list) -> list[tuple]:
        """A message that begins with "net", or "close" for the overlay that is up."""
        return heard(self if hears(self, message[0]) else self.sitting, message)

    def on_answered(self, kind: str, answer: dict | None, problem: str):
        """What has been asked for is done, or not; most of it is seen by what the server tells."""
        if problem:
            self.asked = ""
            if kind == "sit" and problem == "taken":
                self.sitting.late()
            return self.refused(problem)
        work = getattr(self, "granted_" + kind, None)
        return work(answer) if work else None

    def granted_ticket(self, answer: dict) -> list[tuple]:
        self.codes.pop("seat", None)
        return [self.code("seat", "#seat/" + answer["ticket"])]

    def granted_again(self, answer: dict) -> list[tuple]:
        """Who wants another game need not be invited to it."""
        return [("replace", "table", "net", answer["code"])]

    def code(self, what: str, to: str) -> tuple:
        """Have a QR code drawn; in the request's body, because bodies are not logged."""
        return ("http", "POST", "/api/qr", {"to": to}, ["net", "code", what])

    def on_code(self, what: str, code: dict | None, problem: str):
        if problem:
            return self.refused(problem)
        self.codes[what] = code

    def on_close(self):
        self.overlay = []

    def on_read(self):
        self.news = ""

    def on_go(self, *words):
        return [("go", *words)]

    def on_next(self):
        return [("replace", "table", "net", self.next)]

    def on_reload(self):
        return [("reload",)]

    # At the table

    def on_show(self):
        """The code by which others come to this table."""
        self.overlay = ["show"]
        if "join" not in self.codes:
            return [self.code("join", "#join/" + self.host.seating["code"])]

    def on_ticket(self, seats: list[int]):
        """Seats go to another phone: it has to show that it was given them."""
        self.overlay = ["ticket", seats]
        self.codes.pop("seat", None)
        return self.ask("ticket", seats=seats)

    def on_again(self):
        return self.ask("again")

    # A table that goes along, or shows itself

    def on_record(self, what: str, text: str, problem: str):
        if problem:
            return self.refused(problem)
        from client.shelf import saves
        from shared_rules.engine.record import BadRecord
        from shared_rules.engine.table import Table

        try:
            table = Table.read(text)
        except BadRecord:  # a server with other rules than this app has
            return self.refused("record")
        if what == "export":
            return [("share", saves.filename(table.record.key, table.players), text)]
        ident = "along." + self.host.seating["table"]
        return [saves.keep(ident, table, self.host.clock, ["net", "along", ident])]

    def on_along(self, ident: str, kept: bool, problem: str):
        return self.refused("storage") if problem else [("replace", "table", ident)]
