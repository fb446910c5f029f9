"""Halunken und Spelunken with two players, one test a sentence (rulings 15, 16, 20)."""

import pytest

from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove
from shared_rules.halunken.cards import STEPS
from shared_rules.halunken.game import Halunken

from ..acting import facts, play, verbs
from ..every import walk
from .table import choices, duel, halunken, lair, lay, moves, placed, where

# Black Jack's cards and the auction (ruling 15)


def test_black_jacks_cards_are_the_eight_of_an_unused_captain():
    assert Halunken.new(2, {}, 1).deck == STEPS


def test_what_he_still_has_is_public():
    game = lay(duel(), 1, 2, send=3)
    public = game.view(1)["public"]
    assert public["drawn"] == ["step-3"]
    assert public["deck"] == [card for card in STEPS if card != "step-3"]


def test_the_game_begins_like_the_standard_game():
    game = placed("red-9", "yellow-2")
    assert game.waiting_for() == [1]
    game = play(game, "1 place tavern-9")
    assert game.now["phase"] == "auction"
    assert game.waiting_for() == [0]


def test_one_may_bid_as_often_as_one_likes_each_time_higher():
    crews = ["red-4 red-6 red-8", "green-5 green-7 green-9"]
    game = duel(crews=crews, phase="auction")
    game = play(game, "0 bid red-4", "1 bid green-5", "0 bid red-6", "1 bid green-7", "0 bid red-8")
    with pytest.raises(IllegalMove, match='bid does not take "green-7"'):
        game.play(1, ["bid", "green-7"])
    game = play(game, "1 decline")
    assert game.control == 0
    assert game.harbour == ["red-8"]
    assert game.crews == [["red-4", "red-6"], ["green-5", "green-7", "green-9"]]


def test_after_a_first_pass_without_an_offer_the_other_may_still_bid():
    game = play(duel(crews=["red-4", "green-5"], phase="auction"), "0 decline")
    assert verbs(game, 1) == ["bid", "decline"]
    assert play(game, "1 bid green-5").control == 1


def test_all_eight_of_his_cards_are_used_in_a_game():
    for _, _, _, game in walk(Halunken.new(2, {}, 4), Chance(4)):
        pass
    assert game.deck == []
    assert sorted(game.drawn) == sorted(STEPS)


# Choosing (ruling 16)


def test_the_controller_chooses_two_cards_and_the_opponent_one():
    game = duel()
    assert verbs(game, 0) == verbs(game, 1) == ["sail"]
    game = play(game, "0 sail step-3")
    assert verbs(game, 0) == ["send"]
    assert choices(game, 0) == STEPS
    game = play(game, "1 sail step-2")
    assert game.waiting_for() == [0]


def test_black_jack_is_sent_with_his_own_cards():
    game = play(duel(deck="step-4 rum", played=["step-4"]), "0 sail step-3")
    assert choices(game, 0) == ["step-4", "rum"]
    with pytest.raises(IllegalMove, match='send does not take "step-5"'):
        game.play(0, ["send", "step-5"])


def test_all_three_are_chosen_in_secret():
    game = duel()
    before = [game.view(seat) for seat in (1, None)]
    game = play(game, "0 sail step-3", "0 send step-4")
    assert [game.view(seat) for seat in (1, None)] == before


def test_and_revealed_together():
    assert facts(lay(duel(), 3, 2, send=4), "revealed") == [
        ["revealed", "seat-0", "step-3"],
        ["revealed", "seat-1", "step-2"],
        ["revealed", "black-jack", "step-4"],
    ]


def test_the_last_cards_are_played_unasked():
    used, deck = " ".join(STEPS[1:]), "step-1"
    game = halunken(
        captains=[1, 7], black_jack=12, rounds=8, played=[used, used], deck=deck, phase="auction"
    )
    assert game.waiting_for() == []
    assert game.played[1][-1] == "step-1"
    assert game.drawn[-1] == "step-1"


def test_equal_cards_cancel_the_controllers_own_two_included():
    game = lay(duel(taverns={1: "red-4 red-5"}), 3, 2, send=3)
    assert where(game) == [1, 7]
    assert lair(game) == 10
    assert game.crews[0] == ["red-4"]
    assert facts(game, "cancelled") == [["cancelled", "step-3", "seat-0", "black-jack"]]


def test_all_three_cards_may_be_equal():
    game = lay(duel(), 3, 3, send=3)
    assert where(game) == [1, 5]
    assert lair(game) == 10


@pytest.mark.parametrize("mine, his, sent", [(1, 2, 3), (6, 1, 4), (5, 4, 3), (3, 7, 5)])
def test_all_three_move_lowest_first(mine, his, sent):
    game = lay(duel(captains=[1, 14], black_jack=7), mine, his, send=sent)
    pieces = [fact[1] if fact[0] == "sailed" else "black-jack" for fact in moves(game)]
    numbers = {"seat-0": mine, "seat-1": his, "black-jack": sent}
    assert pieces == sorted(numbers, key=numbers.get)


# Rum for Black Jack (ruling 20)


def test_a_controlled_black_jacks_rum_is_named_by_his_controller_after_the_reveal():
    game = lay(duel(control=1), 2, 3, send="rum")
    assert game.waiting_for() == [1]
    assert choices(game, 1) == [1, 4, 5, 6, 7]
    game = play(game, "1 name 4")
    assert game.facts[0] == ["named", "black-jack", 4]
    assert lair(game) == 14


def test_his_rum_and_another_rum_are_both_cancelled():
    game = lay(duel(), 2, "rum", send="rum")
    assert facts(game, "cancelled") == [["cancelled", "rum", "seat-1", "black-jack"]]
    game = lay(duel(), "rum", 2, send="rum")
    assert facts(game, "cancelled") == [["cancelled", "rum", "seat-0", "black-jack"]]
    assert (where(game), lair(game)) == ([1, 7], 10)


def test_black_jacks_number_is_barred_for_a_captains_rum_even_ones_own():
    game = lay(duel(), "rum", 2, send=3)
    assert choices(game, 0) == [1, 4, 5, 6, 7]
    game = lay(duel(), 2, "rum", send=3)
    assert choices(game, 1) == [1, 4, 5, 6, 7]
