"""The positions of Klunker's lesson, by the names of the jewels: yours, Kiki's, Gustav's."""

from shared_rules.klunker.cards import SET, all_jewels
from shared_rules.klunker.game import Klunker


def street(
    step: str, seat: int, number: int, hands, windows, safes, notes, sold: str = "", **local
):
    """Three shops in a step of round `number`, in which this seat is asked.

    A word is a jewel; in `sold` it is four of them, which are sold. Of all other jewels the last
    ones are the backs of the first banknotes, the rest is the deck.
    """
    game = Klunker.new(3, {"first": 0}, 1)
    game.hands = laid(hands)
    game.windows = laid(windows)
    game.safes = laid(safes)
    game.notes = list(notes)
    game.gone = sorted(sold.split() * SET)
    rest = all_jewels()
    for zone in [*game.hands, *game.windows, *game.safes, game.gone]:
        for jewel in zone:
            rest.remove(jewel)
    game.shuffle(rest)
    game.buried, game.deck = rest[:3], rest[3:]
    game.agenda = []
    game.call(step, [seat], round=number, **local)
    game.final = True
    return game


def laid(zones) -> list[list[str]]:
    return [sorted(zone.split()) for zone in zones]


def first_round():
    """Two gold teeth are yours, Kiki has two more: she will put them into her window."""
    return street(
        "windows", 0, 1,
        hands=(
            "tooth tooth shoe tiara monocle earring",
            "tooth tooth shoe shoe earring piercing",
            "tiara tiara monocle monocle piercing earring",
        ),
        windows=("", "", ""),
        safes=("", "", ""),
        notes=(1, 1, 1),
    )  # fmt: skip


def buying():
    """Kiki is about to empty your window, and Gustav's own one would fill his set of monocles."""
    return street(
        "purchases", 1, 4, tickets=[1, 0, 2],
        hands=("tiara earring tooth", "shoe tiara", "earring tooth tooth"),
        windows=("piercing", "earring", "monocle tiara"),
        safes=("shoe shoe shoe", "piercing piercing", "monocle monocle monocle"),
        notes=(5, 3, 4),
        sold="tooth tiara earring monocle",
    )  # fmt: skip


def last_round():
    """The deck is empty. With the one in your hand you have four necklaces."""
    return street(
        "windows", 0, 9,
        hands=(
            "necklace piercing piercing monocle earring shoe",
            "piercing shoe shoe earring monocle tooth",
            "monocle earring earring piercing tooth shoe",
        ),
        windows=("necklace necklace", "", "earring"),
        safes=(
            "necklace shoe tiara earring",
            "piercing piercing shoe",
            "monocle monocle tiara",
        ),
        notes=(9, 9, 12),
        sold="piercing piercing earring earring tooth tooth tooth shoe shoe tiara tiara tiara"
        " monocle monocle necklace",
    )  # fmt: skip
