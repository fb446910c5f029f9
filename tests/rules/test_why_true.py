"""What bots give as their reason is so, at every level, whatever move they make."""

from itertools import product

import pytest

from shared_rules import GAMES
from shared_rules.engine.bot import choose, explained, levels, mind_of
from shared_rules.engine.chance import Chance

from .every import MINDED, answer
from .truths import Told

every_game = pytest.mark.parametrize("key", MINDED)


def truths(key):
    return __import__(f"tests.rules.{key}.truths", None, None, ["TRUE"]).TRUE


GAMES_PLAYED = {"klunker": 8, "halunken": 8, "dschunke": 3}
"""With every number of players; so many that every reason is heard."""


@every_game
def test_every_reason_has_its_truth(key):
    reasons = __import__(f"shared_rules.{key}.mind.why", None, None, ["LOOK"])
    assert set(truths(key)) == set(reasons.LOOK)


@every_game
def test_a_reason_is_true_of_the_game_that_it_is_told_in(key, monkeypatch):
    """Bots of all levels sit round a table; each could as well have made any other move."""
    for level in mind_of(key).PLAYOUTS:
        monkeypatch.setitem(mind_of(key).PLAYOUTS, level, 2)
    lies, told = [], set()
    for seed, seats in product(range(11, 11 + GAMES_PLAYED[key]), GAMES[key].SEATS):
        options = {"start_layout": "free"} if key == "dschunke" else {}
        if key == "halunken" and seats == 2 and seed % 2:
            options = {"black_jack": "passes"}
        game, chance, moves = GAMES[key].new(seats, options, seed), Chance(seats), 0
        while game.waiting_for():
            seat = game.waiting_for()[0]
            moves += 1
            view, level = game.view(seat), levels(key)[(seat + moves // 40) % 4]
            move = choose(view, level, chance)
            for made in (move, answer(game, seat, chance)):
                why = explained(view, made, chance)["why"]
                told.add(why[0])
                if not truths(key)[why[0]](Told(key, game, seat, made, why)):
                    lies.append((level if made is move else "random", made, why))
            game = game.play(seat, move)
    assert lies == []
    assert told == set(truths(key))
