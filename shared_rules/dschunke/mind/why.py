"""Why a merchant makes a move, from what that seat may know: a key and what it names (words.py)."""

from ...engine.reasons import is_best, is_forced, worth_of
from ..cards import GOODS, JUNKS, MERCHANTS, TRADES, seat_of
from ..holds import loaded, moved, seen_in, sight
from ..junks import lay, yields
from ..market import value
from ..sale import counting, kinds_in
from ..scoring import is_for_the_end
from .sale import prize, rivals_for, wins

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.types import Item, Judged, Move, Reason
    from ..game import Dschunke

LOOK = {
    "saves_goods": "market",
    "nothing_to_sell": "market",
    "keeps_goods": "market",
    "all_of_it": "market",
    "likely": "market",
    "may_win": "market",
    "bluffs": "market",
    "pays_now": "market",
    "shows_first": "junks",
    "shows_more": "junks",
    "in_sight": "junks",
    "in_sight_of": "junks",
    "sells": "junks",
    "sells_best": "junks",
    "draws": "junks",
    "draws_best": "junks",
    "goes_anywhere": "junks",
    "seen_there": "junks",
    "moves_on": "junks",
    "has_none": "goods",
    "collects": "goods",
    "unseen": "goods",
    "swaps": "goods",
    "no_swap": "goods",
    "for_the_end": "cards",
    "for_ever": "cards",
    "once": "cards",
    "now_or_never": "cards",
    "better_now": "cards",
    "one_more": "cards",
    "later": "cards",
    "no_card": "cards",
    "plays_none": "cards",
    "one_of_pile": "cards",
    "certain": "cards",
    "all_placed": "no_matter",
    "dealt_out": "no_matter",
    "only_choice": "no_choice",
}
"""Where one would have to look to find a reason oneself: look.<place> in the words."""
SECRET = (
    "saves_goods",
    "nothing_to_sell",
    "keeps_goods",
    "all_of_it",
    "likely",
    "may_win",
    "bluffs",
    "pays_now",
    "has_none",
    "collects",
    "for_the_end",
    "for_ever",
    "once",
    "later",
    "no_card",
    "plays_none",
)
"""Reasons that speak of what the others must not know before the game is over."""
PROBABLE = 60
"""Percent from which on something is likely."""


def why(game: "Dschunke", seat: int, move: "Move", moves: "list[Judged]") -> "Reason":
    """The reason for a move, as [key, *items]; `moves` are what the rules of thumb think."""
    verb, items, now = move[0], move[1:], game.agenda[-1]
    phase = now["phase"]
    if verb == "offer":
        return of_offer(game, seat, items, is_best(moves, move), moves)
    if phase == "additional":
        if verb == "skip":
            return of_waiting(game, seat, moves)
        return of_card_played(game, move, moves)
    if verb == "keep":
        return of_card(items[0])
    if is_forced(game.offers(seat)):
        return ["only_choice"]
    if verb == "use":
        return of_helper(game, seat, items[0])
    if phase == "where":
        return of_junk(game, seat, now["trade"][len("trade-") :], items[0], now["number"])
    if verb in ("take", "choose"):
        return of_good(game, seat, items[0])
    if verb == "place":
        return of_strip(game, seat_of(now["strip"]), items[0])
    if phase in ("lift", "drop"):
        return of_moving(game, seat, phase, items[0], is_best(moves, move))
    if phase == "strips":
        return ["all_placed"] + game.offers(seat)[0].among
    return [PLAIN[phase + " " + verb]] + items


PLAIN = {
    "roam go": "moves_on",
    "swap give": "swaps",
    "swap skip": "no_swap",
    "search search": "one_of_pile",
    "search cash": "certain",
    "picks pool": "dealt_out",
}
"""What is as true of one answer as of another."""


# Selling goods


def of_offer(
    game: "Dschunke", seat: int, goods: list[str], best: bool, moves: "list[Judged]"
) -> "Reason":
    """An offer: what it is likely to win and what that pays, or why nothing is offered."""
    hand = game.hands[seat]
    if not goods:
        for good in hand:
            if good not in game.sold:
                if best:
                    return ["saves_goods"] + of_kind(game, seat, best_offer(moves))
                return ["keeps_goods", len(hand)]
        return ["nothing_to_sell"] + kinds_in(hand)
    told = of_kind(game, seat, goods)
    if not told:
        return ["bluffs"] + sorted(goods)
    if told[1] == hand.count(told[0]) and told[1] > 1:
        return ["all_of_it"] + told
    return ["likely" if told[2] >= PROBABLE else "may_win"] + told


def of_kind(game: "Dschunke", seat: int, goods: list[str]) -> "list[Item]":
    """What of an offer counts: the kind, how many, how likely they win in percent, what for."""
    kinds = kinds_in(counting(game, goods))
    if not kinds:
        return []
    good, number = kinds[0], goods.count(kinds[0])
    return [good, number, wins(game, rivals_for(game, seat, good), number), paid(game, good)]


def best_offer(moves: "list[Judged]") -> list[str]:
    """What one would offer, if anything."""
    most, goods = -1000000, []
    for worth, move, _ in moves:
        if len(move) > 1 and worth > most:
            most, goods = worth, move[1:]
    return goods


def paid(game: "Dschunke", good: str) -> str:
    """What the market gives for a kind, to be named."""
    brings = value(game, good)
    return "special" if brings == "special" else f"yen-{brings}"


def of_good(game: "Dschunke", seat: int, good: str) -> "Reason":
    """A good: there is none in the hand yet, or it pays now, or it adds to others."""
    if good not in GOODS:
        return ["unseen"]
    count = game.hands[seat].count(good)
    if not count:
        return ["has_none", good]
    if prize(game, good) >= 300:
        return ["pays_now", good, paid(game, good)]
    return ["collects", good, count]


# Working on the junks


def of_helper(game: "Dschunke", seat: int, helper: str) -> "Reason":
    """A merchant, or an assistant who can go to the best junk without one."""
    if helper in MERCHANTS:
        trade = TRADES[helper]
        return of_trade(game, seat, trade, game.junk_of(helper), 2 if trade == "load" else 0)
    return ["goes_anywhere", helper]


def of_junk(game: "Dschunke", seat: int, trade: str, junk: str, number: int) -> "Reason":
    """The junk on which somebody works who may choose it: whether another would bring as much."""
    told = of_trade(game, seat, trade, junk, number)
    if trade == "load":
        return told
    seen = sight(game)
    others: list[int] = []
    for offer in game.offers(seat):
        for other in offer.among:
            others.append(yields(seen[JUNKS.index(other)][seat], number))
    if yields(seen[JUNKS.index(junk)][seat], number) == max(others) > min(others):
        told[0] += "_best"
    return told


def of_trade(game: "Dschunke", seat: int, trade: str, junk: str, number: int) -> "Reason":
    """What loading, selling or drawing on a junk brings."""
    seen = sight(game)
    place = JUNKS.index(junk)
    before = seen[place][seat]
    if trade == "load":
        return of_sight(junk, before, loaded(game, seat, seen, junk, number)[place][seat])
    brought = yields(before, number)
    return ["sells", junk, f"yen-{brought}"] if trade == "sell" else ["draws", junk, brought]


def of_sight(junk: str, before: int, after: int) -> "Reason":
    """How many crates can be seen on a junk that could not before."""
    if after > before > 0:
        return ["shows_more", junk, after, before]
    return ["shows_first" if after > before else "in_sight", junk, after]


def of_strip(game: "Dschunke", owner: int, junk: str) -> "Reason":
    """Somebody's strip that is placed before the game: what is seen of that colour then."""
    layers = [layer[:] for layer in game.holds[junk]]
    lay(layers, owner)
    return ["in_sight_of", junk, f"seat-{owner}", seen_in(game, layers)[owner]]


def of_moving(game: "Dschunke", seat: int, phase: str, junk: str, best: bool) -> "Reason":
    """From where a strip is moved, and to where."""
    seen = sight(game)
    place = JUNKS.index(junk)
    if phase == "lift":
        return ["in_sight", junk, moved(game, seat, seen, junk, "")[place][seat]]
    after = moved(game, seat, seen, game.agenda[-1]["junk"], junk)[place][seat]
    return ["seen_there", junk, after] if best else of_sight(junk, seen[place][seat], after)


# Special cards


def of_card(card: str) -> "Reason":
    """A special card: of use at the end, in every round, or once."""
    if is_for_the_end(card):
        return ["for_the_end", card]
    return ["for_ever" if card in ("supply", "ties", "swap") else "once", card]


def of_card_played(game: "Dschunke", move: "Move", moves: "list[Judged]") -> "Reason":
    """A card for an additional action: it is the last round, or better than waiting, or not."""
    if game.rounds == 10:
        return ["now_or_never", move[1]]
    now, waiting = worth_of(moves, move), worth_of(moves, ["skip"])
    better = now is not None and waiting is not None and now > waiting
    return ["better_now" if better else "one_more", move[1]]


def of_waiting(game: "Dschunke", seat: int, moves: "list[Judged]") -> "Reason":
    """No card: there is none that could be played, or it can bring more in another round."""
    if is_forced(game.offers(seat)):
        return ["no_card"]
    later = game.rounds < 10 and is_best(moves, ["skip"])
    cards: "Reason" = []
    for offer in game.offers(seat):
        cards += offer.among
    return ["later" if later else "plays_none"] + cards
