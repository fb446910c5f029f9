"""Holds of junks, three by three: what lies where and what can be seen (ruling 1)."""

from itertools import product

import pytest

from shared_rules.dschunke.junks import lay, lies_on_top, lift, strips_in, visible

from .table import dschunke, hold, layers, use


@pytest.mark.parametrize(
    "text, crates",
    [
        ("", 0),
        ("1", 0),
        ("0", 3),
        ("000", 9),
        ("000 1", 6),
        ("000 11", 3),
        ("000 111", 0),
        ("001 0", 3 + 2 * 2),
        ("001 000", 9),
        ("000 111 1", 0),
        ("000 011 1", 2),
    ],
)
def test_visible_is_three_for_each_on_top_and_the_rest_of_the_full_layer_below(text, crates):
    assert visible(layers(text), 0) == crates


def test_the_seeds_seven_visible_crates():
    assert visible(layers("122 2"), 2) == 7
    game = dschunke(holds={"grey": "122 2"}, start=2)
    assert use(game, 2, "merchant-yellow").money[2] == 7


def test_a_hold_never_shows_more_than_nine():
    for lower, upper in product(product((0, 1), repeat=3), product((0, 1), repeat=2)):
        text = [list(lower), list(upper)]
        assert visible(text, 0) + visible(text, 1) == 9


def test_strips_lie_side_by_side_until_there_are_three_then_crosswise():
    game = dschunke(holds={"purple": "12"}, start=0)
    assert hold(use(game, 0, "merchant-green"), "purple") == "120 0"


def test_a_crosswise_strip_covers_one_crate_of_each_strip_below():
    deck = layers("012")
    lay(deck, 0)
    assert [visible(deck, seat) for seat in range(3)] == [2 + 3, 2, 2]


def test_deeper_crates_are_never_visible():
    assert visible(layers("000 111 2"), 0) == 0


def test_a_layer_that_becomes_empty_is_gone():
    deck = layers("001 0")
    lift(deck, 0)
    assert deck == [[0, 0, 1]]
    assert visible(deck, 0) == 6


def test_only_the_top_layer_can_be_lifted_from():
    assert lies_on_top(layers("001 2"), 2)
    assert not lies_on_top(layers("001 2"), 0)
    assert not lies_on_top([], 0)


def test_strips_are_counted():
    assert [strips_in(layers(text)) for text in ("", "0", "012", "012 1", "012 111 00")] == [
        *[0, 1, 3, 4, 8]
    ]


def test_the_view_shows_holds_and_visible_crates():
    public = dschunke(holds={"grey": "001 2"}).view(None)["public"]
    assert public["holds"]["grey"] == [[0, 0, 1], [2]]
    assert public["visible"]["grey"] == [4, 2, 3]
    assert public["visible"]["white"] == [0, 0, 0]
    assert public["strips"] == [18, 19, 19]
