"""Teaching: the steps that a lesson is made of (client/lessons/ says how one is written).

Each has a key, by which the words find it, and a `kind`.
"""

from shared_rules.engine.record import items_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

LAY, TELL, ASK, PLAY = "lay", "tell", "ask", "play"


class Lay:
    """From here on the table lies as `position()` lays it; a chapter begins.

    `anew`: it is another game's; the one before has come to its score sheet, which offers this.
    """

    kind = LAY

    def __init__(self, key: str, position: "Callable[[], Any]", anew: bool = False) -> None:
        self.key = key
        self.position = position
        self.anew = anew


class Tell:
    """Unke says something; a tap, and it goes on."""

    kind = TELL

    def __init__(self, key: str, *places: str) -> None:
        self.key = key
        self.places = places


class Ask:
    """The learner makes this move, in any order of its items, or one that `fits` as well."""

    kind = ASK

    def __init__(
        self, key: str, move: str, *places: str, fits: "Callable[[list], bool] | None" = None
    ) -> None:
        self.key = key
        self.move = items_in(move)
        self.places = places
        self.fits = fits

    def admits(self, move: list) -> bool:
        if self.fits is not None and self.fits(move):
            return True
        left = move[:]
        for word in self.move:
            if word not in left:
                return False
            left.remove(word)
        return not left

    def instead(self, move: list) -> str:
        """The key of what there is to say to another move."""
        return self.key + "." + move[0]


class Play:
    """Somebody else moves: the seat, then the move."""

    kind = PLAY
    key = ""

    def __init__(self, move: str) -> None:
        self.seat, *self.move = items_in(move)
