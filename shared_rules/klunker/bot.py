"""A jeweller who plays by rules of thumb, from what a seat may know and nothing else.

Everything is weighed in banknotes: what a safe is worth, what a window would add to it, and what
the others would make of the same window.
"""

from ..bot import best
from .cards import JEWELS, SET

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..chance import Chance

# What one, two or three of a kind are worth of the price that the fourth will bring, in percent.
ALMOST = (0, 14, 38, 72)
FRESH = 12
"""A card played makes room for a new one at the end of the round."""


def choose(view: "dict[str, Any]", level: str, chance: "Chance") -> "list[Any]":
    """The move that seems best; among equals any."""
    return best(judged(view), chance)


def judged(view: "dict[str, Any]") -> "list[list[Any]]":
    """Every move worth a thought: [hundredths of a banknote, move, the reason's key]."""
    phase = view["agenda"][-1]["phase"]
    if phase == "windows":
        return windows(view)
    if phase == "safes":
        return safes(view)
    return purchases(view)


# What things are worth


def worth(safe: list[str]) -> int:
    """What a safe promises, in hundredths of a banknote: near sets, at the price of its types."""
    types = 0
    counts = []
    for jewel in JEWELS:
        count = safe.count(jewel)
        counts.append(count)
        if count:
            types += 1
    value = 0
    for place in range(len(JEWELS)):
        count = counts[place]
        if count:
            # while a set is completed, on average one other type is sold and one comes
            price = 4 if JEWELS[place] == "necklace" else max(1, 5 - types)
            value += ALMOST[count] * price
    return value


def added(safe: list[str], jewels: list[str]) -> int:
    """What a safe gains by these jewels, sales included."""
    before = worth(safe)
    after = safe + jewels
    paid = 0
    for place in range(len(JEWELS) - 1, -1, -1):
        jewel = JEWELS[place]
        while after.count(jewel) >= SET:
            types = 0
            for kind in JEWELS:
                types += (after.count(kind) + SET - 1) // SET
            paid += 100 * (4 if jewel == "necklace" else max(1, 5 - types))
            for _ in range(SET):
                after.remove(jewel)
    return paid + worth(after) - before


# The three questions


def windows(view: "dict[str, Any]") -> "list[list[Any]]":
    """Keep what the safe wants; show what others pay for or what one would take home oneself."""
    me, public = view["seat"], view["public"]
    hand = view["private"]["hand"]
    safe = public["safes"][me]
    least = view["offers"][0]["least"]
    choices: list[list[str]] = [[]]
    for jewel in JEWELS:
        count = hand.count(jewel)
        if count:
            grown = []
            for shown in choices:
                for number in sorted({0, count, 1}):
                    grown.append(shown + [jewel] * number)
            choices = grown
    options = []
    for shown in choices:
        if len(shown) < least:
            continue
        kept = hand[:]
        for jewel in shown:
            kept.remove(jewel)
        value = stored(safe, kept) + window_value(view, public["windows"][me] + shown)
        options.append([value + FRESH * len(shown), ["show"] + shown, "window"])
    return options


def stored(safe: list[str], kept: list[str]) -> int:
    """What the cards kept in hand can still add to the safe, the best first."""
    value = 0
    safe, kept = safe[:], kept[:]
    while kept:
        most, which = -1000, ""
        for jewel in JEWELS:
            if jewel in kept:
                gain = added(safe, [jewel])
                if gain > most:
                    most, which = gain, jewel
        if most <= 0:
            break
        # the later a card is stored, the less certain it is
        value += most * 3 // 4
        kept.remove(which)
        safe = safe + [which]
        if safe.count(which) >= SET:
            for _ in range(SET):
                safe.remove(which)
    return value


def window_value(view: "dict[str, Any]", jewels: list[str]) -> int:
    """What one's own window brings: a buyer's banknote, or the jewels themselves."""
    me, public = view["seat"], view["public"]
    rivals: int = view["seats"] - 1
    if not jewels:
        return 0
    own = added(public["safes"][me], jewels)
    wanted = 0
    for seat in range(view["seats"]):
        if seat != me and public["notes"][seat]:
            gain = added(public["safes"][seat], jewels) - 100
            if gain > wanted:
                wanted = gain
    sold = 100 - wanted // rivals
    # the more somebody would gain, the surer it is that he buys before I can
    sure = min(90, 20 + wanted) if wanted > 0 else 10
    return (sure * sold + (100 - sure) * own) // 100


def safes(view: "dict[str, Any]") -> "list[list[Any]]":
    """Store while it gains more than an early purchase card is worth."""
    me, public = view["seat"], view["public"]
    safe = public["safes"][me]
    options = []
    for jewel in JEWELS:
        if jewel in view["private"]["hand"]:
            gain = added(safe, [jewel])
            rest = view["private"]["hand"][:]
            rest.remove(jewel)
            options.append([gain + FRESH, ["store", jewel], "store"])
    options.append([hurry(view), ["leave"], "leave"])
    return options


def hurry(view: "dict[str, Any]") -> int:
    """What may be lost by not taking the next purchase card: the best window's lead."""
    me, public = view["seat"], view["public"]
    values = sorted([window_gain(view, seat) for seat in range(view["seats"])])
    lead = values[-1] - values[-2]
    waiting = view["seats"] - len(view["agenda"][-1]["tickets"])
    best_seat = 0
    for seat in range(view["seats"]):
        if window_gain(view, seat) == values[-1]:
            best_seat = seat
    rivals = 0
    for seat in range(view["seats"]):
        if seat != me and added(public["safes"][seat], public["windows"][best_seat]) > 100:
            rivals += 1
    if waiting == 1:
        return 0
    return lead * min(rivals + 1, 3) // 4


def window_gain(view: "dict[str, Any]", seat: int) -> int:
    """What buying a seat's window would bring now."""
    me, public = view["seat"], view["public"]
    jewels = public["windows"][seat]
    if not jewels or (seat != me and not public["notes"][me]):
        return -300
    cost = 0 if seat == me else 100 + 100 // (view["seats"] - 1)
    return added(public["safes"][me], jewels) - cost


def purchases(view: "dict[str, Any]") -> "list[list[Any]]":
    """The window that gains most; nothing, if every one would only fill the safe with types."""
    options = []
    for offer in view["offers"]:
        if offer["verb"] == "decline":
            options.append([10, ["decline"], "decline"])
        else:
            for window in offer["among"]:
                seat = int(window[len("window-") :])
                options.append([window_gain(view, seat), ["buy", window], "buy"])
    return options
