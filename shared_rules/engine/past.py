"""Past: how the latest moves of a table came about, to be watched again moment by moment.

Games before some of the latest moves are kept; what lay between is played once more.
"""

from .game import Game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import Entry, Moment, Move, State

KEPT = 60
"""So many moves can be watched again, also by who comes back after a while."""


class Past:
    """The positions of one table that are kept, by the number of moves that led there."""

    def __init__(self, number: int, game: Game) -> None:
        self.games: "dict[int, Game]" = {number: game}

    @property
    def first(self) -> int:
        """The number of the first move that can be watched."""
        return min(self.games)

    def add(self, number: int, game: Game) -> None:
        """A move has led to this position; one that lies too far back is let go."""
        self.games[number] = game
        enough = [kept for kept in self.games if kept <= number - KEPT]
        for kept in enough:
            if kept < max(enough):
                del self.games[kept]

    def cut(self, number: int, moves: int, game: Game) -> None:
        """The move of this number has been taken back; after so many moves the game stands so."""
        self.games = {kept: self.games[kept] for kept in self.games if kept <= number}
        self.games[moves] = game

    def before(self, number: int, moves: "list[Entry]") -> Game:
        """The position in which the move of this number was made; it is kept from now on."""
        known = max([kept for kept in self.games if kept <= number])
        game = self.games[known]
        for seat, move in moves[known:number]:
            game = game.play(seat, move)
        self.games[number] = game
        return game

    def moments(
        self, number: int, moves: "list[Entry]", eyes: "list[int | None]"
    ) -> "list[Moment]":
        """How some pairs of eyes saw a move, moment by moment."""
        seat, move = moves[number]
        return moments_of(self.before(number, moves), seat, move, eyes)

    def save(self) -> "list[int | State]":
        """What has to be stored of it: the earliest position."""
        return [self.first, self.games[self.first].state()]


def moments_of(game: Game, seat: int, move: "Move", eyes: "list[int | None]") -> "list[Moment]":
    """How some pairs of eyes see a move: so many of its facts, and what each of them sees then.

    The last one is how it ends. None repeats the facts of the one before.
    """
    found: "list[Moment]" = []

    def watch(now: Game) -> None:
        found.append([len(now.facts), [now.view(seat) for seat in eyes]])

    after = game.play(seat, move, watch)
    if found and found[-1][0] == len(after.facts):
        found.pop()  # after it nothing has been seen any more
    watch(after)
    return found
