"""Which window a jeweller buys."""

from ..cards import tally
from .worth import added, rounds_after

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.types import Judged
    from ..game import Klunker

DECLINE = 10
NEVER = -300


def bought(game: "Klunker", seat: int, other: int, mine: list[int], rounds: int) -> int:
    """What buying a seat's window would bring now."""
    jewels = game.windows[other]
    if not jewels or (seat != other and not game.notes[seat]):
        return NEVER
    gain = added(mine, tally(jewels), rounds)
    if seat == other:
        return gain
    # a banknote that somebody else gets is worse than one that nobody has
    return gain - 100 - 100 // (game.seats - 1)


def purchases(game: "Klunker", seat: int) -> "list[Judged]":
    """The window that gains most; none, if every one would only fill the safe with types."""
    rounds = rounds_after(game)
    mine = tally(game.safes[seat])
    moves: "list[Judged]" = []
    for other in range(game.seats):
        if game.windows[other] and (other == seat or game.notes[seat]):
            gain = bought(game, seat, other, mine, rounds)
            moves.append([gain, ["buy", f"window-{other}"], "buy"])
    if not game.windows[seat]:
        moves.append([DECLINE, ["decline"], "decline"])
    return moves


def best_purchase(game: "Klunker", seat: int, mine: list[int], rounds: int) -> int:
    """What the best window would bring to such a safe."""
    most = 0
    for other in range(game.seats):
        most = max(most, bought(game, seat, other, mine, rounds))
    return most
