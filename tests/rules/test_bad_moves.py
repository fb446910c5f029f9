"""A move that cannot be is refused in one clear sentence, and the game stays as it was."""

import json

import pytest

from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove
from shared_rules.engine.options import BadOption
from shared_rules.klunker.game import Klunker

from .every import SETUPS, begin, ended, named

DEEP: list = []
for _ in range(5000):
    DEEP = [DEEP]

BAD_MOVES = [
    (None, "a move is a list"),
    ("show", "a move is a list"),
    ({"show": 1}, "a move is a list"),
    ((), "a move is a list"),
    ([], "a move is a list"),
    ([None], "a move is a list"),
    ([7], "a move is a list"),
    (DEEP, "a move is a list"),
    (["fly"], '"fly" cannot be done now: show'),
    (["__init__"], '"__init__" cannot be done now'),
    (["x" * 100000], "cannot be done now"),
    (["show"], "show takes at least 1"),
    (["show", "crown"], 'show does not take "crown"'),
    (["show", True], "show does not take a bool"),
    (["show", 1.0], "show does not take a float"),
    (["show", None], "show does not take a NoneType"),
    (["show", 10**5000], "show does not take a int"),
    (["show", DEEP], "show does not take a list"),
    (["show", *["shoe"] * 7], "show takes at most 6"),
    (["show", *["shoe"] * 100000], "show takes at most 6"),
]


@pytest.mark.parametrize("move, message", BAD_MOVES, ids=range(len(BAD_MOVES)))
def test_a_bad_move_is_named(move, message):
    game = Klunker.new(3, {"first": 0}, 1)
    before = json.dumps(game.state())
    with pytest.raises(IllegalMove, match=message) as error:
        game.play(0, move)
    assert len(str(error.value)) < 200
    assert json.dumps(game.state()) == before


@pytest.mark.parametrize("seat", [1, 9, -1, None, "0", False, 0.0, [0]])
def test_only_the_seat_whose_turn_it_is_may_move(seat):
    game = Klunker.new(3, {"first": 0}, 1)
    with pytest.raises(IllegalMove, match="it is not the turn of seat"):
        game.play(seat, ["show", game.hands[0][0]])


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_after_the_end_nothing_can_be_done(setup):
    game = ended(begin(setup, 2), Chance(2))
    with pytest.raises(IllegalMove, match="the game is over"):
        game.play(0, ["decline"])


@pytest.mark.parametrize(
    "seats, options, message",
    [
        (2, {}, "klunker is for 3, 4, 5 players"),
        (True, {}, "klunker is for"),
        ("3", {}, "klunker is for"),
        (3, {"first": 3}, "first cannot be 3"),
        (3, {"first": True}, "first cannot be a bool"),
        (3, {"jokers": 2}, 'klunker has no option "jokers"'),
    ],
)
def test_a_game_that_cannot_be_set_up_says_why(seats, options, message):
    with pytest.raises(BadOption, match=message):
        Klunker.new(seats, options, 1)
