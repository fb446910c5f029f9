"""No bot peeks: two tables that look the same to a seat get the same move for the same bot seed.

The other table is imagined from the seat's view, so everything that the seat cannot know is
different there; a bot that were told any of it would sooner or later move differently.
"""

import pytest

from shared_rules import GAMES
from shared_rules.engine.bot import advise, choose, levels, mind_of
from shared_rules.engine.chance import Chance

from .every import MINDED

every_game = pytest.mark.parametrize("key", MINDED)
every_level = pytest.mark.parametrize("key, level", [(k, v) for k in MINDED for v in levels(k)])
OWN = {"chance", "facts", "final"}


def lookalikes(key, seats, seed, every):
    """Pairs of a table and another that looks the same to the seat that is asked."""
    game, chance, moves = GAMES[key].new(seats, {}, seed), Chance(seed), 0
    while game.waiting_for():
        seat = game.waiting_for()[-1]
        if moves % every == 0:
            view = game.view(seat)
            other = GAMES[key].imagine(view, Chance(seed + moves))
            assert other.view(seat) == view
            yield game, other, seat
        game.advance(seat, choose(game.view(seat), "solid", chance))
        moves += 1


def differ(game, other):
    """Whether the tables are different where the seat cannot see it."""
    here, there = game.state(), other.state()
    return any(here[field] != there[field] for field in here if field not in OWN)


@every_level
def test_tables_that_look_the_same_get_the_same_move(key, level, monkeypatch):
    if level in mind_of(key).PLAYOUTS:
        monkeypatch.setitem(mind_of(key).PLAYOUTS, level, 8)
    pairs = different = 0
    for game, other, seat in lookalikes(
        key, max(GAMES[key].SEATS), 3, 7 if key != "dschunke" else 29
    ):
        pairs += 1
        different += differ(game, other)
        move = choose(game.view(seat), level, Chance(pairs))
        assert choose(other.view(seat), level, Chance(pairs)) == move
        advice = advise(game.view(seat), level, Chance(pairs))
        assert advice == advise(other.view(seat), level, Chance(pairs))
        assert advice["move"] == move
    assert pairs > 6
    assert different > pairs // 2


@every_game
def test_whoever_plays_on_in_an_imagined_world_peeks_at_nobody_there(key):
    """What weighs and answers for a seat looks at that seat's secrets alone.

    That holds for the others too, so a searcher's hand is not betrayed to those it imagines.
    """
    mind = mind_of(key)
    for seats in GAMES[key].SEATS:
        for game, other, seat in lookalikes(key, seats, seats, 3):
            judged = mind.judged(game, seat)
            assert judged == mind.judged(other, seat)
            for _, move, _ in judged:
                game.check(seat, move)
                reason = mind.why(game, seat, move, judged)
                assert reason == mind.why(other, seat, move, judged)
            assert mind.answer(game, seat, Chance(1)) == mind.answer(other, seat, Chance(1))
