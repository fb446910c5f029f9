"""What goods are worth to a merchant who plays by rules of thumb, and what he offers of them."""

from .cards import GOODS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

GOOD_WORTH = 75
"""What a good in the hand fetches on average, in hundredths of a Yen."""
SPECIAL = 350
"""What a special card is worth."""


def prize(view: "dict[str, Any]", good: str) -> int:
    """What the market card promises for a kind, in hundredths of a Yen."""
    public = view["public"]
    if not public["market"] or good in public["sold"]:
        return 0
    sign = public["market"][-1][GOODS.index(good)]
    if sign == "S":
        return SPECIAL if public["rounds"] < 10 else 300
    return int(sign) * 100


def good_worth(view: "dict[str, Any]", good: str) -> int:
    """Which kind to take: one that pays now and is not hopeless, and at least one of each."""
    if good not in GOODS:
        return GOOD_WORTH
    mine: int = view["private"]["hand"].count(good)
    rivals = strongest(view, good)
    value = GOOD_WORTH + prize(view, good) // 8
    if mine == 0:
        value += 30
    if mine >= rivals:
        value += 25
    return value - 12 * max(0, mine - rivals - 1)


def strongest(view: "dict[str, Any]", good: str) -> int:
    """How many of a kind the strongest other hand probably holds."""
    kind = GOODS.index(good)
    most = 0
    for seat in range(view["seats"]):
        if seat != view["seat"]:
            seen = view["memory"]["seen"][seat]
            unseen = view["public"]["goods"][seat] - sum(seen)
            most = max(most, seen[kind] + (unseen + 2) // 4)
    return most


def beaten(view: "dict[str, Any]", good: str, number: int) -> int:
    """How likely so many of a kind win the sale, in percent."""
    kind = GOODS.index(good)
    chances = 100
    kinds = max(1, len(GOODS) - len(view["public"]["sold"]))
    for seat in range(view["seats"]):
        if seat == view["seat"]:
            continue
        seen = view["memory"]["seen"][seat]
        unseen = view["public"]["goods"][seat] - sum(seen)
        holds = seen[kind] + (unseen + 1) // 4
        if holds == 0 and unseen < 2:
            continue
        # he offers one kind of those that are left; rarely all that he has of it
        tries = min(70, 130 // kinds)
        if number > holds + 1:
            loses = 3
        elif number > (holds + 1) // 2:
            loses = tries // 3
        else:
            loses = tries
        chances = chances * (100 - loses) // 100
    return chances


def sale(view: "dict[str, Any]") -> "list[list[Any]]":
    """What might be offered; good offers count as equal, so that nobody can count on one."""
    hand = view["private"]["hand"]
    last = view["public"]["rounds"] >= 10
    cost = 4 if last else 55
    options: "list[list[Any]]" = [[0, ["offer"]]]
    for good in GOODS:
        if good in view["public"]["sold"]:
            continue
        for number in range(1, hand.count(good) + 1):
            value = prize(view, good) * beaten(view, good, number) // 100 - cost * number
            # the last one of a kind wins cheaply some day
            if number == hand.count(good) and not last:
                value -= 15
            options.append([value, ["offer"] + [good] * number])
    if view["seats"] == 2:
        options += pairs(view, options)
    most = max([option[0] for option in options])
    for option in options:
        option.append("offer")
        if most > 0 and option[0] * 10 >= most * 8:
            option[0] = most
    return options


def pairs(view: "dict[str, Any]", options: "list[list[Any]]") -> "list[list[Any]]":
    """With two players, two kinds may be offered at once."""
    both = []
    for one in options:
        for other in options:
            if len(one[1]) > 1 and len(other[1]) > 1 and one[1][1] < other[1][1]:
                if one[0] > 0 and other[0] > 0:
                    both.append([one[0] + other[0], one[1] + other[1][1:]])
    return both
