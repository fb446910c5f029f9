"""A merchant who plays by rules of thumb, from what a seat may know and nothing else.

Everything is weighed in hundredths of a Yen: what a junk pays now, what crates that can be seen
will still bring, and what goods are likely to fetch in the sale (see bot_sale.py).
"""

from .bot_sale import GOOD_WORTH, good_worth, sale
from .cards import JUNKS, TRADES, pair_of
from .junks import lay, lift, visible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .game import Dschunke

FORM = 1
"""It rises when these bots play differently: what was measured before does not count any more."""
PLAYOUTS: dict[str, int] = {}
WHIM = 0
BLUR = 200

ROUNDS = 10
BONUS, ALL_JUNKS = 400, 2500
LEAST = 3


def judged(game: "Dschunke", seat: int) -> "list[list[Any]]":
    """Every move worth a thought: [hundredths of a Yen, move, the reason's key]."""
    view = game.view(seat)
    phase = view["agenda"][-1]["phase"]
    if phase == "sale":
        return sale(view)
    options = []
    for offer in view["offers"]:
        verb = offer["verb"]
        if not offer["among"]:
            options.append([300 if verb == "cash" else 0, [verb], verb])
            continue
        if offer["most"] > 1:
            options.append([-1, [verb] + liked(view, offer), phase])
            continue
        for item in offer["among"]:
            options.append([value_of(view, phase, item), [verb, item], phase])
    return options


def liked(view: "dict[str, Any]", offer: "dict[str, Any]") -> list[str]:
    """Of an offer of several things as few as may be: the ones that are worth most."""
    among, chosen = offer["among"][:], []
    for _ in range(offer["least"]):
        most = among[0]
        for item in among:
            if good_worth(view, item) > good_worth(view, most):
                most = item
        among.remove(most)
        chosen.append(most)
    return chosen


def value_of(view: "dict[str, Any]", phase: str, item: str) -> int:
    """What a one-item answer is worth."""
    frame = view["agenda"][-1]
    if phase == "action":
        return helper_value(view, item)
    if phase == "where":
        return trade_value(view, frame["trade"][len("trade-") :], item, frame["number"])
    if phase == "additional":
        return additional_value(view, item)
    if phase == "keep":
        return card_value(view, item)
    if phase in ("draw", "supply"):
        return good_worth(view, item)
    if phase == "roam":
        crates: int = view["public"]["visible"][item][view["seat"]]
        return -crates
    if phase == "lift":
        return standing(view, moved(view, item, ""))
    if phase == "drop":
        return standing(view, moved(view, frame["junk"], item))
    return 0


# The holds


def left(view: "dict[str, Any]") -> int:
    """How many rounds are still to come, this one included."""
    rounds: int = view["public"]["rounds"]
    return ROUNDS + 1 - max(1, rounds)


def standing(view: "dict[str, Any]", holds: "dict[str, list[list[int]]]") -> int:
    """How one stands with these holds, compared with the others on average."""
    me, seats = view["seat"], range(view["seats"])
    mine = others = 0
    for seat in seats:
        points = standing_of(view, holds, seat)
        if seat == me:
            mine = points
        else:
            others += points
    return mine - others // (len(seats) - 1)


def standing_of(view: "dict[str, Any]", holds: "dict[str, list[list[int]]]", seat: int) -> int:
    """The bonus at the end, the surer the nearer it is, and what crates still earn."""
    rounds = left(view)
    seen = crates = strong = 0
    for junk in JUNKS:
        count = visible(holds[junk], seat)
        if count:
            seen += 1
        crates += min(count, 4)
        if count > LEAST:
            strong += count - LEAST
    sure = 100 - 6 * rounds
    if view["seats"] == 2:
        return crates * 12 + strong * rounds * 12
    bonus = ALL_JUNKS if seen == len(JUNKS) else BONUS * seen
    if seen == len(JUNKS) - 1:
        bonus += (ALL_JUNKS - BONUS * seen) * (35 - 3 * (10 - rounds)) // 100
    return bonus * sure // 100 + crates * 10 + strong * rounds * 12


def loaded(view: "dict[str, Any]", junk: str, number: int) -> "dict[str, list[list[int]]]":
    """The holds after loading one's own strips."""
    holds = dict(view["public"]["holds"])
    holds[junk] = [layer[:] for layer in holds[junk]]
    for _ in range(min(number, view["public"]["strips"][view["seat"]])):
        lay(holds[junk], view["seat"])
    return holds


def moved(view: "dict[str, Any]", start: str, end: str) -> "dict[str, list[list[int]]]":
    """The holds after moving a strip, or only lifting it."""
    holds = dict(view["public"]["holds"])
    for junk in (start, end):
        if junk:
            holds[junk] = [layer[:] for layer in holds[junk]]
    lift(holds[start], view["seat"])
    if end:
        lay(holds[end], view["seat"])
    return holds


# Actions


def trade_value(view: "dict[str, Any]", trade: str, junk: str, number: int) -> int:
    """What loading, selling or drawing on a junk brings."""
    public, me = view["public"], view["seat"]
    if trade == "load":
        return standing(view, loaded(view, junk, number)) - standing(view, public["holds"])
    crates: int = public["visible"][junk][me]
    result = max(0, max(LEAST, crates) + number)
    if trade == "sell":
        return 100 * result
    crowd = len(view["private"]["hand"])
    # a hand that is already full cannot be sold in the rounds that are left
    worth = GOOD_WORTH if crowd < 12 else GOOD_WORTH * 2 // 3
    return result * (worth if left(view) > 1 else worth * 3 // 4)


def helper_value(view: "dict[str, Any]", helper: str) -> int:
    """What a merchant brings where he stands, or an assistant on the best junk without one."""
    public = view["public"]
    if helper in TRADES:
        for junk in JUNKS:
            if public["merchants"].get(junk) == helper:
                trade = TRADES[helper]
                return trade_value(view, trade, junk, 2 if trade == "load" else 0)
        return 0
    assistant = public["assistants"][helper]
    most = -1000
    for junk in JUNKS:
        if junk not in public["merchants"]:
            value = trade_value(view, assistant["trade"], junk, assistant["number"])
            most = max(most, value)
    return most


def additional_value(view: "dict[str, Any]", card: str) -> int:
    """What a card brings now, less what waiting would bring: nothing in the last round."""
    rounds = left(view)
    waiting = 0 if rounds <= 1 else 60 + 40 * rounds
    if card.startswith("sell-"):
        return trade_value(view, "sell", card[len("sell-") :], 0) - 300 - waiting // 2 + 1
    if card == "draw":
        return best_trade(view, "draw", 0) - 150 - (0 if rounds > 2 else waiting)
    if card == "load":
        return best_trade(view, "load", 1) - waiting
    return best_move(view) - waiting


def best_trade(view: "dict[str, Any]", trade: str, number: int) -> int:
    most = -10000
    for junk in JUNKS:
        most = max(most, trade_value(view, trade, junk, number))
    return most


def best_move(view: "dict[str, Any]") -> int:
    """What moving one's best strip would bring."""
    holds = view["public"]["holds"]
    now = standing(view, holds)
    most = -10000
    for start in JUNKS:
        if holds[start] and view["seat"] in holds[start][-1]:
            for end in JUNKS:
                if end != start:
                    most = max(most, standing(view, moved(view, start, end)) - now)
    return most


# Special cards


def card_value(view: "dict[str, Any]", card: str) -> int:
    """What a special card is worth in the hand."""
    rounds = left(view)
    sees = view["public"]["visible"]
    me = view["seat"]
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
    if card.startswith("sell-"):
        crates: int = sees[card[len("sell-") :]][me]
        return 100 * max(LEAST, crates) + 20 * rounds
    many, few = (800, 1200) if view["seats"] > 2 else (300, 400)
    if card.startswith("eight-"):
        return many * hope(sees[card[len("eight-") :]][me], 4, rounds) // 100
    first, second = pair_of(card)
    return few * hope(sees[first][me], 5, rounds) * hope(sees[second][me], 2, rounds) // 10000


def hope(count: int, wanted: int, rounds: int) -> int:
    """How likely so many crates can be seen at the end, in percent."""
    if count >= wanted:
        return max(35, 95 - 6 * rounds)
    return max(0, 55 - 14 * (wanted - count) - 2 * (10 - rounds) * (wanted - count))
