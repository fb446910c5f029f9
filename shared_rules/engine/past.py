"""Past: how the latest moves of a table came about, to be watched again moment by moment.

Games before some of the latest moves are kept; what lay between is played once more. How the last
move came about is what everybody asks for, so its moments are kept as they were.
"""

from .game import Game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from .types import Entry, Moment, Move, State, View

    Stages: TypeAlias = "list[tuple[int, Game]]"
    """A move moment by moment: so many of its facts, and the game then."""

KEPT = 60
"""So many moves can be watched again, also by who comes back after a while."""


class Past:
    """The positions of one table that are kept, by the number of moves that led there."""

    def __init__(self, number: int, game: Game) -> None:
        self.games: "dict[int, Game]" = {number: game}
        self.stages: "Stages" = []
        """How the latest move came about; none if it has only been read."""

    @property
    def first(self) -> int:
        """The number of the first move that can be watched."""
        return min(self.games)

    def add(self, number: int, game: Game, stages: "Stages") -> None:
        """A move has led to this position, so or, without stages, one knows not how; a position
        that lies too far back is let go."""
        self.games[number] = game
        self.stages = stages
        enough = [kept for kept in self.games if kept <= number - KEPT]
        for kept in enough:
            if kept < max(enough):
                del self.games[kept]

    def cut(self, number: int, moves: int, game: Game) -> None:
        """The move of this number has been taken back; after so many moves the game stands so."""
        self.games = {kept: self.games[kept] for kept in self.games if kept <= number}
        self.games[moves] = game
        self.stages = []

    def before(self, number: int, moves: "list[Entry]") -> Game:
        """The position in which the move of this number was made; it is kept from now on."""
        known = max([kept for kept in self.games if kept <= number])
        game = self.games[known]
        for seat, move in moves[known:number]:
            game = game.play(seat, move)
        self.games[number] = game
        return game

    def moments(
        self,
        number: int,
        moves: "list[Entry]",
        eyes: "list[int | None]",
        views: "list[View] | None" = None,
    ) -> "list[Moment]":
        """How some pairs of eyes saw a move, moment by moment; `views` is what they see now, so
        that nobody need look at the end of the latest move again."""
        stages = self.stages if number == len(moves) - 1 else []
        if not stages:
            return seen_by(eyes, staged(self.before(number, moves), *moves[number]))
        if views is None:
            return seen_by(eyes, stages)
        return seen_by(eyes, stages[:-1]) + [[stages[-1][0], views]]

    def save(self) -> "list[int | State]":
        """What has to be stored of it: the earliest position."""
        return [self.first, self.games[self.first].state()]


def staged(game: Game, seat: int, move: "Move") -> "Stages":
    """A move, moment by moment; the last one is how it ends. None repeats the facts of the one
    before. Raises IllegalMove."""
    found: "Stages" = []
    after = game.play(seat, move, lambda now: found.append((len(now.facts), now.copy())))
    if found and found[-1][0] == len(after.facts):
        found.pop()  # after it nothing has been seen any more
    found.append((len(after.facts), after))
    return found


def seen_by(eyes: "list[int | None]", stages: "Stages") -> "list[Moment]":
    """So many facts, and what each pair of eyes sees then."""
    return [[count, [now.view(seat) for seat in eyes]] for count, now in stages]
