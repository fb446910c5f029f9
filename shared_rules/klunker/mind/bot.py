"""A jeweller's rules of thumb, and how a jeweller searches.

Everything is weighed in hundredths of a banknote: what a safe promises, what a window would add to
it, and what the others would make of the same window. See shared_rules/engine/bot.py for the names.
"""

from ...engine.bot import leading
from ..cards import tally
from .buying import purchases
from .showing import shown, windows
from .storing import hoarded, safes
from .why import why
from .worth import promise, rounds_after

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.chance import Chance
    from ...engine.types import Judged, Move
    from ..game import Klunker

__all__ = ["answer", "judged", "left", "stage", "values", "why"]

FORM = 3
"""It rises when these bots play differently: what was measured before does not count any more."""

WIDTH = 8
HORIZON = 36
SPREAD = 100
VICTORY = 500
CLOSE = 0
PLAYOUTS = {"strong": 20, "expert": 240}
DEPTH = {"strong": 0, "expert": 2}
BLUR = 150
WHIM = 0


def judged(game: "Klunker", seat: int) -> "list[Judged]":
    """Every move worth a thought: [hundredths of a banknote, move, the reason's key]."""
    phase = game.agenda[-1]["phase"]
    if phase == "windows":
        return windows(game, seat)
    if phase == "safes":
        return safes(game, seat)
    return purchases(game, seat)


def answer(game: "Klunker", seat: int, chance: "Chance") -> "Move":
    """What a jeweller does who does not think long."""
    phase = game.agenda[-1]["phase"]
    if phase == "windows":
        return shown(game, seat)
    if phase == "safes":
        return hoarded(game, seat)
    return leading(purchases(game, seat))


def stage(game: "Klunker") -> int:
    """The jewels that have left the deck."""
    return -len(game.deck)


def left(game: "Klunker") -> int:
    """How much is still to come, for the chances (engine/share.py): jewels in the deck."""
    return len(game.deck)


def values(game: "Klunker") -> list[int]:
    """Banknotes, and what lies in the safes."""
    rounds = rounds_after(game)
    return [
        100 * game.notes[seat] + promise(tally(game.safes[seat]), rounds)
        for seat in range(game.seats)
    ]
