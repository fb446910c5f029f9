"""Blunders: positions in which a person would know what to do, and bots above beginner do too."""

import pytest

from shared_rules.engine.bot import BEGINNER, choose, levels
from shared_rules.engine.chance import Chance


def above_beginner(key):
    """Every level of a game that makes no blunders."""
    return pytest.mark.parametrize("level", [level for level in levels(key) if level != BEGINNER])


def chosen(game, level):
    """What seat 0 does, as a text, with three seeds."""
    view = game.view(0)
    assert view["offers"], "seat 0 is asked"
    for seed in range(3):
        yield " ".join(str(item) for item in choose(view, level, Chance(seed)))


def is_sound(move, wanted):
    """Whether it is the move that is wanted ("use merchant-yellow"), or is not ("not skip")."""
    if wanted.startswith("not "):
        return wanted[4:] not in move
    return move == wanted
