"""Why a merchant makes a move, from what that seat may know: a key and what it names (words.py)."""

from .bot_sale import prize, rivals_for, wins
from .cards import GOODS, JUNKS, MERCHANTS, TRADES
from .holds import LEAST, loaded, sight
from .scoring import is_for_the_end

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .game import Dschunke

LOOK = {
    "saves_goods": "market",
    "all_of_it": "market",
    "likely": "market",
    "pays_now": "market",
    "shows_first": "junks",
    "shows_more": "junks",
    "sells": "junks",
    "draws": "junks",
    "goes_anywhere": "junks",
    "seen_there": "junks",
    "nobody_gains": "junks",
    "has_none": "goods",
    "collects": "goods",
    "for_the_end": "cards",
    "for_ever": "cards",
    "once": "cards",
    "now_or_never": "cards",
    "better_now": "cards",
    "later": "cards",
    "no_difference": "nowhere",
}
"""Where one would have to look to find a reason oneself: look.<place> in the words."""
SECRET = (
    "saves_goods",
    "all_of_it",
    "likely",
    "pays_now",
    "has_none",
    "collects",
    "for_the_end",
    "for_ever",
    "once",
)
"""Reasons that speak of what the others must not know before the game is over."""


def why(game: "Dschunke", seat: int, move: "list[Any]") -> "list[Any]":
    """The reason for a move, as [key, *items]."""
    verb, items = move[0], move[1:]
    phase = game.agenda[-1]["phase"]
    if verb == "offer":
        return of_offer(game, seat, items)
    if verb == "use":
        return of_helper(game, seat, items[0])
    if phase == "where":
        now = game.agenda[-1]
        return of_trade(game, seat, now["trade"][len("trade-") :], items[0], now["number"])
    if verb == "take" and items[0] in GOODS:
        return of_good(game, seat, items[0])
    if verb == "keep":
        return of_card(items[0])
    if verb == "play":
        return ["now_or_never"] if game.rounds == 10 else ["better_now", items[0]]
    if verb == "skip":
        return ["later"]
    if verb == "drop":
        return ["seen_there", items[0]]
    if phase == "roam":
        return ["nobody_gains", items[0]]
    return ["no_difference"]


def of_offer(game: "Dschunke", seat: int, goods: "list[Any]") -> "list[Any]":
    """An offer: what it is likely to win, or why nothing is offered."""
    if not goods:
        return ["saves_goods"]
    kinds = [good for good in GOODS if good in goods]
    good, number = kinds[0], goods.count(kinds[0])
    likely = wins(game, rivals_for(game, seat, good), number)
    if number == game.hands[seat].count(good) and number > 1:
        return ["all_of_it", good, number, likely]
    return ["likely", good, number, likely]


def of_helper(game: "Dschunke", seat: int, helper: str) -> "list[Any]":
    """A merchant, or an assistant who can go to the best junk without one."""
    if helper in MERCHANTS:
        trade = TRADES[helper]
        return of_trade(game, seat, trade, game.junk_of(helper), 2 if trade == "load" else 0)
    return ["goes_anywhere", helper]


def of_trade(game: "Dschunke", seat: int, trade: str, junk: str, number: int) -> "list[Any]":
    """What loading, selling or drawing on a junk brings."""
    seen = sight(game)
    place = JUNKS.index(junk)
    if trade == "load":
        after = loaded(game, seat, seen, junk, number)[place][seat]
        return ["shows_first" if not seen[place][seat] else "shows_more", junk, after]
    return [trade + "s", junk, max(0, max(LEAST, seen[place][seat]) + number)]


def of_good(game: "Dschunke", seat: int, good: str) -> "list[Any]":
    """A good: there is none in the hand yet, or it pays now, or it adds to many."""
    count = game.hands[seat].count(good)
    if not count:
        return ["has_none", good]
    if prize(game, good) >= 300:
        return ["pays_now", good]
    return ["collects", good, count]


def of_card(card: str) -> "list[Any]":
    """A special card: of use at the end, in every round, or once."""
    if is_for_the_end(card):
        return ["for_the_end", card]
    return ["for_ever" if card in ("supply", "ties", "swap") else "once", card]
