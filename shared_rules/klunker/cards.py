"""The 94 jewels, and what a set of four brings."""

JEWELS = ("piercing", "earring", "tooth", "shoe", "tiara", "monocle", "necklace")
COPIES = (14, 14, 14, 14, 14, 14, 10)
NECKLACE = len(JEWELS) - 1
HAND = 6
SET = 4


def all_jewels() -> list[str]:
    """Every jewel in the box, sorted by kind."""
    jewels = []
    for place in range(len(JEWELS)):
        jewels += [JEWELS[place]] * COPIES[place]
    return jewels


def tally(jewels: list[str]) -> list[int]:
    """How many there are of each kind."""
    return [jewels.count(kind) for kind in JEWELS]


def types(counts: list[int]) -> int:
    """How many types so many of each kind are: those beyond four are one further type together."""
    kinds = 0
    for count in counts:
        if count:
            kinds += 2 if count > SET else 1
    return kinds


def price(safe: list[str], jewel: str) -> int:
    """The banknotes that four of a jewel bring, sold from this safe (they still lie in it)."""
    return 4 if jewel == "necklace" else max(1, 5 - types(tally(safe)))


def sets(counts: list[int]) -> list[int]:
    """The places of the kinds of which there are sets, in the order of sale that pays most.

    Necklaces pay the same whenever they are sold, so they go first. Then whatever leaves one type
    fewer. Of nine or more the first set leaves as many types as there were: it waits, and the
    shortest while if it makes way for two sets that leave fewer, as with twelve.
    """
    left = counts[:]
    order = []
    while left[NECKLACE] >= SET:
        left[NECKLACE] -= SET
        order.append(NECKLACE)
    while True:
        best = -1
        for place in range(NECKLACE - 1, -1, -1):
            if left[place] >= SET and (best < 0 or wait(left[place]) < wait(left[best])):
                best = place
        if best < 0:
            return order
        left[best] -= SET
        order.append(best)


def wait(count: int) -> int:
    """How long the next set of so many of a kind should wait for those of others."""
    if count <= 2 * SET:
        return 0
    return 1 if count == 3 * SET else 2
