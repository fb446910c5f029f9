"""What is different with two players: the mixed pile, roaming merchants, offers (ruling 19)."""

import pytest

from shared_rules.dschunke.game import Dschunke
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove

from ..acting import facts, play, verbs
from .table import choices, dschunke, use

RICH = "rice rice fish fish vegetables vegetables spices spices spices"


def two(at="actions", **position):
    return dschunke(at, seats=2, **position)


def sale(first="", second="", **position):
    return two("sale", hands=[first or RICH, second or RICH], **position)


def offered(game, first, second):
    return game.play(0, ["offer", *first.split()]).play(1, ["offer", *second.split()])


def remaining(game, seat):
    return [game.hands[seat].count(good) for good in ("rice", "fish", "vegetables", "spices")]


# Merchants and the assistant


def test_the_assistant_only_counts_rounds_and_events():
    game = two(rounds=4)
    assert choices(game, 0) == ["merchant-green", "merchant-yellow", "merchant-purple"]
    with pytest.raises(IllegalMove, match='use does not take "assistant-lower"'):
        game.play(0, ["use", "assistant-lower"])
    shown = game.view(None)["public"]["assistants"]
    assert list(shown) == ["assistant-lower"]
    assert shown["assistant-lower"]["square"] == 4 and not shown["assistant-lower"]["works"]
    assert two("market", rounds=6).now["phase"] == "search"
    assert two("market", rounds=5).announced == [[5, 0, 0]]


def test_a_used_merchant_is_sent_to_a_free_junk_and_cannot_be_chosen_by_the_other():
    game = use(two(), 0, "merchant-yellow", "go white")
    assert game.money[0] == 3
    assert choices(game, 1) == ["merchant-green", "merchant-purple"]


def test_in_phase_5_only_the_merchant_that_nobody_used_goes_on_to_the_next_free_junk():
    game = use(two(), 0, "merchant-yellow", "go white")
    game = use(game, 1, "merchant-green", "go orange")
    while not facts(game, "began"):
        seat = game.waiting_for()[0]
        game = play(
            game, f"{seat} offer" if verbs(game, seat)[0] == "offer" else f"{seat} take rice"
        )
    # Purple leaves brown; white is taken, so it goes on to grey.
    assert game.merchants == {
        "orange": "merchant-green",
        "white": "merchant-yellow",
        "grey": "merchant-purple",
    }


# The mixed pile


def drawing(junk="grey", **position):
    """Seat 0 has just chosen the purple merchant, which stands on this junk."""
    stands = {junk: "purple", "orange": "yellow", "white": "green"}
    position.setdefault("hands", ["", ""])
    return play(two(stands=stands, **position), "0 use merchant-purple")


def test_on_grey_one_may_also_take_from_the_mixed_pile():
    game = drawing()
    assert choices(game, 0) == ["rice", "fish", "vegetables", "spices", "mixed"]
    game = play(game, "0 take mixed")
    assert game.hands[0] == ["spices"]
    assert len(game.mixed) == 7


def test_a_card_from_it_is_seen_before_the_next_choice_and_by_its_taker_alone():
    game = play(drawing(), "0 take mixed")
    assert game.final
    assert game.waiting_for() == [0] and game.now["left"] == 2
    assert game.view(0)["private"]["hand"] == ["spices"]
    assert facts(game, "took_blind") == [["took_blind", "seat-0"]]
    assert "spices" not in str(game.facts)
    assert game.view(1)["memory"]["seen"][0] == [0, 0, 0, 0]


def test_on_other_junks_it_is_offered_only_when_their_kind_is_out():
    game = drawing("brown")
    assert game.hands[0] == ["fish"] * 3
    game = drawing("brown", stocks={"fish": 1})
    assert choices(game, 0) == ["rice", "vegetables", "spices", "mixed"]


def test_the_card_for_drawing_on_grey_may_take_from_it():
    game = play(two(cards={0: "draw"}), "0 play draw", "0 go grey")
    assert "mixed" in choices(game, 0)


def test_in_phase_3_one_may_take_from_it():
    game = two("supply", hands=["", ""])
    assert choices(game, 0) == ["rice", "fish", "vegetables", "spices", "mixed"]
    game = play(game, "0 take mixed", "0 take mixed")
    assert game.hands[0] == ["spices", "spices"]


def test_swap_cards_neither_give_to_it_nor_take_from_it():
    game = play(two("market", always={0: "swap"}, hands={0: "rice"}), "0 give rice")
    assert len(game.mixed) == 8
    assert "mixed" not in choices(game, 0)


def test_when_it_runs_out_at_once_three_of_each_kind_are_shuffled_into_a_new_one():
    game = play(drawing(mixed="rice"), "0 take mixed")
    assert sorted(game.mixed) == sorted(["rice", "fish", "vegetables", "spices"] * 3)
    assert game.stocks == {"rice": 14, "fish": 15, "vegetables": 15, "spices": 15}
    assert facts(game, "emptied") == [["emptied", "mixed"]]
    assert len(facts(game, "mixed")[0]) == 1 + 12
    assert game.mixed != sorted(game.mixed)
    assert game.now["left"] == 2


def test_or_as_many_as_the_stocks_still_have():
    out = {"rice": 2, "fish": 0, "vegetables": 5, "spices": 1}
    game = play(drawing(mixed="rice", stocks=out), "0 take mixed")
    assert sorted(game.mixed) == sorted(["rice"] * 2 + ["vegetables"] * 3 + ["spices"])
    assert game.stocks == {"rice": 0, "fish": 0, "vegetables": 2, "spices": 0}
    assert game.mixture == [2, 0, 3, 1]


def test_if_the_stocks_have_none_it_is_made_as_soon_as_goods_come_back():
    out = {"rice": 0, "fish": 0, "vegetables": 0, "spices": 0}
    game = two("supply", hands=["rice", "fish"], mixed="rice", stocks=out)
    # The mixed pile is all there is: it is taken without asking, and the rest lapses.
    assert game.hands[0] == ["rice", "rice"] and game.mixed == []
    assert game.now["phase"] == "sale"
    game = offered(game, "rice rice", "fish")
    assert sorted(game.mixed) == ["fish", "rice", "rice"]
    assert game.stocks == out


def test_goods_given_in_a_swap_are_not_mixed_before_others_are_taken_for_them():
    out = {"rice": 0, "fish": 0, "vegetables": 0, "spices": 0}
    game = two("market", always={0: "swap"}, hands=["rice fish", ""], mixed="", stocks=out)
    game = play(game, "0 give rice fish")
    assert game.mixed == [] and choices(game, 0) == ["rice", "fish"]
    game = play(game, "0 choose fish rice")
    assert game.hands[0] == ["fish", "rice"] and game.mixed == []


def test_its_size_is_shown_like_the_stocks():
    assert two().view(0)["public"]["stocks"]["mixed"] == 8
    assert two("supply").view(0)["public"]["stocks"]["mixed"] == "some"
    assert two("sale", mixed="").view(0)["public"]["stocks"]["mixed"] == "none"


def test_what_it_was_made_of_is_known_and_no_world_has_more_of_a_kind_in_it():
    game = play(drawing(mixed="rice", stocks={"fish": 0, "spices": 1}), "0 take mixed")
    assert game.view(None)["memory"]["mixture"] == [3, 0, 3, 1]
    game = play(drawing(mixed="rice"), "0 take mixed", "0 take mixed", "0 take mixed")
    for seed in range(30):
        world = Dschunke.imagine(game.view(1), Chance(seed))
        assert len(world.mixed) == 10
        assert max(world.mixed.count(good) for good in world.stocks) <= 3


# Offers


def test_an_offer_may_have_two_kinds_and_each_is_settled_by_itself():
    game = offered(sale(), "rice rice spices", "rice spices spices")
    assert game.money == [1, 4]
    assert game.sold == ["rice", "spices"]
    assert remaining(game, 0) == [0, 2, 2, 2]
    assert remaining(game, 1) == [1, 2, 2, 1]


def test_there_are_offers_for_each_kind_for_two_of_them_and_for_anything():
    game = sale("rice fish spices", "rice", sold="vegetables")
    kinds = [sorted(set(offer.among)) for offer in game.offers(0)]
    assert kinds == [
        ["rice"],
        ["fish", "rice"],
        ["rice", "spices"],
        ["fish"],
        ["fish", "spices"],
        ["spices"],
        ["fish", "rice", "spices"],
    ]


@pytest.mark.parametrize("bluff", ["rice fish spices", "rice fish vegetables spices"])
def test_three_or_four_kinds_are_a_bluff_and_come_back(bluff):
    game = offered(sale(), bluff, "rice")
    assert facts(game, "bluffed") == [["bluffed", "seat-0"]]
    assert remaining(game, 0) == [2, 2, 2, 3]
    assert game.money == [0, 1]


def test_goods_already_sold_come_back_and_the_others_count():
    game = offered(sale(sold="rice"), "rice fish", "")
    assert facts(game, "returned") == [["returned", "seat-0", "rice"]]
    assert game.money == [2, 0]
    assert remaining(game, 0) == [2, 1, 2, 3]


def test_of_what_remains_one_or_two_kinds_are_a_valid_offer():
    game = offered(sale(sold="rice"), "rice fish spices", "")
    assert game.money == [6, 0]
    assert remaining(game, 0) == [2, 1, 2, 2]


def test_of_what_remains_three_kinds_come_back_whole():
    game = offered(sale(sold="rice"), "rice fish vegetables spices", "fish")
    assert facts(game, "bluffed") == [["bluffed", "seat-0"]]
    assert facts(game, "returned") == []
    assert game.money == [0, 2]


def test_only_goods_already_sold_are_no_offer():
    game = offered(sale(sold="rice"), "rice", "")
    assert game.rounds == 2
    assert game.hands[0].count("rice") == 2


def test_both_may_win_with_one_kind_each_and_tie_with_the_other():
    game = offered(sale(), "fish rice rice", "fish spices")
    assert game.money == [1 + 1, 4 + 1]


def test_s_won_with_one_kind_and_money_with_the_other():
    game = offered(sale(piles={"star": "load draw"}), "vegetables rice", "")
    assert game.money == [1, 0]
    assert game.waiting_for() == [0] and game.now["phase"] == "search"
