"""Phase 4: sealed offers, and what they bring (rulings 13 to 15)."""

import pytest

from shared_rules.engine.game import IllegalMove

from ..acting import facts, play, verbs
from .table import choices, dschunke

RICH = "rice rice rice fish fish fish vegetables vegetables spices spices spices spices"


def sale(*hands, **position):
    hands = hands or [RICH] * 3
    return dschunke("sale", seats=len(hands), hands=list(hands), **position)


def offered(game, *offers):
    """Everybody who is asked offers, by seat: "3 rice", "rice fish", ""."""
    for seat, offer in enumerate(offers):
        if seat in game.waiting_for():
            number, _, good = offer.partition(" ")
            goods = [good] * int(number) if number.isdigit() else offer.split()
            game = game.play(seat, ["offer", *goods])
    return game


# Offers (ruling 13)


def test_everybody_offers_unseen_and_all_are_revealed_together():
    game = sale()
    assert game.waiting_for() == [0, 1, 2]
    before = game.view(0)
    game = play(game, "1 offer rice", "2 offer fish fish")
    assert game.view(0) == before
    assert game.waiting_for() == [0]
    assert not game.facts
    game = play(game, "0 offer")
    assert facts(game, "offered") == [
        ["offered", "seat-0"],
        ["offered", "seat-1", "rice"],
        ["offered", "seat-2", "fish", "fish"],
    ]
    assert game.final


def test_who_has_no_goods_is_not_asked_for_an_offer():
    assert sale("rice", "", "fish").waiting_for() == [0, 2]


def test_if_nobody_has_goods_the_phase_is_over():
    assert sale("", "", "").rounds == 2


def test_no_offer_is_fine():
    game = offered(sale(), "", "1 rice", "")
    assert game.hands[0] == sorted(RICH.split())
    assert game.money == [0, 1, 0]


def test_there_is_an_offer_for_every_kind_to_be_sold_and_one_for_anything():
    game = sale("rice rice fish", "rice", "rice", sold="fish")
    one, anything = game.offers(0)
    assert (one.among, one.least, one.most) == (["rice", "rice"], 1, 2)
    assert (anything.among, anything.least, anything.most) == (["fish", "rice", "rice"], 0, 3)


def test_one_can_only_offer_what_one_has():
    with pytest.raises(IllegalMove, match="offer"):
        sale("rice", "rice", "rice").play(0, ["offer", "rice", "rice"])
    with pytest.raises(IllegalMove, match='offer does not take "fish"'):
        sale("rice", "rice", "rice").play(0, ["offer", "fish"])


@pytest.mark.parametrize("bluff", ["rice fish", "3 spices", "rice fish vegetables spices"])
def test_bluffs_are_allowed_count_as_none_and_come_back(bluff):
    game = offered(sale(sold="spices"), bluff, "1 rice", "")
    assert facts(game, "bluffed") == [["bluffed", "seat-0"]]
    assert game.hands[0] == sorted(RICH.split())
    assert game.money == [0, 1, 0]


def test_a_bluff_is_seen_by_all():
    game = offered(sale(), "rice rice fish", "", "")
    assert game.facts[0] == ["offered", "seat-0", "fish", "rice", "rice"]
    assert game.view(1)["memory"]["seen"][0] == [2, 1, 0, 0]


# Settling (ruling 14)


def test_only_the_highest_count_of_a_kind_wins_the_cards_value():
    game = offered(sale(), "3 rice", "2 rice", "1 rice")
    assert game.money == [1, 0, 0]
    assert facts(game, "sold") == [["sold", "seat-0", "rice", 1]]


def test_everything_validly_offered_goes_back_to_the_stocks_the_losers_too():
    game = offered(sale(stocks={"rice": 2}), "3 rice", "2 rice", "rice fish")
    assert game.stocks["rice"] == 2 + 3 + 2
    assert [hand.count("rice") for hand in game.hands] == [0, 1, 3]


@pytest.mark.parametrize("number, share", [(2, 2), (3, 1)])
def test_equal_highest_share_the_value_rounded_down(number, share):
    offers = ["2 spices"] * number + ["1 spices"] * (4 - number)
    game = offered(sale(*[RICH] * 4), *offers)
    assert game.money == [share] * number + [0] * (4 - number)


def test_a_share_may_be_nothing_and_the_goods_go_all_the_same():
    game = offered(sale(), "1 rice", "1 rice", "")
    assert game.money == [0, 0, 0]
    assert game.hands[0].count("rice") == 2
    assert game.sold == ["rice"]


def test_on_s_equal_highest_get_nothing_and_lose_their_goods():
    game = offered(sale(), "2 vegetables", "2 vegetables", "1 vegetables")
    assert facts(game, "void") == [["void", "vegetables"]]
    assert game.now["phase"] == "sale"
    assert [hand.count("vegetables") for hand in game.hands] == [0, 0, 1]


@pytest.mark.parametrize("good, paid", [("spices", 4), ("vegetables", 0)])
def test_the_holder_of_wins_ties_wins_a_tie_he_is_in(good, paid):
    game = offered(sale(always={1: "ties"}), f"2 {good}", f"2 {good}", "")
    assert game.money == [0, paid, 0]
    if good == "vegetables":
        assert game.now["phase"] == "search" and game.waiting_for() == [1]


def test_wins_ties_does_not_help_in_others_ties_or_with_fewer():
    game = offered(sale(always={2: "ties"}), "2 spices", "2 spices", "1 spices")
    assert game.money == [2, 2, 0]


def test_the_kind_is_covered_and_offers_repeat_while_kinds_are_uncovered():
    game = offered(sale(), "1 rice", "1 fish", "")
    assert game.view(None)["public"]["sold"] == ["rice", "fish"]
    assert game.now["phase"] == "sale" and game.waiting_for() == [0, 1, 2]
    game = offered(game, "1 fish", "1 rice", "1 spices")
    assert game.money == [1, 2, 4]
    assert game.sold == ["rice", "fish", "spices"]


def test_when_all_kinds_are_covered_the_phase_ends():
    game = offered(sale(sold="rice fish vegetables"), "1 spices", "", "")
    assert game.rounds == 2


def test_an_offer_round_without_a_valid_non_empty_offer_ends_the_phase():
    assert offered(sale(), "", "", "").rounds == 2
    assert offered(sale(), "rice fish", "", "fish spices").rounds == 2
    assert offered(sale(sold="rice"), "1 rice", "", "").rounds == 2


def test_nobody_is_left_with_goods_and_the_phase_ends():
    game = offered(sale("rice", "fish", ""), "1 rice", "1 fish")
    assert game.rounds == 2


def test_all_kinds_of_one_reveal_are_settled_at_once_then_the_special_card_is_taken():
    game = offered(sale(piles={"star": "ties load"}), "1 vegetables", "1 spices", "1 rice")
    assert game.money == [0, 4, 1]
    assert game.stocks["vegetables"] == 18 - 3 * 2 + 1
    assert game.now["phase"] == "search" and game.waiting_for() == [0]
    game = play(game, "0 search pile-star", "0 keep ties")
    assert game.now["phase"] == "sale"


def test_a_card_won_counts_from_the_next_offers_on():
    game = offered(sale(piles={"star": "ties load"}), "1 vegetables", "", "")
    game = play(game, "0 search pile-star", "0 keep ties")
    game = offered(game, "2 spices", "2 spices", "")
    assert game.money == [4, 0, 0]


def test_a_card_won_with_the_last_kind_is_taken_before_the_round_ends():
    game = offered(sale(sold="rice fish spices"), "1 vegetables", "", "")
    assert game.rounds == 1 and game.now["phase"] == "search"


def test_the_seeds_market_example_with_four_players():
    """The card says fish S, rice 4, spices 1, vegetables 2."""
    hands = ["rice vegetables", "spices spices spices", "spices spices spices", "fish " * 4]
    game = sale(*hands, market="4S21", piles={"circle": "load move"})
    game = offered(game, "1 rice", "3 spices", "3 spices", "4 fish")
    assert game.money == [4, 0, 0, 0]
    assert game.waiting_for() == [3]
    game = play(game, "3 search pile-circle", "3 keep load")
    assert sorted(game.sold) == ["fish", "rice", "spices"]
    # One more time, and only for the 2 Yen of the vegetables.
    assert game.waiting_for() == [0]
    game = play(game, "0 offer vegetables")
    assert game.money == [6, 0, 0, 0]
    assert game.rounds == 2


def test_several_s_on_one_card_are_taken_in_the_order_rice_fish_vegetables_spices():
    game = sale(*[RICH] * 4)
    game.market = ["SSSS"]
    game = offered(game, "1 spices", "1 fish", "1 rice", "1 vegetables")
    order = []
    while game.now["phase"] == "search":
        seat = game.waiting_for()[0]
        order.append(seat)
        game = play(game, f"{seat} search {choices(game, seat)[0]}")
        game = game.play(seat, ["keep", choices(game, seat)[0]])
    assert order == [2, 1, 3, 0]


# S won (ruling 15)


def test_who_wins_s_takes_a_special_card_from_any_pile_that_has_cards():
    game = offered(sale(piles={"star": "load", "circle": "draw"}), "1 vegetables", "", "")
    assert verbs(game, 0) == ["search"]
    assert choices(game, 0) == ["pile-circle", "pile-star"]


def test_in_the_last_round_the_winner_chooses_between_a_card_and_3_yen_before_seeing_a_pile():
    game = offered(sale(rounds=10), "1 vegetables", "", "")
    assert verbs(game, 0) == ["search", "cash"]
    cashed = play(game, "0 cash")
    assert cashed.money[0] == 3
    assert facts(cashed, "cashed") == [["cashed", "seat-0", 3]]
    looked = play(game, "0 search pile-star")
    assert verbs(looked, 0) == ["keep"]


def test_in_an_s_event_of_the_last_round_there_is_no_such_choice():
    game = dschunke("events", rounds=6)
    game.rounds = 10
    assert verbs(game, 0) == ["search"]


def test_with_all_piles_empty_s_is_worth_nothing_but_in_the_last_round_3_yen():
    game = offered(sale(piles={}), "1 vegetables", "", "")
    assert facts(game, "missed") == [["missed", "seat-0"]]
    assert game.now["phase"] == "sale"
    game = offered(sale(piles={}, rounds=10), "1 vegetables", "", "")
    assert verbs(game, 0) == ["cash"]
