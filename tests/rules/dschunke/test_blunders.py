"""Positions of Dschunke in which a person would call a move a blunder: nobody above beginner errs.

Each entry says what must be done ("use merchant-yellow") or what must not be ("not skip"); a
number is how many goods may be offered at most.
"""

import pytest

from shared_rules.dschunke.special import look

from ..blunders import above_beginner, chosen, is_sound
from .table import dschunke

STANDS = {"grey": "yellow", "orange": "purple", "purple": "green"}
EVERYWHERE = {"grey": "00", "orange": "0", "purple": "0", "brown": "0", "white": "0"}


def asked(frame, rounds=10, **position):
    """Seat 0 is asked something in its turn, in the last round if it is not said otherwise."""
    local = position.pop("local", {})
    game = dschunke("actions", rounds=rounds, stands=STANDS, **position)
    if frame != game.now["phase"]:
        game.agenda = game.agenda[:2]
        for pile in game.piles:
            game.looked[0][pile] = look(game, pile)
        game.call(frame, [0], **local)
    return game


def sale(hand, market, others="", rounds=10, **position):
    """Goods are offered; nobody knows what the others hold, only how many."""
    return dschunke(
        "sale", rounds=rounds, market=market, hands={0: hand, 1: others, 2: others}, **position
    )


def where(trade, number=0, **position):
    return asked("where", local={"trade": f"trade-{trade}", "number": number, "free": False},
                 **position)  # fmt: skip


BLUNDERS = {
    "nine goods where one wins for sure": (1, lambda: sale("rice " * 9, "4S21")),
    "nine goods where three win for sure": (
        3, lambda: sale("fish " * 9, "24S1", "spices spices", rounds=4),
    ),
    "four goods where nobody else has any": (1, lambda: sale("spices " * 4, "21S4", rounds=6)),
    "goods are kept that will never sell": (
        "not nothing", lambda: sale("rice rice rice", "4S21", "fish"),
    ),
    "a kind that nobody else has is kept, though a card or three Yen can be had": (
        "not nothing",
        lambda: sale("spices", "124S"),
    ),
    "the last kind, for which four Yen are paid, is left to nobody": (
        "not nothing",
        lambda: sale(
            "spices spices rice rice", "21S4", "rice rice fish fish vegetables spices",
            rounds=5, sold="rice fish vegetables",
        ),
    ),
    "drawing goods when nothing will be sold any more": (
        "not use merchant-purple",
        lambda: asked("action", holds={"grey": "00", "purple": "0"}, hands={0: "rice"}),
    ),
    "four Yen at the end instead of nine in the hold": (
        "use merchant-green",
        lambda: asked("action", holds={"grey": "0", "orange": "0", "brown": "0", "white": "0"}),
    ),
    "the junk that pays six is left for one that pays three": (
        "go grey", lambda: where("sell", holds={"grey": "00", "brown": "0"}),
    ),
    "drawing where three can be had instead of nine": (
        "go grey", lambda: where("draw", rounds=3, holds={"grey": "000", "white": "0"}),
    ),
    "a strip where one is seen already, and no fifth junk": (
        "go purple",
        lambda: where("load", 1, holds={"grey": "0", "orange": "0", "brown": "0", "white": "0"}),
    ),
    "at the end a strip where it shows nothing new": (
        "not go grey", lambda: where("load", 1, holds={"grey": "0"}),
    ),
    "a card that sells is kept for after the end": (
        "play sell-grey",
        lambda: asked("additional", cards={0: "sell-grey"}, holds={"grey": "00"}),
    ),
    "a card that loads is kept for after the end": (
        "play load", lambda: asked("additional", cards={0: "load"}, holds={"grey": "00"}),
    ),
    "a card is moved away from the fifth junk": (
        "lift grey", lambda: asked("lift", holds=EVERYWHERE),
    ),
    "the lifted strip does not go to the junk that is missing": (
        "drop white",
        lambda: asked("drop", local={"junk": "grey"},
                      holds={"grey": "00", "orange": "0", "purple": "0", "brown": "0"}),
    ),
    "a card for the end that is not met, and a met one left": (
        "keep eight-grey",
        lambda: asked("keep", local={"pile": "pile-star"}, holds={"grey": "00"},
                      piles={"star": "eight-grey eight-white"}),
    ),
    "supply for the rounds that do not come": (
        "keep eight-grey",
        lambda: asked("keep", local={"pile": "pile-star"}, holds={"grey": "00"},
                      piles={"star": "eight-grey supply"}),
    ),
    "twelve Yen are passed by for eight": (
        "keep twelve-grey",
        lambda: asked("keep", local={"pile": "pile-star"}, holds={"grey": "00", "orange": "0"},
                      piles={"star": "eight-grey twelve-grey"}),
    ),
}  # fmt: skip


@above_beginner("dschunke")
@pytest.mark.parametrize("blunder", BLUNDERS)
def test_nobody_above_beginner_makes_it(blunder, level):
    wanted, begin = BLUNDERS[blunder]
    for move in chosen(begin(), level):
        if type(wanted) is int:
            assert 1 <= move.count(" ") <= wanted, move
        elif wanted == "not nothing":
            assert " " in move
        else:
            assert is_sound(move, wanted), move
