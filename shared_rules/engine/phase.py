"""Phase: a question that a game puts to some of its seats."""

from .offer import Offer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import AnyGame


OPEN, COVERED, CURTAIN = "open", "covered", "curtain"
"""A question that everybody may see asked and answered; one whose offers show what the asked one
holds, who uncovers it; and one for which all others look away."""


class Phase:
    """A question that the game puts to some seats: one method per verb, no state."""

    sealed = False
    """Everybody answers unseen; when the last answer lies, `resolve` opens them all."""
    cover = COVERED
    """What people who share one screen must do before the offers may be shown on it."""

    def actors(self, game: "AnyGame") -> list[int]:
        """The seats that are asked now; when none is left, `resolve` is called."""
        if not self.sealed:
            seats: list[int] = game.agenda[-1]["seats"]
            return seats[:]
        waiting = []
        for seat in game.now["seats"]:
            if len(game.now["sealed"][seat]) < self.answers(game, seat):
                waiting.append(seat)
        return waiting

    def offers(self, game: "AnyGame", seat: int) -> list[Offer]:
        """What the seat may do."""
        return []

    def answers(self, game: "AnyGame", seat: int) -> int:
        """How many sealed moves the seat lays before it is done."""
        return 1

    def resolve(self, game: "AnyGame") -> None:
        """Go on when nobody is left to ask."""
        game.done()
