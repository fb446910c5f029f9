"""What is in Dschunke's box: the material, the reconstructed data, and boxes that one types in."""

import pytest

from shared_rules.dschunke.box import BadBox, box_of, box_text, read_box, square
from shared_rules.dschunke.cards import GOODS, JUNKS, after, pair_of, special_cards, twelve
from shared_rules.dschunke.game import Dschunke
from shared_rules.engine.chance import Chance
from shared_rules.engine.options import BadOption
from shared_rules.engine.words import LANGUAGES, name, words_of

from ..every import walk
from ..pieces import BOX
from .own_box import OWN
from .table import dschunke

OURS = box_of("reconstructed")


def test_there_are_72_goods_18_of_each_kind_and_20_strips_for_everybody():
    goods, strips, *_ = BOX["dschunke"](Dschunke.new(4, {}, 1))
    assert [goods.count(good) for good in GOODS] == [18] * 4
    assert strips == [20] * 4


def test_the_junks_lie_in_a_ring_clockwise():
    assert JUNKS == ("grey", "orange", "purple", "brown", "white")
    assert [after(junk) for junk in JUNKS] == ["orange", "purple", "brown", "white", "grey"]


def test_there_are_thirty_special_cards():
    cards = special_cards(OURS["pairs"])
    assert len(cards) == 30
    counts = {card: cards.count(card) for card in cards}
    assert [counts.pop(card) for card in ("supply", "ties", "swap")] == [6, 1, 2]
    assert [counts.pop(card) for card in ("load", "draw", "move")] == [2, 2, 2]
    assert counts == {f"{kind}-{junk}": 1 for junk in JUNKS for kind in ("sell", "eight", "twelve")}


def test_the_special_cards_are_shuffled_into_four_piles_of_8_8_7_and_7():
    one, other = Dschunke.new(4, {}, 1), Dschunke.new(4, {}, 2)
    assert sorted(len(pile) for pile in one.piles.values()) == [7, 7, 8, 8]
    assert one.piles != other.piles


def test_the_market_deck_is_the_boxs_ten_cards_shuffled():
    decks = [Dschunke.new(4, {"start_layout": "free"}, seed).deck for seed in range(5)]
    assert all(sorted(deck) == sorted(OURS["market"]) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 5


def test_the_reconstructed_market_cards():
    assert OURS["market"][:2] == ["12S4", "4S21"]
    assert all(sorted(card) == sorted("124S") for card in OURS["market"])
    for place in range(4):
        column = [card[place] for card in OURS["market"]]
        assert column.count("S") in (2, 3)
        assert sum(int(sign) for sign in column if sign != "S") in (17, 18)


def test_the_reconstructed_tracks():
    lower = [square(word) for word in OURS["lower"]]
    assert [trade for trade, _, _ in lower] == ["load", "draw", "sell"] * 3 + ["load"]
    assert [number for _, number, _ in lower] == [1, -1, -1, 2, -2, -1, 1, -1, -2, 1]
    assert "".join(event or "." for _, _, event in lower) == "....YS.YS."
    upper = [square(word) for word in OURS["upper"]]
    assert upper == [
        *[("draw", -1, ""), ("sell", -2, ""), ("load", 1, ""), ("draw", -1, ""), ("sell", -1, "")],
        *[("load", 1, ""), ("draw", -2, ""), ("sell", -1, ""), ("load", 2, ""), ("sell", -1, "")],
    ]


def test_an_assistant_is_a_very_costly_alternative():
    """Most squares give less than a merchant, who loads two strips and takes nothing off."""
    for track in ("lower", "upper"):
        dear = [
            number < 2 if trade == "load" else number < 0
            for trade, number, _ in map(square, OURS[track])
        ]
        assert dear.count(True) == 9


def test_the_reconstructed_12_yen_cards_name_a_junk_and_the_next_one():
    assert [pair_of("twelve-" + junk) for junk in JUNKS] == [[junk, after(junk)] for junk in JUNKS]


def test_a_box_can_be_written_and_read():
    text = box_text(OWN)
    assert " " not in text
    assert read_box(text) == OWN
    assert text.startswith("0129.SS34.") and "/load1.draw+2.sell-1.load3:Y." in text


def test_the_reconstructed_box_can_be_written_and_read():
    assert read_box(box_text(OURS)) == OURS


def test_squares_say_what_is_added_or_taken_away():
    assert square("draw+2") == ("draw", 2, "")
    assert square("sell-1:Y") == ("sell", -1, "Y")
    assert square("load3:S") == ("load", 3, "S")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_typed_in_box_is_played_to_the_end(seats):
    text = box_text(OWN)
    begun = Dschunke.new(seats, {"box": text}, 3)
    for _, _, _, game in walk(begun, Chance(seats)):
        view = game.view(0)
        assert Dschunke.imagine(view, Chance(1)).view(0) == view
    assert BOX["dschunke"](game) == BOX["dschunke"](begun)
    assert sorted(game.market) == sorted(OWN["market"])
    assert game.options["box"] == text


def test_pairs_of_a_typed_in_box_have_names_of_their_own():
    cards = special_cards(OWN["pairs"])
    assert "twelve-grey-white" in cards and "twelve-grey-brown" in cards
    assert pair_of("twelve-grey-brown") == ["grey", "brown"]
    assert twelve("orange-purple") == "twelve-orange"
    for language in LANGUAGES:
        words = words_of("dschunke", language)
        assert len({name(words, card, []) for card in cards}) == len(set(cards))
        assert all(f"item.{card}.help" in words for card in cards)


def test_the_view_shows_what_the_assistants_do_now():
    game = dschunke(seats=4, rounds=5)
    assert game.view(None)["public"]["assistants"] == {
        "assistant-lower": {
            "square": 5,
            "trade": "draw",
            "number": -2,
            "event": "Y",
            "works": True,
        },
        "assistant-upper": {"square": 5, "trade": "sell", "number": -1, "event": "", "works": True},
    }


def changed(part, place, word):
    words = OWN[part][:]
    words[place] = word
    return {**OWN, part: words}


@pytest.mark.parametrize(
    "box, message",
    [
        (changed("market", 0, "12S"), r"market 1 \(12S\): a market card has four entries"),
        (changed("market", 9, "12S?"), r"market 10 \(12S\?\): an entry is 0 to 9 or S"),
        (changed("market", 1, "12s4"), r"market 2 \(12s4\): an entry is 0 to 9 or S"),
        (changed("lower", 2, "load"), r"lower 3 \(load\): an assistant loads 1, 2 or 3 strips"),
        (changed("lower", 2, "load4"), "an assistant loads 1, 2 or 3 strips"),
        (changed("upper", 9, "draw2"), r"upper 10 \(draw2\): draw may be followed by \+ or -"),
        (changed("upper", 0, "sell+0"), "sell may be followed by"),
        (changed("upper", 0, "sell+12"), "sell may be followed by"),
        (changed("upper", 0, "sell:X"), "an event is :S or :Y"),
        (changed("upper", 0, "sell:"), "an event is :S or :Y"),
        (changed("upper", 0, "swim"), "a square begins with load, draw or sell"),
        (changed("upper", 0, ""), "a square begins with load, draw or sell"),
        (changed("pairs", 0, "grey"), "a pair is two of grey, orange, purple, brown, white"),
        (changed("pairs", 0, "grey-pink"), "a pair is two of grey"),
        (changed("pairs", 0, "grey-grey"), "a pair is two different junks"),
        (changed("pairs", 4, "grey-white"), r"pairs 5 \(grey-white\): this pair stands there"),
        ({**OWN, "market": OWN["market"][1:]}, "market has 10 entries, here are 9"),
        ({**OWN, "pairs": OWN["pairs"] * 2}, "pairs has 5 entries, here are 10"),
    ],
)
def test_a_box_that_cannot_be_says_where_and_why(box, message):
    with pytest.raises(BadBox, match=message):
        box_text(box)


@pytest.mark.parametrize("text", ["", "box", "a/b/c", None, 7, ["market"], "1" * 2000, "/" * 900])
def test_a_text_that_is_no_box_is_refused(text):
    with pytest.raises(BadBox, match="a box|market has 10"):
        read_box(text)
    with pytest.raises(BadOption, match="box cannot be"):
        Dschunke.new(3, {"box": text}, 1)
    assert not Dschunke.allows("box", text)


def test_a_box_that_can_be_read_is_allowed():
    assert Dschunke.allows("box", box_text(OWN))
