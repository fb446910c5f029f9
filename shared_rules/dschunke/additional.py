"""Additional actions: special cards that are played right before or right after one's action."""

from ..engine.offer import Offer
from ..engine.phase import OPEN, Phase
from .actions import perform
from .cards import JUNKS, is_additional
from .junks import lay, lies_on_top, lift
from .special import discard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Dschunke


class Additional(Phase):
    """Play a card for an additional action, or not now? `moment`: before or after the action."""

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        playable: list[str] = []
        for card in game.cards[seat]:
            if card not in playable and is_playable(game, seat, card):
                playable.append(card)
        offers = [Offer("play", playable)] if playable else []
        offers.append(Offer("skip"))
        return offers

    def play(self, game: "Dschunke", seat: int, card: str) -> None:
        game.done()
        discard(game, seat, card)
        game.played.append(seat)
        if card == "move":
            game.call("lift", [seat])
        elif card == "load":
            game.call("where", [seat], trade="trade-load", number=1, free=False)
        elif card == "draw":
            game.call("where", [seat], trade="trade-draw", number=0, free=False)
        else:
            perform(game, seat, "sell", card[len("sell-") :], 0)

    def skip(self, game: "Dschunke", seat: int) -> None:
        game.done()


def is_playable(game: "Dschunke", seat: int, card: str) -> bool:
    """Loading needs a strip, moving one in a top layer; selling and drawing always go."""
    if card == "load":
        return game.strips[seat] > 0
    if card == "move":
        return bool(movable_from(game, seat))
    return is_additional(card)


def movable_from(game: "Dschunke", seat: int) -> list[str]:
    """The junks in whose top layer a strip of this seat lies."""
    return [junk for junk in JUNKS if lies_on_top(game.holds[junk], seat)]


class Lift(Phase):
    """From which junk does one move a strip?"""

    cover = OPEN

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        return [Offer("lift", movable_from(game, seat))]

    def lift(self, game: "Dschunke", seat: int, junk: str) -> None:
        game.goto("drop", [seat], junk=junk)


class Drop(Phase):
    """To which other junk does the strip from `junk` go?"""

    cover = OPEN

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        return [Offer("drop", [junk for junk in JUNKS if junk != game.now["junk"]])]

    def drop(self, game: "Dschunke", seat: int, junk: str) -> None:
        start = game.now["junk"]
        game.done()
        lift(game.holds[start], seat)
        lay(game.holds[junk], seat)
        game.note("moved", f"seat-{seat}", start, junk)
