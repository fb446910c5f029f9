"""Phase 2: merchants and assistants load, sell and draw (rulings 8 and 9)."""

import pytest

from shared_rules.dschunke.box import box_of, box_text
from shared_rules.engine.game import IllegalMove

from ..acting import facts, play
from .table import choices, dschunke, hold, use


def square(word, track="lower"):
    """A box whose first square says so."""
    box = {part: words[:] for part, words in box_of("reconstructed").items()}
    box[track][0] = word
    return box_text(box)


# Who works where (ruling 8)


def test_everybody_makes_exactly_one_action_in_turn_order():
    game = dschunke(start=1)
    order = []
    for helper in ("merchant-green", "merchant-yellow", "merchant-purple"):
        seat = game.waiting_for()[0]
        order.append(seat)
        game = play(game, f"{seat} use {helper}")
    assert order == [1, 2, 0]
    assert game.now["phase"] == "supply"


def test_merchants_and_assistants_work_once_a_round():
    game = use(dschunke(seats=4), 0, "merchant-green")
    assert choices(game, 1) == [
        *["merchant-yellow", "merchant-purple", "assistant-lower", "assistant-upper"]
    ]
    with pytest.raises(IllegalMove, match='use does not take "merchant-green"'):
        game.play(1, ["use", "merchant-green"])
    game = use(game, 1, "assistant-lower", "go white")
    assert choices(game, 2) == ["merchant-yellow", "merchant-purple", "assistant-upper"]
    assert game.view(None)["public"]["used"] == ["merchant-green", "assistant-lower"]


def test_a_merchant_works_on_the_junk_where_it_stands():
    game = use(dschunke(stands={"white": "green", "brown": "yellow"}), 0, "merchant-green")
    assert hold(game, "white") == "00"
    assert facts(game, "used") == [["used", "seat-0", "merchant-green", "white"]]


def test_an_assistant_works_on_a_junk_without_merchant():
    game = play(dschunke(), "0 use assistant-lower")
    assert choices(game, 0) == ["orange", "white"]
    with pytest.raises(IllegalMove, match='go does not take "grey"'):
        game.play(0, ["go", "grey"])
    assert hold(play(game, "0 go white"), "white") == "0"


def test_a_junk_with_a_used_merchant_still_has_a_merchant():
    game = play(use(dschunke(), 0, "merchant-yellow"), "1 use assistant-lower")
    assert "grey" not in choices(game, 1)


def test_with_three_players_only_the_assistant_on_the_track_3_4_works():
    assert choices(dschunke(), 0)[3:] == ["assistant-lower"]
    assert choices(dschunke(seats=4), 0)[3:] == ["assistant-lower", "assistant-upper"]


def test_the_seeds_assistant_loads_two_strips_on_a_junk_of_choice_without_merchant():
    game = play(dschunke(rounds=4), "0 use assistant-lower")
    assert game.now["trade"] == "trade-load" and game.now["number"] == 2
    game = play(game, "0 go orange")
    assert hold(game, "orange") == "00"


def test_every_square_says_what_an_assistant_does():
    for number, word in enumerate(box_of("reconstructed")["upper"], 1):
        game = play(dschunke(seats=4, rounds=number), "0 use assistant-upper")
        assert game.now["trade"] == "trade-" + word[:4]
        assert game.now["number"] == int(word[4:] or 0)


# Loading (rulings 8 and 9)


def test_loading_means_two_strips_on_the_same_junk():
    game = use(dschunke(holds={"purple": "12"}), 0, "merchant-green")
    assert hold(game, "purple") == "120 0"
    assert game.strips[0] == 18
    assert facts(game, "loaded") == [["loaded", "seat-0", "purple", 2]]


def test_with_one_strip_left_one_is_loaded():
    game = use(dschunke(strips={0: 1}), 0, "merchant-green")
    assert hold(game, "purple") == "0"
    assert game.strips[0] == 0


def test_with_no_strips_the_action_may_still_be_chosen_and_does_nothing():
    game = dschunke(strips={0: 0})
    assert "merchant-green" in choices(game, 0)
    game = use(game, 0, "merchant-green")
    assert hold(game, "purple") == ""
    assert facts(game, "loaded") == [["loaded", "seat-0", "purple", 0]]
    assert game.waiting_for() == [1]


def test_an_assistant_loads_as_many_as_its_square_says():
    for number in (1, 2, 3):
        game = dschunke(box=square(f"load{number}"))
        assert hold(use(game, 0, "assistant-lower", "go white"), "white") == "0" * number


# Selling (ruling 9)


@pytest.mark.parametrize("text, paid", [("", 3), ("1", 3), ("011 1", 3), ("011", 3), ("00", 6)])
def test_selling_pays_1_yen_for_each_visible_crate_at_least_3(text, paid):
    game = use(dschunke(holds={"grey": text}), 0, "merchant-yellow")
    assert game.money == [paid, 0, 0]
    assert facts(game, "earned") == [["earned", "seat-0", "grey", paid]]


@pytest.mark.parametrize(
    "word, text, paid",
    [
        ("sell", "00", 6),
        ("sell+2", "00", 8),
        ("sell-1", "", 2),
        ("sell+1", "", 4),
        ("sell-9", "", 1),
    ],
)
def test_an_assistants_modifier_is_applied_after_the_minimum_and_leaves_at_least_1(
    word, text, paid
):
    game = dschunke(box=square(word), holds={"white": text})
    assert use(game, 0, "assistant-lower", "go white").money[0] == paid


# Drawing (ruling 9)


def drawing(junk, **position):
    """The purple merchant stands on this junk."""
    other = "white" if junk != "white" else "grey"
    stands = {junk: "purple", other: "green"}
    return dschunke(stands={"orange": "yellow", **stands}, hands={0: ""}, **position)


@pytest.mark.parametrize(
    "junk, good",
    [("orange", "spices"), ("purple", "vegetables"), ("brown", "fish"), ("white", "rice")],
)
def test_a_junk_gives_its_own_kind(junk, good):
    stands = {junk: "purple", "grey": "yellow"}
    game = use(dschunke(stands=stands, hands={0: ""}), 0, "merchant-purple")
    assert game.hands[0] == [good] * 3
    assert facts(game, "took") == [["took", "seat-0", *[good] * 3]]


@pytest.mark.parametrize("text, number", [("", 3), ("000", 9), ("000 1", 6), ("01", 3)])
def test_drawing_gives_as_many_goods_as_visible_crates_at_least_3(text, number):
    game = use(drawing("brown", holds={"brown": text}), 0, "merchant-purple")
    assert game.hands[0] == ["fish"] * number


@pytest.mark.parametrize("word, number", [("draw", 3), ("draw+2", 5), ("draw-1", 2), ("draw-9", 1)])
def test_an_assistant_draws_more_or_fewer_after_the_minimum_and_at_least_1(word, number):
    game = dschunke(box=square(word), hands={0: ""})
    game = use(game, 0, "assistant-lower", "go white")
    assert game.hands[0] == ["rice"] * number


def test_on_grey_one_takes_any_from_the_start_card_by_card():
    game = play(drawing("grey"), "0 use merchant-purple")
    assert game.now["phase"] == "draw" and game.now["left"] == 3
    assert choices(game, 0) == ["rice", "fish", "vegetables", "spices"]
    game = play(game, "0 take rice", "0 take spices")
    assert game.now["left"] == 1
    game = play(game, "0 take rice")
    assert game.hands[0] == ["rice", "rice", "spices"]
    assert game.waiting_for() == [1]


def test_how_many_depends_on_the_own_crates_on_the_grey_junk():
    game = play(drawing("grey", holds={"grey": "00", "white": "000"}), "0 use merchant-purple")
    assert game.now["left"] == 6


def test_when_the_junks_kind_is_out_one_takes_any_kinds():
    game = play(drawing("brown", stocks={"fish": 2}), "0 use merchant-purple")
    assert game.hands[0] == ["fish", "fish"]
    assert facts(game, "emptied") == [["emptied", "fish"]]
    assert game.now["left"] == 1
    assert choices(game, 0) == ["rice", "vegetables", "spices"]


def test_one_must_draw_the_full_number():
    game = play(drawing("grey"), "0 use merchant-purple")
    assert [offer.verb for offer in game.offers(0)] == ["take"]


def test_if_all_stocks_are_out_the_rest_lapses():
    out = {"rice": 0, "vegetables": 0, "spices": 0}
    game = play(drawing("brown", stocks={**out, "fish": 2}), "0 use merchant-purple")
    assert game.hands[0] == ["fish", "fish"]
    assert facts(game, "lapsed") == [["lapsed", "seat-0", 1]]
    assert game.waiting_for() == [1]


def test_the_only_kind_that_is_left_is_taken_without_asking():
    out = {"rice": 0, "vegetables": 0, "fish": 1}
    game = play(drawing("brown", stocks=out), "0 use merchant-purple")
    assert game.hands[0] == ["fish", "spices", "spices"]
    assert game.waiting_for() == [1]
