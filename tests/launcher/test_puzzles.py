"""`unke puzzles` finds positions in which one move is clearly best, and keeps them diverse."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

import pytest

from server.commands import puzzles
from server.puzzles import finding, kept
from server.puzzles.thorough import LEAD, SURE, TOLD, Thorough, distance
from shared_rules.engine.bot import EXPERT, mind_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.offer import name_of
from shared_rules.engine.search import Candidate
from shared_rules.extras import extra

GAME = "klunker"


def arguments(*words: str) -> Namespace:
    parser = ArgumentParser()
    puzzles.arguments(parser)
    return parser.parse_args(words)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where puzzles are written instead of the source."""
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    (tmp_path / GAME / "puzzles").mkdir(parents=True)
    return tmp_path


def row(ident: str, theme: str) -> kept.Row:
    return [ident, theme, 1, "", ""]


def test_what_is_written_is_a_module_that_says_the_same(folder: Path) -> None:
    rows = kept.read(GAME)
    assert rows == []
    rows = extra(GAME, "puzzles.found").FOUND
    kept.write(GAME, rows)
    written: dict[str, object] = {}
    exec(kept.file_of(GAME).read_text("utf-8"), written)
    assert written["FOUND"] == rows


def test_no_theme_takes_more_than_twice_its_share() -> None:
    themes = finding.rules_of(GAME).THEMES
    rows = [row(str(number), themes[0]) for number in range(2)]
    assert not finding.has_room(GAME, themes[0], rows)
    assert finding.has_room(GAME, themes[1], rows)
    many = [row(f"{theme}{number}", theme) for theme in themes for number in range(3)]
    assert finding.has_room(GAME, themes[0], many)


def test_a_game_gives_one_puzzle_a_theme_and_none_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked would be one."""
    monkeypatch.setattr(finding, "puzzle", lambda view, _: row(finding.theme_of(view), "any"))
    found = [one[0] for one in finding.found_in(GAME, 11, [])]
    assert found == ["windows", "safes", "purchases"]
    known = [row("windows", "windows")]
    assert [one[0] for one in finding.found_in(GAME, 11, known)] == ["safes", "purchases", "end"]


def test_a_thorough_search_tries_all_moves_ten_times_as_long() -> None:
    puzzle = extra(GAME, "puzzles.found").FOUND[0]
    view = kept.view_of(puzzle)
    search = Thorough(view, Chance(5))
    offered = search.position.offers(view["seat"])
    for offer in offered:
        for item in offer.among if offer.least <= 1 else ():
            assert name_of([offer.verb, item]) in [name_of(each.move) for each in search.race]
    mind = mind_of(GAME)
    assert search.enough >= 10 * mind.PLAYOUTS[EXPERT]
    search.think()
    assert search.playouts > search.enough - len(search.race)
    assert len(search.race) >= min(TOLD, 2)
    permille, errors = search.lead()
    assert search.is_clear() and permille >= LEAD and errors >= SURE
    (best, share), (_, second) = search.shares()[:2]
    assert name_of(best) == name_of(kept.best_of(puzzle)) and share - second == permille


def test_the_error_of_a_distance_is_that_of_the_mean_of_what_differs() -> None:
    first, other = Candidate([0, ["a"], ""]), Candidate([0, ["b"], ""])
    first.ends, other.ends = [3, 5, 7, 9], [1, 5, 5, 5]
    assert distance(first, other) == (2.0, pytest.approx(0.8165, abs=0.001))


def test_a_position_in_which_rules_of_thumb_are_right_is_none() -> None:
    chance = Chance(3)
    views = finding.questions(GAME, 11, chance)
    quiet = [view for view, _ in zip(views, range(12), strict=False)]
    judged_right = [view for view in quiet if not finding.surprises(view, Chance(2))]
    assert judged_right
    assert finding.puzzle(judged_right[0], Chance(2)) is None


def test_it_tells_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert puzzles.run(arguments(GAME)) == 0
    told = capsys.readouterr().out
    rows = kept.read(GAME)
    assert told.splitlines()[-1] == f"{len(rows)} puzzles"
    for theme in finding.rules_of(GAME).THEMES:
        assert f"\n{theme} " in told


def test_what_is_not_clear_any_more_goes(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = list(extra(GAME, "puzzles.found").FOUND[:2])
    monkeypatch.setattr(kept, "read", lambda game: rows)
    monkeypatch.setattr(
        finding, "asked_again", lambda one, chance: (one[0] == rows[0][0], f"told of {one[0]}")
    )
    puzzles.run(arguments(GAME, "--again"))
    assert f"told of {rows[1][0]}: dropped" in capsys.readouterr().out
    written: dict[str, object] = {}
    exec(kept.file_of(GAME).read_text("utf-8"), written)
    assert written["FOUND"] == rows[:1]


def test_what_is_found_is_added_at_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = extra(GAME, "puzzles.found").FOUND[:3]
    monkeypatch.setattr(finding, "found_in", lambda game, number, rows: iter(known))
    puzzles.run(arguments(GAME, "--more", "2"))
    written: dict[str, object] = {}
    exec(kept.file_of(GAME).read_text("utf-8"), written)
    assert written["FOUND"] == known[:2]
