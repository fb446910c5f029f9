"""Special cards: choosing a pile, looking through it and taking one of its cards."""

from ..engine.offer import Offer
from ..engine.phase import CURTAIN, OPEN, Phase
from .cards import ALWAYS, PILES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias

    from .game import Dschunke

    Origin: TypeAlias = list[Any]
    """Where a face-down card came from: [pile, how many special cards had been taken then]."""
    Look: TypeAlias = dict[str, Any]
    """What is remembered of a pile: see `look`."""

CARDS = 30
LAST_ROUND = 10
CONSOLATION = 3
"""What the winner of a special card may take instead in the last round."""


def call_takers(game: "Dschunke", seats: list[int], event: bool) -> None:
    """One after the other these seats take a special card; in an event each from another pile."""
    game.call("search", [], queue=seats, event=event, used=[])


class Search(Phase):
    """From which pile? `queue` are the seats still to come, `used` the piles of this event."""

    cover = OPEN

    def resolve(self, game: "Dschunke") -> None:
        queue = game.now["queue"]
        if not queue:
            game.done()
        elif self.piles(game) or self.may_cash(game):
            game.now["seats"] = [queue.pop(0)]
        else:
            game.note("missed", f"seat-{queue.pop(0)}")

    def piles(self, game: "Dschunke") -> list[str]:
        """Piles with cards that nobody has used in this event or, if all have been, any others."""
        full = [pile for pile in PILES if game.piles[pile]]
        used = game.now["used"]
        return [pile for pile in full if pile not in used] or full

    def may_cash(self, game: "Dschunke") -> bool:
        return game.rounds == LAST_ROUND and not game.now["event"]

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        piles = self.piles(game)
        offers = [Offer("search", piles)] if piles else []
        if self.may_cash(game):
            offers.append(Offer("cash"))
        return offers

    def search(self, game: "Dschunke", seat: int, pile: str) -> None:
        game.disclose()
        game.now["seats"] = []
        if game.now["event"]:
            game.now["used"].append(pile)
        game.looked[seat][pile] = look(game, pile)
        game.note("searched", f"seat-{seat}", pile)
        game.call("keep", [seat], pile=pile)

    def cash(self, game: "Dschunke", seat: int) -> None:
        game.now["seats"] = []
        game.pay(seat, CONSOLATION)
        game.note("cashed", f"seat-{seat}", CONSOLATION)


class Keep(Phase):
    """Which card of the `pile`?"""

    cover = CURTAIN

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        return [Offer("keep", game.piles[game.now["pile"]])]

    def keep(self, game: "Dschunke", seat: int, card: str) -> None:
        pile = game.now["pile"]
        game.done()
        game.piles[pile].remove(card)
        forget(game, seat, pile, card)
        if card in ALWAYS:
            game.always[seat].append(card)
            game.always[seat].sort()
            for other in range(game.seats):
                if other != seat:
                    forget(game, other, pile, card)
            game.note("turned", f"seat-{seat}", pile, card)
        else:
            game.cards[seat].append(card)
            game.origins[seat].append([pile, taken(game)])
            game.note("kept", f"seat-{seat}", pile)


def look(game: "Dschunke", pile: str) -> "Look":
    """What one remembers of a pile: `when` one saw it, and the cards that then lay in it.

    From these go the card that one took, those seen leaving, and those played since: face-down
    cards lie before their owner, so everybody knows from which pile one that is played came.
    """
    return {"when": taken(game), "cards": game.piles[pile][:]}


def forget(game: "Dschunke", seat: int, pile: str, card: str) -> None:
    """A seat that remembers a pile knows that this card is no longer there."""
    if pile in game.looked[seat]:
        game.looked[seat][pile]["cards"].remove(card)


def taken(game: "Dschunke") -> int:
    """How many special cards have been taken so far."""
    left = 0
    for pile in PILES:
        left += len(game.piles[pile])
    return CARDS - left


def discard(game: "Dschunke", seat: int, card: str) -> None:
    """A face-down card is played and out of the game; everybody sees which of them it was."""
    place = game.cards[seat].index(card)
    game.cards[seat].pop(place)
    pile, number = game.origins[seat].pop(place)
    for other in range(game.seats):
        if other != seat and pile in game.looked[other]:
            if game.looked[other][pile]["when"] < number:
                forget(game, other, pile, card)
    game.gone.append(card)
    game.gone.sort()
    game.note("played", f"seat-{seat}", card, place + 1)
