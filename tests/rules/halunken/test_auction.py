"""The auction for Black Jack, one test a sentence (rulings 9 and 10)."""

import pytest

from shared_rules.engine.game import IllegalMove

from ..acting import facts, play, verbs
from .table import choices, halunken, lay, placed

CREWS = ["red-5 red-8", "purple-6 purple-8", "green-7 green-9", "yellow-10 yellow-11"]


def auction(*crews, starter=0, **position):
    crews = crews or CREWS[:3]
    captains = [1, 5, 9, 13][: len(crews)]
    return halunken(captains, crews, phase="auction", starter=starter, black_jack=12, **position)


def next_round(game):
    """The next auction, after a round in which Black Jack reaches nobody."""
    return lay(game, 1, 2, 6)


def test_every_round_begins_with_it():
    game = auction()
    assert game.now["phase"] == "auction"
    assert game.control is None
    assert verbs(game, 0) == ["bid", "decline"]


def test_it_goes_clockwise_from_its_starter():
    game = auction(starter=1)
    game = play(game, "1 bid purple-6")
    assert game.waiting_for() == [2]
    game = play(game, "2 bid green-7")
    assert game.waiting_for() == [0]


def test_any_card_opens():
    assert choices(auction("red-15 yellow-1", "red-4", "red-5"), 0) == ["red-15", "yellow-1"]


def test_only_one_own_scoundrel_is_offered():
    game = auction()
    with pytest.raises(IllegalMove, match='bid does not take "purple-8"'):
        game.play(0, ["bid", "purple-8"])
    with pytest.raises(IllegalMove, match="bid takes at most 1"):
        game.play(0, ["bid", "red-5", "red-8"])


def test_a_raise_is_strictly_higher_in_value_and_colours_do_not_matter():
    game = play(auction(), "0 bid red-8")
    assert game.facts == [["bid", "seat-0", "red-8"], ["passed", "seat-1", "because-beaten-8"]]
    assert choices(game, 2) == ["green-9"]
    game = play(auction(), "0 bid red-5")
    with pytest.raises(IllegalMove, match="bid does not take"):
        play(play(game, "1 bid purple-8"), "2 bid green-7")


def test_a_raise_takes_the_earlier_offer_back():
    game = play(auction("red-5 red-10", "purple-6", "green-2"), "0 bid red-5", "1 bid purple-6")
    assert game.now["bids"] == ["red-5", "purple-6", None]
    game = play(game, "0 bid red-10")
    assert game.control == 0
    assert game.crews[0] == ["red-5"]
    assert game.harbour == ["red-10"]


def test_what_is_offered_is_public():
    game = play(auction(), "0 bid red-5", "1 bid purple-6")
    assert game.view(None)["agenda"][-1]["bids"] == ["red-5", "purple-6", None]


def test_who_passes_is_out_for_this_round_and_takes_the_offer_back():
    game = play(auction(), "0 bid red-5", "1 bid purple-6", "2 bid green-7", "0 decline")
    assert game.now["bids"][0] is None
    game = play(game, "1 bid purple-8")
    assert game.waiting_for() == [2]
    with pytest.raises(IllegalMove, match="it is not the turn of seat 0"):
        game.play(0, ["bid", "red-8"])
    game = play(game, "2 bid green-9")
    assert game.crews[0] == ["red-5", "red-8"]


def test_who_has_no_card_high_enough_must_pass_and_is_not_asked():
    game = play(auction("red-15", "purple-6", "green-7"), "0 bid red-15")
    why = "because-beaten-15"
    assert facts(game, "passed") == [["passed", "seat-1", why], ["passed", "seat-2", why]]
    assert game.control == 0


def test_who_has_no_scoundrel_at_all_must_pass():
    game = auction("", "purple-6", "")
    assert game.waiting_for() == [1]
    assert game.now["out"] == [0]


def test_if_nobody_has_a_scoundrel_nobody_bids():
    game = auction("", "", "")
    assert game.now["phase"] == "cards"
    assert facts(game, "ignored") == [["ignored"]]


def test_it_ends_when_only_the_highest_bidder_is_left():
    game = play(auction(), "0 bid red-5", "1 decline", "2 decline")
    assert game.now["phase"] == "cards"
    assert game.control == 0


def test_it_ends_when_all_have_passed():
    game = play(auction(), "0 decline", "1 decline", "2 decline")
    assert game.now["phase"] == "cards"
    assert game.control is None
    assert game.harbour == []


def test_a_last_player_who_has_not_bid_yet_may_still_bid():
    game = play(auction(), "0 decline", "1 decline")
    assert game.waiting_for() == [2]
    game = play(game, "2 bid green-7")
    assert game.control == 2


def test_the_winners_card_goes_face_up_to_the_harbour_at_once():
    game = play(auction(harbour="yellow-1"), "0 bid red-5", "1 bid purple-8", "2 decline")
    game = play(game, "0 decline") if game.waiting_for() == [0] else game
    assert game.view(None)["public"]["harbour"] == ["purple-8", "yellow-1"]
    assert game.crews == [["red-5", "red-8"], ["purple-6"], ["green-7", "green-9"]]
    assert game.facts[-1] == ["hired", "seat-1", "purple-8"]


def test_with_four_players_the_offers_go_round_until_three_have_passed():
    game = play(auction(*CREWS), "0 bid red-5", "1 bid purple-6", "2 bid green-7", "3 decline")
    game = play(game, "0 bid red-8")
    assert facts(game, "passed") == [["passed", "seat-1", "because-beaten-8"]]
    game = play(game, "2 bid green-9")
    assert game.control == 2


def test_control_cannot_be_declined_and_lasts_for_this_round():
    game = play(auction(deck="step-1"), "0 bid red-5", "1 decline", "2 decline")
    assert game.control == 0
    assert next_round(game).control is None


# Who starts the next one (ruling 10)


def test_the_next_auction_is_started_by_the_last_controller():
    game = play(auction(deck="step-1"), "0 decline", "1 bid purple-6", "2 decline")
    assert next_round(game).waiting_for() == [1]


def test_a_round_without_bids_does_not_change_the_starter():
    game = auction(starter=2, deck="step-1")
    game = play(game, "2 decline", "0 decline", "1 decline")
    assert next_round(game).waiting_for() == [2]


def test_until_there_has_been_a_controller_the_owner_of_the_highest_first_card_starts():
    """Whoever has that card later: it is lost to Black Jack in the first round."""
    game = play(placed("red-4", "yellow-12", "green-5"), "0 place tavern-14")
    game = play(game, "1 decline", "2 decline", "0 decline")
    game.deck = ["step-7"]
    game = play(lay(game, 3, 4, 5), "0 give red-4", "1 give yellow-12")
    assert game.rounds == 2
    assert game.waiting_for() == [1]
