"""A question is open if its offers are the same in every world that a spectator could imagine."""

import pytest

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.phase import COVERED, CURTAIN, OPEN

from ..every import SETUPS, begin, named, walk

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=named)


def offers(game, seat) -> list:
    return [offer.plain() for offer in game.offers(seat)]


@every_setup
def test_an_open_question_shows_nothing_that_a_spectator_does_not_know(setup):
    chance = Chance(2)
    for game, *_ in walk(begin(setup, 2), Chance(2)):
        if game.PHASES[game.now["phase"]].cover == OPEN:
            world = GAMES[setup[0]].imagine(game.view(None), chance)
            for seat in game.waiting_for():
                assert offers(world, seat) == offers(game, seat)


@pytest.mark.parametrize("key", list(GAMES))
def test_every_covered_question_shows_something(key):
    """Nobody has to uncover anything for nothing."""
    chance = Chance(2)
    asked, shown = set(), set()
    for setup in [setup for setup in SETUPS if setup[0] == key]:
        for game, *_ in walk(begin(setup, 2), Chance(2)):
            phase = game.now["phase"]
            if phase not in shown and game.PHASES[phase].cover == COVERED:
                asked.add(phase)
                world = GAMES[key].imagine(game.view(None), chance)
                if any(offers(world, seat) != offers(game, seat) for seat in game.waiting_for()):
                    shown.add(phase)
    assert asked == shown


@pytest.mark.parametrize("key", list(GAMES))
def test_who_answers_unseen_does_so_behind_a_curtain(key):
    for phase in GAMES[key].PHASES.values():
        assert phase.cover == CURTAIN or not phase.sealed
