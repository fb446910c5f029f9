"""Phase 1: the market card, swap cards, and the events on the assistants' tracks."""

from ..engine.offer import Offer
from ..engine.phase import OPEN, Phase
from .box import box_of, square
from .cards import GOODS
from .goods import give_back, take
from .special import call_takers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Dschunke


def turn_up(game: "Dschunke") -> None:
    """Turn up the next market card: what each kind of goods brings in phase 4."""
    game.disclose()
    game.market.append(game.deck.pop())
    game.note("priced", *[value(game, good) for good in GOODS])


def value(game: "Dschunke", good: str) -> "int | str":
    """What a kind brings on the market card that lies open: a number of Yen, or "special"."""
    sign = game.market[-1][GOODS.index(good)]
    return "special" if sign == "S" else int(sign)


def ask_for_swaps(game: "Dschunke") -> None:
    """In turn order everybody may use the own swap cards, each of them once."""
    queue = []
    for seat in game.round_from(game.start):
        queue += [seat] * game.always[seat].count("swap")
    game.call("swap", [], queue=queue)


class Swap(Phase):
    """Give one or two goods back? `queue` are the seats still to come, once for each card."""

    def resolve(self, game: "Dschunke") -> None:
        queue = game.now["queue"]
        if not queue:
            game.done()
            return
        seat = queue.pop(0)
        if game.hands[seat]:
            game.now["seats"] = [seat]

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        hand = game.hands[seat]
        return [Offer("give", hand, 1, min(2, len(hand))), Offer("skip")]

    def give(self, game: "Dschunke", seat: int, *goods: str) -> None:
        give_back(game, seat, list(goods))
        game.now["seats"] = []
        game.note("gave", f"seat-{seat}", *goods)
        game.call("choose", [seat], number=len(goods))

    def skip(self, game: "Dschunke", seat: int) -> None:
        game.now["seats"] = []


class Choose(Phase):
    """Which goods for the `number` that were given? Only from the stocks, never blindly."""

    cover = OPEN

    def offers(self, game: "Dschunke", seat: int) -> list[Offer]:
        number = game.now["number"]
        goods = []
        for good in GOODS:
            goods += [good] * min(number, game.stocks[good])
        return [Offer("choose", goods, number)]

    def choose(self, game: "Dschunke", seat: int, *goods: str) -> None:
        game.done()
        for good in GOODS:
            if good in goods:
                take(game, seat, good, goods.count(good))


def lower_event(game: "Dschunke") -> None:
    """The event of this round's square on the track "3/4", where an assistant stands always."""
    happen(game, "lower")


def upper_event(game: "Dschunke") -> None:
    """The event of this round's square on the track "4", which only four players use."""
    if game.seats == 4:
        happen(game, "upper")


def happen(game: "Dschunke", track: str) -> None:
    """S: everybody takes a special card. Y: everybody says how much money he has."""
    event = square(box_of(game.options["box"])[track][game.rounds - 1])[2]
    if event == "S":
        call_takers(game, game.round_from(game.start), True)
    elif event == "Y":
        game.disclose()
        game.announced.append([game.rounds] + game.money)
        for seat in game.round_from(game.start):
            game.note("announced", f"seat-{seat}", game.money[seat])
