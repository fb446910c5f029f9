"""LocalHost: a table that this phone itself keeps; host.py says what every host is."""

from client.app.messages import heard
from client.app.texts import about_bots
from client.shelf import saves
from shared_rules.engine.branch import code_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.record import BadRecord
from shared_rules.engine.steady import seed_for
from shared_rules.engine.words import can_tell

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.table import Table
    from shared_rules.engine.types import Player, View


class LocalHost:
    """A table on this phone, loaded from its shelf and stored after every move."""

    tablemates = None
    pending = False
    """A move is made at once."""
    stood_in: list[int] = []
    """Nobody has to be waited for."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.table: Table = None
        self.opened = 0
        """How many times it has been loaded: another window may have played meanwhile."""
        self.place = ""
        """"here" or "elsewhere": which window plays the table; "" until it is known."""
        self.problem = ""
        """Why there is no table: "absent" (no such one), "unreadable", or storage's problem."""
        self.unsaved = ""
        """Why the last move has not been stored, if it has not."""
        self.clock = 0
        self.chance: Chance = None
        self.known = -1
        """After so many moves all has been told."""
        self.answer: dict | None = None
        """What a bot has thought out and will do as soon as all has been told."""

    # Opening and closing

    def open(self) -> list[tuple]:
        """Ask for the table, and to be the one window that plays it."""
        return [
            ("now", ["host", "now"]),
            ("seed", ["host", "seed"]),
            ("claim", self.ident, ["host", "place"]),
        ]

    def take_over(self) -> list[tuple]:
        """Play it here from now on, wherever it was played."""
        return [("takeover", self.ident, ["host", "place"])]

    def close(self) -> list[tuple]:
        """Let it go; it is stored already. (A screen that is left for good need not ask.)"""
        return [("unthink",), ("release", self.ident)]

    def hear(self, message: list) -> list[tuple]:
        """A message that begins with "host"."""
        return heard(self, message[1:])

    def on_now(self, clock: int, problem: str):
        self.clock = clock

    def on_seed(self, seed: str, problem: str):
        self.chance = Chance(seed)

    def on_place(self, place: str, problem: str = ""):
        """This window plays, or another does; what that one has played since must be fetched."""
        self.place = place
        if place == "elsewhere":
            return self.close()  # what waits to be stored is stored before the other one looks
        self.table = None
        return [("load", "tables", self.ident, ["host", "loaded"])]

    def on_loaded(self, stored: dict | None, problem: str):
        self.problem = problem
        if stored is None:
            self.problem = problem or "absent"
            return []
        try:
            self.table = saves.opened(stored)
        except (BadRecord, KeyError):
            self.problem = "unreadable"
            return []
        self.opened += 1
        self.answer, self.known = None, -1
        return self.go_on()

    # Playing

    @property
    def ready(self) -> bool:
        """Whether there is a table to be played here."""
        return self.table is not None and self.place == "here"

    @property
    def moves(self) -> int:
        """How many moves have been made."""
        return len(self.table.record.moves) if self.table else 0

    @property
    def stamp(self) -> tuple[int, int]:
        """Another one after everything that has changed the table."""
        return self.opened, self.moves

    @property
    def game(self) -> str:
        """The game's key, "" as long as there is no table."""
        return self.table.record.key if self.table else ""

    @property
    def options(self) -> dict:
        return self.table.record.options

    @property
    def final(self) -> int:
        """So many moves can no longer be taken back."""
        return self.table.final

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def places(self) -> list[int]:
        """Who has come in where; [] before the end."""
        return self.table.game.outcome()["places"] if self.over else []

    @property
    def players(self) -> "list[Player]":
        return self.table.players

    def waiting_for(self) -> list[int]:
        """The seats that have to move, none when the game is over."""
        return self.table.game.waiting_for()

    @property
    def seal(self) -> str:
        return self.ident if self.table and self.table.record.seal else ""

    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.players)) if not self.is_bot(seat)]

    def is_bot(self, seat: int) -> bool:
        return self.players[seat]["kind"] != "person"

    def view(self, seat: int | None) -> "View":
        """What a seat may know, None for what everybody may."""
        return self.table.game.view(seat)

    def log(self, since: int = 0) -> list[list]:
        """The public facts of every move from a number on."""
        return self.table.log(since)

    def moments(self, number: int, seat: int | None) -> list[list]:
        """How a seat saw a move: so many of its facts, and the view then."""
        if not self.table.past.first <= number < self.moves:
            return []
        return [[facts, views[0]] for facts, views in self.table.moments(number, seat)]

    def act(self, seat: int, move: list) -> list[tuple]:
        """Make a move. Raises IllegalMove, and nothing has happened then."""
        self.table.act(seat, move)
        return self.store() + self.go_on()

    def may_undo(self, seat: int) -> bool:
        return self.table.may_undo(seat)

    def undo(self, seat: int) -> list[tuple]:
        """Take the seat's last move back."""
        self.table.undo(seat)
        return [("unthink",), *self.store(), *self.go_on()]

    def store(self) -> list[tuple]:
        reply = ["host", "stored"]
        stored = saves.keep(self.ident, self.table, self.clock, reply)
        return [("now", ["host", "now"]), stored]

    def on_stored(self, done: bool | None, problem: str):
        self.unsaved = problem

    def share(self) -> list[tuple]:
        """The table as a file, with all that has been played, be it stored or not."""
        return [("share", saves.filename(self.game, self.players), self.table.text())]

    def score(self) -> list[tuple]:
        """Show how it ended."""
        return [("go", "result", self.ident, "table")]

    # Bots

    def go_on(self) -> list[tuple]:
        """When it is a bot's turn, it begins to think as soon as this can be seen."""
        self.answer = None
        if self.place == "here" and self.bots_to_move():
            return [("soon", ["host", "bot", self.moves])]
        return []

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.waiting_for() if self.is_bot(seat)]

    def on_bot(self, moves: int):
        """A bot is asked, if the game still stands there."""
        seats = self.bots_to_move() if moves == self.moves else []
        if not seats or self.place != "here":
            return []
        seat = seats[0]
        seen = self.view(seat)
        request: dict = {
            "view": seen,
            "level": self.players[seat]["kind"].partition(":")[2],
            "seed": self.chance.word(),
        }
        code = code_of(self.table.record.seed)
        if code:  # a challenge: whoever plays it meets the same answers
            request["seed"], request["steady"] = seed_for(code, seen), True
        return [("think", request, ["host", "move", self.moves, seat])]

    def on_move(self, moves: int, seat: int, answer: dict | None, problem: str):
        """A bot's answer, if the game still stands where it was asked."""
        if moves != self.moves or seat not in self.waiting_for() or self.place != "here":
            return []
        if problem:
            from shared_rules.engine.bot import random_move

            answer = {"move": random_move(self.view(seat)["offers"], self.chance)}
        self.answer = {"seat": seat, **answer}
        return self.told() if self.known == self.moves else []

    def told(self) -> list[tuple]:
        """All that has happened has been told: what a bot has thought out is done."""
        self.known = self.moves
        answer, self.answer = self.answer, None
        if answer is None or self.place != "here":
            return []
        self.table.act(answer["seat"], answer["move"])
        if "why" in answer and not answer["secret"]:
            self.table.reasons.append([self.known, answer["seat"], answer["why"]])
        return self.store() + self.go_on()

    def told_reasons(self) -> list[list]:
        """The reasons that bots may tell."""
        known = about_bots(self.game)  # another version may have stored it
        return [why for why in self.table.told_reasons() if can_tell(known, why[2])]
