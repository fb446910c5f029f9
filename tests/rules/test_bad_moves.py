"""A move that cannot be is refused in one clear sentence, and the game stays as it was."""

import json

import pytest

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove
from shared_rules.engine.options import BadOption
from shared_rules.klunker.game import Klunker

from .every import SETUPS, begin, ended, named, walk

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


# Whatever is asked

NO_MOVES = [None, "show", 7, {"show": 1}, (), [], [None], [7], [["show"]], DEEP, ["fly"]]
NO_ITEMS = [True, False, 1.0, None, 10**5000, -(10**5000), DEEP, {}, "moon", "", "x" * 100000]


def bad_moves(offers):
    """What no offer admits: no moves, unknown verbs, wrong items, too many and too few."""
    moves = [*NO_MOVES, ["__init__"], ["resolve"], ["offers"], ["x" * 100000]]
    moves.append([offers[0].verb, *["moon"] * 100000])
    for offer in offers:
        moves += [[offer.verb, item] for item in NO_ITEMS]
        moves.append([offer.verb, *offer.among, *offer.among, "moon"])
        moves.append([offer.verb, *offer.among[: offer.least - 1]] if offer.least else None)
        moves.append([offer.verb.upper(), *offer.among[: offer.least]])
    return [move for move in moves if not any(offer.admits(move) for offer in offers)]


def refuse(game, seat, move):
    with pytest.raises(IllegalMove) as error:
        game.play(seat, move)
    assert len(str(error.value)) < 300


def questions(setup):
    """Each phase once with each choice of verbs, and with each number of sealed answers."""
    asked = []
    for seed in range(1 if setup[0] == "dschunke" else 3):
        for game, seat, *_ in walk(begin(setup, seed), Chance(seed)):
            laid = json.dumps([len(moves) for moves in game.now.get("sealed", [])])
            verbs = sorted({offer.verb for offer in game.offers(seat)})
            question = [game.now["phase"], laid, *verbs]
            if question not in asked:
                asked.append(question)
                yield game, seat


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_a_bad_move_changes_nothing_whatever_is_asked(setup):
    for game, seat in questions(setup):
        before = json.dumps(game.state())
        for move in bad_moves(game.offers(seat)):
            refuse(game, seat, move)
        good = game.offers(seat)[0].sample(Chance(1))
        for other in [*range(-1, game.seats + 1), None, "0", True, 0.0, [0], 10**5000]:
            if type(other) is not int or other not in game.waiting_for():
                refuse(game, other, good)
        assert json.dumps(game.state()) == before


@pytest.mark.parametrize("setup", [("halunken", 2, {}), ("halunken", 4, {}), ("dschunke", 3, {})])
def test_sealed_questions_are_among_them_and_those_with_two_answers(setup):
    answers = set()
    for game, seat in questions(setup):
        phase = GAMES[setup[0]].PHASES[game.now["phase"]]
        if phase.sealed:
            answers.add(phase.answers(game, seat))
    assert answers == ({1, 2} if setup[1] == 2 else {1})
