"""What jewels are worth to a jeweller, in hundredths of a banknote: sets, and promises of sets."""

from ..cards import JEWELS, NECKLACE, SET, sets, types

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..game import Klunker

KINDS = len(JEWELS)
KEPT = 75
"""The later a card is stored, the less certain it is: percent of its worth."""
PRICES = (4, 4, 3, 2, 1, 1, 1, 1)
"""The banknotes that a set brings, by the number of types in the safe (cards.price)."""
NECKLACES = 4

PROMISE = (
    (0, -1, -2, -3),
    (0, 6, 22, 56),
    (0, 10, 32, 66),
    (0, 14, 38, 72),
)
"""What one, two or three of a kind are worth of the price that the fourth will bring, in percent,
by the rounds that follow; at the end what lies in a safe only decides ties."""


def rounds_after(game: "Klunker") -> int:
    """About how many rounds follow this one, three at most: a seat uses up four cards in each."""
    return min(3, (len(game.deck) + game.seats) // (4 * game.seats))


def promise(counts: list[int], rounds: int) -> int:
    """What a safe without whole sets promises, at the price of its types."""
    almost = PROMISE[rounds]
    kinds = value = 0
    for count in counts:
        if count:
            kinds += 1
            value += almost[count]
    necklaces = almost[counts[NECKLACE]]
    return (value - necklaces) * PRICES[kinds] + necklaces * NECKLACES


def added(counts: list[int], more: list[int], rounds: int) -> int:
    """What a safe gains by so many more of each kind, the sales of whole sets included."""
    after = counts[:]
    whole = False
    for kind in range(KINDS):
        count = after[kind] + more[kind]
        after[kind] = count
        if count >= SET:
            whole = True
    value = 0
    if whole:
        kinds = types(after)
        for kind in sets(after):
            price = NECKLACES if kind == NECKLACE else PRICES[min(kinds, 5)]
            value += 100 * price
            if after[kind] <= 2 * SET:
                kinds -= 1
            after[kind] -= SET
    return value + promise(after, rounds) - promise(counts, rounds)


def several(kind: int, count: int) -> list[int]:
    """So many of one kind."""
    more = [0] * KINDS
    more[kind] = count
    return more


SINGLE = [several(kind, 1) for kind in range(KINDS)]
"""One jewel of each kind."""
