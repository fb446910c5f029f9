"""What is public and what is secret, what one remembers and imagines (ruling 20)."""

import pytest

from shared_rules.dschunke.cards import GOODS
from shared_rules.dschunke.game import Dschunke
from shared_rules.engine.chance import Chance

from ..acting import play
from ..every import walk
from ..pieces import BOX
from .table import dschunke


def public(**position):
    return dschunke(**position).view(None)["public"]


def worlds(game, seat, number=30):
    return [Dschunke.imagine(game.view(seat), Chance(seed)) for seed in range(number)]


def test_what_lies_on_the_table_is_public():
    seen = public(holds={"grey": "01"}, always={1: "swap"}, cards={2: "load draw"}, gone="move")
    assert seen["holds"]["grey"] == [[0, 1]]
    assert seen["strips"] == [19, 19, 20]
    assert seen["merchants"]["grey"] == "merchant-yellow"
    assert seen["always"] == [[], ["swap"], []]
    assert seen["goods"] == [4, 4, 4]
    assert [len(origins) for origins in seen["origins"]] == [0, 0, 2]
    assert seen["gone"] == ["move"]
    assert sum(seen["piles"].values()) == 30 - 4


def test_secrets_are_in_no_view_but_the_owners():
    game = dschunke(hands={1: "fish fish"}, cards={1: "load"}, money={1: 17})
    own = game.view(1)["private"]
    assert own == {"hand": ["fish", "fish"], "cards": ["load"], "money": 17}
    for seat in (0, 2):
        assert game.view(seat)["private"] == {
            "hand": ["fish", "rice", "spices", "vegetables"],
            "cards": [],
            "money": 0,
        }
    assert game.view(None)["private"] == {}


def test_goods_that_come_and_go_openly_are_remembered_as_at_least_so_many():
    game = dschunke("supply", hands=["rice", "", ""])
    game = play(game, "0 take fish", "0 take fish", *["1 take rice"] * 2, *["2 take rice"] * 2)
    assert game.seen[0] == [0, 2, 0, 0]
    game = play(game, "0 offer fish", "1 offer rice rice", "2 offer rice")
    assert game.seen == [[0, 1, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0]]


def test_a_known_good_that_is_given_is_known_no_more():
    game = dschunke("market", always={0: "swap"}, hands={0: "rice rice"})
    game = play(game, "0 give rice", "0 choose fish")
    assert game.seen[0] == [0, 1, 0, 0]


def test_imagined_hands_hold_what_was_seen_and_stocks_what_is_shown():
    game = play(dschunke("supply", hands=["rice", "fish", "spices"]), "0 take rice", "0 take fish")
    for world in worlds(game, 1):
        assert world.hands[1] == ["fish"]
        assert world.hands[0].count("rice") >= 1 and world.hands[0].count("fish") >= 1
        assert len(world.hands[0]) == 3 and len(world.hands[2]) == 1
        assert BOX["dschunke"](world) == BOX["dschunke"](game)
        assert min(world.stocks.values()) > 0


def test_while_stocks_may_be_counted_imagined_ones_have_those_sizes():
    game = dschunke(hands=["rice rice", "fish fish", "spices"])
    for world in worlds(game, 0):
        assert world.stocks == game.stocks
        assert sorted(world.hands[1] + world.hands[2]) == ["fish", "fish", "spices"]


def test_a_stock_that_shows_none_is_imagined_empty_and_its_goods_in_hands():
    hands = ["rice " * 3, "rice " * 10 + "fish", "rice " * 5 + "spices"]
    game = dschunke("sale", hands=hands)
    for world in worlds(game, 0):
        assert world.stocks["rice"] == 0
        assert (world.hands[1] + world.hands[2]).count("rice") == 15


def test_the_next_market_card_and_the_piles_are_unknown():
    game = dschunke()
    imagined = worlds(game, 0)
    assert len({world.deck[-1] for world in imagined}) > 4
    assert len({str(world.piles) for world in imagined}) == len(imagined)


def test_others_money_is_imagined_from_what_they_last_told():
    game = dschunke(rounds=8, money={0: 30, 1: 25, 2: 20})
    game.announced = [[5, 10, 12, 14], [8, 20, 25, 14]]
    for world in worlds(game, 0):
        assert world.money == [30, 25, 14]
    game.rounds = 9
    amounts = {world.money[1] for world in worlds(game, 0)}
    assert min(amounts) >= 25 and len(amounts) > 3


def test_nobody_remembers_money_or_the_size_of_stocks():
    game = dschunke("sale", money={1: 9})
    assert set(game.view(0)["memory"]) == {"seen", "looked", "mixture"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_worlds_are_whole(seats):
    options = {"start_layout": "free"}
    for number, (_, _, _, game) in enumerate(walk(Dschunke.new(seats, options, 11), Chance(11))):
        if number % 9 == 0:
            for seat in [None, *range(seats)]:
                world = Dschunke.imagine(game.view(seat), Chance(number))
                assert BOX["dschunke"](world) == BOX["dschunke"](game)
                for other in range(seats):
                    for place, good in enumerate(GOODS):
                        assert world.hands[other].count(good) >= world.seen[other][place]


def test_a_view_is_under_6_kb_even_with_half_of_all_goods_in_a_hand():
    hands = ["rice " * 9 + "fish " * 9 + "vegetables " * 9 + "spices " * 9, "rice"]
    view = dschunke("sale", seats=2, hands=hands, mixed="").view(0)
    assert len(str(view).replace(" ", "")) < 6000
