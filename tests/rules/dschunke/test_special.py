"""Special cards: taking them, keeping them, additional actions (rulings 10 and 11)."""

import pytest

from shared_rules.dschunke.game import Dschunke
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove

from ..acting import facts, play, verbs
from .table import choices, dschunke, hold, use

STAR = {"star": "eight-grey load sell-white swap ties"}


def event(**position):
    """An S event in which seat 0 takes first."""
    return dschunke("events", rounds=6, **{"piles": STAR, **position})


# Taking a card (ruling 10)


def test_one_chooses_a_pile_looks_through_it_and_takes_one_of_its_cards():
    game = play(event(), "0 search pile-star")
    assert game.now == {"phase": "keep", "seats": [0], "pile": "pile-star"}
    assert choices(game, 0) == ["eight-grey", "load", "sell-white", "swap", "ties"]
    game = play(game, "0 keep sell-white")
    assert game.cards[0] == ["sell-white"]
    assert "sell-white" not in game.piles["pile-star"]


def test_everybody_sees_which_pile_and_only_the_taker_what_is_in_it():
    game = play(event(), "0 search pile-star")
    assert facts(game, "searched") == [["searched", "seat-0", "pile-star"]]
    assert game.final
    for seat in (1, 2, None):
        view = game.view(seat)
        assert "sell-white" not in str(view["public"]) + str(view["memory"]) + str(view["agenda"])
        assert view["offers"] == []


def test_cards_for_always_are_turned_up_when_they_are_taken_and_stay():
    game = play(event(), "0 search pile-star", "0 keep ties")
    assert game.facts[0] == ["turned", "seat-0", "pile-star", "ties"]
    assert game.view(1)["public"]["always"][0] == ["ties"]
    assert game.cards[0] == []


@pytest.mark.parametrize("card", ["load", "eight-grey"])
def test_other_cards_stay_secret(card):
    game = play(event(), "0 search pile-star", f"0 keep {card}")
    assert game.facts[0] == ["kept", "seat-0", "pile-star"]
    assert game.view(0)["private"]["cards"] == [card]
    view = game.view(1)
    assert view["public"]["origins"][0] == [["pile-star", 26]]
    assert card not in str([view["public"], view["private"], view["memory"]])


def test_what_was_played_is_out_of_the_game_and_public():
    game = play(dschunke(cards={0: "sell-white"}), "0 play sell-white")
    assert game.cards[0] == [] and game.origins[0] == []
    assert game.view(1)["public"]["gone"] == ["sell-white"]


# When they are played (ruling 10)


def test_an_additional_action_is_played_right_before_the_own_action():
    game = dschunke(cards={0: "sell-white"})
    assert game.now == {"phase": "additional", "seats": [0], "moment": "before"}
    game = play(game, "0 play sell-white")
    assert game.money[0] == 3
    assert game.now["phase"] == "action" and game.waiting_for() == [0]


def test_or_right_after_it():
    game = play(dschunke(cards={0: "sell-white"}), "0 skip", "0 use merchant-yellow")
    assert game.now == {"phase": "additional", "seats": [0], "moment": "after"}
    game = play(game, "0 play sell-white")
    assert game.money[0] == 3 + 3
    assert game.waiting_for() == [1]


def test_only_one_additional_action_a_round():
    game = play(dschunke(cards={0: "sell-white sell-grey"}), "0 play sell-grey")
    game = use(game, 0, "merchant-green")
    assert game.waiting_for() == [1]
    assert game.view(None)["public"]["played"] == [0]


def test_in_the_next_round_one_may_play_again():
    game = dschunke("actions", cards={0: "sell-white"}, played=[0])
    assert game.now["phase"] == "action"
    game = dschunke("market", cards={0: "sell-white"}, played=[0])
    assert verbs(game, 0) == ["play", "skip"]


def test_who_has_a_face_down_card_is_asked_whatever_it_is_so_that_the_question_tells_nothing():
    for card in ("eight-grey", "sell-grey", "twelve-white"):
        game = dschunke(cards={0: card})
        assert game.waiting_for() == [0] and game.now["phase"] == "additional"
        game = play(game, "0 skip", "0 use merchant-green")
        assert game.waiting_for() == [0] and game.now["phase"] == "additional"


def test_cards_for_the_end_cannot_be_played():
    game = dschunke(cards={0: "eight-grey twelve-grey"})
    assert verbs(game, 0) == ["skip"]
    with pytest.raises(IllegalMove, match='"play" cannot be done now: skip'):
        game.play(0, ["play", "eight-grey"])


def test_who_has_no_face_down_card_is_not_asked():
    game = dschunke(always={0: "supply ties swap"})
    assert game.now["phase"] == "action"


def test_it_is_right_around_the_own_action_and_not_somebody_elses():
    game = use(dschunke(cards={1: "sell-white"}), 0, "merchant-green")
    assert game.waiting_for() == [1] and game.now["moment"] == "before"
    game = use(play(game, "1 skip"), 1, "merchant-yellow")
    assert game.now["moment"] == "after"
    game = play(game, "1 skip")
    assert game.waiting_for() == [2]


def test_a_card_taken_this_round_may_be_played_in_it():
    game = event(piles={"star": "load", "circle": "draw", "square": "move"})
    game = play(game, "0 search pile-star", "0 keep load", "1 search pile-circle", "1 keep draw")
    game = play(game, "2 search pile-square", "2 keep move")
    assert choices(game, 0, "play") == ["load"]


# Load


def test_load_is_one_strip_on_any_junk_with_or_without_merchant():
    game = play(dschunke(cards={0: "load"}), "0 play load")
    assert choices(game, 0) == ["grey", "orange", "purple", "brown", "white"]
    game = play(game, "0 go grey")
    assert hold(game, "grey") == "0"
    assert game.strips[0] == 19
    assert game.now["phase"] == "action"


def test_load_is_not_playable_without_strips():
    assert verbs(dschunke(cards={0: "load"}, strips={0: 0}), 0) == ["skip"]
    assert verbs(dschunke(cards={0: "load"}, strips={0: 1}), 0) == ["play", "skip"]


# Sell


@pytest.mark.parametrize("junk", ["grey", "orange", "purple", "brown", "white"])
def test_sell_works_on_the_junk_that_the_card_names(junk):
    game = play(dschunke(cards={0: f"sell-{junk}"}, holds={junk: "00"}), f"0 play sell-{junk}")
    assert game.money[0] == 6
    assert facts(game, "earned") == [["earned", "seat-0", junk, 6]]


def test_sell_pays_at_least_3():
    game = play(dschunke(cards={0: "sell-brown"}, holds={"brown": "011 1"}), "0 play sell-brown")
    assert game.money[0] == 3


# Draw


def test_draw_gives_goods_of_any_junk_by_visible_crates_at_least_3():
    game = dschunke(cards={0: "draw"}, holds={"orange": "00"}, hands={0: ""})
    orange = play(game, "0 play draw", "0 go orange")
    assert orange.hands[0] == ["spices"] * 6
    brown = play(game, "0 play draw", "0 go brown")
    assert brown.hands[0] == ["fish"] * 3


def test_draw_on_grey_is_of_any_kind():
    game = play(dschunke(cards={0: "draw"}, hands={0: ""}), "0 play draw", "0 go grey")
    game = play(game, "0 take rice", "0 take fish", "0 take rice")
    assert game.hands[0] == ["fish", "rice", "rice"]
    assert game.now["phase"] == "action"


# Move (ruling 11)


def moving(**holds):
    return dschunke(cards={0: "move"}, holds=holds)


def test_move_takes_an_own_strip_from_a_top_layer_to_the_top_of_another_junk():
    game = play(moving(grey="01", white="112"), "0 play move", "0 lift grey")
    assert choices(game, 0) == ["orange", "purple", "brown", "white"]
    game = play(game, "0 drop white")
    assert hold(game, "grey") == "1"
    assert hold(game, "white") == "112 0"
    assert facts(game, "moved") == [["moved", "seat-0", "grey", "white"]]
    assert game.strips[0] == 19


def test_covered_strips_and_others_strips_cannot_be_moved():
    game = play(moving(grey="001 2", brown="1", white="0"), "0 play move")
    assert choices(game, 0) == ["white"]
    with pytest.raises(IllegalMove, match='lift does not take "grey"'):
        game.play(0, ["lift", "grey"])


def test_move_is_not_playable_without_such_a_strip():
    assert verbs(moving(grey="001 2"), 0) == ["skip"]
    assert verbs(moving(), 0) == ["skip"]


def test_a_layer_that_becomes_empty_by_a_move_is_gone():
    game = play(moving(grey="112 0"), "0 play move", "0 lift grey", "0 drop white")
    assert game.holds["grey"] == [[1, 1, 2]]
    assert game.view(None)["public"]["visible"]["grey"] == [0, 6, 3]


def test_a_strip_from_a_full_layer_may_be_moved():
    game = play(moving(grey="012"), "0 play move", "0 lift grey", "0 drop white")
    assert hold(game, "grey") == "12"


# What one remembers


def test_a_pile_is_remembered_as_one_last_saw_it():
    game = play(event(), "0 search pile-star", "0 keep load")
    assert game.view(0)["memory"]["looked"] == {
        "pile-star": {"when": 25, "cards": ["eight-grey", "sell-white", "swap", "ties"]}
    }
    assert game.view(1)["memory"]["looked"] == {}
    assert game.view(None)["memory"]["looked"] == {}


def test_of_a_remembered_pile_open_cards_are_seen_leaving_and_hidden_ones_are_not():
    game = play(event(), "0 search pile-star", "0 keep load", "1 search pile-star")
    opened = play(game, "1 keep ties")
    assert opened.looked[0]["pile-star"]["cards"] == ["eight-grey", "sell-white", "swap"]
    hidden = play(game, "1 keep sell-white")
    assert "sell-white" in hidden.looked[0]["pile-star"]["cards"]
    assert hidden.view(0)["public"]["piles"]["pile-star"] == 3


def test_a_face_down_card_that_is_played_is_known_to_have_come_from_its_pile():
    game = play(event(), "0 search pile-star", "0 keep load", "1 search pile-star")
    game = play(game, "1 keep sell-white", "2 search pile-star", "2 keep ties")
    game = play(game, "0 skip", "0 use merchant-green", "0 skip", "1 play sell-white")
    assert facts(game, "played") == [["played", "seat-1", "sell-white", 1]]
    assert game.looked[0]["pile-star"]["cards"] == ["eight-grey", "swap"]
    assert game.looked[2]["pile-star"]["cards"] == ["eight-grey", "swap"]


def test_imagined_piles_and_hands_fit_what_is_remembered():
    game = play(event(), "0 search pile-star", "0 keep load", "1 search pile-star")
    game = play(game, "1 keep sell-white", "2 search pile-star", "2 keep ties")
    seen = set()
    for seed in range(30):
        world = Dschunke.imagine(game.view(0), Chance(seed))
        assert world.cards[0] == ["load"]
        assert sorted(world.cards[1] + world.piles["pile-star"]) == [
            *["eight-grey", "sell-white", "swap"]
        ]
        seen.add(world.cards[1][0])
    assert seen == {"eight-grey", "sell-white"}


def test_a_card_for_always_is_never_imagined_face_down():
    game = dschunke(cards={1: "load", 2: "draw"})
    for seed in range(60):
        world = Dschunke.imagine(game.view(0), Chance(seed))
        for card in world.cards[1] + world.cards[2]:
            assert card not in ("supply", "ties", "swap")
