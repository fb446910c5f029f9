"""What every picture promises: it is plain SVG, it is small, and it is not mistaken for another."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser

from tests.art.sight import UNLIKE, look, mistaken, unlike
from tests.pictures import STATIC, drawn

PICTURES = sorted(STATIC.rglob("*.svg"))

# What players must tell apart at 40 px. Add a set here when a game has one.
ALIKE = {
    "jewels": [
        f"klunker/{jewel}"
        for jewel in ("piercing", "earring", "tooth", "shoe", "tiara", "monocle", "necklace")
    ],
    "goods": [f"dschunke/{good}" for good in ("rice", "fish", "vegetables", "spices")],
    "crates": [f"dschunke/crate-{colour}" for colour in ("red", "blue", "green", "yellow")],
    "merchants": [f"dschunke/merchant-{colour}" for colour in ("green", "yellow", "purple")],
    "piles": [f"dschunke/pile-{mark}" for mark in ("square", "circle", "triangle", "star")],
    "captains": [f"halunken/captain-{colour}" for colour in ("red", "green", "yellow", "blue")],
}

BYTES = {"0 0 24 24": 640, "0 0 96 96": 3000, "0 0 320 180": 6144}
ELEMENTS = {"svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"}
ATTRIBUTES = {
    *("viewBox", "preserveAspectRatio", "transform"),
    *("d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry"),
    *("width", "height", "fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap"),
    *("stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit"),
}


def source(name: str) -> str:
    return drawn(name).read_text("utf-8")


def name(path: Path) -> str:
    return path.relative_to(STATIC).as_posix()


def wrapped(picture: str, transform: str) -> str:
    """The picture with everything in it moved, turned or made smaller."""
    return re.sub(
        r"(<svg[^>]*>)(.*)</svg>",
        rf'\1<g transform="{transform}">\2</g></svg>',
        picture,
        flags=re.DOTALL,
    )


@pytest.mark.parametrize("path", PICTURES, ids=name)
def test_a_picture_is_made_of_plain_shapes(path: Path) -> None:
    drawn = path.read_text("utf-8")
    assert drawn.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="')
    assert "<!" not in drawn
    assert "url(" not in drawn
    for element in ElementTree.fromstring(drawn).iter():
        tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        assert tag in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES, tag
        assert not (element.text or "").strip()
        assert not (element.tail or "").strip()


@pytest.mark.parametrize("path", PICTURES, ids=name)
def test_a_picture_takes_its_size_from_where_it_is_shown(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    assert re.fullmatch(r"0 0 [1-9]\d* [1-9]\d*", root.attrib["viewBox"])
    assert not {"width", "height"} & set(root.attrib)


@pytest.mark.parametrize("path", PICTURES, ids=name)
def test_a_picture_is_small(path: Path) -> None:
    canvas = ElementTree.parse(path).getroot().attrib["viewBox"]
    assert path.stat().st_size <= BYTES.get(canvas, 4096)


@pytest.mark.parametrize("jewel", ALIKE["jewels"])
def test_a_jewel_is_smaller_still_for_it_is_drawn_by_the_dozen(jewel: str) -> None:
    assert len(source(jewel)) <= 1300


@pytest.mark.parametrize("kind", ALIKE)
def test_no_two_of_a_kind_are_mistaken_for_each_other(browser: Browser, kind: str) -> None:
    assert mistaken(browser, {name: source(name) for name in ALIKE[kind]}) == set()


def test_a_picture_is_not_unlike_itself_when_it_is_moved_or_turned(browser: Browser) -> None:
    ways = ("translate(0 0)", "translate(2 2)", "rotate(8 48 48)", "translate(5 5)scale(.9)")
    looks = look(browser, [wrapped(source(name), way) for name in ALIKE["jewels"] for way in ways])
    for number, jewel in enumerate(ALIKE["jewels"]):
        first = number * len(ways)
        askew = range(first + 1, first + len(ways))
        assert max(unlike(looks, first, other) for other in askew) < UNLIKE, jewel


def test_another_colour_alone_does_not_make_a_picture_unlike(browser: Browser) -> None:
    emerald = source("klunker/earring")
    ruby = emerald
    for green, red in (("2f8f83", "c8452f"), ("1e655d", "96301f"), ("7cc4b8", "e87a5c")):
        assert green in ruby
        ruby = ruby.replace(green, red)
    assert unlike(look(browser, [emerald, ruby]), 0, 1) < UNLIKE / 4
