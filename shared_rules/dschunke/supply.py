"""Phase 3: from the first player, everybody takes one good of choice for each supply card."""

from ..engine.offer import Offer
from ..engine.phase import Phase
from .goods import sources, take_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Dschunke

SUPPLIES = 2
"""The supply cards that everybody has from the start."""


def begin_supply(game: "Dschunke") -> None:
    game.stage = 3
    game.call("supply", [], queue=game.round_from(game.start), seat=None, left=0)


class Supply(Phase):
    """One seat of the `queue` after the other takes all its goods, `left` more of them."""

    def resolve(self, game: "Dschunke") -> None:
        now = game.now
        seat, left, choices = now["seat"], now["left"], sources(game)
        if not left or not choices:
            if left:
                game.note("lapsed", f"seat-{seat}", left)
            if not now["queue"]:
                game.done()
                return
            now["left"] = supplies(game, now["queue"][0])
            now["seat"] = now["queue"].pop(0)
        elif len(choices) == 1:
            self.take(game, seat, choices[0])
        else:
            now["seats"] = [seat]

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        return [Offer("take", sources(game))]

    def take(self, game: "Dschunke", seat: int, source: str) -> None:
        game.now["seats"] = []
        game.now["left"] -= 1
        take_from(game, seat, source)


def supplies(game: "Dschunke", seat: int) -> int:
    """How many goods a seat takes in phase 3."""
    return SUPPLIES + game.always[seat].count("supply")
