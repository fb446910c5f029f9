"""Halunken und Spelunken: captains who meet, the end and the score (rulings 6 and 7)."""

import pytest

from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove
from shared_rules.halunken.cards import doubled, worth
from shared_rules.halunken.game import Halunken

from ..acting import facts, play, verbs
from ..every import walk
from .table import choices, halunken, lair, lay, where


def meeting(mine, other, tavern="green-13", **position):
    """Seat 0 is about to move to tavern 4, where seat 1 stands."""
    position.setdefault("captains", [1, 4, 9])
    position.setdefault("taverns", {4: tavern})
    return halunken(crews=[mine, other], **position)


# Robbing (ruling 6)


def test_a_newcomer_with_fewer_scoundrels_must_rob_one_of_choice():
    game = lay(meeting("", "red-4 red-5"), 3, 6, 7)
    assert game.waiting_for() == [0]
    assert verbs(game, 0) == ["rob"]
    assert choices(game, 0) == ["red-4", "red-5"]
    game = play(game, "0 rob red-4")
    assert game.crews[:2] == [["red-4", "green-13"], game.crews[1]]
    assert ["robbed", "seat-0", "seat-1", "red-4"] in game.facts


def test_the_newcomer_counts_after_taking_the_taverns_card():
    as_many = lay(meeting("yellow-1", "red-4 red-5"), 3, 6, 7)
    assert as_many.waiting_for() == [0]
    more = lay(meeting("yellow-1 yellow-2", "red-4 red-5"), 3, 6, 7)
    assert facts(more, "robbed") == []
    assert facts(more, "spared") == [["spared", "seat-1", "seat-0"]]


def test_in_an_empty_tavern_one_scoundrel_less_counts():
    game = lay(meeting("yellow-1 yellow-2", "red-4 red-5", tavern=""), 3, 6, 7)
    assert game.waiting_for() == [0]


def test_only_the_occupants_scoundrels_can_be_robbed():
    game = lay(meeting("", "red-4 red-5", harbour="red-7"), 3, 6, 7)
    for scoundrel in ("green-13", "red-7", "yellow-12"):
        with pytest.raises(IllegalMove, match=f'rob does not take "{scoundrel}"'):
            game.play(0, ["rob", scoundrel])


def test_an_only_scoundrel_is_taken_without_asking():
    game = lay(meeting("", "red-4"), 3, 6, 7)
    assert facts(game, "robbed") == [["robbed", "seat-0", "seat-1", "red-4", "because-only"]]
    assert game.now["phase"] == "cards"


def test_who_has_nothing_gives_nothing():
    game = lay(meeting("", "", tavern=""), 3, 6, 7)
    assert facts(game, "robbed") == []
    assert where(game)[0] == 4


# Pushing (ruling 6)


def pushes(game):
    return [[fact[1], fact[2], fact[3]] for fact in facts(game, "pushed")]


def test_the_occupant_is_pushed_clockwise_to_the_next_free_space_after_the_robbery():
    game = play(lay(meeting("", "red-4 red-5"), 3, 6, 7), "0 rob red-4")
    assert pushes(game) == [["seat-1", "tavern-4", "tavern-5"]]
    kinds = [fact[0] for fact in game.facts]
    assert kinds.index("robbed") < kinds.index("pushed")


def test_the_occupant_is_pushed_although_not_robbed():
    game = lay(meeting("yellow-1 yellow-2", "red-4 red-5"), 3, 6, 7)
    assert pushes(game) == [["seat-1", "tavern-4", "tavern-5"]]


def test_a_push_goes_past_occupied_spaces():
    game = lay(meeting("yellow-1", "", captains=[1, 4, 5, 6]), 3, 5, 6, 7)
    assert pushes(game) == [["seat-1", "tavern-4", "tavern-7"]]


def test_a_space_with_black_jack_on_it_is_not_free():
    game = lay(meeting("yellow-1", "", black_jack=5, deck="step-12"), 3, 6, 7)
    assert pushes(game)[0] == ["seat-1", "tavern-4", "tavern-6"]


def test_a_push_goes_past_the_end_of_the_ring():
    game = lay(halunken(captains=[11, 14, 1], crews=["red-4", "", ""]), 3, 6, 7)
    assert pushes(game)[0] == ["seat-1", "tavern-14", "tavern-2"]


def test_the_pushed_captain_takes_no_card_and_robs_nobody():
    taverns = {4: "red-6 red-7 red-8", 5: "green-13"}
    game = halunken(captains=[1, 3, 9], crews=["red-4 red-5"], taverns=taverns)
    game = lay(game, 3, 1, 2)
    assert where(game) == [4, 5, 11]
    assert game.crews[1] == ["red-6"]
    assert game.tops[4] == "green-13"
    assert facts(game, "robbed") == []


def test_a_captain_pushed_before_his_own_move_starts_from_where_he_then_stands():
    game = lay(meeting("red-4", ""), 3, 6, 7)
    assert ["sailed", "seat-1", "tavern-5", "tavern-11", 6] in game.facts


def test_who_is_pushed_may_be_met_again():
    game = lay(halunken(captains=[3, 4, 2, 12], crews=["red-4", "", "red-5 red-6"]), 1, 7, 3, 4)
    assert pushes(game)[:2] == [
        ["seat-1", "tavern-4", "tavern-5"],
        ["seat-1", "tavern-5", "tavern-6"],
    ]
    assert where(game)[1] == 13


# The end and the score (ruling 7)


def test_a_game_has_eight_rounds_in_which_all_movement_cards_are_played():
    for _, _, _, game in walk(Halunken.new(3, {"mode": "introductory"}, 3), Chance(3)):
        pass
    assert game.rounds == 8
    assert [len(played) for played in game.played] == [8, 8, 8]
    assert game.waiting_for() == []


def test_with_3_purple_2_yellow_and_5_green_the_greens_count_double():
    purple, yellow = "purple-9 purple-10 purple-11", "yellow-11 yellow-12"
    game = ended(f"{purple} {yellow} green-2 green-3 green-4 green-5 green-6")
    assert game.scores()[0] == 30 + 23 + 2 * 20
    assert game.sheet(0) == [
        ["red", 0],
        ["purple", 30],
        ["green", 20],
        ["yellow", 23],
        ["doubled", 20, "suit-green"],
    ]


def ended(*crews, seats=3, **options):
    """The game after the eighth round."""
    captains = [1, 5, 9, 13][:seats]
    return halunken(captains=captains, crews=crews, rounds=8, phase="moves", **options)


@pytest.mark.parametrize(
    "crew, suit, points",
    [
        ("red-4 red-5 yellow-12", "red", 30),
        ("red-4 yellow-12", "yellow", 28),
        ("red-15 purple-14 green-13", "red", 57),
        ("red-6 yellow-6", "red", 18),
        ("green-2", "green", 4),
        ("red-4 red-5 purple-3 purple-7", "purple", 29),
        ("", "red", 0),
    ],
)
def test_the_colour_with_most_cards_counts_double_of_several_the_one_that_pays_most(
    crew, suit, points
):
    assert worth(crew.split()) == points
    assert doubled(crew.split()) == ["red", "purple", "green", "yellow"].index(suit)


def test_most_points_win_and_equals_share_the_place():
    game = ended("red-10", "green-10", "yellow-12")
    assert game.scores() == [20, 20, 24]
    assert game.outcome()["places"] == [2, 2, 1]
    assert facts(game, "scored") == [
        ["scored", "seat-0", 20, "suit-red"],
        ["scored", "seat-1", 20, "suit-green"],
        ["scored", "seat-2", 24, "suit-yellow"],
    ]


def test_the_harbour_counts_for_nobody():
    assert ended("red-10", harbour="red-15 red-11", black_jack=3).scores() == [20, 0, 0]


# A match


def test_in_a_match_each_game_is_set_up_anew_and_the_first_seat_moves_on():
    game = ended("red-10", "green-10", "yellow-12", match=3, first=2)
    assert (game.number, game.rounds) == (2, 0)
    assert game.waiting_for() == [0]
    assert game.crews == game.played == [[], [], []]
    assert [len(pile) for pile in game.piles] == [3] * 14
    assert facts(game, "dealt") == [["dealt", 2, "seat-0"]]


def test_the_totals_of_three_games_are_added_up():
    game = ended("red-10", "green-10", "yellow-12", match=3)
    assert game.scores() == [20, 20, 24]
    game.past.append([["green-2"], [], ["red-4"]])
    game.number = 3
    game.crews = [["yellow-1"], ["yellow-2"], []]
    assert game.scores() == [20 + 4 + 2, 20 + 0 + 4, 24 + 8 + 0]
    assert game.view(0)["public"]["totals"] == [24, 20, 32]
    assert [line for line in game.sheet(0) if line[0] == "game"] == [
        ["game", 0, 1, 20],
        ["game", 0, 2, 4],
        ["game", 0, 3, 2],
    ]


def test_a_match_ends_after_its_third_game():
    numbers = []
    for _, _, _, game in walk(Halunken.new(4, {"match": 3, "first": 3}, 5), Chance(5)):
        numbers += [fact[1:] for fact in facts(game, "dealt")]
    assert numbers == [[2, "seat-0"], [3, "seat-1"]]
    assert len(game.past) == 2
    assert game.scores() == [
        worth(game.past[0][seat]) + worth(game.past[1][seat]) + worth(game.crews[seat])
        for seat in range(4)
    ]


def test_a_new_game_of_a_match_begins_without_controller_and_with_a_full_deck():
    game = ended("red-10", harbour="red-4", black_jack=3, control=1, deck="step-1", match=3)
    assert (game.control, game.harbour, game.drawn) == (None, [], [])
    assert len(game.deck) == 12
    assert lair(game) == 0
