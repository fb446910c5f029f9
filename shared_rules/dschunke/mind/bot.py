"""A merchant's rules of thumb, and how a merchant searches.

Everything is weighed in hundredths of a Yen: what a junk pays now, what crates that can be seen
will still bring, and what goods are likely to fetch in the sale. See shared_rules/engine/bot.py.
"""

from ..actions import free_junks
from ..additional import movable_from
from ..cards import JUNKS, MERCHANTS, TRADES, pair_of
from ..holds import lead, loaded, moved, promise, rounds_left, sight
from ..junks import yields
from ..scoring import is_for_the_end
from .sale import GOOD_WORTH, KEPT, good_worth, sale
from .why import why

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.chance import Chance
    from ...engine.types import Judged, Move
    from ..game import Dschunke

__all__ = ["answer", "judged", "left", "stage", "values", "why"]

FORM = 4
"""It rises when these bots play differently: what was measured before does not count any more."""
PLAYOUTS = {"strong": 12, "expert": 200}
DEPTH = {"strong": 0, "expert": 0}
WHIM = 0
BLUR = 700
WIDTH = 8
HORIZON = 1
SPREAD = 100
VICTORY = 300
CLOSE = 20


def judged(game: "Dschunke", seat: int) -> "list[Judged]":
    """Every move worth a thought: [hundredths of a Yen, move, the reason's key]."""
    phase = game.agenda[-1]["phase"]
    if phase == "sale":
        return sale(game, seat)
    seen = sight(game)
    moves: "list[Judged]" = []
    for offer in game.PHASES[phase].offers(game, seat):
        verb = offer.verb
        if not offer.among:
            moves.append([300 if verb == "cash" else 0, [verb], verb])
        elif offer.most > 1:
            moves.append([-1, [verb] + liked(game, seat, offer.among, offer.least), phase])
        else:
            for place in range(len(offer.among)):
                item = offer.among[place]
                if place == 0 or item != offer.among[place - 1]:
                    moves.append([value_of(game, seat, seen, phase, item), [verb, item], phase])
    return moves


def answer(game: "Dschunke", seat: int, chance: "Chance") -> "Move":
    """What a merchant does who does not think long; among equals any."""
    moves = judged(game, seat)
    most = moves[0][0]
    for known in moves:
        if known[0] > most:
            most = known[0]
    equals: "list[Move]" = [known[1] for known in moves if known[0] == most]
    return equals[0] if len(equals) == 1 else chance.pick(equals)


def stage(game: "Dschunke") -> int:
    """The rounds that have begun."""
    return game.rounds


def left(game: "Dschunke") -> int:
    """How much is still to come, for the chances (engine/share.py): rounds after this one."""
    return 10 - game.rounds


def values(game: "Dschunke") -> list[int]:
    """Money, and what strips, goods and cards promise."""
    rounds = rounds_left(game)
    seen = sight(game)
    hopes = []
    for seat in range(game.seats):
        worth = 100 * game.money[seat] + promise(seen, seat, rounds)
        worth += (KEPT if rounds > 1 else 5) * len(game.hands[seat])
        for card in game.cards[seat]:
            worth += card_value(game, seat, seen, card)
        for card in game.always[seat]:
            worth += card_value(game, seat, seen, card)
        hopes.append(worth)
    return hopes


def liked(game: "Dschunke", seat: int, among: list[str], number: int) -> list[str]:
    """Of several things so many: the ones that are worth most."""
    among, chosen = among[:], []
    for _ in range(number):
        most = among[0]
        for item in among:
            if good_worth(game, seat, item) > good_worth(game, seat, most):
                most = item
        among.remove(most)
        chosen.append(most)
    return chosen


def value_of(game: "Dschunke", seat: int, seen: list[list[int]], phase: str, item: str) -> int:
    """What a one-item answer is worth."""
    now = game.agenda[-1]
    if phase == "action":
        return helper_value(game, seat, seen, item)
    if phase == "where":
        return trade_value(game, seat, seen, now["trade"][len("trade-") :], item, now["number"])
    if phase == "additional":
        return additional_value(game, seat, seen, item)
    if phase == "keep":
        return card_value(game, seat, seen, item)
    if phase in ("draw", "supply"):
        return good_worth(game, seat, item)
    if phase == "roam":
        return -seen[JUNKS.index(item)][seat]
    if phase == "lift":
        return lead(moved(game, seat, seen, item, ""), seat, rounds_left(game))
    if phase == "drop":
        return lead(moved(game, seat, seen, now["junk"], item), seat, rounds_left(game))
    return 0


# Actions


def trade_value(
    game: "Dschunke", seat: int, seen: list[list[int]], trade: str, junk: str, number: int
) -> int:
    """What loading, selling or drawing on a junk brings."""
    rounds = rounds_left(game)
    if trade == "load":
        after = loaded(game, seat, seen, junk, number)
        return lead(after, seat, rounds) - lead(seen, seat, rounds)
    result = yields(seen[JUNKS.index(junk)][seat], number)
    if trade == "sell":
        return 100 * result
    # a hand that is already full cannot be sold in the rounds that are left
    worth = GOOD_WORTH if len(game.hands[seat]) < 12 else GOOD_WORTH * 2 // 3
    return result * (worth if rounds > 1 else worth * 3 // 4)


def helper_value(game: "Dschunke", seat: int, seen: list[list[int]], helper: str) -> int:
    """What a merchant brings where he stands, or an assistant on the best junk without one."""
    if helper in MERCHANTS:
        trade = TRADES[helper]
        number = 2 if trade == "load" else 0
        return trade_value(game, seat, seen, trade, game.junk_of(helper), number)
    trade, number, _ = game.square_of(helper)
    return best_trade(game, seat, seen, trade, number, free_junks(game))


def best_trade(
    game: "Dschunke", seat: int, seen: list[list[int]], trade: str, number: int, junks: list[str]
) -> int:
    """What a trade brings on the best of some junks."""
    most = -10000
    for junk in junks:
        most = max(most, trade_value(game, seat, seen, trade, junk, number))
    return most


def best_move(game: "Dschunke", seat: int, seen: list[list[int]]) -> int:
    """What moving one's best strip would bring."""
    rounds = rounds_left(game)
    now = lead(seen, seat, rounds)
    most = -10000
    for start in movable_from(game, seat):
        for end in JUNKS:
            if end != start:
                most = max(most, lead(moved(game, seat, seen, start, end), seat, rounds) - now)
    return most


# Special cards


def additional_value(game: "Dschunke", seat: int, seen: list[list[int]], card: str) -> int:
    """What a card brings now, less what waiting would bring: nothing in the last round."""
    rounds = rounds_left(game)
    waiting = 0 if rounds <= 1 else 60 + 40 * rounds
    if card.startswith("sell-"):
        gain = trade_value(game, seat, seen, "sell", card[len("sell-") :], 0)
        return gain - (0 if rounds <= 1 else 300) - waiting // 2 + 1
    if card == "draw":
        gain = best_trade(game, seat, seen, "draw", 0, list(JUNKS))
        return gain - 150 - (0 if rounds > 2 else waiting)
    if card == "load":
        return best_trade(game, seat, seen, "load", 1, list(JUNKS)) - waiting
    return best_move(game, seat, seen) - waiting


def card_value(game: "Dschunke", seat: int, seen: list[list[int]], card: str) -> int:
    """What a special card is worth in the hand."""
    rounds = rounds_left(game)
    if card == "supply":
        return rounds * GOOD_WORTH
    if card == "ties":
        return 60 * rounds
    if card == "swap":
        return 25 * rounds
    if card == "load":
        return 330
    if card == "draw":
        return 260 if rounds > 1 else 40
    if card == "move":
        return 220
    if not is_for_the_end(card):
        return 100 * yields(seen[JUNKS.index(card[len("sell-") :])][seat]) + 20 * rounds
    many, few = (800, 1200) if game.seats > 2 else (300, 400)
    if card.startswith("eight-"):
        return many * hope(seen[JUNKS.index(card[len("eight-") :])][seat], 4, rounds) // 100
    first, second = [seen[JUNKS.index(junk)][seat] for junk in pair_of(card)]
    return few * hope(first, 5, rounds) * hope(second, 2, rounds) // 10000


def hope(count: int, wanted: int, rounds: int) -> int:
    """How likely so many crates can be seen at the end, in percent."""
    if count >= wanted:
        return max(35, 95 - 6 * rounds)
    return max(0, 55 - 14 * (wanted - count) - 2 * (10 - rounds) * (wanted - count))
