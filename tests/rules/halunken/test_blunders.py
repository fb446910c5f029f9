"""Positions of Halunken in which a person would call a move a blunder: nobody above beginner errs.

Each entry says what must be done ("sail step-5") or what must not be ("not bid red-15").
"""

import pytest

from shared_rules.halunken.cards import RUM, STEPS

from ..blunders import above_beginner, chosen, is_sound
from .table import halunken


def hand(*cards):
    """What has been played when these movement cards are left."""
    left = [RUM if card == RUM else f"step-{card}" for card in cards]
    return " ".join(card for card in STEPS if card not in left)


def voyage(own, tops, crews=("red-4", "green-2", "green-3"), others=(1, 2, 3), **position):
    """Seat 0 in front of tavern 1 chooses among its cards; the others go first and cannot reach it.

    Taverns that are not named are empty.
    """
    theirs = hand(*others[: len(own)])
    game = halunken(
        position.pop("captains", (1, 9, 11)),
        crews,
        played=[hand(*own), theirs, theirs],
        rounds=9 - len(own),
        **position,
    )
    for space in range(14):
        game.tops[space] = tops.get(space + 1)
        game.piles[space] = []
    return game


def asked(frame, crews, seats=3, captains=(1, 5, 9), **local):
    """Somebody is asked on the way, in the sixth round."""
    game = halunken(captains[:seats], crews, rounds=6, **local.pop("table", {}))
    game.agenda = []
    game.call("moves", [], standing=[], order=[], numbers=[])
    game.call(frame, [0], **local)
    return game


def hired(captain, deck, robs, crews=("green-4", "red-15 red-4"), **position):
    """With two players seat 0 controls Black Jack, in front of tavern 3, and has laid its own card;
    the other captain moves after him."""
    game = halunken(
        (12, captain), crews, black_jack=3, control=0, deck=deck, robs=robs,
        played=[hand(1, 7), hand(7, 6)], rounds=7, **position,
    )  # fmt: skip
    return game.play(0, ["sail", "step-1"])


def auction(*crews):
    """Black Jack can go no further than one space, where nobody will be."""
    return halunken((12, 13, 14), crews, black_jack=8, deck="step-1", phase="auction", rounds=5)


BLUNDERS = {
    "an empty tavern, with a rich one in reach": (
        "sail step-5",
        lambda: voyage((3, 5), {4: None, 6: "red-15"}),
    ),
    "the lowest scoundrel instead of one of the highest": (
        "sail step-4",
        lambda: voyage((4, 6), {5: "purple-14", 7: "yellow-1"}),
    ),
    "a nine in any colour, when one counts twice": (
        "sail step-3",
        lambda: voyage((3, 6), {4: "red-9", 7: "yellow-9"}, ("red-4 red-5", "green-2", "green-3")),
    ),
    "ten points instead of eighteen": (
        "sail step-6",
        lambda: voyage((3, 6), {4: "yellow-10", 7: "red-9"}, ("red-4 red-5", "green-2", "green-3")),
    ),
    "a colour takes the lead and costs what the other brought": (
        "sail step-3",
        lambda: voyage(
            (3, 6),
            {4: "yellow-4", 7: "red-6"},
            ("red-4 red-5 yellow-11 yellow-12", "green-2", "green-3"),
        ),
    ),
    "the colour that comes to lead is passed by": (
        "sail step-6",
        lambda: voyage(
            (3, 6),
            {4: "green-7", 7: "red-6"},
            ("red-9 red-10 yellow-2 yellow-3 yellow-4", "green-2", "green-5"),
        ),
    ),
    "Rum for what a plain card reaches": (
        "sail step-5",
        lambda: voyage((5, RUM, 1), {6: "red-15"}),
    ),
    "three cards, and the one that leads nowhere": (
        "not sail step-7",
        lambda: voyage((7, 4, 6), {8: None, 5: "green-13", 7: "purple-11"}),
    ),
    "a fat crew is passed by for a one": (
        "sail step-4",
        lambda: voyage(
            (4, 5),
            {5: "yellow-2", 6: "yellow-1"},
            ("red-4", "red-15 red-11 red-10", "green-3"),
            (6, 7),
            captains=(1, 5, 12),
        ),
    ),
    "Rum goes to an empty tavern": (
        "name 5",
        lambda: asked(
            "rum", ("red-4", "green-2", "green-3"), piece="seat-0", choices=[2, 5],
            table={"taverns": {3: "", 6: "red-15"}},
        ),
    ),
    "Rum goes to the smaller prize": (
        "name 6",
        lambda: asked(
            "rum", ("red-4 red-5", "green-2", "green-3"), piece="seat-0", choices=[3, 6],
            table={"taverns": {4: "yellow-5", 7: "red-11"}},
        ),
    ),
    "the one is robbed, the fifteen left": (
        "rob red-15",
        lambda: asked(
            "rob", ("green-4", "yellow-1 red-15", "green-3"), victim="seat-1",
        ),
    ),
    "a ten is robbed where a nine counts twice": (
        "rob red-9",
        lambda: asked(
            "rob", ("red-4 red-5", "red-9 yellow-10", "green-3"), victim="seat-1",
        ),
    ),
    "the victim keeps the colour that counts twice for him": (
        "rob purple-11",
        lambda: asked(
            "rob", ("green-4", "purple-9 purple-10 purple-11 yellow-11", "green-3"),
            victim="seat-1",
        ),
    ),
    "the fifteen is paid as toll": (
        "give yellow-1",
        lambda: asked("toll", ("yellow-1 red-15", "green-2", "green-3"), met=[]),
    ),
    "toll is paid from the colour that counts twice": (
        "give yellow-5",
        lambda: asked("toll", ("red-4 red-5 red-6 yellow-5", "green-2", "green-3"), met=[]),
    ),
    "the harbour's one, with its thirteen in reach": (
        "take green-13",
        lambda: asked(
            "harbour", ("green-4", "green-2", "green-3"),
            table={"black_jack": 1, "harbour": "yellow-1 green-13"},
        ),
    ),
    "Black Jack passes by whom he could land on": (
        "send step-3",
        lambda: hired(6, "step-3 step-5", "lands"),
    ),
    "Black Jack stops short of whom he could pass": (
        "send step-5",
        lambda: hired(6, "step-2 step-5", "passes"),
    ),
    "a fifteen that may be taken is left": (
        "rob red-15",
        lambda: asked(
            "prowl", ("green-4", "red-15 red-4"), met=[], thief=0, victim="seat-1",
            table={"black_jack": 3, "control": 0}, seats=2,
        ),
    ),
    "nothing is taken where the harbour has a thirteen": (
        "take green-13",
        lambda: asked(
            "harbour", ("green-4", "red-4"), seats=2,
            table={"black_jack": 1, "control": 1, "harbour": "green-13"},
        ),
    ),
    "Black Jack is pushed to where he comes to oneself first": (
        "push tavern-3",
        lambda: asked(
            "aside", ("red-15", "green-13", "green-3"),
            table={"black_jack": 1, "control": 1, "deck": "step-1 step-2"}, captains=(1, 2, 13),
        ),
    ),
    "the fifteen is bid first, with a one in the crew": (
        "not bid red-15",
        lambda: auction("yellow-1 red-15", "green-13 green-11", "green-3 green-9"),
    ),
    "bidding for Black Jack, whom nobody need fear and who can rob nobody": (
        "decline",
        lambda: auction("red-15 red-11 red-10 red-9 red-8", "green-2", "green-3"),
    ),
}  # fmt: skip


@above_beginner("halunken")
@pytest.mark.parametrize("blunder", BLUNDERS)
def test_nobody_above_beginner_makes_it(blunder, level):
    wanted, begin = BLUNDERS[blunder]
    for move in chosen(begin(), level):
        assert is_sound(move, wanted), move
