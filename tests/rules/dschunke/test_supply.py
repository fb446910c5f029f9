"""Phase 3: supplies, and when stocks may be counted (rulings 12 and 16)."""

import pytest

from ..acting import facts, play
from .table import choices, dschunke


def supply(**position):
    return dschunke("supply", hands=["", "", "", ""][: position.get("seats", 3)], **position)


# Supplies (ruling 12)


def test_from_the_first_player_everybody_takes_a_good_of_choice_for_each_supply_card():
    game = supply(start=1)
    assert game.waiting_for() == [1] and game.now["left"] == 2
    game = play(game, "1 take rice", "1 take fish", "2 take spices", "2 take spices", "0 take fish")
    assert game.now["left"] == 1
    game = play(game, "0 take fish")
    assert game.hands == [["fish", "fish"], ["fish", "rice"], ["spices", "spices"]]
    assert game.now["phase"] == "sale"


def test_one_more_for_every_special_card_one_more_good():
    game = supply(always={0: "supply supply"})
    assert game.view(None)["public"]["supplies"] == [4, 2, 2]
    game = play(game, *["0 take rice"] * 4)
    assert game.waiting_for() == [1]


def test_supplies_that_are_out_lapse():
    game = supply(stocks={"rice": 0, "fish": 0, "vegetables": 1, "spices": 2})
    assert choices(game, 0) == ["vegetables", "spices"]
    game = play(game, "0 take vegetables")
    # The spices are the only kind left and are taken without asking; then nothing is left.
    assert game.hands == [["spices", "vegetables"], ["spices"], []]
    assert facts(game, "lapsed") == [["lapsed", "seat-1", 1], ["lapsed", "seat-2", 2]]
    assert game.now["phase"] == "sale"


def test_goods_taken_are_seen_by_all():
    game = play(supply(), "0 take rice")
    assert game.facts == [["took", "seat-0", "rice"]]
    assert game.view(1)["memory"]["seen"][0] == [1, 0, 0, 0]


def test_there_is_no_limit_to_hands():
    game = supply(always={0: "supply " * 6})
    game = play(game, *["0 take rice"] * 8, *["1 take fish"] * 2, *["2 take fish"] * 2)
    assert len(game.hands[0]) == 8


# Counting the stocks (ruling 16)


@pytest.mark.parametrize("at", ["supply", "sale"])
def test_during_phases_3_and_4_stocks_are_shown_only_as_some_or_none(at):
    game = dschunke(at, stocks={"fish": 0, "spices": 1})
    assert game.view(1)["public"]["stocks"] == {
        "rice": "some",
        "fish": "none",
        "vegetables": "some",
        "spices": "some",
    }


@pytest.mark.parametrize("at", ["swap", "actions"])
def test_in_other_phases_stocks_are_shown_by_number(at):
    game = dschunke("market" if at == "swap" else at, stocks={"fish": 0}, always={0: "swap"})
    assert game.view(1)["public"]["stocks"] == {
        "rice": 15,
        "fish": 0,
        "vegetables": 15,
        "spices": 15,
    }


def test_a_good_that_is_taken_teaches_whether_it_was_the_last_so_it_is_not_taken_back():
    assert play(supply(), "0 take rice").final
    assert not play(dschunke(), "0 use merchant-purple").final


def test_when_the_last_one_goes_everybody_sees_it():
    game = play(supply(stocks={"rice": 1}), "0 take rice")
    assert facts(game, "emptied") == [["emptied", "rice"]]
    assert game.view(1)["public"]["stocks"]["rice"] == "none"


def test_in_the_next_round_the_stocks_are_counted_again():
    game = play(dschunke("sale", hands=["rice", "", ""]), "0 offer")
    assert facts(game, "counted") == [["counted", 17, 18, 18, 18]]
