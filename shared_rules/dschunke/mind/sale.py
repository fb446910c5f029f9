"""What goods are worth to a merchant who plays by rules of thumb, and what he offers of them."""

from ..cards import GOODS
from ..sale import kinds_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.types import Judged
    from ..game import Dschunke

GOOD_WORTH = 65
"""What a good in the hand fetches on average, in hundredths of a Yen."""
SPECIAL = 550
"""What a special card is worth."""
KEPT = 55
"""What a good in the hand is worth after the sale: it may never be sold."""
SPENT = 42
"""What an offered good costs: less than that, for who offers nothing lets others win cheaply."""
EAGER, SURE = 150, 85
"""How likely a rival goes for a kind, in percent: so much of its share in what the kinds that are
left pay, and no more than that."""
STILL = (0, 15, 35, 70, 100)
"""So many percent of them still do when so many kinds are left: the others save their goods."""
CLOSE = 25
"""Offers whose worth is as near as that to the best are as good, so that nobody counts on one."""


def prize(game: "Dschunke", good: str) -> int:
    """What the market card promises for a kind, in hundredths of a Yen."""
    if not game.market or good in game.sold:
        return 0
    sign = game.market[-1][GOODS.index(good)]
    if sign == "S":
        return SPECIAL if game.rounds < 10 else 300
    return int(sign) * 100


def good_worth(game: "Dschunke", seat: int, good: str) -> int:
    """Which kind to take: one that pays now and is not hopeless, and at least one of each."""
    if good not in GOODS:
        return GOOD_WORTH
    mine = game.hands[seat].count(good)
    rivals = 0
    for other in range(game.seats):
        if other != seat:
            rivals = max(rivals, held(game, other, GOODS.index(good)))
    value = GOOD_WORTH + prize(game, good) // 8
    if mine == 0:
        value += 30
    if mine >= rivals:
        value += 25
    return value - 12 * max(0, mine - rivals - 1)


def held(game: "Dschunke", seat: int, kind: int) -> int:
    """How many of a kind another seat probably holds: what was seen, and a share of the rest."""
    seen = game.seen[seat]
    return seen[kind] + (len(game.hands[seat]) - sum(seen) + 2) // 4


def wins(game: "Dschunke", rivals: list[list[int]], number: int) -> int:
    """How likely so many of a kind win the sale, in percent.

    `rivals` are [how many he probably has, how many at most, how eager he is].
    """
    chances = 100
    for holds, most, tries in rivals:
        # he offers one kind of those that are left; rarely all that he has of it
        if number > most:
            loses = 0
        elif number > holds + 1:
            loses = 3
        elif number > (holds + 1) // 2:
            loses = tries // 3
        else:
            loses = tries
        chances = chances * (100 - loses) // 100
    return chances


def rivals_for(game: "Dschunke", seat: int, good: str) -> "list[Judged]":
    """Who else may offer a kind (see `wins`)."""
    kind = GOODS.index(good)
    paid = 0
    for each in GOODS:
        paid += prize(game, each)
    left = len(GOODS) - len(game.sold)
    eager = min(SURE, EAGER * prize(game, good) // max(1, paid)) * STILL[left] // 100
    rivals: list[list[int]] = []
    for other in range(game.seats):
        if other != seat:
            seen = game.seen[other]
            unseen = len(game.hands[other]) - sum(seen)
            holds = seen[kind] + (unseen + 1) // 4
            if holds or unseen > 1:
                rivals.append([holds, seen[kind] + unseen, eager])
    return rivals


def sale(game: "Dschunke", seat: int) -> "list[Judged]":
    """What might be offered; good offers count as equal, so that nobody can count on one."""
    hand = game.hands[seat]
    last = game.rounds >= 10
    cost = 4 if last else SPENT
    moves: "list[Judged]" = [[0, ["offer"], "offer"]]
    for good in kinds_in(hand):
        if good in game.sold:
            continue
        brings, count, rivals = prize(game, good), hand.count(good), rivals_for(game, seat, good)
        for number in range(1, count + 1):
            if number > 1 and wins(game, rivals, number - 1) == 100:
                break
            value = brings * wins(game, rivals, number) // 100 - cost * number
            moves.append([value, ["offer"] + [good] * number, "offer"])
    if game.seats == 2:
        moves += pairs(moves)
    most = max([known[0] for known in moves])
    for known in moves:
        if most > 0 and known[0] >= min(most * 8 // 10, most - CLOSE):
            known[0] = most
    return moves


def pairs(moves: "list[Judged]") -> "list[Judged]":
    """With two players, two kinds may be offered at once."""
    both = []
    for one in moves:
        for other in moves:
            if len(one[1]) > 1 and len(other[1]) > 1 and one[1][1] < other[1][1]:
                if one[0] > 0 and other[0] > 0:
                    both.append([one[0] + other[0], one[1] + other[1][1:], "offer"])
    return both
