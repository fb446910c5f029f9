"""Captains who find Black Jack, one test a sentence (ruling 13)."""

from itertools import combinations

import pytest

from shared_rules.engine.game import IllegalMove
from shared_rules.halunken.taverns import sides

from ..acting import facts, play, verbs
from .table import choices, halunken, lair, lay


def found(crews=(), harbour="red-4 red-5", cards=(3, 4, 5), **position):
    """Seat 0 moves by 3 to tavern 4, where Black Jack stands."""
    position.setdefault("captains", [1, 10, 12])
    position.setdefault("taverns", {4: "green-13", 5: "green-11"})
    position.setdefault("deck", "step-1")
    game = halunken(crews=crews, harbour=harbour, black_jack=4, **position)
    return lay(game, *cards)


def test_a_captain_on_his_space_takes_the_taverns_card_then_one_of_choice_from_the_harbour():
    game = found()
    assert game.crews[0] == ["green-13"]
    assert game.waiting_for() == [0]
    assert verbs(game, 0) == ["take"]
    assert choices(game, 0) == ["red-4", "red-5"]
    with pytest.raises(IllegalMove, match='take does not take "red-6"'):
        game.play(0, ["take", "red-6"])
    game = play(game, "0 take red-5")
    assert game.crews[0] == ["red-5", "green-13"]
    assert game.harbour == ["red-4"]
    assert game.facts[0] == ["enlisted", "seat-0", "red-5"]


def test_he_gives_even_from_fewer_scoundrels():
    game = found(["yellow-1 yellow-2 yellow-3 yellow-4"])
    assert game.waiting_for() == [0]


def test_an_only_scoundrel_in_the_harbour_is_taken_without_asking():
    game = found(harbour="red-4")
    assert facts(game, "enlisted") == [["enlisted", "seat-0", "red-4", "because-only"]]
    assert game.harbour == []


def test_an_empty_harbour_gives_nothing():
    game = found(harbour="")
    assert game.crews[0] == ["green-13"]
    assert verbs(game, 0) == ["push"]


def test_with_three_players_nothing_is_to_be_had_from_his_controller():
    game = found(["", "purple-4 purple-5 purple-6"], control=1)
    assert choices(game, 0) == ["red-4", "red-5"]


def test_then_black_jack_goes_to_a_free_adjacent_space_on_the_side_that_the_newcomer_chooses():
    game = play(found(), "0 take red-5")
    assert lair(game) == 4
    assert game.waiting_for() == [0]
    assert choices(game, 0) == ["tavern-5", "tavern-3"]
    back = play(game, "0 push tavern-3")
    assert back.facts[0] == ["pushed", "black-jack", "tavern-4", "tavern-3"]
    on = play(game, "0 push tavern-5")
    assert on.facts[0] == ["pushed", "black-jack", "tavern-4", "tavern-5"]


def test_where_the_neighbour_on_a_side_is_taken_the_next_free_one_on_that_side_counts():
    game = play(found(captains=[1, 5, 12]), "0 take red-5")
    assert choices(game, 0) == ["tavern-6", "tavern-3"]
    game = found(captains=[1, 5, 3, 2], harbour="", cards=[3, 7, 6, 6])
    assert choices(game, 0) == ["tavern-6", "tavern-1"]


def test_with_fourteen_spaces_the_two_sides_always_differ():
    for pieces in combinations(range(1, 14), 4):
        game = halunken(captains=[4, *[(space + 3) % 14 + 1 for space in pieces[:3]]], black_jack=4)
        assert len(set(sides(game))) == 2


def test_a_pushed_black_jack_starts_his_own_move_from_where_he_then_stands():
    game = play(found(cards=[3, 4, 7]), "0 take red-5", "0 push tavern-3")
    assert ["prowled", "tavern-3", "tavern-6"] in game.facts


def test_a_captain_pushed_onto_the_next_space_does_not_meet_black_jack():
    game = halunken(captains=[1, 4, 12], crews=["red-4"], black_jack=5, deck="step-1")
    game = lay(game, 3, 7, 6)
    assert ["pushed", "seat-1", "tavern-4", "tavern-6"] in game.facts
    assert facts(game, "enlisted") == []
