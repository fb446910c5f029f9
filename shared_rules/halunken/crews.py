"""What scoundrels are worth to a captain, in tenths of a point, without counting the crew anew.

A captain's `muster` is (cards by colour, points by colour, the colour that counts twice).
"""

from .cards import SUIT, SUITS, VALUE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from .game import Halunken

    Muster: TypeAlias = tuple[list[int], list[int], int]


def mustered(crew: list[str]) -> "Muster":
    """A crew, counted."""
    counts = [0] * len(SUITS)
    points = [0] * len(SUITS)
    for scoundrel in crew:
        suit = SUIT[scoundrel]
        counts[suit] += 1
        points[suit] += VALUE[scoundrel]
    return counts, points, leading(counts, points)


def leading(counts: list[int], points: list[int]) -> int:
    """The colour that counts twice."""
    best = 0
    for suit in range(1, len(SUITS)):
        if counts[suit] > counts[best] or (
            counts[suit] == counts[best] and points[suit] > points[best]
        ):
            best = suit
    return best


def paid(muster: "Muster") -> int:
    """The points of a crew, in tenths."""
    points = muster[1]
    return 10 * (sum(points) + points[muster[2]])


def gain(muster: "Muster", scoundrel: str) -> int:
    """What a scoundrel adds to a crew."""
    counts, points, lead = muster
    suit, value = SUIT[scoundrel], VALUE[scoundrel]
    if suit == lead:
        return 20 * value
    more = counts[suit] + 1
    if more > counts[lead] or (more == counts[lead] and points[suit] + value > points[lead]):
        return 10 * (value + points[suit] + value - points[lead])
    # a colour that has almost as many cards may come to lead
    return 10 * value + (value if more == counts[lead] else 0)


def loss(muster: "Muster", scoundrel: str) -> int:
    """What a crew loses with a scoundrel."""
    counts, points, lead = muster
    suit, value = SUIT[scoundrel], VALUE[scoundrel]
    if suit != lead:
        return 10 * value
    counts, points = counts[:], points[:]
    counts[suit] -= 1
    points[suit] -= value
    return 10 * (value + muster[1][lead] - points[leading(counts, points)])


def loot(game: "Halunken", muster: "Muster", victim: int) -> int:
    """The most that a captain can take from another, the other's loss included."""
    most = 0
    theirs = mustered(game.crews[victim])
    for scoundrel in game.crews[victim]:
        value = gain(muster, scoundrel) + loss(theirs, scoundrel) // (game.seats - 1)
        if value > most:
            most = value
    return most


def treasure(muster: "Muster", scoundrels: list[str]) -> int:
    """What the best of some scoundrels adds."""
    most = 0
    for scoundrel in scoundrels:
        value = gain(muster, scoundrel)
        if value > most:
            most = value
    return most
