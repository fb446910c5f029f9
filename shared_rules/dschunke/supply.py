"""Phase 3: from the first player, everybody takes one good of choice for each supply card."""

from .goods import Taking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Dschunke

SUPPLIES = 2
"""The supply cards that everybody has from the start."""


def begin_supply(game: "Dschunke") -> None:
    game.stage = 3
    game.call("supply", [], queue=game.round_from(game.start), seat=None, left=0)


class Supply(Taking):
    """One seat of the `queue` after the other takes all its goods."""

    def taken(self, game: "Dschunke") -> None:
        now = game.now
        if not now["queue"]:
            game.done()
            return
        now["left"] = supplies(game, now["queue"][0])
        now["seat"] = now["queue"].pop(0)


def supplies(game: "Dschunke", seat: int) -> int:
    """How many goods a seat takes in phase 3."""
    return SUPPLIES + game.always[seat].count("supply")
