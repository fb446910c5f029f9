"""How a game of Dschunke begins: strips, merchants, goods (rulings 2 and 3)."""

import pytest

from shared_rules.dschunke.cards import GOODS, JUNKS
from shared_rules.dschunke.game import Dschunke
from shared_rules.engine.game import IllegalMove
from shared_rules.engine.options import BadOption

from ..acting import play
from .table import begun, choices, hold, laid_out

# The fixed layout (ruling 2)


# Red, blue, green, yellow are seats 0, 1, 2, 3.
FIXED = {
    3: {"orange": "02", "purple": "12", "brown": "012", "white": "01", "grey": "012"},
    4: {"orange": "03", "purple": "12", "brown": "023", "white": "13", "grey": "012"},
}


@pytest.mark.parametrize("seats, left", [(3, 16), (4, 17)])
def test_the_fixed_layout_of_three_and_four(seats, left):
    game = begun(seats)
    assert {junk: "".join(sorted(hold(game, junk))) for junk in JUNKS} == FIXED[seats]
    assert game.strips == [left] * seats


@pytest.mark.parametrize("first", [0, 1])
def test_the_fixed_layout_of_two_whose_player_1_is_the_first_player(first):
    game = begun(2, first=first)
    other = 1 - first
    table = {"grey": (1, 2), "orange": (1, 0), "purple": (1, 1), "brown": (2, 1), "white": (0, 1)}
    for junk, (own, others) in table.items():
        assert hold(game, junk).count(str(first)) == own
        assert hold(game, junk).count(str(other)) == others
    assert game.strips == [15, 15]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_merchants_begin_green_on_purple_purple_on_brown_yellow_on_grey(seats):
    assert begun(seats).view(None)["public"]["merchants"] == {
        "purple": "merchant-green",
        "brown": "merchant-purple",
        "grey": "merchant-yellow",
    }


def test_four_have_both_assistants_three_the_one_on_the_track_3_4_two_one_that_only_counts():
    def assistants(seats):
        return begun(seats).view(None)["public"]["assistants"]

    assert sorted(assistants(4)) == ["assistant-lower", "assistant-upper"]
    assert sorted(assistants(3)) == ["assistant-lower"]
    assert assistants(3)["assistant-lower"]["works"]
    assert not assistants(2)["assistant-lower"]["works"]


def test_everybody_begins_with_two_supply_cards_and_no_money():
    game = begun(3)
    assert game.view(None)["public"]["supplies"] == [2, 2, 2]
    assert game.money == [0, 0, 0]


def test_the_first_player_is_drawn_by_lot_or_named():
    assert {Dschunke.new(3, {}, seed).start for seed in range(30)} == {0, 1, 2}
    assert begun(3, first=2).start == 2


# Hands (ruling 3)


@pytest.mark.parametrize("seats, share", [(3, 6), (4, 8)])
def test_chosen_everybody_picks_so_many_goods_in_turn_order_openly(seats, share):
    game = begun(seats, start_hands="chosen", first=1)
    assert game.waiting_for() == [1]
    offer = game.offers(1)[0]
    assert (offer.least, offer.most) == (share, share)
    game = game.play(1, ["pool", *["rice"] * share])
    assert game.facts == [["pooled", "seat-1", *["rice"] * share]]
    assert game.now["pool"] == ["rice"] * share
    assert game.waiting_for() == [2]
    assert game.view(None)["public"]["stocks"]["rice"] == 18 - share


def test_chosen_goods_come_from_what_the_stocks_still_hold():
    game = begun(4, start_hands="chosen")
    game = play(game, "0 pool" + " rice" * 8, "1 pool" + " rice" * 8)
    assert choices(game, 2).count("rice") == 2
    with pytest.raises(IllegalMove, match='pool does not take "rice"'):
        game.play(2, ["pool", *["rice"] * 8])


@pytest.mark.parametrize("seats, share", [(3, 6), (4, 8)])
def test_chosen_goods_are_shuffled_together_and_dealt_out_as_many_each(seats, share):
    hands = set()
    for seed in range(4):
        game = begun(seats, seed, start_hands="chosen")
        for seat in range(seats):
            kinds = ["rice", "fish", "vegetables", "spices"]
            game = game.play(seat, ["pool", *[kinds[seat]] * share])
        assert [len(hand) for hand in game.hands] == [share] * seats
        everything = sorted(good for hand in game.hands for good in hand)
        assert everything == sorted(GOODS[:seats] * share)
        hands.add(str(game.hands))
        assert game.final
    assert len(hands) == 4


@pytest.mark.parametrize("seats, stock", [(3, 12), (4, 10)])
def test_dealt_there_are_8_of_each_kind_6_with_three_and_8_for_everybody(seats, stock):
    game = begun(seats)
    assert [len(hand) for hand in game.hands] == [8] * seats
    assert game.stocks == dict.fromkeys(GOODS, stock)


@pytest.mark.parametrize("layout", ["fixed", "free"])
def test_two_players_are_dealt_8_of_24_and_8_are_left_as_the_mixed_pile(layout):
    game = laid_out(begun(2, start_layout=layout))
    assert game.stocks == dict.fromkeys(GOODS, 12)
    assert [len(hand) for hand in game.hands] == [8, 8]
    assert len(game.mixed) == 8
    everything = game.mixed + game.hands[0] + game.hands[1]
    assert [everything.count(good) for good in GOODS] == [6] * 4


def test_two_players_goods_are_dealt_when_the_strips_lie():
    assert begun(2, start_layout="free").hands == [[], []]


# Which options there are


@pytest.mark.parametrize(
    "seats, options",
    [
        (2, {"start_hands": "dealt"}),
        (2, {"merchants": "roaming"}),
        (2, {"start_layout": "neighbour"}),
        (3, {"start_layout": "open"}),
        (4, {"first": 4}),
    ],
)
def test_options_that_do_not_exist_are_refused(seats, options):
    with pytest.raises(BadOption):
        Dschunke.new(seats, options, 1)


def test_the_first_values_are_the_defaults():
    assert Dschunke.new(4, {}, 1).options == {
        "start_hands": "chosen",
        "start_layout": "fixed",
        "merchants": "fixed",
        "box": "reconstructed",
        "first": "lot",
    }
    assert Dschunke.new(2, {}, 1).options == {
        "start_layout": "fixed",
        "box": "reconstructed",
        "first": "lot",
    }
