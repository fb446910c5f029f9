"""The names of things: goods, junks, merchants, piles and the thirty special cards."""

GOODS = ("rice", "fish", "vegetables", "spices")
COPIES = 18
MIXED = "mixed"
"""With two players: the face-down pile of mixed goods, where one may take blindly."""

JUNKS = ("grey", "orange", "purple", "brown", "white")
"""The ring, clockwise. That it runs so is reconstructed."""
GOOD_OF = {"orange": "spices", "purple": "vegetables", "brown": "fish", "white": "rice"}

MERCHANTS = ("merchant-green", "merchant-yellow", "merchant-purple")
TRADES = {"merchant-green": "load", "merchant-yellow": "sell", "merchant-purple": "draw"}
LOWER, UPPER = "assistant-lower", "assistant-upper"

PILES = ("pile-square", "pile-circle", "pile-triangle", "pile-star")
ALWAYS = ("supply", "ties", "swap")
"""Special cards that are turned up when they are taken and stay."""


def special_cards(pairs: list[str]) -> list[str]:
    """The thirty special cards, those for two junks by their pairs, such as "grey-orange"."""
    cards = ["supply"] * 6 + ["ties"] + ["swap"] * 2 + ["load"] * 2 + ["draw"] * 2 + ["move"] * 2
    for junk in JUNKS:
        cards += ["sell-" + junk, "eight-" + junk]
    for pair in pairs:
        cards.append(twelve(pair))
    cards.sort()
    return cards


def twelve(pair: str) -> str:
    """The card for five crates on a pair's first junk and two on its second.

    It is named by both, or just by the first one if the second is the next one clockwise.
    """
    first, _, second = pair.partition("-")
    return "twelve-" + first if second == after(first) else "twelve-" + pair


def pair_of(card: str) -> list[str]:
    """The two junks of a card that `twelve` named."""
    words = card.split("-")
    return words[1:] if len(words) > 2 else [words[1], after(words[1])]


def is_additional(card: str) -> bool:
    """Whether a special card is an additional action, played once in phase 2."""
    return card in ("load", "draw", "move") or card.startswith("sell-")


def after(junk: str) -> str:
    """The next junk clockwise."""
    return JUNKS[(JUNKS.index(junk) + 1) % len(JUNKS)]


def seat_of(item: str) -> int:
    """The seat that an item such as "seat-2" names."""
    return int(item[len("seat-") :])
