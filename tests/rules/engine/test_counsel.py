"""Counsel: what the expert would do, what is as good, and what surely costs much."""

import pytest

from shared_rules import GAMES
from shared_rules.engine.bot import choose, mind_of, random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.counsel import MUCH, Watch, advised
from shared_rules.engine.offer import name_of
from shared_rules.engine.share import share
from tests.rules.every import MINDED

from .blundering import BLUNDERS, position

every_game = pytest.mark.parametrize("key", MINDED)


def never():
    return False


@pytest.mark.parametrize(("key", "seed", "number", "move"), BLUNDERS)
def test_what_costs_much_is_found_whatever_worlds_are_imagined(key, seed, number, move):
    game = position(key, seed, number)
    view = game.view(game.waiting_for()[0])
    for chance in (1, 2):
        watch = Watch(view, Chance(chance))
        watch.go_on(move, never)
        assert watch.verdict(move) >= MUCH
        advice = watch.advice()
        assert name_of(advice["move"]) != name_of(move)
        game.check(view["seat"], advice["move"])
        watch.go_on(advice["move"], never)
        assert watch.verdict(advice["move"]) == 0


@pytest.mark.parametrize(("key", "seed", "number", "move"), BLUNDERS)
def test_as_long_as_nobody_can_be_sure_nothing_is_said(key, seed, number, move):
    game = position(key, seed, number)
    watch = Watch(game.view(game.waiting_for()[0]), Chance(1))
    assert watch.verdict(move) is None
    watch.go_on(move, lambda: True)
    assert watch.verdict(move) is None
    slices = []
    while watch.verdict(move) is None:
        now = iter([False, True])
        watch.go_on(move, lambda: next(now))  # noqa: B023
        slices.append(watch.verdict(move))
    assert len(slices) > 20 and slices[:-1] == [None] * (len(slices) - 1)


@every_game
def test_what_the_expert_does_is_not_warned_about(key, monkeypatch):
    """Three standard errors keep it from seeing much where there is little, in whole games."""
    warned = watched = 0
    monkeypatch.setitem(mind_of(key).PLAYOUTS, "expert", 100)
    for seed in range(2):
        game, count = GAMES[key].new(3, {}, seed), 0
        while game.waiting_for():
            seat, count = game.waiting_for()[0], count + 1
            if count % (24 if key == "dschunke" else 7) == 0:
                view = game.view(seat)
                move = choose(view, "expert", Chance(count))
                watch = Watch(view, Chance(count + 1))
                watch.go_on(move, never)
                assert watch.verdict(move) is not None, "it comes to an end"
                warned, watched = warned + bool(watch.verdict(move)), watched + 1
            game.advance(seat, choose(game.view(seat), "solid", Chance(count)))
    assert watched > 10
    assert warned <= 1


@every_game
def test_whoever_watches_sees_a_view_and_nothing_else(key):
    """In worlds that the owner cannot tell apart it says the same."""
    game = GAMES[key].new(3, {}, 2)
    for count in range(30):
        seat = game.waiting_for()[0]
        game.advance(seat, choose(game.view(seat), "solid", Chance(count)))
    seat = game.waiting_for()[0]
    view = game.view(seat)
    move = random_move(view["offers"], Chance(5))
    said = []
    for world in (game, GAMES[key].imagine(view, Chance(8))):
        watch = Watch(world.view(seat), Chance(3))
        watch.playouts = 40
        watch.go_on(move, never)
        said.append([watch.best, watch.verdict(move), watch.advice()])
    assert said[0] == said[1]


@every_game
def test_what_is_as_good_comes_out_the_same_when_tried(key, monkeypatch):
    monkeypatch.setitem(mind_of(key).PLAYOUTS, "expert", 60)
    game, found, count = GAMES[key].new(3, {}, 4), 0, 0
    while game.waiting_for() and count < 60:
        seat, count = game.waiting_for()[0], count + 1
        view = game.view(seat)
        advice = advised(view, Chance(count))
        for other in [advice["move"], *advice["equals"]]:
            game.check(seat, other)
        names = [name_of(other) for other in [advice["move"], *advice["equals"]]]
        assert len(names) == len(set(names))
        found += len(advice["equals"])
        game.advance(seat, choose(view, "solid", Chance(count)))
    assert found


def test_what_a_lead_less_costs_is_told_by_the_map():
    watch = Watch(GAMES["klunker"].new(3, {}, 2).view(0), Chance(1))
    assert watch.cost(500, 300) == share(watch.world, 500) - share(watch.world, 200) > 0
