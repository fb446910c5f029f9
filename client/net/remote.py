"""RemoteHost: a table that the family's server keeps, played from this phone.

It fulfils Host and shows what it is told: nothing is played in advance. The
seats of "persons" are those of this phone; the others, and what is agreed on, are its tablemates.
"""

from client.app.messages import heard
from client.app.parts import SEAL
from client.app.texts import about_bots
from client.net.moments import Moments, place_among
from client.net.tablemates import Tablemates
from client.shelf import saves
from shared_rules.engine.words import can_tell

TYPE_CHECKING = False
if TYPE_CHECKING:
    from client.seal.share import Share


def place_of(where: str) -> dict:
    """A table by its code, or by its id."""
    return {"code": where.upper()} if len(where) == 4 else {"table": where}


class RemoteHost:
    """What the server has said of one table."""

    place = "here"

    def __init__(self, where: str, what: str = "phone") -> None:
        self.where = where
        self.what = what
        self.seating: dict = {}
        """Who sits where, and what is agreed on: the last `table`."""
        self.standing: dict = {}
        """How the game stands: the last `game`."""
        self.history: list = []
        self.reasons: list = []
        """Why bots have moved, as far as it has been told: move, seat, reason."""
        self.story = Moments()
        self.stood_in: list[int] = []
        """The numbers of the moves that a bot has made for a person."""
        self.stamp = 0
        self.pending = False
        self.problem = ""
        """Why there is no table: "closed", "no-table"; or what went wrong on the way."""
        self.unsaved = ""
        """The server keeps the table."""
        self.state = "off"
        """The connection's state, and why it has stopped, if it has."""
        self.why = ""
        self.fetched = False
        self.kept = False
        """Whether the finished game lies on this phone's shelf."""
        self.clock = 0
        self.tablemates = Tablemates(self)
        self.sealer: Share | None = None
        """What this phone has to do with a sealed shuffle."""

    # Opening and closing

    def open(self) -> list[tuple]:
        """Be connected, and enter."""
        return [("live", self.what, ["host", "connection"]), self.enter(), ("now", ["host", "now"])]

    def revisit(self) -> list[tuple]:
        """The game is over and kept: be there for what the others may want."""
        self.fetched = self.kept = True
        return self.open()

    def enter(self) -> tuple:
        fields = {"type": "enter", "have": 0, "change": 0, "looked": 0}
        fields.update(place_of(self.where))
        return ("ask", fields, ["host", "entered"])

    def take_over(self) -> list[tuple]:
        return []

    def close(self) -> list[tuple]:
        return [("ask", {"type": "leave"})]

    def hear(self, message: list) -> list[tuple]:
        """A message that begins with "host"."""
        return heard(self, message[1:])

    def on_connection(self, news: list, problem: str = ""):
        """What the connection says of itself, or the server over it."""
        return heard(self, news)

    def on_state(self, state: str, why: str):
        before = self.state
        self.state, self.why = state, why
        return self.tablemates.connected(before)

    def on_said(self, message: dict):
        """A message of the server's: who wants it has `told_TYPE`."""
        kind = message["type"]
        if kind != "gone" and message.get("table") and not self.is_ours(message):
            return []  # the last words of the table where this phone was before
        for part in (self, self.tablemates):
            work = getattr(part, "told_" + kind, None)
            if work:
                return work(message)
        return []

    def on_entered(self, answer: dict | None, problem: str):
        if problem:
            self.problem = problem

    def on_acted(self, answer: dict | None, problem: str):
        self.pending = False
        self.stamp += 1
        return self.tablemates.refused(problem) if problem else []

    def on_now(self, clock: int, problem: str):
        self.clock = clock

    def is_ours(self, message: dict) -> bool:
        if message["type"] == "table":
            return self.where.upper() == message["code"] or self.where == message["table"]
        return message["table"] == self.seating.get("table")

    def told_gone(self, message: dict) -> list[tuple]:
        self.problem = message["why"]
        return []

    def told_table(self, message: dict) -> list[tuple]:
        before, self.seating = self.seating, message
        self.problem = ""
        self.stamp += 1
        effects = self.tablemates.changed(before)
        if message["status"] == "over" and self.what == "phone" and not self.fetched:
            self.fetched = True
            path = f"/api/tables/{message['table']}/record?seal=1"
            effects += [("now", ["host", "now"]), ("http", "GET", path, None, ["host", "record"])]
        return effects + self.shuffle()

    def shuffle(self) -> list[tuple]:
        """What this phone has to do for a sealed shuffle, as soon as that part is here."""
        if self.what != "phone" or not self.seating.get("seal"):
            return []
        return self.sealer.go_on() if self.sealer else [("bring", [SEAL], ["host", "brought"])]

    def on_brought(self, done: bool | None, problem: str):
        if problem or self.sealer:
            return []
        from client.seal.share import Share

        self.sealer = Share(self)
        return self.sealer.begin()

    def on_seal(self, *message):
        self.stamp += 1
        return self.sealer.hear(list(message))

    def told_game(self, message: dict) -> list[tuple]:
        since, entries = message["log"]
        if since > len(self.history):
            return [self.enter()]  # something is missing in between
        before = len(self.history) if self.standing else None
        self.history = self.history[:since] + entries
        told = message.get("reasons", [])
        first = told[0][0] if told and told[0][0] < since else since
        self.reasons = [reason for reason in self.reasons if reason[0] < first] + told
        self.stood_in = [n for n in self.stood_in if n < since] + message.get("stood_in", [])
        self.story.take(message)
        self.standing = message
        self.stamp += 1
        return [] if before is None else self.tablemates.stood_in(before)

    # Playing

    @property
    def ready(self) -> bool:
        """Whether there is a game to be seen."""
        running = self.seating.get("status") in ("playing", "over")
        return bool(running and self.standing and not self.problem)

    @property
    def moves(self) -> int:
        return len(self.history)

    @property
    def game(self) -> str:
        return self.seating.get("game", "")

    @property
    def options(self) -> dict:
        return self.seating["options"]

    @property
    def final(self) -> int:
        return self.standing["line"]

    @property
    def over(self) -> bool:
        return bool(self.standing and self.standing["outcome"])

    @property
    def places(self) -> list[int]:
        """Who has come in where; [] before the end."""
        outcome = self.standing["outcome"]
        return outcome["places"] if outcome else []

    @property
    def players(self) -> list[dict]:
        return self.seating["players"]

    def waiting_for(self) -> list[int]:
        return self.standing["waiting"]

    def persons(self) -> list[int]:
        """The seats of this phone."""
        return [view["seat"] for view in self.standing["views"] if view["seat"] is not None]

    def is_bot(self, seat: int) -> bool:
        return self.players[seat]["kind"] != "person"

    def view(self, seat: int | None) -> dict:
        """What a seat of this phone may know. Who has only one sees nothing else."""
        views = self.standing["views"]
        return views[place_among(views, seat)]

    def log(self, since: int = 0) -> list[list]:
        return self.history[since:]

    def moments(self, number: int, seat: int | None) -> list[list]:
        """How a seat of this phone saw a move: so many of its facts, and the view then."""
        return self.story.of(number, seat)

    def told_reasons(self) -> list[list]:
        """Why bots have moved, as far as they may tell and there are words for it here."""
        known = about_bots(self.game) if self.reasons else {}
        return [why for why in self.reasons if can_tell(known, why[2])]

    def act(self, seat: int, move: list) -> list[tuple]:
        """Ask for a move: it has been made when the server says so."""
        self.pending = True
        fields = {"type": "act", "seat": seat, "seen": self.standing["change"], "move": move}
        return [("ask", fields, ["host", "acted"])]

    def told(self) -> list[tuple]:
        """Nobody waits for that: there are other phones."""
        return []

    def may_undo(self, seat: int) -> bool:
        return seat in self.standing["undo"] and not self.seating["motion"]

    def undo(self, seat: int) -> list[tuple]:
        """Ask the others whether the seat's last move may be taken back."""
        return self.tablemates.propose("undo", seat)

    # The end

    @property
    def shelf(self) -> str:
        """Where the finished game lies on this phone."""
        return saves.NET + self.seating["table"]

    @property
    def seal(self) -> str:
        has_seal = self.seating.get("seal") and self.seating["status"] != "lobby"
        return self.shelf if has_seal else ""

    def on_record(self, text: str, problem: str):
        """The game is over: every phone that was there keeps it."""
        if problem:
            self.fetched = False
            return []
        from shared_rules.engine.record import BadRecord
        from shared_rules.engine.table import Table

        try:
            table = Table.read(text)
        except BadRecord:  # a server with other rules than this app has
            return []
        checked = self.sealer.ended(table) if self.sealer else []
        return [saves.keep(self.shelf, table, self.clock, ["host", "kept"]), *checked]

    def on_kept(self, done: bool | None, problem: str):
        self.kept = not problem

    def share(self) -> list[tuple]:
        """Ask the others whether the table may go out as a file."""
        return self.tablemates.propose("export")

    def score(self) -> list[tuple]:
        return [("go", "result", self.shelf, "table")] if self.kept else []
