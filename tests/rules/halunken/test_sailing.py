"""Halunken und Spelunken without Black Jack, one test a sentence (rulings 1 to 5)."""

import pytest

from shared_rules.engine.game import IllegalMove
from shared_rules.engine.options import BadOption
from shared_rules.halunken.cards import SCOUNDRELS, STEPS, VALUE
from shared_rules.halunken.game import Halunken

from ..acting import facts, play
from .table import choices, halunken, lay, placed, where

# The box


def test_there_are_42_scoundrels_whose_values_add_up_to_308():
    assert len(set(SCOUNDRELS)) == 42
    assert sum(VALUE.values()) == 308


@pytest.mark.parametrize(
    "colour, values",
    [
        ("red", [*range(4, 12), 15]),
        ("purple", [*range(3, 12), 14]),
        ("green", [*range(2, 12), 13]),
        ("yellow", [*range(1, 13)]),
    ],
)
def test_a_colour_has_its_values(colour, values):
    found = [VALUE[scoundrel] for scoundrel in SCOUNDRELS if scoundrel.startswith(colour)]
    assert found == values


def test_everybody_has_the_movement_cards_1_to_7_and_rum():
    assert STEPS == [f"step-{number}" for number in range(1, 8)] + ["rum"]
    game = Halunken.new(4, {}, 1)
    assert game.view(None)["public"]["hands"] == [STEPS] * 4


@pytest.mark.parametrize(
    "seats, options, message",
    [
        (5, {}, "halunken is for 2, 3, 4 players"),
        (2, {"mode": "standard"}, 'with 2 players halunken has no option "mode"'),
        (3, {"mode": "short"}, 'mode cannot be "short"'),
        (3, {"match": 2}, "match cannot be 2"),
        (3, {"match": "3"}, 'match cannot be "3"'),
        (3, {"first": 3}, "first cannot be 3"),
    ],
)
def test_what_cannot_be_set_up_says_why(seats, options, message):
    with pytest.raises(BadOption, match=message):
        Halunken.new(seats, options, 1)


# The beginning (ruling 1)


def test_three_face_down_scoundrels_lie_in_every_tavern():
    game = Halunken.new(3, {}, 1)
    public = game.view(0)["public"]
    assert public["piles"] == [3] * 14
    assert public["tops"] == [None] * 14
    assert not any(scoundrel in str(game.view(0)) for scoundrel in SCOUNDRELS)


def test_the_first_seat_is_drawn_by_lot_or_chosen():
    lots = {tuple(Halunken.new(3, {}, seed).waiting_for()) for seed in range(30)}
    assert lots == {(0,), (1,), (2,)}
    assert Halunken.new(3, {"first": 2}, 1).waiting_for() == [2]


def test_in_turn_order_each_puts_the_captain_on_a_free_space():
    game = play(Halunken.new(3, {"first": 1}, 1), "1 place tavern-4")
    assert game.waiting_for() == [2]
    with pytest.raises(IllegalMove, match='place does not take "tavern-4"'):
        game.play(2, ["place", "tavern-4"])
    game = play(game, "2 place tavern-5")
    assert game.waiting_for() == [0]


def test_each_takes_the_top_card_of_that_tavern_face_up_in_front():
    game = Halunken.new(3, {"first": 1}, 1)
    top = game.piles[3][-1]
    game = play(game, "1 place tavern-4")
    assert game.view(2)["public"]["crews"] == [[], [top], []]
    assert game.piles[3] and top not in game.piles[3]
    assert game.facts == [["placed", "seat-1", "tavern-4", top]]
    assert game.tops == [None] * 14


def test_then_every_taverns_top_card_is_turned_up():
    game = Halunken.new(3, {"first": 0, "mode": "introductory"}, 1)
    game = play(game, "0 place tavern-1", "1 place tavern-2", "2 place tavern-3")
    assert None not in game.tops
    assert [len(pile) for pile in game.piles] == [1, 1, 1] + [2] * 11
    assert facts(game, "opened") == [["opened", *game.tops]]
    assert game.now["phase"] == "cards"
    assert game.rounds == 1


def test_a_tavern_whose_top_card_is_taken_turns_up_the_next_one():
    game = halunken(captains=[1, 5, 9], taverns={3: "red-4 red-5 red-6"})
    game = lay(game, 2, 3, 4)
    assert game.crews[0] == ["red-4"]
    assert game.tops[2] == "red-5"
    assert game.view(0)["public"]["piles"][2] == 1
    assert ["took", "seat-0", "tavern-3", "red-4", "red-5"] in game.facts


def test_a_tavern_whose_last_card_is_taken_is_empty():
    game = lay(halunken(captains=[1, 5, 9], taverns={3: "red-4"}), 2, 3, 4)
    assert game.tops[2] is None
    assert ["took", "seat-0", "tavern-3", "red-4"] in game.facts


# Choosing (ruling 2)


def test_a_chosen_card_is_secret_until_all_lie():
    game = halunken()
    assert game.waiting_for() == [0, 1, 2]
    before = [game.view(seat) for seat in (0, 1, None)]
    game = play(game, "2 sail step-4")
    assert [game.view(seat) for seat in (0, 1, None)] == before
    assert game.view(2)["agenda"][-1]["sealed"] == [[], [], [["sail", "step-4"]]]
    assert game.waiting_for() == [0, 1]


def test_all_cards_are_revealed_together():
    game = lay(halunken(), 2, 3, 4)
    assert facts(game, "revealed") == [
        ["revealed", "seat-0", "step-2"],
        ["revealed", "seat-1", "step-3"],
        ["revealed", "seat-2", "step-4"],
    ]


def test_played_cards_stay_face_up_so_that_everybody_sees_what_is_still_to_come():
    game = lay(halunken(played=["rum", "step-1", "step-1"]), 2, 3, 4)
    public = game.view(None)["public"]
    assert public["played"] == [["rum", "step-2"], ["step-1", "step-3"], ["step-1", "step-4"]]
    assert public["hands"][0] == ["step-1", "step-3", "step-4", "step-5", "step-6", "step-7"]


def test_a_card_is_played_only_once():
    game = halunken(played=["step-3"])
    with pytest.raises(IllegalMove, match='sail does not take "step-3"'):
        game.play(0, ["sail", "step-3"])


def test_a_chosen_card_cannot_be_changed():
    game = play(halunken(), "0 sail step-3")
    with pytest.raises(IllegalMove, match="it is not the turn of seat 0"):
        game.play(0, ["sail", "step-4"])


def test_the_last_card_is_played_unasked_because_everybody_can_see_it():
    used = " ".join(STEPS[:6])
    game = halunken(rounds=7, played=[used, used, used])
    game = lay(game, 7, "rum", 7)
    game = play(game, "1 name 2")
    assert game.waiting_for() == []
    assert game.played[1][-2:] == ["rum", "step-7"]


# Rum (ruling 3)


def test_a_single_rum_names_its_number_after_the_reveal():
    game = lay(halunken(captains=[1, 5, 9]), "rum", 3, 4)
    assert facts(game, "revealed")[0] == ["revealed", "seat-0", "rum"]
    assert game.waiting_for() == [0]
    assert where(game) == [1, 5, 9]
    game = play(game, "0 name 6")
    assert where(game)[0] == 7
    assert game.facts[0] == ["named", "seat-0", 6]


def test_rum_is_any_number_from_1_to_7_that_no_opponent_chose():
    game = lay(halunken(), "rum", 3, 4)
    assert choices(game, 0) == [1, 2, 5, 6, 7]
    for number in (0, 3, 4, 8, "step-1", True):
        with pytest.raises(IllegalMove, match="name does not take"):
            game.play(0, ["name", number])


def test_numbers_on_cancelled_cards_are_barred_too():
    game = lay(halunken(captains=[1, 5, 9, 13]), "rum", 3, 3, 4)
    assert choices(game, 0) == [1, 2, 5, 6, 7]


@pytest.mark.parametrize("number, order", [(1, [2, 0, 1]), (4, [0, 2, 1]), (7, [0, 1, 2])])
def test_the_number_named_counts_for_the_order_of_moving(number, order):
    game = play(lay(halunken(), 2, 5, "rum"), f"2 name {number}")
    assert [fact[1] for fact in facts(game, "sailed")] == [f"seat-{seat}" for seat in order]


def test_rum_is_named_before_cancelled_captains_take_their_card():
    game = lay(halunken(captains=[1, 5, 9]), "rum", 3, 3)
    assert facts(game, "took") == []
    game = play(game, "0 name 1")
    assert [fact[1] for fact in facts(game, "took")] == ["seat-1", "seat-2", "seat-0"]


def test_two_rums_cancel_each_other_like_equal_numbers():
    game = lay(halunken(captains=[1, 5, 9]), "rum", "rum", 3)
    assert where(game) == [1, 5, 12]
    assert facts(game, "cancelled") == [["cancelled", "rum", "seat-0", "seat-1"]]


def test_three_rums_cancel_each_other():
    game = lay(halunken(captains=[1, 5, 9]), "rum", "rum", "rum")
    assert where(game) == [1, 5, 9]
    assert game.waiting_for() == [0, 1, 2]


# Equal cards and the order of moving (ruling 4)


def test_captains_with_equal_cards_stay_and_take_the_card_where_they_stand():
    game = halunken(captains=[1, 5, 9], taverns={1: "red-4", 5: "red-5"})
    game = lay(game, 3, 3, 4)
    assert where(game) == [1, 5, 13]
    assert game.crews[:2] == [["red-4"], ["red-5"]]
    assert facts(game, "cancelled") == [["cancelled", "step-3", "seat-0", "seat-1"]]


def test_cancelled_captains_take_first_of_all_in_seat_order():
    game = lay(halunken(captains=[9, 5, 4], crews=["", "", "red-15"]), 6, 6, 1)
    assert [fact[:3] for fact in facts(game, "took")] == [
        ["took", "seat-0", "tavern-9"],
        ["took", "seat-1", "tavern-5"],
        ["took", "seat-2", "tavern-5"],
    ]


def test_two_pairs_of_equal_cards_cancel_and_all_take_in_seat_order():
    game = lay(halunken(captains=[1, 2, 3, 4]), 5, 2, 2, 5)
    assert where(game) == [1, 2, 3, 4]
    assert [fact[1] for fact in facts(game, "took")] == ["seat-0", "seat-1", "seat-2", "seat-3"]
    assert len(facts(game, "cancelled")) == 2


def test_a_cancelled_captain_in_front_of_an_empty_tavern_takes_nothing():
    game = lay(halunken(captains=[1, 5, 9], taverns={1: ""}), 3, 3, 4)
    assert game.crews[0] == []
    assert facts(game, "missed") == [["missed", "seat-0", "tavern-1"]]


def test_the_others_move_lowest_number_first_upwards():
    game = lay(halunken(captains=[1, 5, 9, 13]), 6, 2, 7, 4)
    moved = [fact[1] for fact in facts(game, "sailed")]
    assert moved == ["seat-1", "seat-3", "seat-0", "seat-2"]


# Moving (ruling 5)


def test_moving_is_clockwise_and_occupied_spaces_count():
    game = lay(halunken(captains=[1, 2, 3]), 5, 6, 7)
    assert where(game) == [6, 8, 10]
    assert facts(game, "sailed")[0] == ["sailed", "seat-0", "tavern-1", "tavern-6", 5]


def test_after_tavern_14_comes_tavern_1():
    assert where(lay(halunken(captains=[13, 5, 9]), 3, 1, 2))[0] == 2


def test_on_arrival_the_captain_takes_the_top_card():
    game = lay(halunken(captains=[1, 5, 9], taverns={4: "green-8"}), 3, 2, 1)
    assert game.crews[0] == ["green-8"]


def test_an_empty_tavern_gives_nothing():
    game = lay(halunken(captains=[1, 5, 9], taverns={4: ""}), 3, 2, 1)
    assert game.crews[0] == []
    assert ["missed", "seat-0", "tavern-4"] in game.facts


def test_in_an_empty_tavern_the_rest_of_the_arrival_happens_all_the_same():
    game = halunken(captains=[1, 4, 9], crews=["", "red-4 red-5", ""], taverns={4: ""})
    game = lay(game, 3, 7, 5)
    assert game.waiting_for() == [0]
    game = play(game, "0 rob red-5")
    assert game.crews[0] == ["red-5"]


def test_the_introductory_game_has_no_black_jack():
    game = placed("red-4", "red-5", "red-6", mode="introductory")
    assert game.waiting_for() == [0, 1, 2]
    assert game.view(0)["public"]["black_jack"] is None
    game = lay(game, 5, 6, 7)
    assert game.now["phase"] == "cards"
    assert game.deck == game.drawn == []
