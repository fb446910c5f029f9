"""Phase 4: sealed offers of goods; the most of a kind wins what the market card promises."""

from ..engine.offer import Offer
from ..engine.phase import Phase
from .cards import GOODS
from .goods import give_back, renew_mixed, saw
from .market import value
from .special import call_takers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Dschunke


def begin_sale(game: "Dschunke") -> None:
    game.stage = 4
    game.call("sale", owners(game))


def owners(game: "Dschunke") -> list[int]:
    """The seats with goods: who has none is not asked."""
    return [seat for seat in range(game.seats) if game.hands[seat]]


def kinds_in(goods: list[str]) -> list[str]:
    """The different kinds among goods."""
    return [good for good in GOODS if good in goods]


def counting(game: "Dschunke", goods: list[str]) -> list[str]:
    """What counts of an offer when it is revealed: all, some, or nothing of it.

    Three and four players: all, if it is one kind that has not been sold yet. Two: what has been
    sold comes back first; the rest counts if it is one kind or two.
    """
    kinds = kinds_in(goods)
    if game.seats > 2:
        return goods if len(kinds) == 1 and kinds[0] not in game.sold else []
    rest = [good for good in goods if good not in game.sold]
    return rest if len(kinds_in(rest)) < 3 else []


class Sale(Phase):
    """Everybody unseen: which goods do you offer? None is fine, and so is a bluff."""

    sealed = True

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        """One offer for each kind still to be sold, with two players for each two of them, and
        one for anything: whole hands are seldom a good idea, but they are allowed."""
        hand = game.hands[seat]
        offers = []
        kinds = [good for good in kinds_in(hand) if good not in game.sold]
        for place in range(len(kinds)):
            goods = [kinds[place]] * hand.count(kinds[place])
            offers.append(Offer("offer", goods, 1, len(goods)))
            if game.seats == 2:
                for other in kinds[place + 1 :]:
                    both = goods + [other] * hand.count(other)
                    offers.append(Offer("offer", both, 2, len(both)))
        offers.append(Offer("offer", hand, 0, len(hand)))
        return offers

    def resolve(self, game: "Dschunke") -> None:
        laid: list[list[str]] = []
        for seat in range(game.seats):
            answers = game.now["sealed"][seat]
            goods = sorted(answers[0][1:]) if answers else []
            laid.append(reveal(game, seat, goods) if answers else [])
        game.done()
        if any_of(laid):
            settle(game, laid)


def any_of(laid: list[list[str]]) -> bool:
    for goods in laid:
        if goods:
            return True
    return False


def reveal(game: "Dschunke", seat: int, goods: list[str]) -> list[str]:
    """Turn up an offer; what of it counts. The rest comes back to the hand, seen by all."""
    game.note("offered", f"seat-{seat}", *goods)
    saw(game, seat, goods)
    counted = counting(game, goods)
    if goods and not counted:
        game.note("bluffed", f"seat-{seat}")
    elif len(counted) < len(goods):
        game.note("returned", f"seat-{seat}", *[good for good in goods if good not in counted])
    return counted


def settle(game: "Dschunke", laid: list[list[str]]) -> None:
    """All kinds are settled at once: payments, goods back, then special cards.

    Then everybody may offer again, unless all kinds are sold.
    """
    takers = []
    for good in GOODS:
        counts = [goods.count(good) for goods in laid]
        if max(counts):
            takers += sell(game, good, counts)
            game.sold.append(good)
    for seat in range(game.seats):
        give_back(game, seat, laid[seat])
    renew_mixed(game)
    if len(game.sold) < len(GOODS):
        game.call("sale", owners(game))
    if takers:
        call_takers(game, takers, False)


def sell(game: "Dschunke", good: str, counts: list[int]) -> list[int]:
    """Pay for a kind; the seat that may take a special card for it, if any.

    The highest count wins. Of several, the one who wins ties; without him they share money,
    rounded down, and nobody gets a special card.
    """
    most = max(counts)
    best = [seat for seat in range(game.seats) if counts[seat] == most]
    if len(best) > 1:
        names = [f"seat-{seat}" for seat in best]
        game.note("tied", good, *names)
        for seat in best:
            if "ties" in game.always[seat]:
                best = [seat]
    prize = value(game, good)
    if isinstance(prize, str):
        if len(best) > 1:
            game.note("void", good)
            return []
        game.note("won", f"seat-{best[0]}", good)
        return best
    part = prize // len(best)
    for seat in best:
        game.pay(seat, part)
        if len(best) > 1:
            game.note("shared", f"seat-{seat}", good, part)
        else:
            game.note("sold", f"seat-{seat}", good, part)
    return []
