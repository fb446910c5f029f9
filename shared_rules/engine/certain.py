"""Certain: what is sure to follow from a move, told before it is made.

These are the facts up to the first thing that somebody learns by it: a card that is turned up, a
number that is drawn, answers that are opened. They are the same in every world that the owner of
the view could be in. A sealed answer promises nothing.
"""

from .. import GAMES
from .chance import Chance

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Game
    from .types import Fact, Item, Move, Thing, View


class Unshuffled(Chance):
    """Leaves everything as it lies: what holds in every world holds in the first best, too, and a
    phone is twice as soon there."""

    def __init__(self) -> None:
        self.state = [0, 0, 0, 0]

    def shuffle(self, items: "list[Thing]") -> None:
        pass


def certain(view: "View", move: "Move", seat: int) -> "tuple[list[Fact], Game | None]":
    """The facts, and the world as it then is, if nothing was learned at all (else None).

    The view may be a spectator's: what all may know is told of the seat's move then.
    """
    rules = GAMES[view["game"]]
    facts: "list[Fact]" = []
    if rules.PHASES[view["agenda"][-1]["phase"]].sealed:
        return facts, None
    world = rules.imagine(view, Unshuffled())
    tell = world.note

    def note(*fact: "Item") -> None:
        if not world.final:
            facts.append(list(fact))
        tell(*fact)

    world.note = note
    world.advance(seat, move)
    del world.note
    return facts, None if world.final else world
