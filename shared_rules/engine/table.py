"""Table: who sits where, the game, its record, and how far moves can be taken back.

A table knows no screen, file or socket; a phone and the server use the same one.
"""

from .. import GAMES
from .branch import begins, dealt, root, written
from .game import Game, IllegalMove
from .past import Past, staged
from .plain import digest
from .players import clean
from .record import BadRecord, Record, loaded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import Entry, Explanation, Fact, Moment, Move, Options, Player, Saved, State, View

LEADS_ELSEWHERE = "the state to which moves are taken back does not lead here"


class Table:
    """A game with people and bots around it.

    `final` is how many moves can no longer be taken back; `final_game` is the game after them.
    """

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.final = len(record.moves)
        self.final_game = game
        self.past = Past(self.final, game)
        self.reasons: "list[Explanation]" = []
        """Why bots have moved. No record has them."""
        self.stood_in: list[int] = []
        """The numbers of the moves that a bot has made for a person. Nor these."""

    @staticmethod
    def new(key: str, players: "list[Player]", options: "Options", seed: str) -> "Table":
        """Sit down and set the game up. The seed: 32 hexadecimal digits from a secure source."""
        game = GAMES[key].new(len(players), options, seed)
        return Table(Record(key, len(players), game.options, seed, seated(players)), game)

    @staticmethod
    def read(text: str, check: bool = False) -> "Table":
        """The table that `text` wrote; with `check`, every move is played again by the rules."""
        record = Record.read(text)
        if check:
            games: list[Game] = []
            record.replay(lambda number, game: games.append(game))
            return Table.along(record, games)
        table = Table(record, record.standing())
        if record.final_state is not None:
            try:
                table.take_final(record.final_state)
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
        first = final = begins(record.seed)
        table.past = Past(first, games[first])
        for number in range(first, len(moves)):
            table.past.add(number + 1, games[number + 1], [])
            if number > final and not table.go_together(games[final], games[number], number):
                final = number
            if games[number + 1].final:
                final = number + 1
        if record.final_state is None:
            return table
        # A move makes those before it final, and they stay so when it is taken back itself.
        if not final <= record.final <= len(moves):
            raise BadRecord(f"moves cannot be taken back up to move {record.final}")
        if digest(record.final_state) != digest(games[record.final].state()):
            raise BadRecord(LEADS_ELSEWHERE)
        table.final, table.final_game = record.final, games[record.final]
        return table

    def branch(
        self,
        games: "list[Game]",
        number: int,
        players: "list[Player]",
        knower: int | None,
        anew: str,
    ) -> "Table":
        """Another table that goes on from here after so many moves; this one stays as it is.

        `games` are all positions. What the knower could not see is dealt by the seed `anew`, unless
        that is "" (branch.py). In the middle of a sealed question one goes back to its beginning.
        """
        number = self.opened(number)
        deal = written(number, knower, anew)
        record = Record(
            self.record.key,
            self.record.seats,
            self.record.options,
            self.record.seed + deal,
            seated(players),
        )
        record.moves, record.facts = self.record.moves[:number], self.record.facts[:number]
        return Table(record, dealt(games[number], deal, number))

    def take_final(self, state: "State") -> None:
        """The state to which moves are taken back must be one that leads here."""
        record = self.record
        if not 0 <= record.final <= len(record.moves):
            raise BadRecord(f"moves cannot be taken back up to move {record.final}")
        game = final_game = record.fitting(loaded(record.key, state, record.rules))
        try:
            for number in range(record.final, len(record.moves)):
                game = game.play(*record.moves[number])
                record.as_told(game, number)
        except IllegalMove as error:
            raise BadRecord(f"{LEADS_ELSEWHERE}: {error}") from None
        except Exception:  # in a forged state the rules can stumble over anything
            raise BadRecord(LEADS_ELSEWHERE) from None
        if digest(game.state()) != record.digest:
            raise BadRecord(LEADS_ELSEWHERE)
        self.final, self.final_game = record.final, final_game

    def text(self) -> str:
        """The table as its record, to be read again."""
        record = self.record
        record.close(self.game)
        record.final = self.final
        record.final_state = self.final_game.state() if record.state is not None else None
        return record.text()

    def save(self) -> "Saved":
        """All of it as plain JSON, for the host's store: quicker than `text`.

        Later moves do not change it, though it copies only the lists that they make longer.
        """
        record = self.record
        saved = {
            "key": record.key,
            "rules": record.rules,
            "options": record.options,
            "seed": record.seed,
            "players": record.players,
            "moves": record.moves[:],
            "facts": record.facts[:],
            "state": self.game.state(),
            "line": self.final,
            "drawn": self.final_game.state(),
            "past": self.past.save(),
        }
        if record.seal:
            saved["seal"] = record.seal
        return saved

    @staticmethod
    def load(saved: "Saved") -> "Table":
        """The table that `save` gave; it goes on from its state also when the rules are mended."""
        key, rules = saved["key"], saved["rules"]
        if rules > GAMES[key].RULES:
            raise BadRecord(f"rules {rules} are of a later version of Unke; update first")
        players = saved["players"]
        record = Record(key, len(players), saved["options"], saved["seed"], players)
        record.rules = rules
        record.seal = saved.get("seal", [])
        record.moves, record.facts = saved["moves"], saved["facts"]
        table = Table(record, loaded(key, saved["state"], rules))
        table.final, table.final_game = saved["line"], loaded(key, saved["drawn"], rules)
        if rules < table.game.RULES:
            record.options = table.game.options
        if "past" in saved and rules == table.game.RULES:  # older rules led here another way
            number, state = saved["past"]
            table.past = Past(number, loaded(key, state, rules))
        return table

    @property
    def players(self) -> "list[Player]":
        """Who sits where, by seat."""
        return self.record.players

    @property
    def left_after(self) -> int | None:
        """After how many moves it left another game; None if it was dealt for itself."""
        return begins(self.record.seed) if self.record.seed != root(self.record.seed) else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.game.waiting_for()

    def act(self, seat: int, move: "Move") -> "list[Fact]":
        """Make a move and return its public facts. Raises IllegalMove and changes nothing then."""
        stages = staged(self.game, seat, move)
        after = stages[-1][1]
        moves = self.record.moves
        number = len(moves)
        moves.append([seat, move[:]])
        self.record.facts.append(after.facts)
        if number > self.final and not self.go_together(self.final_game, self.game, number):
            self.final = number
            self.final_game = self.game
        self.game = after
        self.past.add(len(moves), after, stages)
        if after.final:
            self.final = len(moves)
            self.final_game = after
        return self.record.facts[-1]

    def go_together(self, final_game: Game, game: Game, number: int) -> bool:
        """Whether a move can be taken back together with those before it that are not final.

        `final_game` is the game before all of them, `game` the one in which the move is made.
        Either all of them are one seat's, or all are sealed answers to the same question.
        """
        if self.is_sealed(final_game):
            return self.is_sealed(game)
        moves = self.record.moves
        return not self.is_sealed(game) and bool(moves[number - 1][0] == moves[number][0])

    def is_sealed(self, game: Game) -> bool:
        return bool(game.agenda) and game.PHASES[game.now["phase"]].sealed

    def may_undo(self, seat: int) -> bool:
        """Whether the seat has a move that it can take back."""
        for number in range(self.final, len(self.record.moves)):
            if self.record.moves[number][0] == seat:
                return True
        return False

    def undo(self, seat: int) -> int:
        """Take back the seat's last move and return its number.

        What others have sealed meanwhile stays, each move with a number less than before.
        """
        if not self.may_undo(seat):
            raise IllegalMove("nothing can be taken back: somebody has acted or seen something")
        moves, facts = self.record.moves, self.record.facts
        last = len(moves) - 1
        while moves[last][0] != seat:
            last -= 1
        game = self.final_game
        for number in range(self.final, len(moves)):
            if number != last:
                game = game.play(moves[number][0], moves[number][1])
        moves.pop(last)
        facts.pop(last)
        self.game = game
        self.past.cut(last, len(moves), game)
        kept = [reason for reason in self.reasons if reason[0] != last]
        self.reasons = [[n - 1 if n > last else n, by, why] for n, by, why in kept]
        self.stood_in = [n - 1 if n > last else n for n in self.stood_in if n != last]
        return last

    def log(self, since: int = 0) -> "list[Entry]":
        """Every move from a number on: who made it and the public facts that it led to."""
        entries = []
        for number in range(since, len(self.record.moves)):
            entries.append([self.record.moves[number][0], self.record.facts[number]])
        return entries

    def remember(self) -> None:
        """Play the record again from its first move, for a table that was stored without a past.

        Where that leads elsewhere (mended rules, a table laid by hand) nothing is remembered.
        """
        record = self.record
        first = game = record.begin(self.game.state())
        try:
            for number in range(len(record.moves)):
                game = game.play(*record.moves[number])
                record.as_told(game, number)
                game = dealt(game, record.seed, number + 1)
                if number + 1 == begins(record.seed):
                    first = game
        except IllegalMove:
            return
        if game.state() == self.game.state():
            self.past = Past(begins(record.seed), first)

    def moments(
        self, number: int, *eyes: int | None, views: "list[View] | None" = None
    ) -> "list[Moment]":
        """How some pairs of eyes saw a move, moment by moment; from `past.first` on. `views` may
        say what they see now, if that is known."""
        return self.past.moments(number, self.record.moves, list(eyes), views)

    def told_reasons(self, since: int = 0) -> "list[Explanation]":
        """The reasons that may be told now and could not be when there were `since` moves.

        Of what is sealed none is told before all have been opened.
        """
        opened, before = self.opened(len(self.record.moves)), self.opened(since)
        return [reason for reason in self.reasons if before <= reason[0] < opened]

    def opened(self, moves: int) -> int:
        """How many of the first moves have been seen: those without facts are still sealed."""
        while moves and not self.record.facts[moves - 1]:
            moves -= 1
        return moves


def seated(players: "list[Player]") -> "list[Player]":
    """Players as a record has them."""
    found: "list[Player]" = []
    for player in players:
        name = clean(player["name"])
        found.append({"name": name, "kind": player["kind"], "colour": player["colour"]})
    return found
