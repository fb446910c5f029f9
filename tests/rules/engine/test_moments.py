"""Moments: what is seen between the steps of one move is as whole, and as discreet, as its end."""

import json

import pytest

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game

from ..every import LARGEST_VIEW, SETUPS, begin, named, walk
from ..twins import drift

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=named)


def moments(game: Game, seat: int, move: list) -> list[Game]:
    """Copies of the game at each moment of a move."""
    found: list[Game] = []
    game.play(seat, move, lambda now: found.append(now.copy()))
    return found


def played(setup, seed: int = 4):
    """Every move of a random game: the game before, its moments, the game after."""
    for game, seat, move, after in walk(begin(setup, seed), Chance(seed)):
        yield game, moments(game, seat, move), after


@every_setup
def test_watching_changes_nothing(setup):
    for game, seat, move, after in walk(begin(setup, 4), Chance(4)):
        assert game.play(seat, move, lambda now: None).state() == after.state()


@every_setup
def test_each_moment_is_later_than_the_one_before_and_leads_to_the_end(setup):
    for _, found, after in played(setup):
        told = 0
        for now in found:
            assert len(now.facts) > told
            assert after.facts[: len(now.facts)] == now.facts
            told = len(now.facts)


@every_setup
def test_at_a_moment_the_state_is_whole_and_goes_on_from_there(setup):
    """It survives JSON, nobody is asked in it, and settled it comes to the same end."""
    rules = GAMES[setup[0]]
    for _, found, after in played(setup):
        for now in found:
            assert now.waiting_for() == []
            again = rules.load(json.loads(json.dumps(now.state())))
            again.settle()
            assert again.state() == after.state()


@every_setup
def test_a_view_of_a_moment_is_all_that_its_owner_can_know(setup):
    chance = Chance(4)
    rules = GAMES[setup[0]]
    for _, found, _ in played(setup):
        for now in found:
            for seat in [None, *range(now.seats)]:
                view = now.view(seat)
                assert view["offers"] == []
                assert rules.imagine(view, chance).view(seat) == view
                assert len(json.dumps(view, separators=(",", ":"))) < LARGEST_VIEW


@every_setup
def test_twins_look_the_same_at_every_moment(setup):
    rules = GAMES[setup[0]]
    chance = Chance(4)
    for number, (game, _, _) in enumerate(played(setup)):
        if number % 9 == 0:
            for seat in [None, *range(game.seats)]:
                assert drift(rules, game, seat, chance, at_moments=True) is None


# What is seen singly


def shown(game: Game, seat: int, move: list) -> list[list[str]]:
    """The kinds of facts that each moment adds, and those that only the end has."""
    found = [len(now.facts) for now in moments(game, seat, move)]
    after = game.play(seat, move)
    ends = [*found, len(after.facts)]
    return [
        [fact[0] for fact in after.facts[start:end]]
        for start, end in zip([0, *found], ends, strict=True)
    ]


def gathered(setup, seeds=range(3)) -> list[list[str]]:
    """The moments of several whole games."""
    return [
        step
        for seed in seeds
        for game, seat, move, _ in walk(begin(setup, seed), Chance(seed))
        for step in shown(game, seat, move)
    ]


def most_of(steps: list[list[str]], fact: str) -> int:
    return max(step.count(fact) for step in steps)


def test_klunker_sells_each_set_by_itself():
    steps = gathered(("klunker", 5, {}), range(12))
    assert most_of(steps, "sold") == 1
    assert not any("bought" in step and "sold" in step for step in steps)


def test_halunken_turns_all_cards_together_and_moves_one_captain_after_the_other():
    for seats in (3, 4):
        steps = gathered(("halunken", seats, {}))
        turned = [step for step in steps if step.count("revealed") > 1]
        assert all(set(step) == {"revealed"} for step in turned)
        assert most_of(turned, "revealed") == seats
        assert most_of(steps, "sailed") == 1
        assert most_of(steps, "took") == 1
        assert most_of(steps, "prowled") == 1
        assert not any({"revealed", "prowled"} <= {*step} for step in steps)
        assert not any("cancelled" in step and "took" in step for step in steps)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dschunke_turns_one_offer_after_the_other_and_decides_one_kind_after_the_other(seats):
    steps = gathered(("dschunke", seats, {}))
    assert most_of(steps, "offered") == 1
    kinds = [sum(step.count(fact) for fact in ("won", "sold", "void")) for step in steps]
    assert max(kinds) == 1
    assert not any({"offered", "tied"} <= {*step} for step in steps)
