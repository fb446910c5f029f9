"""Whatever a game asks, a bad move is refused in one short sentence, and nothing has changed."""

import json

import pytest

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove

from .every import SETUPS, begin, named, walk
from .test_bad_moves import DEEP

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
