"""Record: the one text format for a saved table, a bug report, a test fixture and a server's row.

    unke GAME rules 1 seats 3 seed 2a first=0
    seat person red Anna
    0 show shoe tiara
    > showed seat-0 shoe tiara
    = 4 5 2
    # 0123456789abcdef

A move is a line with its seat, a public fact that it led to a line with ">". A finished game ends
with its scores; a running one carries its state (@) and the state to which moves can still be
taken back (^), because it goes on from there when the rules are mended. What a sealed shuffle was
made of stands in lines that begin with "seal" (../seal/). The last line is the digest of the final
state.
"""

from .. import GAMES
from .because import bare
from .branch import begins, dealt, root
from .branch import objection as objection_to
from .game import Game, IllegalMove
from .offer import shown
from .options import BadOption, chosen
from .plain import Unreadable, digest, read, written
from .players import clean, objection
from .shape import base_fault, fault

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .types import Entry, Fact, Item, Options, Player, State

LARGEST = 2_000_000
SEAL = "seal"
"""The mark of the lines that an app from before sealed shuffles cannot read."""


class BadRecord(ValueError):
    """A text that is no record, or not one of this game; it says which line is wrong and why."""


class Record:
    """How a game was set up, who sat where, every move and its facts, and where it stands."""

    def __init__(
        self, key: str, seats: int, options: "Options", seed: str, players: "list[Player]"
    ) -> None:
        self.key = key
        self.rules = GAMES[key].RULES
        self.seats = seats
        self.options = options
        self.seed = seed
        self.players = players
        self.seal: list[str] = []
        """What the deal was made of, if it was a sealed shuffle."""
        self.moves: "list[Entry]" = []
        self.facts: "list[list[Fact]]" = []
        self.scores: list[int] | None = None
        self.state: "State | None" = None
        self.final: int = 0
        self.final_state: "State | None" = None
        self.digest = ""

    # Writing

    def text(self) -> str:
        """The record as text."""
        head = f"unke {self.key} rules {self.rules} seats {self.seats} seed {self.seed}"
        for key in sorted(self.options):
            head += f" {key}={self.options[key]}"
        lines = [head]
        for player in self.players:
            lines.append(f"seat {player['kind']} {player['colour']} {player['name']}")
        for line in self.seal:
            lines.append(f"{SEAL} {line}")
        for number in range(len(self.moves)):
            seat, move = self.moves[number]
            lines.append(f"{seat} {worded(move)}")
            for fact in self.facts[number]:
                lines.append("> " + worded(fact))
        if self.state is not None:
            if self.final_state is not None:
                lines.append(f"^ {self.final} {written(self.final_state)}")
            lines.append("@ " + written(self.state))
        if self.scores is not None:
            lines.append("= " + worded(self.scores))
        lines.append("# " + self.digest)
        return "\n".join(lines) + "\n"

    def close(self, game: Game) -> None:
        """Take over where the game stands: its state, or its scores if it is over."""
        state = game.state()
        over = not game.waiting_for()
        self.digest = digest(state)
        self.scores = game.scores() if over else None
        self.state = None if over else state

    # Reading

    @staticmethod
    def read(text: str) -> "Record":
        """The record that a text holds; whether its moves are legal, `replay` finds out."""
        if type(text) is not str:
            raise BadRecord("a record is a text")
        if len(text) > LARGEST:
            raise BadRecord(f"a record has at most {LARGEST} letters, this one has {len(text)}")
        lines = text.replace("\r", "").split("\n")
        while lines and not lines[-1].strip():
            lines.pop()
        if not lines or not lines[0].startswith("unke "):
            raise BadRecord('line 1: a record begins with "unke"')
        record = setup_line(lines[0])
        for number in range(1, len(lines)):
            try:
                record.take(lines[number])
            except (Unreadable, BadRecord) as error:
                raise BadRecord(f"line {number + 1}: {error}") from None
        if not record.digest:
            raise BadRecord("the record is cut off: its last line, the digest, is missing")
        if record.state is None and record.scores is None:
            raise BadRecord("the record is cut off: it holds neither a state nor scores")
        if record.state is not None and record.scores is not None:
            raise BadRecord("a game that has scores is over, and has no state to go on from")
        if begins(record.seed) > len(record.moves):
            raise BadRecord("line 1: it branches after more moves than were made")
        if record.players and len(record.players) != record.seats:
            raise BadRecord(f"{record.seats} seats, but {len(record.players)} players")
        return record

    def take(self, line: str) -> None:
        """Read one line."""
        if self.digest:
            raise BadRecord("something follows the digest")
        mark, _, rest = line.partition(" ")
        if mark == "seat":
            kind, _, rest = rest.partition(" ")
            colour, _, name = rest.partition(" ")
            player: "Player" = {"kind": kind, "colour": colour, "name": clean(name)}
            reason = objection(self.key, player)
            if reason:
                raise BadRecord(f"{reason}, not {shown(kind)} {shown(colour)}")
            self.players.append(player)
        elif mark == SEAL:
            self.seal.append(rest)
        elif mark == ">":
            if not self.moves:
                raise BadRecord("a fact before the first move")
            self.facts[-1].append(items_in(rest))
        elif mark == "@":
            self.state = fields_of(rest)
        elif mark == "^":
            count, _, rest = rest.partition(" ")
            self.final = number_in(count)
            self.final_state = fields_of(rest)
        elif mark == "=":
            self.scores = [number_in(word) for word in rest.split(" ")]
        elif mark == "#":
            if len(rest) != 16:
                raise BadRecord("the digest has 16 digits")
            self.digest = rest
        else:
            seat = number_in(mark)
            if not 0 <= seat < self.seats:
                raise BadRecord(f"there is no seat {seat}")
            self.moves.append([seat, items_in(rest)])
            self.facts.append([])

    # Playing

    def begin(self, later: "State | None" = None) -> Game:
        """The game before the first move; `later`: how it stands now, if it is still running."""
        later = self.state if later is None else later
        try:
            game: Game = GAMES[self.key].new(self.seats, self.options, root(self.seed))
        except BadOption as error:
            raise BadRecord(f"line 1: {error}") from None
        if later is not None:
            game.begun_like(later)
        return dealt(game, self.seed, 0)

    def replay(self, watch: "Callable[[int, Game], None] | None" = None) -> Game:
        """Play it all again and check it; `watch(number, game)` sees every position."""
        self.same_rules()
        game = self.begin()
        if watch:
            watch(0, game)
        for number in range(len(self.moves)):
            game = self.played(game, number)
            if watch:
                watch(number + 1, game)
        self.check_end(game)
        return game

    def played(self, game: Game, number: int) -> Game:
        """The game after the move with this number; it must be legal, and its facts the same."""
        seat, move = self.moves[number]
        try:
            after: Game = game.play(seat, move)
        except IllegalMove as error:
            raise BadRecord(f"move {number + 1} (seat {seat}): {error}") from None
        self.as_told(after, number)
        if after.facts != self.facts[number] and self.facts[number]:
            raise BadRecord(f"move {number + 1}: its facts are not what the rules give")
        return dealt(after, self.seed, number + 1)

    def as_told(self, game: Game, number: int) -> None:
        """What a move was told to lead to stands, if it was told before facts said why."""
        if self.facts[number] == [bare(fact) for fact in game.facts]:
            game.facts = self.facts[number]

    def check_end(self, game: Game) -> None:
        """Where the last move has led must be where the record says that the game stands."""
        over = not game.waiting_for()
        if over != (self.scores is not None) or over and game.scores() != self.scores:
            raise BadRecord(f"the end differs: the rules give {game.scores()}")
        if digest(game.state()) != self.digest:
            raise BadRecord("the moves lead to another state than the digest says")

    def same_rules(self) -> None:
        """Refuse to replay by other rules than the record was played by."""
        rules = GAMES[self.key].RULES
        if self.rules != rules:
            raise BadRecord(f"it was played by rules {self.rules}; replaying needs rules {rules}")

    def standing(self) -> Game:
        """The game where it stands, taken from the state, whose digest is checked."""
        if self.state is None:
            return self.replay()
        game = loaded(self.key, self.state, self.rules)
        if digest(self.state) != self.digest:
            raise BadRecord("the state is not the one that the digest was made of")
        return self.fitting(game)

    def fitting(self, game: Game) -> Game:
        """A game that was loaded but not played up to: at least it fits the rest."""
        reason = fault(game, self.seats, self.options)
        if reason:
            raise BadRecord(reason)
        return game


def setup_line(line: str) -> Record:
    """An empty record from its first line."""
    parts = line.split(" ")
    if len(parts) < 8 or parts[2] != "rules" or parts[4] != "seats" or parts[6] != "seed":
        raise BadRecord("line 1: it names the game, then rules, seats and seed")
    key, seed = parts[1], parts[7]
    if key not in GAMES:
        raise BadRecord(f"line 1: there is no game {shown(key)}")
    try:
        rules, seats = number_in(parts[3]), number_in(parts[5])
    except BadRecord as error:
        raise BadRecord(f"line 1: {error}") from None
    if rules > GAMES[key].RULES:
        raise BadRecord(f"line 1: rules {rules} are of a later version of Unke; update first")
    if seats not in GAMES[key].SEATS:
        raise BadRecord(f"line 1: {key} is not for {seats} players")
    reason = objection_to(seed, seats)
    if reason:
        raise BadRecord(f"line 1: {reason}")
    options = {}
    for word in parts[8:]:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadRecord(f"line 1: an option is key=value, not {shown(word)}")
        options[name] = item_in(value)
    try:
        complete = chosen(GAMES[key], seats, options)
    except BadOption as error:
        raise BadRecord(f"line 1: {error}") from None
    # a running game of older rules goes on with the options that there were, as they were meant
    if rules < GAMES[key].RULES:
        complete = GAMES[key].carried(options, seats)
    record = Record(key, seats, complete, seed, [])
    record.rules = rules
    return record


def unsealed(text: str) -> str:
    """The text of a record as it was before there were sealed shuffles."""
    kept = [line for line in text.split("\n") if not line.startswith(SEAL + " ")]
    return "\n".join(kept)


def loaded(key: str, state: "State", rules: int) -> Game:
    """A game from its state, as it stood by this version of the rules."""
    reason = base_fault(GAMES[key], state)
    if reason:
        raise BadRecord(reason)
    game: Game = GAMES[key].load(state)
    if rules < game.RULES:
        game.options = game.carried(game.options, game.seats)
    return game


def fields_of(text: str) -> "State":
    state = read(text)
    if type(state) is not dict:
        raise BadRecord("a state is a JSON object")
    return state


def worded(items: "list[Item]") -> str:
    return " ".join([str(item) for item in items])


def items_in(text: str) -> "list[Item]":
    if not text:
        raise BadRecord("a line ends after its first word")
    return [item_in(word) for word in text.split(" ")]


def item_in(word: str) -> str | int:
    digits = word[1:] if word[:1] == "-" else word
    # not isdigit: to some Pythons "²" is a digit, and int() fails on it
    return int(word) if 0 < len(digits) < 10 and not digits.strip("0123456789") else word


def number_in(word: str) -> int:
    value = item_in(word)
    if type(value) is not int:
        raise BadRecord(f"{shown(word)} is not a number")
    return value
