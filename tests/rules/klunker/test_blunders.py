"""Positions of Klunker in which a person would call a move a blunder: nobody above beginner errs.

Each entry says what must be done ("store shoe") or what must not be ("not buy window-1").
"""

import pytest

from shared_rules.engine.chance import Chance
from shared_rules.klunker.cards import all_jewels

from ..blunders import above_beginner, chosen, is_sound
from .table import klunker

LAST, LATE, EARLY = 2, 20, 60
"""So many jewels are left in the deck."""


def position(phase, left, **zones):
    """A table at which every jewel is somewhere: what is in no zone and not left has been sold."""
    tickets = (0, 1, 2) if phase == BUY else ()
    game = klunker(phase, **{"hands": HANDS, "tickets": tickets, **zones})
    rest = all_jewels()
    for zone in game.hands + game.windows + game.safes:
        for jewel in zone:
            rest.remove(jewel)
    Chance(1).shuffle(rest)
    game.buried = [rest.pop() for _ in range(game.seats)]
    game.deck = [rest.pop() for _ in range(min(left, len(rest)))]
    game.gone = sorted(rest)
    return game


HANDS = ["piercing", "tooth tooth earring", "monocle monocle shoe"]
SAFES, BUY = "safes", "purchases"

BLUNDERS = {
    "four of a kind for a banknote, with nothing else to be had": (
        "buy window-1",
        (BUY, LAST, {"windows": ["tooth", "shoe", "monocle"], "safes": ["shoe shoe shoe"]}),
    ),
    "the own free window completes the set": (
        "buy window-0",
        (BUY, LATE, {"windows": ["shoe", "tooth tiara", "monocle"], "safes": ["shoe shoe shoe"]}),
    ),
    "a window that holds less than the own free one": (
        "not buy window-1",
        (BUY, EARLY, {"windows": ["tiara tiara", "piercing", "tooth"], "safes": ["tiara"]}),
    ),
    "paying for what is free in the own window": (
        "buy window-0",
        (BUY, EARLY, {"windows": ["tiara", "tiara", "tiara"], "safes": ["tiara tiara"]}),
    ),
    "a useless window bought at the end, when declining is free": (
        "decline",
        (BUY, LAST, {"windows": ["", "shoe tooth", "monocle"], "safes": ["tiara"]}),
    ),
    "a useless window bought at the end, when the own is free": (
        "buy window-0",
        (BUY, LAST, {"windows": ["piercing", "shoe tooth", "monocle"], "safes": ["tiara"]}),
    ),
    "a set spoilt by more kinds than needed, in the last round": (
        "buy window-1",
        (BUY, LAST, {
            "windows": ["tooth", "shoe", "shoe tooth tiara monocle"], "safes": ["shoe shoe shoe"],
        }),
    ),
    "the dearer of two sets is left to nobody": (
        "buy window-2",
        (BUY, LAST, {
            "windows": ["piercing", "tooth", "necklace"],
            "safes": ["tooth tooth tooth necklace necklace necklace monocle earring"],
        }),
    ),
    "two sets at once are better than one": (
        "buy window-1",
        (BUY, LAST, {
            "windows": ["shoe", "shoe tooth", "monocle"],
            "safes": ["shoe shoe shoe tooth tooth tooth"],
        }),
    ),
    "the fourth card stays in the hand for ever": (
        "store shoe",
        (SAFES, LAST, {"hands": ["shoe piercing", *HANDS[1:]], "safes": ["shoe shoe shoe"],
                       "windows": ["tooth", "tiara", "monocle"]}),
    ),
    "the last to pass may sell first": (
        "store tooth",
        (SAFES, LATE, {"hands": ["tooth piercing", *HANDS[1:]], "safes": ["tooth tooth tooth"],
                       "windows": ["earring", "tiara", "monocle"], "tickets": (1, 2)}),
    ),
    "four necklaces are worth four banknotes in any company": (
        "store necklace",
        (SAFES, LAST, {"hands": ["necklace", *HANDS[1:]],
                       "safes": ["necklace necklace necklace tooth shoe tiara monocle"],
                       "windows": ["earring", "tiara", "monocle"]}),
    ),
    "a fourth card for one banknote, when the necklaces, sold first, would make it two": (
        "store necklace",
        (SAFES, LAST, {"hands": ["shoe necklace", *HANDS[1:]],
                       "safes": ["shoe shoe shoe necklace necklace necklace monocle tiara"],
                       "windows": ["earring", "tooth", "monocle"]}),
    ),
    "a fourth card for one banknote, when the window that is mine if I leave would make it three": (
        "leave",
        (SAFES, LATE, {"hands": ["shoe", *HANDS[1:]],
                       "safes": ["shoe shoe shoe necklace necklace necklace tooth tooth tooth "
                                 "monocle"],
                       "windows": ["earring", "necklace tooth", "monocle"]}),
    ),
    "another kind in the safe before the set is sold": (
        "not store piercing",
        (SAFES, LAST, {"hands": ["piercing", *HANDS[1:]], "safes": ["shoe shoe shoe"],
                       "windows": ["shoe", "tiara", "monocle"], "tickets": (1, 2)}),
    ),
    "being late for the window that two want": (
        "leave",
        (SAFES, LAST, {"hands": ["piercing earring", *HANDS[1:]],
                       "safes": ["shoe shoe shoe", "shoe shoe shoe"],
                       "windows": ["monocle", "tiara", "shoe"]}),
    ),
    "the fourth necklace is shown to who has three": (
        "not show necklace",
        ("windows", LAST, {"hands": ["piercing necklace", *HANDS[1:]],
                           "safes": ["", "necklace necklace necklace"]}),
    ),
    "the own fourth card goes into the window": (
        "not show shoe",
        ("windows", LAST, {"hands": ["piercing shoe tooth", *HANDS[1:]], "start": 1,
                           "safes": ["shoe shoe shoe", "shoe shoe shoe"]}),
    ),
    "four of a kind in the hand are shown to the others": (
        "not show shoe shoe shoe",
        ("windows", LAST, {"hands": ["piercing shoe shoe shoe shoe tooth", *HANDS[1:]],
                           "start": 1, "safes": ["", "shoe shoe", "shoe"]}),
    ),
    "the fourth card is shown to who collects it, though there is another": (
        "not show tooth",
        ("windows", LAST, {"hands": ["piercing tooth", "monocle monocle shoe", "earring tiara"],
                           "safes": ["", "tooth tooth tooth", "shoe"]}),
    ),
}  # fmt: skip


@above_beginner("klunker")
@pytest.mark.parametrize("blunder", BLUNDERS)
def test_nobody_above_beginner_makes_it(blunder, level):
    wanted, (phase, left, zones) = BLUNDERS[blunder]
    for move in chosen(position(phase, left, **zones), level):
        assert is_sound(move, wanted), move
