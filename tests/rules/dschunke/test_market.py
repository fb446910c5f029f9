"""Phase 1 of a round: the market card, swap cards, events (rulings 6 and 7)."""

import pytest

from shared_rules.dschunke.box import box_of, box_text
from shared_rules.dschunke.market import value
from shared_rules.engine.game import IllegalMove

from ..acting import facts, play, verbs
from .table import choices, dschunke


def events(lower="", upper="", **position):
    """A table where the events of the first squares happen."""
    box = {part: words[:] for part, words in box_of("reconstructed").items()}
    box["lower"][0] += lower
    box["upper"][0] += upper
    return dschunke("events", box=box_text(box), **position)


# The market card


def test_the_market_card_is_turned_up_and_stays_in_sight():
    game = dschunke("market", rounds=3, market="12S4")
    assert facts(game, "priced") == [["priced", 1, 2, "special", 4]]
    public = game.view(None)["public"]
    assert len(public["market"]) == 3 and public["market"][-1] == "12S4"
    assert public["rounds"] == 3 and game.final


def test_the_seeds_first_market_card_pays_2_for_fish_1_for_rice_4_for_spices_s_for_vegetables():
    game = dschunke(market="12S4")
    assert [value(game, good) for good in ("fish", "rice", "spices")] == [2, 1, 4]
    assert value(game, "vegetables") == "special"


def test_a_new_round_covers_no_kind_and_uncovers_merchants():
    game = dschunke("market", sold="rice fish")
    assert game.sold == game.used == game.played == []


# Swap cards (ruling 6)


def swapping(**position):
    position.setdefault("always", {1: "swap"})
    return dschunke("market", **position)


def test_swap_cards_come_right_after_the_market_card_in_turn_order():
    game = swapping(always={1: "swap", 0: "swap"}, start=1)
    assert facts(game, "priced")
    assert game.now["phase"] == "swap"
    assert game.waiting_for() == [1]
    game = play(game, "1 skip")
    assert game.waiting_for() == [0]


def test_who_has_no_swap_card_is_not_asked():
    assert dschunke("market").now["phase"] == "action"


def test_one_or_two_goods_go_back_first_then_as_many_are_taken_from_any_stocks():
    game = swapping(hands={1: "rice rice fish"})
    with pytest.raises(IllegalMove, match="give takes at most 2"):
        game.play(1, ["give", "rice", "rice", "fish"])
    game = play(game, "1 give rice rice")
    assert game.hands[1] == ["fish"]
    with pytest.raises(IllegalMove, match="choose takes at least 2"):
        game.play(1, ["choose", "fish"])
    game = play(game, "1 choose spices vegetables")
    assert game.hands[1] == ["fish", "spices", "vegetables"]
    game = play(swapping(hands={1: "rice rice fish"}), "1 give fish", "1 choose fish")
    assert game.hands[1] == ["fish", "rice", "rice"]


def test_what_was_given_can_be_taken_from_a_stock_that_was_empty():
    game = swapping(hands={1: "rice"}, stocks={"rice": 0, "fish": 0})
    game = play(game, "1 give rice")
    assert choices(game, 1) == ["rice", "vegetables", "spices"]


def test_swaps_are_open():
    game = play(swapping(hands={1: "rice fish"}), "1 give rice")
    assert game.facts == [["gave", "seat-1", "rice"]]
    game = play(game, "1 choose spices")
    assert facts(game, "took") == [["took", "seat-1", "spices"]]
    assert game.view(0)["memory"]["seen"][1] == [0, 0, 0, 1]


def test_a_holder_of_both_swap_cards_swaps_twice_one_after_the_other():
    game = swapping(always={1: "swap swap"}, hands={1: "rice"})
    game = play(game, "1 give rice", "1 choose fish", "1 give fish", "1 choose spices")
    assert game.hands[1] == ["spices"]
    assert game.now["phase"] == "action"


def test_who_has_no_goods_is_not_asked_to_swap():
    assert swapping(hands={1: ""}).now["phase"] == "action"


def test_nobody_need_swap():
    game = play(swapping(), "1 skip")
    assert game.hands[1] == ["fish", "rice", "spices", "vegetables"]
    assert game.now["phase"] == "action"


def test_events_come_after_the_swaps():
    game = swapping(rounds=6)
    assert game.now["phase"] == "swap"
    assert play(game, "1 skip").now["phase"] == "search"


def test_a_swap_card_taken_in_the_event_is_not_used_in_that_round():
    game = dschunke("market", rounds=6, piles={"star": "swap supply supply"})
    game = play(game, "0 search pile-star", "0 keep swap")
    game = play(game, "1 search pile-star", "1 keep supply", "2 search pile-star", "2 keep supply")
    assert game.now["phase"] == "action"


# Events (ruling 7)


def test_events_of_round_r_are_those_of_square_r():
    happened = ""
    for number in range(1, 11):
        game = dschunke("market", rounds=number)
        happened += "S" if game.now["phase"] == "search" else "Y" if game.announced else "."
    assert happened == "....YS.YS."


def test_in_an_s_event_everybody_takes_a_special_card_from_the_first_player_on():
    game = events(":S", start=1)
    assert game.waiting_for() == [1]
    assert verbs(game, 1) == ["search"]
    order = []
    for pile in ("square", "circle", "star"):
        seat = game.waiting_for()[0]
        order.append(seat)
        game = play(game, f"{seat} search pile-{pile}")
        game = game.play(seat, ["keep", game.piles["pile-" + pile][0]])
    assert order == [1, 2, 0]
    assert [len(game.cards[seat]) + len(game.always[seat]) for seat in range(3)] == [1, 1, 1]


def test_in_an_s_event_everybody_takes_from_a_different_pile():
    game = play(events(":S", piles={"star": "load", "square": "draw move"}), "0 search pile-square")
    game = play(game, "0 keep draw")
    assert choices(game, 1) == ["pile-star"]
    with pytest.raises(IllegalMove, match='search does not take "pile-square"'):
        game.play(1, ["search", "pile-square"])


def test_an_empty_pile_cannot_be_chosen():
    game = events(":S", piles={"star": "load draw", "circle": "move"})
    assert choices(game, 0) == ["pile-circle", "pile-star"]


def test_if_no_unused_pile_has_cards_one_takes_from_any_that_has():
    game = events(":S", piles={"star": "load draw move", "circle": "load"})
    game = play(game, "0 search pile-star", "0 keep draw", "1 search pile-circle", "1 keep load")
    assert choices(game, 2) == ["pile-star"]


def test_if_no_pile_has_cards_nobody_is_asked():
    game = events(":S", piles={"star": "load"})
    game = play(game, "0 search pile-star", "0 keep load")
    assert facts(game, "missed") == [["missed", "seat-1"], ["missed", "seat-2"]]
    assert game.now["phase"] == "additional"


def test_in_a_y_event_everybody_says_how_much_money_he_has():
    game = events(":Y", money={0: 7, 2: 12}, start=1)
    assert game.facts == [
        ["announced", "seat-1", 0],
        ["announced", "seat-2", 12],
        ["announced", "seat-0", 7],
    ]
    assert game.now["phase"] == "action"


def test_a_view_keeps_what_was_announced_with_its_round_and_totals_are_the_owners():
    game = dschunke("events", rounds=5, money={0: 7, 1: 3})
    for seat in (None, 0, 1):
        assert game.view(seat)["public"]["announced"] == [[5, 7, 3, 0]]
    game.pay(1, 4)
    assert game.view(1)["private"]["money"] == 7
    assert "money" not in game.view(0)["public"]
    assert game.view(0)["public"]["announced"] == [[5, 7, 3, 0]]


def test_payments_are_public_when_made():
    game = play(dschunke(holds={"grey": "000"}), "0 use merchant-yellow")
    assert ["earned", "seat-0", "grey", 9] in game.facts


def test_the_3_4_tracks_event_comes_first():
    game = events(":Y", ":S", seats=4)
    assert facts(game, "announced")
    assert game.now["phase"] == "search"
    game = events(":S", ":Y", seats=4)
    assert not game.announced
    assert game.now["phase"] == "search"


def test_with_three_players_the_track_4_has_no_events():
    assert events("", ":S", seats=4).now["phase"] == "search"
    assert events("", ":S", seats=3).now["phase"] == "action"
    assert events("", ":S", seats=2).now["phase"] == "action"


def test_two_events_of_one_round_do_not_share_their_piles():
    game = events(":S", ":S", seats=4, piles={"star": "load " * 2 + "draw move " * 3})
    for seat in (0, 1, 2, 3):
        game = play(game, f"{seat} search pile-star", f"{seat} keep {game.piles['pile-star'][0]}")
    assert game.now["phase"] == "search"
    assert choices(game, 0) == ["pile-star"]
