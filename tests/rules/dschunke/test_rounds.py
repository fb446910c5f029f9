"""The end of a round: merchants on the move, the start junk, the tenth round (rulings 5, 17)."""

import pytest

from shared_rules.engine.game import IllegalMove

from ..acting import facts, play
from .table import choices, dschunke, use


def round_played(game):
    """The next round, after everybody did something and nobody offered anything."""
    while not facts(game, "began"):
        seat = game.waiting_for()[0]
        phase = game.now["phase"]
        if phase == "sale":
            game = play(game, f"{seat} offer")
        else:
            game = game.play(seat, [game.offers(seat)[0].verb, choices(game, seat)[-1]])
    return game


def test_in_phase_5_merchants_go_one_junk_clockwise():
    game = round_played(dschunke())
    assert game.merchants == {
        "brown": "merchant-green",
        "white": "merchant-purple",
        "orange": "merchant-yellow",
    }
    assert len(facts(game, "arrived")) == 3
    assert game.used == []


def test_from_white_they_go_on_to_grey():
    game = round_played(dschunke(stands={"white": "green", "grey": "purple", "brown": "yellow"}))
    assert game.merchants == {
        "grey": "merchant-green",
        "orange": "merchant-purple",
        "white": "merchant-yellow",
    }


def test_assistants_go_one_square_on():
    game = round_played(dschunke())
    assert game.view(None)["public"]["assistants"]["assistant-lower"]["square"] == 2
    assert game.square_of("assistant-lower")[0] == "draw"


def test_in_phase_6_the_start_junk_goes_left():
    game = round_played(dschunke(start=2))
    assert game.start == 0
    assert facts(game, "began") == [["began", 2, "seat-0"]]
    assert game.waiting_for() == [0]


def roaming(**position):
    return dschunke(merchants="roaming", **position)


def test_merchants_are_not_moved_by_their_users_unless_they_roam():
    game = use(dschunke(), 0, "merchant-yellow")
    assert game.junk_of("merchant-yellow") == "grey"
    assert game.waiting_for() == [1]


def test_roaming_a_used_merchant_is_moved_by_its_user_to_a_junk_without_merchant_it_never_stays():
    game = play(roaming(), "0 use merchant-yellow")
    assert game.money[0] == 3
    assert game.now == {"phase": "roam", "seats": [0], "merchant": "merchant-yellow"}
    assert choices(game, 0) == ["orange", "white"]
    with pytest.raises(IllegalMove, match='go does not take "grey"'):
        game.play(0, ["go", "grey"])
    game = play(game, "0 go white")
    assert game.junk_of("merchant-yellow") == "white"
    assert facts(game, "arrived") == [["arrived", "merchant-yellow", "white"]]
    assert game.waiting_for() == [1]


def test_roaming_it_is_moved_when_all_goods_are_drawn_and_before_a_special_card():
    game = roaming(stands={"grey": "purple", "brown": "green"}, cards={0: "load"})
    game = play(game, "0 skip", "0 use merchant-purple", *["0 take rice"] * 3)
    assert game.now["phase"] == "roam"
    game = play(game, "0 go white")
    assert game.now["phase"] == "additional"


def test_roaming_assistants_go_nowhere():
    game = use(roaming(), 0, "assistant-lower", "go white")
    assert game.waiting_for() == [1]


def test_roaming_a_junk_that_a_merchant_has_left_is_free_for_an_assistant():
    game = use(roaming(), 0, "merchant-yellow", "go white")
    game = play(game, "1 use assistant-lower")
    assert choices(game, 1) == ["grey", "orange"]


def test_roaming_only_the_unused_go_on_in_phase_5_to_the_next_junk_without_merchant():
    game = roaming()
    game = use(game, 0, "merchant-yellow", "go white")
    game = use(game, 1, "merchant-green", "go orange")
    game = round_played(use(game, 2, "assistant-lower", "go purple"))
    # The purple one on brown passes white, where the yellow one stands.
    assert game.merchants == {
        "white": "merchant-yellow",
        "orange": "merchant-green",
        "grey": "merchant-purple",
    }


def test_after_the_tenth_round_nothing_moves():
    game = dschunke("end", rounds=10, start=1)
    assert game.waiting_for() == []
    assert game.start == 1
    assert game.junk_of("merchant-yellow") == "grey"
    assert game.facts == [["ended"]]
    assert game.final


def test_after_the_ninth_round_there_is_another():
    game = dschunke("end", rounds=9)
    assert game.rounds == 10 and game.waiting_for()
