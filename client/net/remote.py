"""RemoteHost: a table that the family's server keeps, played from this phone.

It has the methods of LocalHost, and shows what it is told: nothing is played in advance. The
seats of "persons" are those of this phone; the others, and what is agreed on, are its company.
"""

from client.net.company import Company


def place_of(where: str) -> dict:
    """A table by its code, or by its id."""
    return {"code": where.upper()} if len(where) == 4 else {"table": where}


class RemoteHost:
    """What the server has said of one table."""

    place = "here"

    def __init__(self, where: str, what: str = "phone") -> None:
        self.where = where
        self.what = what
        self.sheet: dict = {}
        """Who sits where, and what is agreed on: the last `table`."""
        self.now: dict = {}
        """How the game stands: the last `game`."""
        self.history: list = []
        self.reasons: list = []
        """Why bots have moved, as far as it has been told: move, seat, reason."""
        self.stood_in: list[int] = []
        """The numbers of the moves that a bot has made for a person."""
        self.stamp = 0
        self.pending = False
        self.problem = ""
        """Why there is no table: "closed", "no-table"; or what went wrong on the way."""
        self.unsaved = ""
        """The server keeps the table."""
        self.state = "off"
        """The line's state, and why it has stopped, if it has."""
        self.why = ""
        self.fetched = False
        self.kept = False
        """Whether the finished game lies on this phone's shelf."""
        self.time = 0
        self.company = Company(self)

    # Opening and closing

    def open(self) -> list[tuple]:
        """Be connected, and enter."""
        return [("live", self.what, ["host", "line"]), self.enter(), ("now", ["host", "now"])]

    def revisit(self) -> list[tuple]:
        """The game is over and kept: be there for what the others may want."""
        self.fetched = self.kept = True
        return self.open()

    def enter(self) -> tuple:
        fields = {"type": "enter", "have": 0, "change": 0}
        fields.update(place_of(self.where))
        return ("ask", fields, ["host", "entered"])

    def take_over(self) -> list[tuple]:
        return []

    def close(self) -> list[tuple]:
        return [("ask", {"type": "leave"})]

    def hear(self, message: list) -> list[tuple]:
        """A message that begins with "host"."""
        _, kind, *said = message
        if kind == "line":
            return self.heard(*said[0])
        if kind == "entered" and said[1]:
            self.problem = said[1]
        elif kind == "acted":
            self.pending = False
            self.stamp += 1
            return self.company.refused(said[1]) if said[1] else []
        elif kind == "now":
            self.time = said[0]
        elif kind == "record":
            return self.keep(*said)
        elif kind == "kept":
            self.kept = not said[1]
        return []

    def heard(self, kind: str, *said) -> list[tuple]:
        """News of the line."""
        if kind == "state":
            before = self.state
            self.state, self.why = said
            return self.company.connected(before)
        if kind != "said":
            return []
        message = said[0]
        if message["type"] == "gone":
            self.problem = message["why"]
        elif message.get("table") and not self.is_ours(message):
            return []  # the last words of the table where this phone was before
        elif message["type"] == "table":
            return self.seated(message)
        elif message["type"] == "game":
            return self.stands(message)
        else:
            return self.company.told(message)
        return []

    def is_ours(self, message: dict) -> bool:
        if message["type"] == "table":
            return self.where.upper() == message["code"] or self.where == message["table"]
        return message["table"] == self.sheet.get("table")

    def seated(self, message: dict) -> list[tuple]:
        before, self.sheet = self.sheet, message
        self.problem = ""
        self.stamp += 1
        effects = self.company.changed(before)
        if message["status"] == "over" and self.what == "phone" and not self.fetched:
            self.fetched = True
            path = f"/api/tables/{message['table']}/record"
            effects += [("now", ["host", "now"]), ("http", "GET", path, None, ["host", "record"])]
        return effects

    def stands(self, message: dict) -> list[tuple]:
        since, entries = message["log"]
        if since > len(self.history):
            return [self.enter()]  # something is missing in between
        before = len(self.history) if self.now else None
        self.history = self.history[:since] + entries
        told = message.get("reasons", [])
        first = told[0][0] if told and told[0][0] < since else since
        self.reasons = [reason for reason in self.reasons if reason[0] < first] + told
        self.stood_in = [n for n in self.stood_in if n < since] + message.get("stood_in", [])
        self.now = message
        self.stamp += 1
        return [] if before is None else self.company.stood_in(before)

    # Playing

    @property
    def ready(self) -> bool:
        """Whether there is a game to be seen."""
        running = self.sheet.get("status") in ("playing", "over")
        return bool(running and self.now and not self.problem)

    @property
    def moves(self) -> int:
        return len(self.history)

    @property
    def game(self) -> str:
        return self.sheet.get("game", "")

    @property
    def options(self) -> dict:
        return self.sheet["options"]

    @property
    def final(self) -> int:
        return self.now["line"]

    @property
    def over(self) -> bool:
        return bool(self.now and self.now["outcome"])

    @property
    def players(self) -> list[dict]:
        return self.sheet["players"]

    def waiting_for(self) -> list[int]:
        return self.now["waiting"]

    def persons(self) -> list[int]:
        """The seats of this phone."""
        return [view["seat"] for view in self.now["views"] if view["seat"] is not None]

    def is_bot(self, seat: int) -> bool:
        return self.players[seat]["kind"] != "person"

    def view(self, seat: int | None) -> dict:
        """What a seat of this phone may know. Who has only one sees nothing else."""
        views = self.now["views"]
        for view in views:
            if view["seat"] == seat:
                return view
        return views[0]

    def log(self, since: int = 0) -> list[list]:
        return self.history[since:]

    def told_reasons(self) -> list[list]:
        """Why bots have moved, as far as they may tell."""
        return self.reasons

    def act(self, seat: int, move: list) -> list[tuple]:
        """Ask for a move: it has been made when the server says so."""
        self.pending = True
        fields = {"type": "act", "seat": seat, "seen": self.now["change"], "move": move}
        return [("ask", fields, ["host", "acted"])]

    def may_undo(self, seat: int) -> bool:
        return seat in self.now["undo"] and not self.sheet["motion"]

    def undo(self, seat: int) -> list[tuple]:
        """Ask the others whether the seat's last move may be taken back."""
        return self.company.propose("undo", seat)

    # The end

    @property
    def shelf(self) -> str:
        """Where the finished game lies on this phone."""
        return "net." + self.sheet["table"]

    def keep(self, text: str, problem: str) -> list[tuple]:
        """The game is over: every phone that was there keeps it."""
        if problem:
            self.fetched = False
            return []
        from client.shelf import saves
        from shared_rules.engine.record import BadRecord
        from shared_rules.engine.table import Table

        try:
            table = Table.read(text)
        except BadRecord:  # a server with other rules than this app has
            return []
        return [saves.keep(self.shelf, table, self.time, ["host", "kept"])]

    def score(self) -> list[tuple]:
        return [("go", "result", self.shelf, "table")] if self.kept else []
