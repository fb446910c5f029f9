"""Klunker's box, windows and safes."""

import pytest

from shared_rules.engine.game import IllegalMove
from shared_rules.klunker.cards import COPIES, JEWELS, all_jewels
from shared_rules.klunker.game import Klunker

from ..acting import play, verbs
from .table import klunker

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
    assert game.now == {"phase": "purchases", "seats": [1], "round": 1, "tickets": [1, 2, 0]}


def test_nobody_need_store_anything():
    game = play(klunker("safes", windows=["shoe"] * 3), "0 leave", "1 leave", "2 leave")
    assert game.safes == [[], [], []]
