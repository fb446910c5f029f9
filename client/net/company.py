"""Company: the others at a table on the network, and what one does together with them.

Asking and answering, handing a seat to another phone; sitting down is a file of its own. Like the
host it hears messages, which begin with "net", and returns effects.
"""

from client.app.texts import joined, say
from client.net import lobby, sheets, strip
from client.net.motions import Motions
from client.net.sitting import NAME, Sitting
from client.net.texts import why


class Company(Motions):
    """What this phone has open and has been told, besides the game."""

    def __init__(self, host) -> None:
        self.host = host
        self.sheet: list = []
        self.news = ""
        self.sitting = Sitting(self)
        self.codes: dict[str, dict] = {}
        """QR codes that have been drawn: "join", "tv", "seat"."""
        self.asked = ""
        """What this phone has proposed and the table has not decided yet."""
        self.next = ""
        """The code of the next game, if the host wants another."""

    # What is drawn

    def instead(self):
        """The screen while there is no game to be seen."""
        return lobby.view(self)

    def notices(self, model, scene):
        return strip.notices(self, model, scene)

    def opened(self):
        """This company's own sheet, if one is up."""
        return sheets.opened(self) if self.sheet else None

    def menu(self):
        return sheets.menu(self)

    def about(self, seat: int):
        return sheets.about(self, seat)

    # What is known

    @property
    def you(self) -> dict:
        return self.host.sheet.get("you", {"seats": [], "host": False})

    # News

    def tell(self, text: str) -> list[tuple]:
        self.news = text
        return [("announce", text)]

    def refused(self, word: str) -> list[tuple]:
        return [*self.tell(why(word)), ("sound", "error")]

    def connected(self, before: str) -> list[tuple]:
        """The line's state is another one."""
        host = self.host
        if host.state == "waiting" and before == "open":
            return [("announce", say("net.lost"))]
        if host.state == "stopped":
            return [("announce", why(host.why))]
        if host.state == "open" and host.sheet:
            return [("announce", say("net.again"))]
        return []

    def changed(self, before: dict) -> list[tuple]:
        """Who sits where has changed, or what is being asked."""
        sheet = self.host.sheet
        effects: list[tuple] = []
        self.sitting.changed(before)
        if not before:
            effects.append(("load", "habits", NAME, ["net", "habit"]))
        if sheet["status"] == "lobby" and "join" not in self.codes:
            effects.append(self.code("join", "#join/" + sheet["code"]))
        if before and before["status"] == "lobby" and sheet["status"] == "playing":
            self.sheet = []
            effects.append(("sound", "deal"))
        waiting = sheet.get("wishes", [])
        more = waiting[len(before.get("wishes", waiting)) :]
        if more and sheet["you"]["host"]:
            effects += self.tell(say("net.wishes", joined(more)))
        effects += self.put(before) + self.called(before)
        if sheet.get("next"):
            self.next = sheet["next"]
        if self.sheet == ["both"] and not self.motion:
            self.sheet = []
        if self.sheet[:1] == ["ticket"] and not set(self.sheet[1]) & set(sheet["you"]["seats"]):
            self.sheet = []
            effects += self.tell(say("net.moved"))
        return effects

    def told(self, message: dict) -> list[tuple]:
        """What happened at the table, besides moves."""
        kind = message["type"]
        if kind == "decided":
            return self.decided(message)
        if kind == "next":
            self.next = message["code"]
            return [("announce", say("net.next"))]
        if kind == "moved" and self.news != say("net.moved"):
            return self.tell(say("net.moved"))
        return []

    # Messages

    def hear(self, message: list) -> list[tuple]:
        """A message that begins with "net", or "close" for the sheet that is up."""
        kind, *said = message
        for part in (self, self.sitting):
            found = getattr(part, "do_" + kind, None)
            if found:
                return found(*said) or []
        return []

    def ask(self, kind: str, **fields: object) -> list[tuple]:
        return [("ask", {"type": kind, **fields}, ["net", "answered", kind])]

    def do_answered(self, kind: str, answer: dict | None, problem: str):
        if problem:
            self.asked = ""
            if kind == "sit" and problem == "taken":
                self.sitting.late()
            return self.refused(problem)
        if kind == "ticket":
            self.codes.pop("seat", None)
            return [self.code("seat", "#seat/" + answer["ticket"])]
        if kind == "again":  # who wants another game need not be invited to it
            return [("replace", "table", "net", answer["code"])]
        return []

    def code(self, what: str, to: str) -> tuple:
        """Have a QR code drawn; in the request's body, because bodies are not logged."""
        return ("http", "POST", "/api/qr", {"to": to}, ["net", "code", what])

    def do_code(self, what: str, code: dict | None, problem: str):
        if problem:
            return self.refused(problem)
        self.codes[what] = code

    def do_close(self):
        self.sheet = []

    def do_read(self):
        self.news = ""

    def do_go(self, *words):
        return [("go", *words)]

    def do_next(self):
        return [("replace", "table", "net", self.next)]

    def do_reload(self):
        return [("reload",)]

    # At the table

    def do_show(self):
        """The code by which others come to this table."""
        self.sheet = ["show"]
        if "join" not in self.codes:
            return [self.code("join", "#join/" + self.host.sheet["code"])]

    def do_ticket(self, seats: list[int]):
        """Seats go to another phone: it has to show that it was given them."""
        self.sheet = ["ticket", seats]
        self.codes.pop("seat", None)
        return self.ask("ticket", seats=seats)

    def do_again(self):
        return self.ask("again")

    # A table that goes along, or shows itself

    def do_record(self, what: str, text: str, problem: str):
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
        ident = "along." + self.host.sheet["table"]
        return [saves.keep(ident, table, self.host.time, ["net", "along", ident])]

    def do_along(self, ident: str, kept: bool, problem: str):
        return self.refused("storage") if problem else [("replace", "table", ident)]
