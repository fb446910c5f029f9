"""What the chronicle remembers: each deed is reached by a game that is written here, by hand."""

from typing import Any

import pytest

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.record import Record
from shared_rules.engine.types import Outcome
from shared_rules.extras import extra, has

from .every import SETUPS, begin, named, walk

Facts = list[list[Any]]
WON: dict[str, Any] = {"places": [1, 2, 3], "scores": [9, 5, 3]}


def outcome(sheet: list[Any] | None = None, **told: Any) -> Outcome:
    """An end: who came where, with how much, and what the first seat's score sheet says."""
    ended: dict[str, Any] = {**WON, **told}
    ended["sheet"] = [sheet or []] + [[] for _ in ended["places"][1:]]
    return Outcome(ended)  # type: ignore[typeddict-item]


def sold(kind: str, paid: int) -> list[Any]:
    return ["sold", "seat-0", kind, paid]


def bought(buyer: int, window: int, *jewels: str) -> list[Any]:
    return ["bought", f"seat-{buyer}", f"window-{window}", *jewels]


def robbed(thief: int, victim: int, scoundrel: str = "green-4") -> list[Any]:
    return ["robbed", f"seat-{thief}", f"seat-{victim}", scoundrel]


def colours(*points: int) -> list[Any]:
    names = ("red", "purple", "green", "yellow", "doubled")
    return [[name, number] for name, number in zip(names, points, strict=True)]


KINDS = ("shoe", "tooth", "tiara", "monocle", "earring")

REACHED: dict[str, dict[str, tuple[list[Facts], Outcome]]] = {
    "klunker": {
        "four": ([[sold("shoe", 4)]], outcome()),
        "necklaces": ([[sold("necklace", 4)]], outcome()),
        "twins": ([[sold("shoe", 1), sold("tooth", 1)]], outcome()),
        "assortment": ([[sold(kind, 1)] for kind in KINDS], outcome()),
        "landslide": ([], outcome(scores=[9, 4, 1])),
        "hair": ([], outcome(scores=[5, 5, 1])),
        "magnet": ([[bought(1, 0, "shoe")]] * 3, outcome()),
        "bargain": ([[bought(0, 1, *["shoe"] * 7)]], outcome()),
        "monk": ([[bought(0, 0, "shoe")]], outcome()),
        "tidy": ([], outcome([["left", 0, 0]])),
        "bell": ([[["declined", "seat-0"]]] * 2, outcome()),
        "rich": ([], outcome(scores=[12, 11, 1])),
    },
    "halunken": {
        "robber": ([[robbed(0, 1)]] * 5, outcome()),
        "untouched": ([[robbed(0, 1)]], outcome()),
        "revenge": ([[robbed(1, 0)], *[[robbed(0, 1)]] * 3], outcome()),
        "catch": ([[["took", "seat-0", "tavern-1", "red-15", "green-2"]]], outcome()),
        "rainbow": ([], outcome(colours(8, 9, 10, 8, 10))),
        "devoted": ([], outcome(colours(40, 0, 0, 0, 40))),
        "hundred": ([[["scored", "seat-0", 100, "suit-red"]]], outcome()),
        "boss": ([[["hired", "seat-0", "green-2"]]] * 4, outcome()),
        "jack": ([[["enlisted", "seat-0", "green-2"]]] * 3, outcome()),
        "collision": ([[["cancelled", "step-2", "seat-0", "seat-1"]]] * 5, outcome()),
        "landslide": ([], outcome(scores=[80, 50, 20])),
        "hair": ([], outcome(scores=[80, 78, 20])),
    },
    "dschunke": {
        "fleet": ([], outcome([["all", 25]])),
        "contract": ([], outcome([["met", 12, "twelve-grey"]])),
        "contracts": ([], outcome([["met", 8, "eight-grey"], ["met", 8, "eight-white"]])),
        "bluff": ([[["bluffed", "seat-0"]]], outcome()),
        "stall": (
            [[["sold", "seat-0", good, 2] for good in ("rice", "fish", "spices")]],
            outcome(),
        ),
        "trader": ([[["shared", "seat-0", "rice", 1]]] * 20, outcome()),
        "cellar": ([[["kept", "seat-0", "pile-star"]]] * 5, outcome()),
        "haul": ([[["drew", "seat-0", "grey", 9]]], outcome()),
        "crates": ([[["earned", "seat-0", "grey", 9]]], outcome()),
        "bystander": ([[["sold", "seat-0", "rice", 2]]] * 8, outcome()),
        "landslide": ([], outcome(scores=[60, 45, 20])),
        "hair": ([], outcome(scores=[60, 59, 20])),
    },
}
ALMOST: dict[str, dict[str, tuple[list[Facts], Outcome]]] = {
    "klunker": {
        "four": ([[sold("necklace", 4)]], outcome()),
        "twins": ([[sold("shoe", 1)], [sold("tooth", 1)]], outcome()),
        "assortment": ([[sold("shoe", 1)]] * 5, outcome()),
        "landslide": ([], outcome(places=[2, 1, 3], scores=[4, 9, 3])),
        "hair": ([], outcome(places=[1, 1, 3], scores=[5, 5, 1])),
        "magnet": ([[bought(0, 0, "shoe")]] * 3, outcome()),
        "monk": ([[bought(0, 1, "shoe")]], outcome()),
        "tidy": ([], outcome([["left", 0, 1]])),
    },
    "halunken": {
        "untouched": ([[["given", "seat-0", "green-2"]]], outcome()),
        "revenge": ([[robbed(0, 1)]] * 3, outcome()),
        "rainbow": ([], outcome(colours(8, 9, 10, 7, 10))),
        "hair": ([], outcome(places=[1, 1, 3], scores=[80, 80, 20])),
        "robber": (
            [[robbed(0, 1)], [robbed(0, 1), ["dealt", 2, "seat-1"]], *[[robbed(0, 1)]] * 3],
            outcome(),
        ),
    },
    "dschunke": {
        "bluff": ([[["bluffed", "seat-0"]]], outcome(places=[2, 1, 3])),
        "contract": ([], outcome([["unmet", 0, "twelve-grey"]])),
        "stall": (
            [[["sold", "seat-0", good, 2]] for good in ("rice", "fish", "spices")],
            outcome(),
        ),
        "bystander": ([[["won", "seat-0", "rice"]]] * 9, outcome()),
    },
}


REMEMBERED = [key for key in GAMES if has(key, "deeds")]
"""The games of which more is remembered than who has won."""


def log(moves: list[Facts]) -> list[Any]:
    return [[0, facts] for facts in moves]


def cases(of: dict[str, dict[str, Any]]) -> list[Any]:
    return [pytest.param(key, deed, id=f"{key}-{deed}") for key in of for deed in of[key]]


@pytest.mark.parametrize("key", REMEMBERED)
def test_there_are_a_dozen_deeds_and_each_has_its_game(key: str) -> None:
    assert len(extra(key, "deeds").DEEDS) == 12
    assert sorted(REACHED[key]) == sorted(extra(key, "deeds").DEEDS)


@pytest.mark.parametrize(("key", "deed"), cases(REACHED))
def test_a_deed_is_reached(key: str, deed: str) -> None:
    moves, end = REACHED[key][deed]
    assert deed in extra(key, "deeds").reached(log(moves), end)[0]


@pytest.mark.parametrize(("key", "deed"), cases(ALMOST))
def test_a_deed_is_not_reached_by_what_only_looks_like_it(key: str, deed: str) -> None:
    moves, end = ALMOST[key][deed]
    assert deed not in extra(key, "deeds").reached(log(moves), end)[0]


def test_where_banknotes_come_from() -> None:
    moves = [[sold("shoe", 3), sold("shoe", 2)], [bought(1, 0, "tooth"), bought(0, 0, "tooth")]]
    assert extra("klunker", "deeds").sources(log(moves), outcome()) == [
        [["shoe", 5], ["windows", 1]],
        [],
        [],
    ]


def test_points_by_colour_are_those_of_all_games_of_a_match() -> None:
    end = outcome([*colours(8, 0, 3, 1, 8), *colours(2, 0, 0, 9, 9)])
    assert extra("halunken", "deeds").sources([], end)[0] == [
        ["red", 10],
        ["green", 3],
        ["yellow", 10],
        ["doubled", 17],
    ]
    assert extra("halunken", "deeds").games({"match": 3}) == 3


def test_where_yen_come_from() -> None:
    moves = [
        [["sold", "seat-0", "rice", 4], ["shared", "seat-0", "fish", 1]],
        [["earned", "seat-0", "grey", 5], ["cashed", "seat-0", 3]],
    ]
    end = outcome([["junk", 4, "grey"], ["met", 8, "eight-grey"], ["unmet", 0, "eight-white"]])
    assert extra("dschunke", "deeds").sources(log(moves), end)[0] == [
        ["strips", 4],
        ["market", 5],
        ["sales", 5],
        ["cards", 11],
    ]


@pytest.mark.parametrize("setup", [one for one in SETUPS if one[0] in REMEMBERED], ids=named)
def test_whatever_is_played_can_be_remembered(setup: Any) -> None:
    told: list[Any] = []
    game = begin(setup, 3)
    for _, seat, _, after in walk(game, Chance(3)):
        told.append([seat, after.facts])
        game = after
    about, end = extra(setup[0], "deeds"), game.outcome()
    for found, known in (
        (about.reached(told, end), about.DEEDS),
        ([[row[0] for row in rows] for rows in about.sources(told, end)], about.SOURCES),
    ):
        assert len(found) == setup[1]
        assert all(key in known for keys in found for key in keys)


def test_a_game_of_older_rules_is_remembered(request: pytest.FixtureRequest) -> None:
    text = (request.path.parent / "old" / "halunken-over.unke").read_text("utf-8")
    record = Record.read(text)
    told = [[move[0], facts] for move, facts in zip(record.moves, record.facts, strict=True)]
    scores = record.scores or []
    end = {"places": [1] * len(scores), "scores": scores, "sheet": [[] for _ in scores]}
    assert len(extra("halunken", "deeds").reached(told, end)) == len(scores)
