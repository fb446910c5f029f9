"""Dschunke's board, piece by piece: holds, merchants, market, tracks, stacks, cards, offers."""

import pytest

from client.app import settings
from client.app.tree import main
from client.games.dschunke import board
from client.table.picks import Picks
from shared_rules.dschunke.box import MARKET, TRACK_LOWER, TRACK_UPPER
from tests.client.games.dschunke.table import (
    button_of,
    label_of,
    of_class,
    pictures,
    scene_in,
    scene_of,
    table_of,
    taps,
    texts,
    until,
)
from tests.client.stage import words
from tests.rules.acting import play
from tests.rules.dschunke.table import dschunke


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setitem(settings.now, "language", "en")


def at(tree, junk):
    """A junk with all that is aboard."""
    return next(place for place in of_class(tree, "junk") if f"at-{junk}" in place[1]["class_"])


def has(place, name):
    return name in place[1]["class_"].split()


# Junks


@pytest.mark.parametrize(
    "layers, strips, across, upper",
    [
        ("", [], 0, 0),
        ("01", ["red", "blue"], 0, 0),
        ("012", ["red", "blue", "green"], 0, 0),
        ("012 2", ["red", "blue", "green", "green"], 1, 1),
        ("012 201", ["green", "red", "blue"], 3, 0),
        ("012 201 11", ["green", "red", "blue", "blue", "blue"], 3, 2),
    ],
)
def test_strips_lie_crosswise_and_hide_what_is_below(layers, strips, across, upper):
    """The top layer is seen, and a full one below through its gaps; every other one is turned."""
    tree = table_of(scene_in(dschunke("actions", 3, holds={"brown": layers}), 0))
    lying = of_class(at(tree, "brown"), "cargo")
    assert [list(pictures(strip))[0] for strip in lying] == [f"strip-{colour}" for colour in strips]
    assert sum(has(strip, "is-across") for strip in lying) == across
    assert [has(strip, "is-upper") for strip in lying[len(strips) - upper :]] == [True] * upper
    assert sum(has(strip, "is-upper") for strip in lying) == upper


def test_a_junk_says_whose_crates_are_in_sight_and_who_stands_there():
    game = dschunke("actions", 3, holds={"brown": "012 11"}, stands={"brown": "green"})
    tree = table_of(scene_in(game, 1))
    assert label_of(tree, "brown", "junk") == (
        "brown junk. Crates in sight: Anna 1, Bruno 7, Chiara 1. green merchant."
    )
    tallies = of_class(at(tree, "brown"), "tally")
    assert [" ".join(words(tally)) for tally in tallies] == ["1", "7", "1"]
    assert [has(tally, "is-me") for tally in tallies] == [False, True, False]
    assert label_of(tree, "white", "junk") == "white junk. No crates in sight."


def test_a_used_merchant_is_turned_away_and_said_to_be_used():
    game = play(dschunke("actions", 3, stands={"grey": "yellow"}), "0 use merchant-yellow")
    tree = table_of(scene_in(game, 1))
    [standing] = of_class(tree, "merchant")
    assert has(standing, "is-used")
    assert label_of(tree, "merchant-yellow") == "yellow merchant (used), grey junk"
    assert "yellow merchant (used)" in label_of(tree, "grey", "junk")


def test_an_action_shows_what_it_would_bring():
    holds = {"grey": "000", "orange": "011"}
    stands = {"grey": "yellow", "orange": "purple", "white": "green"}
    game = dschunke("actions", 3, holds=holds, stands=stands, strips={0: 1})
    tree = table_of(scene_in(game, 0))
    assert label_of(tree, "merchant-yellow").endswith("For you: +9.")
    assert label_of(tree, "merchant-purple").endswith("For you: +3.")
    assert label_of(tree, "merchant-green").endswith("For you: +1.")
    assert "For you" not in label_of(table_of(scene_in(game, 1)), "merchant-yellow")


def test_what_an_assistant_would_bring_stands_on_every_junk_where_it_may_go():
    track = ".".join(["sell+2"] * 10)
    pairs = "grey-white.orange-grey.purple-grey.brown-grey.white-grey"
    box = "/".join([MARKET, track, TRACK_UPPER, pairs])
    game = dschunke("actions", 3, holds={"white": "000 00"}, box=box)
    tree = table_of(scene_in(play(game, "0 use assistant-lower"), 0))
    assert label_of(tree, "white", "junk").endswith("For you: +11.")
    assert label_of(tree, "orange", "junk").endswith("For you: +5.")
    assert "For you" not in label_of(tree, "grey", "junk"), "a merchant stands there"


# Market and tracks


def test_the_market_tells_each_price_and_covers_what_is_sold():
    game = dschunke("sale", 3, market="12S4", sold="fish")
    tree = main(board.board(scene_in(game, 0)), data_screen="x")
    said = {item: label_of(tree, item, "market") for item in ("rice", "fish", "vegetables")}
    assert said == {
        "rice": "rice: 1 Yen.",
        "fish": "fish: 2 Yen. Already sold.",
        "vegetables": "vegetables: a special card.",
    }
    assert [has(cell, "is-sold") for cell in of_class(tree, "cell")] == [False, True, False, False]


def test_a_track_tells_this_rounds_square_and_those_to_come():
    tree = table_of(scene_in(dschunke("actions", 3, rounds=9), 0))
    assert TRACK_LOWER.split(".")[8:] == ["sell-2:S", "load1"]
    assert label_of(tree, "assistant-lower") == (
        "assistant “3/4”. Now: Sell crates −2, event: everybody takes a special card. "
        "Next: Load strips 1."
    )
    assert len(of_class(tree, "square")) == 2
    assert len(of_class(table_of(scene_in(dschunke("actions", 4), 0)), "track")) == 2


def test_with_two_players_the_assistant_counts_rounds_and_events():
    tree = table_of(scene_in(dschunke("actions", 2, rounds=5), 0))
    assert "assistant-lower" not in taps(tree, "pick") + taps(tree, "what")
    assert label_of(tree, "track").startswith(
        "assistant “3/4”. Now: event: everybody says how much money they have. "
        "Next: event: everybody takes a special card; no event"
    )


def test_with_two_players_the_mixed_pile_lies_on_the_grey_junk():
    tree = table_of(scene_in(dschunke("actions", 2), 0))
    assert label_of(at(tree, "grey"), "mixed") == "mixed pile, in stock: 8"
    assert not of_class(at(table_of(scene_in(dschunke("actions", 3), 0)), "grey"), "stock")


# The own hand


def test_a_hand_of_25_goods_is_four_stacks():
    hand = "rice " * 12 + "fish " * 9 + "spices " * 4
    tree = main(board.hand(scene_in(dschunke("sale", 3, hands=[hand, "", ""]), 0)), data_screen="x")
    assert len(of_class(tree, "kind")) == 4
    assert [label for label in texts(tree) if "in hand" in label] == [
        "rice, in hand: 12, chosen: 0",
        "fish, in hand: 9, chosen: 0",
        "vegetables, in hand: 0",
        "spices, in hand: 4, chosen: 0",
    ]


def test_every_tap_on_a_stack_adds_one_and_the_minus_takes_one_back():
    game = dschunke("sale", 3, hands=["rice rice rice fish", "rice", "rice"])
    picks = Picks(game.view(0)["offers"])
    for number in range(3):
        tree = main(board.hand(scene_in(game, 0, *picks.items)), data_screen="x")
        tap = button_of(tree, "rice")["tap"]
        assert tap == ["pick", "rice", number]
        picks.tap(*tap[1:])
    tree = main(board.hand(scene_in(game, 0, *picks.items)), data_screen="x")
    assert label_of(tree, "rice") == "rice, in hand: 3, chosen: 3"
    [minus] = of_class(tree, "less")
    assert minus[1]["aria_label"] == "One less: rice"
    picks.tap(*minus[1]["tap"][1:])
    assert picks.items == ["rice", "rice"]


def test_no_tap_on_a_stack_in_the_hand_ever_puts_something_back():
    game = dschunke("sale", 3, hands=["rice fish fish", "rice", "rice"])
    picks = Picks(game.view(0)["offers"])
    picks.tap("rice")
    tree = main(board.hand(scene_in(game, 0, "rice")), data_screen="x")
    assert not picks.tap(*button_of(tree, "rice")["tap"][1:])
    assert picks.items == ["rice"]
    [minus] = of_class(tree, "less")
    assert picks.tap(*minus[1]["tap"][1:])
    assert picks.items == []


def test_goods_for_the_pool_fill_places_that_can_be_emptied():
    table, seat = until("picks", 3)
    tree = main(board.hand(scene_of(table, seat, "rice", "fish", "rice")), data_screen="x")
    places = of_class(tree, "slot")
    assert [has(place, "is-filled") for place in places] == [True] * 3 + [False] * 3
    for place, item in zip(places, ["rice", "fish", "rice"], strict=False):
        assert button_of(place, item)["tap"] == ["pick", item, 0]


def test_while_a_pile_is_looked_through_equal_cards_in_the_hand_are_not_what_is_asked():
    piles = {"star": "supply supply load", "square": "ties", "circle": "move", "triangle": "draw"}
    game = dschunke("events", 4, rounds=6, always=["supply", "", "", ""], piles=piles)
    game = play(game, "0 search pile-star")
    scene = scene_in(game, 0)
    drawer = main(board.board(scene), data_screen="x")
    assert taps(drawer, "pick") == ["load", "supply"]
    assert label_of(drawer, "supply").startswith("2 × Extra goods. Open, for good")
    hand = main(board.hand(scene), data_screen="x")
    assert button_of(hand, "supply")["tap"] == ["what", "supply"]


def test_a_pile_tells_how_one_stands_for_the_cards_that_name_junks():
    piles = {"star": "sell-white eight-grey twelve-grey", "square": "ties"}
    holds = {"grey": "000", "orange": "001", "white": "011"}
    game = dschunke("events", 4, rounds=6, piles=piles, holds=holds)
    drawer = main(board.board(scene_in(play(game, "0 search pile-star"), 0)), data_screen="x")
    assert "now 3." in label_of(drawer, "sell-white")
    assert label_of(drawer, "eight-grey").endswith("8 Yen. You have 9 there now.")
    assert label_of(drawer, "twelve-grey").endswith("12 Yen. You have 9 and 6 there now.")


def test_a_pair_of_ones_own_box_is_put_together_from_its_junks():
    pairs = "grey-purple.orange-white.purple-grey.brown-white.white-orange"
    box = "/".join([MARKET, TRACK_LOWER, TRACK_UPPER, pairs])
    game = dschunke("actions", 3, cards=["twelve-grey-purple", "", ""], box=box)
    hand = main(board.hand(scene_in(game, 0)), data_screen="x")
    assert {"junk-grey", "junk-purple"} <= pictures(hand).keys()
    assert "twelve-grey-purple" not in pictures(hand)
    assert "12" in words(hand)


# The sealed sale


def sold(hands, *offers, **table):
    """The sale after its first reveal, with its log."""
    game = dschunke("sale", 3, hands=hands, **table)
    log = []
    for seat, goods in enumerate(offers):
        game = play(game, f"{seat} offer {goods}")
        log.append([seat, game.facts])
    return game, log


def offers_of(game, log, seat):
    scene = scene_in(game, seat, log=log)
    found = {}
    for other in range(game.seats):
        [offer] = of_class(main(board.badge(scene, other), data_screen="x"), "offer") or [None]
        found[other] = offer
    return found


def test_after_the_reveal_all_offers_lie_side_by_side_with_what_came_of_them():
    hands = ["rice rice fish", "rice fish", "fish vegetables vegetables"]
    game, log = sold(hands, "rice rice", "rice fish", "vegetables vegetables", market="21S4")
    assert game.now["phase"] == "search"
    shown = offers_of(game, log, 0)
    assert [offer[1]["aria_label"] for offer in shown.values()] == [
        "Offered: 2 × rice. Anna sells rice at the market: 2 Yen.",
        "Offered: 1 × rice, 1 × fish. It does not count: Bruno takes it all back.",
        "Offered: 2 × vegetables. Chiara wins a special card (vegetables).",
    ]
    assert [has(offer, "is-won") for offer in shown.values()] == [True, False, True]
    assert pictures(shown[1]).keys() == {"rice", "fish"}


def test_until_the_reveal_one_sees_the_own_offer_and_nobody_elses():
    game = dschunke("sale", 3, hands=["rice rice fish", "rice fish", "fish fish"])
    game = play(game, "0 offer rice rice", "1 offer fish")
    log = [[0, []], [1, []]]
    assert [bool(offer) for offer in offers_of(game, log, 0).values()] == [True, False, False]
    assert offers_of(game, log, 0)[0][1]["aria_label"] == "You have offered: 2 × rice."
    assert [bool(offer) for offer in offers_of(game, log, 2).values()] == [False, False, False]
    assert [bool(offer) for offer in offers_of(game, log, None).values()] == [False, False, False]


def test_a_sale_is_forgotten_when_somebody_acts_in_the_next_round():
    game, log = sold(["rice", "fish", "fish"], "rice", "fish", "fish")
    assert game.rounds == 2 and not game.waiting_for() == []
    assert all(offers_of(game, log, None).values())
    acted = [1, [["used", "seat-1", "merchant-green", "purple"]]]
    assert not any(offers_of(game, [*log, acted], None).values())
