"""Phase 4: sealed offers of goods; the most of a kind wins what the market card promises."""

from ..engine.offer import Offer
from ..engine.phase import CURTAIN, Phase
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
    cover = CURTAIN

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
        sealed = game.now["sealed"]
        queue = [seat for seat in range(game.seats) if sealed[seat]]
        laid: list[list[str]] = [[] for _ in range(game.seats)]
        game.goto("reveal", [], sealed=sealed, queue=queue, laid=laid)


class Reveal(Phase):
    """One offer after the other is turned up. Nobody is asked here.

    What is still `sealed` nobody else knows; `queue` are the seats whose offers these are, and
    `laid` is what counts of those that lie open.
    """

    def resolve(self, game: "Dschunke") -> None:
        now = game.now
        if now["queue"]:
            seat = now["queue"].pop(0)
            answers, now["sealed"][seat] = now["sealed"][seat], []
            goods = sorted(answers[0][1:]) if answers else []
            now["laid"][seat] = reveal(game, seat, goods)
            return
        laid = now["laid"]
        kinds = [good for good in GOODS if most_of(good, laid)]
        game.done()
        if kinds:
            game.call("decide", [], laid=laid, kinds=kinds, takers=[])


def most_of(good: str, laid: list[list[str]]) -> int:
    """How many of a kind lie in the offer that has most of them."""
    return max([goods.count(good) for goods in laid])


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


class Decide(Phase):
    """One kind of goods after the other is paid for (`kinds`). Nobody is asked here.

    Then all goods go back (`laid`), who has won special cards takes them (`takers`), and everybody
    may offer again, unless all kinds are sold.
    """

    def resolve(self, game: "Dschunke") -> None:
        now = game.now
        if now["kinds"]:
            good = now["kinds"].pop(0)
            now["takers"] += sell(game, good, [goods.count(good) for goods in now["laid"]])
            game.sold.append(good)
            return
        game.done()
        clear(game, now["laid"], now["takers"])


def clear(game: "Dschunke", laid: list[list[str]], takers: list[int]) -> None:
    """The stall is empty again."""
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
