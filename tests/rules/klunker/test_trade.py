"""Klunker's trade: sales, buying, and the end of a round and of the game."""

import pytest

from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove
from shared_rules.klunker.cards import JEWELS, SET, price, types
from shared_rules.klunker.game import Klunker
from shared_rules.klunker.mind.worth import added

from ..acting import play, verbs
from ..every import walk
from .table import klunker

# Sales (rulings 4 to 7)


def bought(window, safe=""):
    """The game after seat 0 has bought a window with these jewels."""
    game = klunker("purchases", safes={0: safe}, windows={0: window}, tickets=[0, 1, 2])
    return play(game, "0 buy window-0")


def sales(game):
    """What was sold in the last move, in order, and for how many banknotes."""
    return [fact[2:] for fact in game.facts if fact[0] == "sold"]


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


def test_cards_of_a_kind_beyond_four_are_one_further_type_however_many():
    assert [types([count]) for count in (0, 1, 4, 5, 8, 9, 14)] == [0, 1, 1, 2, 2, 2, 2]
    game = bought("shoe shoe shoe shoe shoe")
    assert game.notes[0] == 1 + 3
    assert game.safes[0] == ["shoe"]


def test_nine_of_a_kind_alone_pay_3_and_then_3():
    game = bought("shoe " * 9)
    assert sales(game) == [["shoe", 3], ["shoe", 3]]
    assert game.safes[0] == ["shoe"]


def test_necklaces_always_pay_four():
    safe = {0: "necklace necklace necklace tiara tooth earring monocle"}
    game = klunker("safes", safes=safe, hands={0: "necklace"})
    assert play(game, "0 store necklace").notes[0] == 1 + 4


def test_an_unsold_necklace_counts_as_a_type_when_something_else_is_sold():
    game = play(klunker("safes", safes={0: "shoe shoe shoe necklace"}), "0 store shoe")
    assert game.notes[0] == 1 + 3


def test_the_double_sale_piercings_with_three_types_pay_2_then_earrings_with_two_pay_3():
    safe = "piercing piercing piercing earring earring earring tooth"
    game = bought("piercing earring", safe)
    assert sorted(paid for _, paid in sales(game)) == [2, 3]
    assert game.notes[0] == 1 + 2 + 3
    assert game.safes[0] == ["tooth"]


def best(counts):
    """The most that any order of sale pays for so many of each kind, all orders tried."""
    most = 0
    for place, count in enumerate(counts):
        if count >= SET:
            left = [*counts[:place], count - SET, *counts[place + 1 :]]
            safe = [JEWELS[kind] for kind, number in enumerate(counts) for _ in range(number)]
            most = max(most, price(safe, JEWELS[place]) + best(left))
    return most


KINDS_OF_NINE = [[9, 4], [12, 9], [13, 12, 1], [9, 9, 5, 1], [14, 14, 4], [1, 10, 8, 0, 0, 0, 10]]


@pytest.mark.parametrize("counts", KINDS_OF_NINE)
def test_sets_are_sold_in_the_order_that_pays_most(counts):
    counts = counts + [0] * (len(JEWELS) - len(counts))
    window = [JEWELS[kind] for kind, number in enumerate(counts) for _ in range(number)]
    assert sum(paid for _, paid in sales(bought(" ".join(window)))) == best(counts)


def test_a_kind_of_nine_whose_sale_leaves_as_many_types_is_sold_last():
    game = bought("shoe " * 9 + "tiara " * 4)
    assert sales(game) == [["tiara", 2], ["shoe", 3], ["shoe", 3]]


@pytest.mark.parametrize("counts", KINDS_OF_NINE)
def test_bots_know_what_sets_bring(counts):
    counts = counts + [0] * (len(JEWELS) - len(counts))
    left = [count % SET for count in counts]
    none = [0] * len(JEWELS)
    assert added(none, counts, 0) == 100 * best(counts) + added(none, left, 0)


def test_several_sets_are_sold_necklaces_first():
    game = bought("necklace shoe", "necklace necklace necklace shoe shoe shoe")
    assert game.facts[1:] == [["sold", "seat-0", "necklace", 4], ["sold", "seat-0", "shoe", 4]]


def test_two_sets_of_one_kind_are_sold_one_after_the_other():
    assert bought("shoe shoe shoe shoe shoe", "shoe shoe shoe").notes[0] == 1 + 3 + 4


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
