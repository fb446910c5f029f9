"""Dschunke's pictures: complete, in step with what composes them, and telling the junks apart."""

from itertools import combinations

import pytest
from playwright.sync_api import Browser

from server.art.dschunke import ART, JUNKS, SEATS, pictures
from tests.art.sight import look, mistaken, unlike

ITEMS = [
    *("rice", "fish", "vegetables", "spices", "goods-back", "yen", "money", "start"),
    *(f"{thing}-{seat}" for thing in ("crate", "strip") for seat in SEATS),
    *(f"{thing}-{junk}" for thing in ("junk", "sell", "eight", "twelve") for junk in JUNKS),
    *("merchant-green", "merchant-yellow", "merchant-purple", "merchant-back"),
    *("assistant-lower", "assistant-upper", "action-load", "action-sell", "action-draw"),
    *("supply", "ties", "swap", "load", "draw", "move", "special-back"),
    *("pile-square", "pile-circle", "pile-triangle", "pile-star", "market", "water", "cover"),
]

# Where the client lays the strips into a junk, and where the junk shows its goods and pattern.
HOLD = "30 46 72 72"
STERN = "18 118 96 40"
# A strip's crates: other strips that lie across it leave two of them in sight, or one.
LANES = ("0 0 32 32", "32 0 32 32", "64 0 32 32")


def junks(window: str) -> list[str]:
    """The five junks, as far as this part of their canvas goes."""
    return [
        (ART / f"junk-{junk}.svg").read_text("utf-8").replace("0 0 132 160", window)
        for junk in JUNKS
    ]


def test_every_item_has_a_picture_and_every_picture_an_item() -> None:
    assert sorted(path.stem for path in ART.glob("*.svg")) == sorted(ITEMS)


@pytest.mark.parametrize("name", pictures())
def test_a_composed_picture_is_what_its_parts_make(name: str) -> None:
    assert (ART / f"{name}.svg").read_text("utf-8") == pictures()[name]


def test_nothing_of_a_junks_own_reaches_into_its_hold(browser: Browser) -> None:
    for seen in look(browser, junks(HOLD)).values():
        assert all(hold == seen[0] for hold in seen)


def test_the_stern_tells_a_junk_even_without_its_colour(browser: Browser) -> None:
    # A stern is more than 80 px wide on a phone. Half as large, every two are still unlike by
    # more than four times what colours of one lightness would make (0.6).
    looks = look(browser, junks(STERN))
    names = [*JUNKS]
    assert {
        f"{names[one]} and {names[other]}: {distance:.1f}"
        for one, other in combinations(range(len(names)), 2)
        if (distance := unlike(looks, one, other)) < 2.4
    } == set()


@pytest.mark.parametrize("lane", LANES)
def test_any_crate_of_a_strip_tells_whose_it_is(browser: Browser, lane: str) -> None:
    strips = {seat: (ART / f"strip-{seat}.svg").read_text("utf-8") for seat in SEATS}
    seen = {seat: strip.replace("0 0 96 32", lane) for seat, strip in strips.items()}
    assert mistaken(browser, seen) == set()


def test_special_cards_of_different_kinds_are_not_mistaken(browser: Browser) -> None:
    names = ("supply", "ties", "swap", "load", "draw", "move", "sell-grey", "eight-grey")
    names += ("twelve-grey", "special-back", "goods-back")
    pictures = {name: (ART / f"{name}.svg").read_text("utf-8") for name in names}
    assert mistaken(browser, pictures, 4.5) == set()
