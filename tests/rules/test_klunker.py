"""Klunker's rules, one test a sentence."""

import pytest

from shared_rules.chance import Chance
from shared_rules.game import IllegalMove
from shared_rules.klunker.cards import COPIES, JEWELS, all_jewels, price, types
from shared_rules.klunker.game import Klunker

from .every import walk
from .klunker_table import klunker, play, verbs

# The box and the beginning (ruling 1)


def test_there_are_94_jewels_14_of_each_kind_and_10_necklaces():
    assert len(all_jewels()) == 94
    assert dict(zip(JEWELS, COPIES, strict=True))["necklace"] == 10
    assert sorted(COPIES) == [10] + [14] * 6


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_begins_with_six_jewels_and_one_banknote_that_nobody_has_seen(seats):
    game = Klunker.new(seats, {}, 5)
    assert [len(hand) for hand in game.hands] == [6] * seats
    assert game.notes == [1] * seats
    assert len(game.buried) == seats
    assert len(game.deck) == 94 - 7 * seats
    for seat in range(seats):
        assert "buried" not in str(game.view(seat))


def test_the_first_seat_is_drawn_by_lot_or_chosen():
    assert {Klunker.new(4, {}, seed).start for seed in range(30)} == {0, 1, 2, 3}
    assert Klunker.new(4, {"first": 2}, 1).waiting_for() == [2]


# Windows (ruling 2)


def test_in_turn_order_from_the_start_player_everybody_fills_the_own_window():
    game = klunker("windows", turn=1, start=1)
    game = play(game, "1 show shoe")
    assert game.waiting_for() == [2]
    game = play(game, "2 show shoe shoe")
    assert game.waiting_for() == [0]
    assert game.windows == [[], ["shoe"], ["shoe", "shoe"]]


def test_an_empty_window_needs_at_least_one_jewel():
    game = klunker("windows")
    with pytest.raises(IllegalMove, match="show takes at least 1"):
        game.play(0, ["show"])


def test_a_window_with_jewels_may_stay_as_it_is():
    game = play(klunker("windows", windows={0: "tiara"}), "0 show")
    assert game.windows[0] == ["tiara"]
    assert game.facts == [["showed", "seat-0"]]


def test_all_six_jewels_may_go_into_the_window_and_everybody_sees_them():
    game = play(klunker("windows"), "0 show shoe shoe shoe shoe shoe shoe")
    assert game.hands[0] == []
    assert game.view(2)["public"]["windows"][0] == ["shoe"] * 6


def test_windows_have_no_limit():
    game = klunker("windows", windows={0: "tiara " * 14})
    assert len(play(game, "0 show shoe shoe").windows[0]) == 16


def test_one_decision_a_round_fills_the_window():
    game = play(klunker("windows"), "0 show shoe")
    with pytest.raises(IllegalMove, match="not the turn of seat 0"):
        game.play(0, ["show", "shoe"])


def test_after_the_last_window_the_start_player_opens_the_safes():
    game = play(klunker("windows", turn=1, start=1), "1 show shoe", "2 show shoe", "0 show shoe")
    assert game.now["phase"] == "safes"
    assert game.waiting_for() == [1]


# Safes (ruling 3)


def test_one_jewel_at_a_time_goes_into_the_safe_round_the_table():
    game = play(klunker("safes"), "0 store shoe", "1 store shoe", "2 store shoe")
    assert game.safes == [["shoe"]] * 3
    assert game.waiting_for() == [0]


def test_who_passes_takes_the_lowest_purchase_card_and_stores_no_more():
    game = play(klunker("safes"), "0 leave", "1 store shoe", "2 leave")
    assert game.facts == [["left", "seat-2", "purchase-2"]]
    assert game.waiting_for() == [1]
    game = play(game, "1 store shoe")
    assert game.waiting_for() == [1]


def test_the_last_player_left_may_go_on_storing():
    game = play(klunker("safes"), "0 leave", "1 leave", "2 store shoe", "2 store shoe")
    assert game.safes[2] == ["shoe", "shoe"]
    assert verbs(game, 2) == ["store", "leave"]


def test_who_has_no_cards_left_must_pass_and_is_not_asked():
    game = klunker("safes", hands=["shoe", "tiara", "tiara tiara"])
    game = play(game, "0 store shoe", "1 store tiara", "2 store tiara")
    assert game.now["tickets"] == [0, 1]
    assert game.waiting_for() == [2]


def test_a_start_player_whose_window_took_the_whole_hand_passes_first():
    game = klunker("windows", turn=2, start=0, hands={0: "", 1: "shoe", 2: "shoe"})
    game = play(game, "2 show shoe")
    assert game.now["tickets"] == [0]
    assert game.waiting_for() == [1]


def test_the_phase_ends_when_every_purchase_card_is_taken():
    game = klunker("safes", windows=["shoe", "shoe", "shoe"])
    game = play(game, "0 store shoe", "1 leave", "2 leave", "0 leave")
    assert game.now == {"phase": "purchases", "seats": [1], "tickets": [1, 2, 0]}


def test_nobody_need_store_anything():
    game = play(klunker("safes", windows=["shoe"] * 3), "0 leave", "1 leave", "2 leave")
    assert game.safes == [[], [], []]


# Sales (rulings 4 to 7)


def test_the_fourth_of_a_kind_is_sold_at_once_and_exactly_four_cards_leave():
    game = play(klunker("safes", safes={0: "shoe shoe shoe"}), "0 store shoe")
    assert game.safes[0] == []
    assert game.notes[0] == 1 + 4
    assert game.gone == ["shoe"] * 4
    assert ["sold", "seat-0", "shoe", 4] in game.facts


@pytest.mark.parametrize(
    "others, paid", [("", 4), ("tiara", 3), ("tiara tooth", 2), ("tiara tooth earring", 1)]
)
def test_a_sale_pays_4_3_2_1_for_1_2_3_4_types(others, paid):
    game = play(klunker("safes", safes={0: "shoe shoe shoe " + others}), "0 store shoe")
    assert game.notes[0] == 1 + paid


def test_more_than_four_types_still_pay_one():
    safe = "shoe " * 4 + "tiara tooth earring monocle piercing necklace"
    assert price(safe.split(), "shoe") == 1


def test_cards_of_a_kind_beyond_four_count_as_a_further_type():
    assert types(["shoe"] * 4) == 1
    assert types(["shoe"] * 5) == 2
    assert types(["shoe"] * 9) == 3
    game = klunker("purchases", windows={0: "shoe shoe shoe shoe shoe"}, tickets=[0, 1, 2])
    game = play(game, "0 buy window-0")
    assert game.notes[0] == 1 + 3
    assert game.safes[0] == ["shoe"]


def test_necklaces_always_pay_four():
    safe = {0: "necklace necklace necklace tiara tooth earring monocle"}
    game = klunker("safes", safes=safe, hands={0: "necklace"})
    assert play(game, "0 store necklace").notes[0] == 1 + 4


def test_an_unsold_necklace_counts_as_a_type_when_something_else_is_sold():
    game = play(klunker("safes", safes={0: "shoe shoe shoe necklace"}), "0 store shoe")
    assert game.notes[0] == 1 + 3


def test_the_double_sale_piercings_with_three_types_pay_2_then_earrings_with_two_pay_3():
    game = klunker(
        "purchases",
        safes={0: "piercing piercing piercing earring earring earring tooth"},
        windows={0: "piercing earring", 1: "shoe", 2: "shoe"},
        tickets=[0, 1, 2],
    )
    game = play(game, "0 buy window-0")
    sales = [fact for fact in game.facts if fact[0] == "sold"]
    assert sorted(sale[3] for sale in sales) == [2, 3]
    assert game.notes[0] == 1 + 2 + 3
    assert game.safes[0] == ["tooth"]


def test_several_sets_are_sold_necklaces_first_and_no_other_order_pays_more():
    game = klunker(
        "purchases",
        safes={0: "necklace necklace necklace shoe shoe shoe"},
        windows={0: "necklace shoe", 1: "shoe", 2: "shoe"},
        tickets=[0, 1, 2],
    )
    game = play(game, "0 buy window-0")
    assert game.facts[1:] == [["sold", "seat-0", "necklace", 4], ["sold", "seat-0", "shoe", 4]]


def test_two_sets_of_one_kind_are_sold_one_after_the_other():
    game = klunker(
        "purchases",
        safes={0: "shoe shoe shoe"},
        windows={0: "shoe shoe shoe shoe shoe", 1: "shoe", 2: "shoe"},
        tickets=[0, 1, 2],
    )
    assert play(game, "0 buy window-0").notes[0] == 1 + 3 + 4


# Buying (rulings 8 to 10)


def buying(**position):
    position.setdefault("windows", ["shoe tiara", "tooth", "earring earring"])
    position.setdefault("tickets", [1, 2, 0])
    return klunker("purchases", turn=position["tickets"][0], **position)


def test_windows_are_bought_in_the_order_of_the_purchase_cards():
    game = play(buying(), "1 buy window-0")
    assert game.waiting_for() == [2]
    game = play(game, "2 buy window-2")
    assert game.waiting_for() == [0]


def test_anothers_window_costs_one_banknote_whatever_it_holds_and_is_bought_whole():
    game = play(buying(), "1 buy window-0")
    assert game.notes == [2, 0, 1]
    assert game.windows[0] == []
    assert game.safes[1] == ["shoe", "tiara"]


def test_the_own_window_is_free():
    game = play(buying(), "1 buy window-1")
    assert game.notes == [1, 1, 1]
    assert game.safes[1] == ["tooth"]


def test_only_one_window_is_bought():
    with pytest.raises(IllegalMove, match="buy takes at most 1"):
        buying().play(1, ["buy", "window-0", "window-1"])


def test_who_has_cards_in_the_own_window_must_buy():
    assert verbs(buying(), 1) == ["buy"]


def test_who_has_an_empty_window_may_decline_which_ends_the_phase_for_everybody():
    game = buying(windows=["shoe", "", "earring"], deck="shoe " * 30)
    assert verbs(game, 1) == ["buy", "decline"]
    game = play(game, "1 decline")
    assert game.now["phase"] == "windows"
    assert game.windows == [["shoe"], [], ["earring"]]


def test_the_decliner_becomes_start_player():
    game = play(buying(windows=["shoe", "", "earring"]), "1 decline")
    assert game.start == 1
    assert game.waiting_for() == [1]


def test_if_everybody_buys_the_start_player_stays():
    game = play(buying(start=2), "1 buy window-1", "2 buy window-2", "0 buy window-0")
    assert game.start == 2
    assert game.waiting_for() == [2]


def test_without_a_banknote_only_the_own_window_can_be_taken():
    game = buying(notes=[1, 0, 1])
    with pytest.raises(IllegalMove, match='buy does not take "window-0"'):
        game.play(1, ["buy", "window-0"])
    assert play(game, "1 buy window-1").notes == [1, 0, 1]


def test_without_a_banknote_and_with_an_empty_own_window_one_must_decline():
    game = buying(notes=[1, 0, 1], windows=["shoe", "", "earring"])
    assert verbs(game, 1) == ["decline"]


def test_an_empty_window_cannot_be_bought():
    with pytest.raises(IllegalMove, match='buy does not take "window-2"'):
        buying(windows=["shoe", "tooth", ""]).play(1, ["buy", "window-2"])


def test_bought_jewels_that_complete_a_set_are_sold_at_once():
    game = play(buying(safes={1: "shoe shoe shoe"}), "1 buy window-0")
    assert game.safes[1] == ["tiara"]
    assert game.notes[1] == 1 - 1 + 3


# The end of a round and of the game (rulings 11 to 13)


def test_at_the_end_of_a_round_hands_are_filled_to_six_from_the_start_player():
    game = buying(
        hands=["shoe shoe", "shoe", "shoe " * 6],
        windows=["shoe", "", "shoe"],
        deck="tooth " * 30 + "tiara tiara tiara tiara",
    )
    game = play(game, "1 decline")
    assert [len(hand) for hand in game.hands] == [6, 6, 6]
    assert game.hands[1].count("tiara") == 4
    assert game.hands[0].count("tooth") == 4


def test_if_the_deck_cannot_fill_every_hand_the_game_ends_before_anything_is_dealt():
    game = buying(hands=["shoe", "shoe", "shoe"], windows=["shoe", "", ""], deck="shoe " * 14)
    game = play(game, "1 decline")
    assert game.waiting_for() == []
    assert len(game.deck) == 14
    assert game.facts[-1] == ["ended"]


def test_a_deck_that_just_fills_every_hand_is_dealt_out():
    game = buying(hands=["shoe", "shoe", "shoe"], windows=["shoe", "", ""], deck="shoe " * 15)
    game = play(game, "1 decline")
    assert game.deck == []
    assert game.waiting_for() == [1]


def ended(**position):
    return play(buying(deck="", windows=["shoe tooth", "", ""], **position), "1 decline")


def test_most_banknotes_win():
    game = ended(notes=[3, 5, 4])
    assert game.outcome()["places"] == [3, 1, 2]


def test_a_tie_goes_to_the_fewest_cards_in_safe_and_window_together():
    game = ended(notes=[5, 5, 4], safes={1: "shoe tiara tooth"})
    assert game.outcome()["places"] == [1, 2, 3]


def test_a_further_tie_is_a_shared_victory():
    game = ended(notes=[5, 5, 4], safes={1: "shoe tiara"})
    assert game.outcome()["places"] == [1, 1, 3]


def test_hand_window_and_safe_are_worth_nothing():
    assert ended(notes=[3, 5, 4], safes={0: "shoe shoe shoe"}).scores() == [3, 5, 4]


def test_windows_safes_counts_banknotes_deck_and_sold_kinds_are_public():
    game = play(klunker("safes", safes={0: "shoe shoe shoe"}), "0 store shoe")
    public = game.view(None)["public"]
    assert public["hands"] == [5, 6, 6]
    assert public["notes"] == [5, 1, 1]
    assert public["gone"] == ["shoe"] * 4
    assert public["deck"] == 94


def test_hands_and_deck_are_secret():
    game = Klunker.new(3, {}, 9)
    view = game.view(1)
    assert view["private"] == {"hand": game.hands[1]}
    assert game.view(None)["private"] == {}
    assert "deck" not in view["private"] and view["public"]["deck"] == len(game.deck)


def test_all_together_never_have_more_than_80_banknotes_beyond_the_first_ones():
    for seed in range(30):
        for _, _, _, game in walk(Klunker.new(5, {}, seed), Chance(seed)):
            assert sum(game.notes) <= 80 + 5
