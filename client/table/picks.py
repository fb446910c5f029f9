"""Picks: what a player has tapped of the offers so far; a second tap, on the button, confirms it.

Offers are taken as they stand in a view. Several may have the same verb (any goods as a bluff,
beside all of one kind): what fits one of them fits.
"""

from shared_rules.engine.offer import Offer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.types import PlainOffer


class Picks:
    """A verb, if one is certain, and the items that were tapped for it."""

    def __init__(self, offers: "list[PlainOffer]") -> None:
        self.offers = [Offer.of(plain) for plain in offers]
        self.verb = ""
        self.items: list = []
        self.most: dict = {}
        """How many of an item may be picked at most, over all offers."""
        self.equals: dict = {}
        """How many equal things an item may be picked from, be it only one of them."""
        for offer in self.offers:
            self.count_offered(offer)

    def count_offered(self, offer: Offer) -> None:
        counts: dict = {}
        for item in offer.among:
            number = counts[item] + 1 if item in counts else 1
            counts[item] = number
            if item not in self.most:
                self.most[item] = self.equals[item] = 0
            self.equals[item] = max(self.equals[item], number)
            self.most[item] = max(self.most[item], min(number, offer.most))

    def clear(self) -> None:
        self.verb = ""
        self.items = []

    # What may be tapped

    def count(self, item) -> int:
        """How many of an item are picked."""
        number = 0
        for picked in self.items:
            if picked == item:
                number += 1
        return number

    def verbs_of(self, items: list) -> list[str]:
        """The verbs that could go with these items, perhaps with more of them."""
        verbs = []
        for offer in self.offers:
            if offer.verb not in verbs and len(items) <= offer.most and within(items, offer.among):
                verbs.append(offer.verb)
        return verbs

    def alone(self) -> list[str]:
        """The verbs that may be said without any item."""
        verbs = []
        for offer in self.offers:
            if offer.least == 0 and offer.verb not in verbs:
                verbs.append(offer.verb)
        return verbs

    # Tapping

    def tap(self, item, nth: int = 0) -> bool:
        """Pick the nth of equal items, or put it back; whether anything has changed."""
        if nth < self.count(item):
            self.items.remove(item)
            if not self.items:
                self.verb = ""
            return True
        if self.verb and not self.items:
            self.verb = ""
        verbs = self.verbs_of(self.items + [item])
        if verbs:
            self.items.append(item)
        else:
            verbs = self.verbs_of([item])
            if not verbs or not self.replaces():
                return False
            self.items = [item]
        self.verb = verbs[0] if len(verbs) == 1 else ""
        return True

    def replaces(self) -> bool:
        """Whether another item takes the place of what is picked: where only one can be named."""
        for offer in self.offers:
            if offer.most > 1 and within(self.items, offer.among):
                return False
        return True

    def say(self, verb: str) -> None:
        """Pick a verb that stands alone, or drop it again."""
        self.items = []
        self.verb = "" if self.verb == verb else verb

    # Confirming

    def moves(self) -> list[list]:
        """The moves that what is picked amounts to, one for each verb that is possible."""
        if not self.items and not self.verb:
            return []
        moves = []
        for offer in self.offers:
            move = [offer.verb] + self.items
            if self.verb in ("", offer.verb) and offer.admits(move) and move not in moves:
                moves.append(move)
        return moves

    def more(self) -> tuple[int, bool]:
        """How many more have to be picked for a move, and whether still more could be."""
        picked = len(self.items)
        least, most = 0, 0
        for offer in self.offers:
            if self.verb in ("", offer.verb) and within(self.items, offer.among):
                wanted = offer.least - picked
                if wanted > 0:
                    least = min(least or wanted, wanted)
                    most = max(most, offer.most - picked)
        return least, most > least


def within(items: list, among: list) -> bool:
    """Whether all items are there, as often as they are named."""
    left = among[:]
    for item in items:
        if item not in left:
            return False
        left.remove(item)
    return True
