"""The 94 jewels, and what a set of four brings."""

JEWELS = ("piercing", "earring", "tooth", "shoe", "tiara", "monocle", "necklace")
COPIES = (14, 14, 14, 14, 14, 14, 10)
HAND = 6
SET = 4


def all_jewels() -> list[str]:
    """Every jewel in the box, sorted by kind."""
    jewels = []
    for place in range(len(JEWELS)):
        jewels += [JEWELS[place]] * COPIES[place]
    return jewels


def types(safe: list[str]) -> int:
    """How many types lie in a safe: cards of a kind beyond four count as a further type."""
    kinds = 0
    for jewel in JEWELS:
        kinds += (safe.count(jewel) + SET - 1) // SET
    return kinds


def price(safe: list[str], jewel: str) -> int:
    """The banknotes that four of a jewel bring, sold from this safe (they still lie in it)."""
    return 4 if jewel == "necklace" else max(1, 5 - types(safe))
