"""The 42 scoundrels: every one has a face, no two have the same, and the script draws them all."""

import re

import pytest
from playwright.sync_api import Browser

from server.art.halunken import ART, COATS, PARTS, cast, drawn, portrait
from tests.art.sight import mistaken

VALUES = {
    "red": [*range(4, 12), 15],
    "purple": [*range(3, 12), 14],
    "green": [*range(2, 12), 13],
    "yellow": [*range(1, 13)],
}
SCOUNDRELS = [f"{suit}-{value}" for suit, values in VALUES.items() for value in values]
# Those of one suit share frame and coat, so they differ less than things that share nothing; a
# bandana of another colour of the same lightness makes 0.3 at most.
UNLIKE_FACES = 3
UNLIKE_TAVERNS = 3


def pictures(names: list[str]) -> list[str]:
    return [(ART / f"{name}.svg").read_text("utf-8") for name in names]


def too_alike(browser: Browser, names: list[str], least: float) -> set[str]:
    return mistaken(browser, dict(zip(names, pictures(names), strict=True)), least)


def test_the_scoundrels_of_the_game_have_portraits_and_nobody_else_has() -> None:
    suits = "|".join(COATS)
    painted = [path.stem for path in ART.glob("*.svg") if re.match(rf"({suits})-\d", path.name)]
    assert len(SCOUNDRELS) == 42
    assert sorted(painted) == sorted(SCOUNDRELS) == sorted(cast())


@pytest.mark.parametrize("name", SCOUNDRELS)
def test_a_portrait_is_what_the_script_makes_of_the_parts(name: str) -> None:
    assert portrait(name) == (ART / f"{name}.svg").read_text("utf-8")


@pytest.mark.parametrize("name", SCOUNDRELS)
def test_every_colour_of_a_portrait_is_a_colour(name: str) -> None:
    colours = re.findall(r' (?:fill|stroke)="([^"]*)"', portrait(name))
    assert [colour for colour in colours if not re.fullmatch(r"none|#[0-9a-f]{6}", colour)] == []


def test_no_two_scoundrels_have_the_same_parts() -> None:
    assert len({tuple(parts) for _, parts in cast().values()}) == 42


def test_every_part_that_is_drawn_is_somebody_s() -> None:
    worn = {part for _, parts in cast().values() for part in parts}
    coats = {f"{suit}-{cut}" for suit in COATS for cut in ("broad", "slim")}
    assert set(drawn()) == worn - {"broad", "slim"} | coats | set(COATS)


def test_a_part_is_drawn_once() -> None:
    sheets = [sheet.read_text("utf-8") for sheet in PARTS.glob("*.svg")]
    names = [name for sheet in sheets for name in re.findall(r' id="([^"]*)"', sheet)]
    assert len(names) == len(set(names))


def test_the_corner_for_the_number_is_quiet() -> None:
    """Of whatever is worn or grown, only the tip of a brim reaches into the 28 units up there."""
    inside = re.compile(r"(?:[ML]|Q[\d.]+ [\d.]+ )([\d.]+) ([\d.]+)")
    busy = [
        name
        for name, (on_coat, drawing) in drawn().items()
        if not on_coat
        for x, y in inside.findall(drawing)
        # what a head's place makes of these is 1.08 x - 4 and 1.08 y - 3
        if 1.08 * float(x) - 4 < 24 and 1.08 * float(y) - 3 < 24
    ]
    assert busy == []


@pytest.mark.parametrize("suit", VALUES)
def test_no_two_scoundrels_of_a_suit_are_mistaken_for_each_other(
    browser: Browser, suit: str
) -> None:
    names = [name for name in SCOUNDRELS if name.startswith(suit)]
    assert too_alike(browser, names, UNLIKE_FACES) == set()


def test_the_suits_are_told_apart_without_colour(browser: Browser) -> None:
    """The frame alone says the suit: scoundrels of two suits are never alike either."""
    names = [f"{suit}-{value}" for suit in VALUES for value in (4, 5, 8, 11)]
    assert too_alike(browser, names, UNLIKE_FACES) == set()


def test_no_two_taverns_are_mistaken_for_each_other(browser: Browser) -> None:
    names = [f"tavern-{number}" for number in range(1, 15)]
    assert too_alike(browser, names, UNLIKE_TAVERNS) == set()


def test_black_jack_is_not_mistaken_for_a_captain(browser: Browser) -> None:
    names = ["black-jack", *(f"captain-{colour}" for colour in ("red", "green", "yellow", "blue"))]
    assert too_alike(browser, names, 6) == set()
