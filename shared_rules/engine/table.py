"""Table: who sits where, the game, its record, and how far moves can be taken back.

A table knows no screen, file or socket; a phone and the server use the same one.
"""

from .. import GAMES
from .game import Game, IllegalMove
from .plain import digest
from .players import clean
from .record import BadRecord, Record, loaded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import Entry, Fact, Move, Options, Player, Saved, State


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
    def new(key: str, players: "list[Player]", options: "Options", seed: str) -> "Table":
        """Sit down and set the game up. The seed: 32 hexadecimal digits from a secure source."""
        game = GAMES[key].new(len(players), options, seed)
        seated: "list[Player]" = []
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
        if check:
            games: list[Game] = []
            record.replay(lambda number, game: games.append(game))
            return Table.along(record, games)
        table = Table(record, record.standing())
        if record.line_state is not None:
            try:
                table.take_line(record.line_state)
            except BadRecord:
                if record.rules == GAMES[record.key].RULES:
                    raise
                # mended rules lead elsewhere: what was done by the old ones stands
        return table

    @staticmethod
    def along(record: Record, games: "list[Game]") -> "Table":
        """The table of a record that was played again; `games` are all its positions."""
        moves = record.moves
        table = Table(record, games[-1])
        line = 0
        for number in range(len(moves)):
            if number > line and not table.go_together(games[line], games[number], number):
                line = number
            if games[number + 1].final:
                line = number + 1
        if record.line_state is None:
            return table
        # The line never goes back, so it may lie behind a move that was taken back.
        if not line <= record.line <= len(moves):
            raise BadRecord(f"moves cannot be taken back up to move {record.line}")
        if digest(record.line_state) != digest(games[record.line].state()):
            raise BadRecord("the state at the line does not lead here")
        table.line, table.drawn = record.line, games[record.line]
        return table

    def take_line(self, state: "State") -> None:
        """The state to which moves are taken back must be one that leads here."""
        record = self.record
        if not 0 <= record.line <= len(record.moves):
            raise BadRecord(f"moves cannot be taken back up to move {record.line}")
        game = drawn = record.fitting(loaded(record.key, state, record.rules))
        try:
            for seat, move in record.moves[record.line :]:
                game = game.play(seat, move)
        except IllegalMove as error:
            raise BadRecord(f"the state at the line does not lead here: {error}") from None
        except Exception:  # in a forged state the rules can stumble over anything
            raise BadRecord("the state at the line does not lead here") from None
        if digest(game.state()) != record.digest:
            raise BadRecord("the state at the line does not lead here")
        self.line, self.drawn = record.line, drawn

    def text(self) -> str:
        """The table as its record, to be read again."""
        record = self.record
        record.close(self.game)
        record.line = self.line
        record.line_state = self.drawn.state() if record.state is not None else None
        return record.text()

    def save(self) -> "Saved":
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
    def load(saved: "Saved") -> "Table":
        """The table that `save` gave; it goes on from its state also when the rules are mended."""
        key, rules = saved["key"], saved["rules"]
        if rules > GAMES[key].RULES:
            raise BadRecord(f"rules {rules} are of a later version of Unke; update first")
        players = saved["players"]
        record = Record(key, len(players), saved["options"], saved["seed"], players)
        record.rules = rules
        record.moves, record.facts = saved["moves"], saved["facts"]
        table = Table(record, loaded(key, saved["state"], rules))
        table.line, table.drawn = saved["line"], loaded(key, saved["drawn"], rules)
        if rules < table.game.RULES:
            record.options = table.game.options
        return table

    @property
    def players(self) -> "list[Player]":
        """Who sits where, by seat."""
        return self.record.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.game.waiting_for()

    def act(self, seat: int, move: "Move") -> "list[Fact]":
        """Make a move and return its public facts. Raises IllegalMove and changes nothing then."""
        after = self.game.play(seat, move)
        moves = self.record.moves
        number = len(moves)
        moves.append([seat, move[:]])
        self.record.facts.append(after.facts)
        if number > self.line and not self.go_together(self.drawn, self.game, number):
            self.line = number
            self.drawn = self.game
        self.game = after
        if after.final:
            self.line = len(moves)
            self.drawn = after
        return self.record.facts[-1]

    def go_together(self, drawn: Game, game: Game, number: int) -> bool:
        """Whether a move can be taken back together with those before it, since the line.

        `drawn` is the game at the line, `game` the one in which the move is made. Either all of
        them are one seat's, or all are sealed answers to the same question.
        """
        if self.is_sealed(drawn):
            return self.is_sealed(game)
        moves = self.record.moves
        return not self.is_sealed(game) and bool(moves[number - 1][0] == moves[number][0])

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
        game = self.drawn
        for number in range(self.line, len(moves)):
            if number != last:
                game = game.play(moves[number][0], moves[number][1])
        moves.pop(last)
        facts.pop(last)
        self.game = game

    def log(self, since: int = 0) -> "list[Entry]":
        """Every move from a number on: who made it and the public facts that it led to."""
        entries = []
        for number in range(since, len(self.record.moves)):
            entries.append([self.record.moves[number][0], self.record.facts[number]])
        return entries
