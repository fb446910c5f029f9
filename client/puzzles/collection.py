"""Collection: all puzzles of a game, the easy ones first."""

from shared_rules.engine.plain import read
from shared_rules.extras import extra

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.types import Move, View


class Puzzle:
    """A position, and what it is about; its longer parts are read when they are wanted."""

    def __init__(self, number: int, row: list) -> None:
        self.number = number
        """Its place among all of the game, from 1."""
        self.ident, self.theme, self.level, self.moves, self.position = row

    def view(self) -> "View":
        """What the player who is asked may know, but for what is offered."""
        view: View = read(self.position)
        return view

    def best(self) -> "list[tuple[Move, int]]":
        """The best moves with the permille of victories that each leads to, the best first."""
        return [(move, share) for move, share in read(self.moves)]


def puzzles_of(game: str) -> list[Puzzle]:
    from_game = extra(game, "puzzles.found").FOUND
    rows = [row for level in (1, 2, 3) for row in from_game if row[2] == level]
    return [Puzzle(place + 1, rows[place]) for place in range(len(rows))]


def following(puzzles: list[Puzzle], solved: list[str], number: int = 0) -> Puzzle:
    """The puzzle to go on with after one: unsolved, if there are any."""
    ahead = puzzles[number:] + puzzles[:number]
    for puzzle in ahead:
        if puzzle.ident not in solved:
            return puzzle
    return ahead[0]
