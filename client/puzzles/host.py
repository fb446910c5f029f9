"""PuzzleHost: a table as a puzzle's player sees it. Nobody moves there, and nothing is kept of it.

What the player cannot see is imagined; the answer is known beforehand and asks for none of it.
"""

from client.app.texts import cast_of, say
from client.puzzles.collection import Puzzle, puzzles_of
from client.setup.seating import COLOURS, bot_name
from client.table.local import LocalHost
from shared_rules import GAMES
from shared_rules.engine.bot import explained, leading, mind_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.offer import name_of
from shared_rules.engine.record import Record
from shared_rules.engine.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.types import Advice, Move, Player

SEATS = "seats"
"""The habit that knows what people at this phone are called."""


class PuzzleHost(LocalHost):
    """The table of a puzzle, and the moves that have been tried there."""

    def __init__(self, key: str, ident: str) -> None:
        LocalHost.__init__(self, "puzzle")
        self.key = key
        self.name = ident
        self.puzzles: list[Puzzle] = []
        self.puzzle: Puzzle = None
        self.best: list = []
        self.why: Advice = None
        """The reason for the best move."""
        self.tempting: Move = []
        """The move that rules of thumb would make."""
        self.seat = 0
        self.tried: list[Move] = []

    def open(self) -> list[tuple]:
        """What the player is called may be known from other tables."""
        return [("load", "habits", SEATS, ["host", "seats"])]

    def on_seats(self, seats: list[dict] | None, problem: str):
        self.puzzles = puzzles_of(self.key)
        for puzzle in self.puzzles:
            if puzzle.ident == self.name:
                self.puzzle = puzzle
        if self.puzzle is None:  # another version may have had it
            self.problem = "absent"
            return
        named = [seat["name"] for seat in seats or [] if seat["kind"] == "person"]
        self.lay("".join(named[:1]) or say("setup.player", 1))

    def lay(self, player: str) -> None:
        """Lay the table for a player of this name."""
        view, chance = self.puzzle.view(), Chance(self.puzzle.number)
        self.seat = view["seat"]
        game = GAMES[self.key].imagine(view, chance)
        players = seated(self.key, game.seats, self.seat, player)
        self.table = Table(Record(self.key, game.seats, game.options, "0", players), game)
        self.best = self.puzzle.best()
        self.why = explained(game.view(self.seat), self.best[0][0], chance)
        self.tempting = leading(mind_of(self.key).judged(game, self.seat))
        self.place = "here"
        self.opened += 1

    def take_over(self) -> list[tuple]:
        return self.open()

    def close(self) -> list[tuple]:
        return []

    # Answering

    def act(self, seat: int, move: list) -> list[tuple]:
        """A move is looked at, and not made."""
        self.table.game.check(seat, move)
        self.tried.append(move)
        return []

    def is_right(self) -> bool:
        """Whether the latest answer is the best move."""
        return name_of(self.tried[-1]) == name_of(self.best[0][0])

    def go_on(self) -> list[tuple]:
        """Nobody else moves."""
        return []

    def store(self) -> list[tuple]:
        return []

    def share(self) -> list[tuple]:
        return []


def seated(key: str, seats: int, own: int, name: str) -> "list[Player]":
    """The player, and the characters of the game's own bots."""
    cast = cast_of(key)
    levels = list(cast)
    taken = [name]
    players: list[Player] = []
    for seat in range(seats):
        level = levels[seat % len(levels)]
        who = (name, "person")
        if seat != own:
            who = (bot_name(cast[level][0], taken), "bot:" + level)
            taken.append(who[0])
        players.append({"name": who[0], "kind": who[1], "colour": COLOURS[seat]})
    return players
