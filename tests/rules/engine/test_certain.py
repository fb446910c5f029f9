"""What a button promises is what happens, whatever nobody can know yet."""

import pytest

from shared_rules import GAMES
from shared_rules.engine.certain import certain
from shared_rules.engine.chance import Chance

from ..every import SETUPS, begin, named, walk

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=named)


@every_setup
def test_what_is_certain_comes_first_of_all_that_happens(setup):
    for game, seat, move, after in walk(begin(setup, 6), Chance(6)):
        facts, _ = certain(game.view(seat), move, seat)
        assert after.facts[: len(facts)] == facts


@every_setup
def test_it_is_certain_in_every_world_of_the_mover(setup):
    chance = Chance(6)
    for number, (game, seat, move, _) in enumerate(walk(begin(setup, 6), Chance(6))):
        if number % 5 == 0:
            view = game.view(seat)
            world = GAMES[setup[0]].imagine(view, chance)
            facts, _ = certain(view, move, view["seat"])
            assert world.play(seat, move).facts[: len(facts)] == facts


@every_setup
def test_where_nothing_is_learned_the_table_is_certain_too(setup):
    for game, seat, move, after in walk(begin(setup, 6), Chance(6)):
        _, world = certain(game.view(seat), move, seat)
        is_sealed = game.PHASES[game.now["phase"]].sealed
        assert (world is None) == (after.final or is_sealed)
        if world is not None:
            assert world.view(seat) == after.view(seat)
            assert set(vars(world)) == set(world.FIELDS)


def told(key: str, options: dict, seats: int) -> set[str]:
    """The kinds of facts that are certain in some games."""
    found = set()
    for seed in range(6):
        for game, seat, move, _ in walk(GAMES[key].new(seats, options, seed), Chance(seed)):
            found |= {fact[0] for fact in certain(game.view(seat), move, seat)[0]}
    return found


def test_much_is_certain():
    assert told("klunker", {}, 4) >= {"bought", "sold", "showed", "stored", "declined"}
    assert told("halunken", {}, 4) >= {"bid", "passed", "named", "robbed", "pushed"}
    assert told("dschunke", {}, 4) >= {"loaded", "earned", "drew", "used", "gave", "moved"}
    assert not told("halunken", {}, 4) & {"revealed"}
    assert not told("dschunke", {}, 4) & {"offered", "took_blind"}
