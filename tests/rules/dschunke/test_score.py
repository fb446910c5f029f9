"""The end of the game: the score sheet and the places (ruling 18)."""

import pytest

from .table import dschunke


def ended(**position):
    return dschunke("end", rounds=10, **position)


def lines(game, seat=0):
    return game.outcome()["sheet"][seat]


def test_the_score_is_money_and_bonuses():
    game = ended(money={0: 12}, holds={"grey": "0"}, cards={0: "eight-grey"})
    assert lines(game) == [
        ["money", 12],
        ["unmet", 0, "eight-grey"],
        ["junk", 4, "grey"],
        ["goods", 0, 4],
    ]
    assert game.scores() == [16, 0, 0]


def test_four_yen_for_every_junk_with_a_visible_own_crate():
    game = ended(holds={"grey": "011 1", "white": "0", "brown": "000 111", "orange": "12"})
    assert [line for line in lines(game) if line[0] == "junk"] == [
        ["junk", 4, "grey"],
        ["junk", 4, "white"],
    ]


def test_all_five_junks_bring_25_instead():
    game = ended(holds=dict.fromkeys(["grey", "orange", "purple", "brown", "white"], "0"))
    assert game.scores()[0] == 25
    assert lines(game)[1] == ["all", 25]


@pytest.mark.parametrize("text, points", [("0", 0), ("00", 8), ("001 1", 8), ("011 0", 8)])
def test_eight_yen_for_four_or_more_visible_crates_on_the_cards_junk(text, points):
    game = ended(cards={0: "eight-brown"}, holds={"brown": text})
    assert game.scores()[0] == points + 4
    assert lines(game)[1] == ["met" if points else "unmet", points, "eight-brown"]


@pytest.mark.parametrize(
    "brown, white, points",
    [
        ("00", "0", 12),
        ("011 0", "0", 12),
        ("001 0", "0", 12),
        ("001 1", "00", 0),
        ("00", "001 11", 12),
        ("00", "", 0),
    ],
)
def test_twelve_yen_for_five_on_the_first_and_two_on_the_second_junk(brown, white, points):
    game = ended(cards={0: "twelve-brown"}, holds={"brown": brown, "white": white})
    assert lines(game)[1] == ["met" if points else "unmet", points, "twelve-brown"]


def test_the_pair_of_the_white_card_is_white_and_grey():
    game = ended(cards={0: "twelve-white"}, holds={"white": "00", "grey": "0"})
    assert lines(game)[1] == ["met", 12, "twelve-white"]


def test_one_crate_more_or_less_decides():
    game = ended(cards={0: "twelve-brown"}, holds={"brown": "001 1", "white": "011 1"})
    assert lines(game)[1] == ["unmet", 0, "twelve-brown"]
    game = ended(cards={0: "twelve-brown"}, holds={"brown": "001 0", "white": "001 11"})
    assert lines(game)[1] == ["met", 12, "twelve-brown"]


def test_conditions_of_several_cards_may_overlap_and_all_count():
    cards = {0: "eight-grey eight-orange twelve-grey"}
    game = ended(cards=cards, holds={"grey": "00", "orange": "00"})
    assert game.scores()[0] == 8 + 8 + 12 + 4 + 4


def test_other_special_cards_bring_nothing():
    game = ended(cards={0: "load sell-grey"}, always={0: "supply ties swap"})
    assert lines(game) == [["money", 0], ["goods", 0, 4]]


def test_cards_stay_secret_until_the_end_and_then_stand_on_the_sheet():
    game = ended(cards={1: "eight-grey"})
    assert "eight-grey" not in str(game.view(0))
    assert lines(game, 1)[1] == ["unmet", 0, "eight-grey"]


def test_most_money_wins():
    assert ended(money={0: 5, 1: 9, 2: 7}).outcome()["places"] == [3, 1, 2]


def test_a_tie_goes_to_most_goods_in_hand():
    game = ended(money={0: 9, 1: 9, 2: 7}, hands={0: "rice", 1: "rice fish"})
    assert game.outcome()["places"] == [2, 1, 3]


def test_a_further_tie_is_shared():
    assert ended(money={0: 9, 1: 9, 2: 7}).outcome()["places"] == [1, 1, 3]


def test_scores_before_the_end_are_what_they_would_be():
    assert dschunke(money={0: 3}, holds={"grey": "0"}).scores() == [7, 0, 0]


# Two players


def duel(**position):
    return ended(seats=2, **position)


def test_two_players_2_yen_for_every_majority_of_visible_crates():
    game = duel(holds={"grey": "001", "white": "1", "brown": "01", "orange": "000 111"})
    assert lines(game) == [["money", 0], ["majority", 2, "grey"], ["goods", 0, 4]]
    assert game.scores() == [2, 4]


def test_two_players_equal_crates_bring_nobody_anything():
    assert duel(holds={"grey": "01"}).scores() == [0, 0]


def test_two_players_all_five_majorities_bring_five_more_15_in_all():
    game = duel(holds=dict.fromkeys(["grey", "orange", "purple", "brown", "white"], "001"))
    assert game.scores() == [15, 0]
    assert lines(game)[6] == ["majorities", 5]


def test_two_players_cards_bring_3_and_4_instead_of_8_and_12():
    cards = {0: "eight-grey twelve-grey"}
    game = duel(cards=cards, holds={"grey": "00", "orange": "0"})
    assert lines(game)[1:3] == [["met", 3, "eight-grey"], ["met", 4, "twelve-grey"]]


def test_two_players_no_fours_and_no_25():
    game = duel(holds=dict.fromkeys(["grey", "orange", "purple", "brown", "white"], "01"))
    assert game.scores() == [0, 0]
