"""Goods: the stocks, the pile of mixed goods, what goes to hands and comes back."""

from ..engine.offer import Offer
from ..engine.phase import OPEN, Phase
from .cards import GOOD_OF, GOODS, MIXED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Dschunke

UNCOUNTED = (3, 4)
"""The phases in which nobody may count the stocks: everybody sees only whether there is some."""


def take(game: "Dschunke", seat: int, good: str, number: int, *why: str) -> None:
    """A seat openly takes goods of a kind from its stock."""
    game.stocks[good] -= number
    game.hands[seat] += [good] * number
    game.hands[seat].sort()
    game.seen[seat][GOODS.index(good)] += number
    game.note("took", f"seat-{seat}", *[good] * number, *why)
    if game.stage in UNCOUNTED:
        # Everybody learns whether that was the last one.
        game.disclose()
    if not game.stocks[good]:
        game.note("emptied", good)


def take_mixed(game: "Dschunke", seat: int, *why: str) -> None:
    """A seat blindly takes the top card of the mixed pile and sees what it is."""
    game.hands[seat].append(game.mixed.pop())
    game.hands[seat].sort()
    game.disclose()
    game.note("took_blind", f"seat-{seat}", *why)
    if not game.mixed:
        game.note("emptied", MIXED)
        renew_mixed(game)


def give_back(game: "Dschunke", seat: int, goods: list[str]) -> None:
    """A seat's goods go back to their stocks; everybody sees them."""
    saw(game, seat, goods)
    known = game.seen[seat]
    for good in goods:
        game.hands[seat].remove(good)
        game.stocks[good] += 1
        known[GOODS.index(good)] -= 1


def saw(game: "Dschunke", seat: int, goods: list[str]) -> None:
    """Everybody sees these goods in a seat's hand: it holds at least so many of them."""
    known = game.seen[seat]
    for place in range(len(GOODS)):
        known[place] = max(known[place], goods.count(GOODS[place]))


def renew_mixed(game: "Dschunke") -> None:
    """With two players a mixed pile that has run out is made anew: three goods of each kind.

    If the stocks hold fewer, as many as they have; if they hold none, as soon as goods come back:
    those of offers, for of a swap as many are taken as were given.
    """
    if game.seats > 2 or game.mixed:
        return
    goods: list[str] = []
    for good in GOODS:
        number = min(3, game.stocks[good])
        game.stocks[good] -= number
        goods += [good] * number
    if not goods:
        return
    game.mixture = [goods.count(good) for good in GOODS]
    game.note("mixed", *goods)
    for good in GOODS:
        if good in goods and not game.stocks[good]:
            game.note("emptied", good)
    game.shuffle(goods)
    game.mixed = goods


def sources(game: "Dschunke") -> list[str]:
    """Where goods of choice can be taken from now."""
    found = [good for good in GOODS if game.stocks[good]]
    if game.mixed:
        found.append(MIXED)
    return found


def take_from(game: "Dschunke", seat: int, source: str, *why: str) -> None:
    """A seat takes one card from a stock or from the mixed pile."""
    if source == MIXED:
        take_mixed(game, seat, *why)
    else:
        take(game, seat, source, 1, *why)


def take_own_kind(game: "Dschunke", seat: int, junk: str, number: int) -> int:
    """Take goods of the junk's own kind while there are any; how many are then still missing."""
    good = GOOD_OF.get(junk, "")
    taken = min(number, game.stocks.get(good, 0))
    if taken:
        take(game, seat, good, taken)
    return number - taken


class Taking(Phase):
    """Goods of choice one by one.

    `left` says how many are still to be taken; what is not there lapses.
    """

    cover = OPEN

    def resolve(self, game: "Dschunke") -> None:
        now = game.now
        seat, left, choices = now["seat"], now["left"], sources(game)
        if not left or not choices:
            if left:
                game.note("lapsed", f"seat-{seat}", left)
            self.taken(game)
        elif len(choices) == 1:
            self.take(game, seat, choices[0], "because-only")
        else:
            now["seats"] = [seat]

    def taken(self, game: "Dschunke") -> None:
        """Go on: the seat has all that it could take."""
        game.done()

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        return [Offer("take", sources(game))]

    def take(self, game: "Dschunke", seat: int, source: str, *why: str) -> None:
        game.now["seats"] = []
        game.now["left"] -= 1
        take_from(game, seat, source, *why)


def counts(game: "Dschunke") -> "dict[str, int | str]":
    """What everybody sees of the stocks and the mixed pile."""
    shown: "dict[str, int | str]" = {}
    for good in GOODS:
        shown[good] = counted(game, game.stocks[good])
    if game.seats == 2:
        shown[MIXED] = counted(game, len(game.mixed))
    return shown


def counted(game: "Dschunke", number: int) -> "int | str":
    """The size of a stock as it may be seen now."""
    if game.stage in UNCOUNTED:
        return "some" if number else "none"
    return number
