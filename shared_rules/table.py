"""Table: who sits where, the game, its record, and how far moves can be taken back.

A table knows no screen, file or socket; a phone and the server use the same one.
"""

from . import GAMES
from .game import Game, IllegalMove
from .players import clean
from .record import BadRecord, Record, loaded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Table:
    """A game with people and bots around it.

    `line` is the number of moves that stand for good; `drawn` is the game as it was there.
    """

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.line = len(record.moves)
        self.drawn = game

    @staticmethod
    def new(
        key: str, players: "list[dict[str, Any]]", options: "dict[str, Any]", seed: str
    ) -> "Table":
        """Sit down and set the game up. The seed: 32 hexadecimal digits from a secure source."""
        game = GAMES[key].new(len(players), options, seed)
        seated = []
        for player in players:
            seated.append(
                {
                    "name": clean(player["name"]),
                    "kind": player["kind"],
                    "colour": player["colour"],
                }
            )
        return Table(Record(key, len(players), game.options, seed, seated), game)

    @staticmethod
    def read(text: str, check: bool = False) -> "Table":
        """The table that `text` wrote; with `check`, every move is played again by the rules."""
        record = Record.read(text)
        game = record.replay() if check else record.standing()
        table = Table(record, game)
        if record.line_state is not None and record.line <= len(record.moves):
            table.line = record.line
            table.drawn = loaded(record.key, record.line_state)
            if check:
                table.check_line()
        return table

    def check_line(self) -> None:
        """The state to which moves are taken back must be the one that led here."""
        game = self.drawn
        try:
            for seat, move in self.record.moves[self.line :]:
                game = game.play(seat, move)
        except IllegalMove as error:
            raise BadRecord(f"the state at the line does not lead here: {error}") from None
        if game.state() != self.game.state():
            raise BadRecord("the state at the line does not lead here")

    def text(self) -> str:
        """The table as its record, to be read again."""
        record = self.record
        record.close(self.game)
        record.line = self.line
        record.line_state = self.drawn.state() if record.state is not None else None
        return record.text()

    def save(self) -> "dict[str, Any]":
        """All of it as plain JSON, for the host's store: quicker than `text`.

        Later moves do not change it, though it copies only the lists that they make longer.
        """
        record = self.record
        return {
            "key": record.key,
            "rules": record.rules,
            "options": record.options,
            "seed": record.seed,
            "players": record.players,
            "moves": record.moves[:],
            "facts": record.facts[:],
            "state": self.game.state(),
            "line": self.line,
            "drawn": self.drawn.state(),
        }

    @staticmethod
    def load(saved: "dict[str, Any]") -> "Table":
        """The table that `save` gave; it goes on from its state also when the rules are mended."""
        key, rules = saved["key"], saved["rules"]
        if rules > GAMES[key].RULES:
            raise BadRecord(f"rules {rules} are of a later version of Unke; update first")
        players = saved["players"]
        record = Record(key, len(players), saved["options"], saved["seed"], players)
        record.rules = rules
        record.moves, record.facts = saved["moves"], saved["facts"]
        table = Table(record, loaded(key, saved["state"]))
        table.line, table.drawn = saved["line"], loaded(key, saved["drawn"])
        return table

    @property
    def players(self) -> "list[dict[str, Any]]":
        """Who sits where, by seat."""
        return self.record.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.game.waiting_for()

    def act(self, seat: int, move: "list[Any]") -> "list[list[Any]]":
        """Make a move and return its public facts. Raises IllegalMove and changes nothing then."""
        after = self.game.play(seat, move)
        moves = self.record.moves
        if len(moves) > self.line and not self.goes_with(seat):
            self.line = len(moves)
            self.drawn = self.game
        moves.append([seat, move[:]])
        self.record.facts.append(after.facts)
        self.game = after
        if after.final:
            self.line = len(moves)
            self.drawn = after
        return self.record.facts[-1]

    def goes_with(self, seat: int) -> bool:
        """Whether a seat's next move can be taken back together with those since the line.

        Either all of them are one seat's, or all are sealed answers to the same question.
        """
        if self.is_sealed(self.drawn):
            return self.is_sealed(self.game)
        return not self.is_sealed(self.game) and self.record.moves[-1][0] == seat

    def is_sealed(self, game: Game) -> bool:
        return bool(game.agenda) and game.PHASES[game.now["phase"]].sealed

    def may_undo(self, seat: int) -> bool:
        """Whether the seat has a move that it can take back."""
        for number in range(self.line, len(self.record.moves)):
            if self.record.moves[number][0] == seat:
                return True
        return False

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; what others have sealed meanwhile stays."""
        if not self.may_undo(seat):
            raise IllegalMove("nothing can be taken back: somebody has acted or seen something")
        moves, facts = self.record.moves, self.record.facts
        last = len(moves) - 1
        while moves[last][0] != seat:
            last -= 1
        moves.pop(last)
        facts.pop(last)
        game = self.drawn
        for by, move in moves[self.line :]:
            game = game.play(by, move)
        self.game = game

    def log(self, since: int = 0) -> "list[list[Any]]":
        """Every move from a number on: who made it and the public facts that it led to."""
        entries = []
        for number in range(since, len(self.record.moves)):
            entries.append([self.record.moves[number][0], self.record.facts[number]])
        return entries
