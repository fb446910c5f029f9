"""Which parts of the Python a screen needs, and what is shown until they are here."""

import ast
from pathlib import Path
from types import SimpleNamespace

import pytest

from client.app import parts
from client.app.coming import Coming
from client.app.parts import CHRONICLE, NETWORK, PUZZLES, games_in, needed
from client.app.texts import say
from shared_rules import GAMES
from shared_rules.engine.table import Table
from tests.client.history import History, screen
from tests.client.laid import people
from tests.client.stage import Stage

EVERYTHING = [NETWORK, *GAMES]
KEY = next(iter(GAMES))
SCREENS = Path(parts.__file__).parents[1] / "screens"


@pytest.mark.parametrize("name", ["home", "settings", "rules", "story", "result", "table"])
def test_the_apps_own_screens_need_nothing(name: str) -> None:
    assert needed([name]) == []
    assert needed([name, "ab12cd34"]) == [] or name == "rules"


@pytest.mark.parametrize("key", list(GAMES))
def test_what_is_about_a_game_needs_that_game(key: str) -> None:
    assert (
        needed(["setup", key]) == needed(["rules", key, "page"]) == needed([key + "-own"]) == [key]
    )


@pytest.mark.parametrize(
    "address",
    [["network"], ["tv", "ABCD"], ["table", "net", "ABCD"], ["setup", KEY, "net"], ["bring", "1"],
     ["result", "net.12"], ["own"], ["seat", "1"]],
)  # fmt: skip
def test_the_network_may_deal_any_game(address: list[str]) -> None:
    assert needed(address) == EVERYTHING


def test_the_chronicle_needs_the_games_that_it_is_about() -> None:
    assert needed(["chronicle"]) == [CHRONICLE]
    assert needed(["chronicle", KEY]) == [CHRONICLE, KEY]


def test_puzzles_need_their_part_and_their_game() -> None:
    assert needed(["puzzles", KEY]) == needed(["puzzle", KEY, "1"]) == [PUZZLES, KEY]


@pytest.mark.parametrize(
    ("package", "screens"),
    [("client.net", parts.SCREENS), ("client.puzzles", parts.PUZZLE_SCREENS)],
)
def test_a_screen_that_imports_a_part_is_known_to_need_it(
    package: str, screens: tuple[str, ...]
) -> None:
    found = set()
    for path in SCREENS.glob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
                found.add(path.stem)
    assert found == set(screens)


@pytest.mark.parametrize("key", list(GAMES))
def test_a_table_names_its_game_however_it_lies_there(key: str) -> None:
    table = Table.new(key, people("person", "person", "person"), {}, "7")
    assert games_in(table.save()) == games_in({"game": key}) == games_in(table.text()) == [key]
    assert games_in([["a", table.save()], ["b", table.save()]]) == [key]


@pytest.mark.parametrize("nothing", [None, 1, [], "a letter", {"key": "chess"}, {"n": 1}])
def test_what_is_no_game_of_ours_needs_none(nothing: object) -> None:
    assert games_in(nothing) == []


def waiting(*asked: str) -> Stage:
    module = Coming(list(asked))
    stand_in = SimpleNamespace(
        **{name: getattr(module, name) for name in dir(module) if not name.startswith("__")},
        __name__="coming",
    )
    return Stage(stand_in)  # type: ignore[arg-type]


def test_it_asks_for_the_parts_and_opens_the_screen_when_they_are_here() -> None:
    stage = waiting(KEY)
    assert stage.effects == [("bring", [KEY], ["come"])]
    stage.send("come", True, "")
    assert stage.effects == [("open",)]


def test_without_the_network_it_says_so_and_what_can_be_done() -> None:
    stage = waiting(KEY)
    stage.send("come", None, "missing")
    assert say("gone.missing") in stage.text()
    stage.tap("again")
    assert stage.effects == [("bring", [KEY], ["come"])]
    stage.send("come", None, "missing")
    stage.send("online", False)
    assert stage.effects == []
    stage.send("online", True)
    assert stage.effects == [("bring", [KEY], ["come"])]


def test_what_an_older_version_has_no_more_comes_with_the_newer_one() -> None:
    stage = waiting(KEY)
    stage.send("come", None, "missing")
    stage.send("version")
    stage.tap("update")
    assert stage.effects == [("update",)]


def test_the_screen_takes_the_place_of_what_stood_in_for_it() -> None:
    page = History(home=screen(), other=screen("come"))
    real, page.screens["other"] = page.screens["other"], Coming([KEY])
    loop = page.start("home")
    loop.send(["do", ("go", "other", "x")])
    loop.finish()
    entries = list(page.entries)
    page.screens["other"] = real
    page.sends["bring"](["come", True, ""])
    assert loop.stage.module is real and loop.stage.address == ["other", "x"]
    assert page.entries == entries and loop.depth == 1
