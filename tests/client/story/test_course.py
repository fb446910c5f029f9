"""Where a game stands is said in the same way in all games, and every seam is announced once."""

from collections.abc import Iterator
from typing import Any

import pytest

from client.app import settings
from client.app.texts import game_words
from client.games.scene import Scene
from client.story import course
from client.story.chapters import chapters
from client.story.log import story
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.engine.words import LANGUAGES
from shared_rules.extras import extra
from tests.client.laid import laid, people
from tests.client.stage import elements, flat, words
from tests.rules.every import answer

IN_ROUNDS = [key for key in GAMES if extra(key, "course")]
every_game = pytest.mark.parametrize("key", IN_ROUNDS)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.now, "language", "en")


def played(key: str, seats: int = 3, **options: Any) -> tuple[Table, list[Any]]:
    """A game by chance, and all that the table has looked like, moment by moment."""
    table = Table.new(key, people(*["person"] * seats), {"first": 0, **options}, "5")
    return table, [table.game.view(None), *(view for view, _ in moments(table))]


def moments(table: Table) -> Iterator[tuple[Any, list[Any]]]:
    """All moments of a game that is played by chance, each with the facts that have led to it."""
    chance = Chance(5)
    while not table.over:
        seat = table.game.waiting_for()[0]
        table.act(seat, answer(table.game, seat, chance))
        told = 0
        for count, [view] in table.moments(len(table.record.moves) - 1, None):
            yield view, table.record.facts[-1][told:count]
            told = count


def scene_of(view: Any) -> Scene:
    return Scene(view, people(*["person"] * view["seats"]), game_words(view["game"]))


def line_of(view: Any) -> str:
    return "".join(words(course.line(scene_of(view))))


def seams(views: list[Any]) -> list[str]:
    found = [course.seam(before, after) for before, after in zip(views, views[1:], strict=False)]
    return [text for text in found if text]


def test_it_reads_as_one_says_it() -> None:
    lines = [line_of(view) for view in played("dschunke")[1]]
    assert lines[0] == "Setting up"
    assert "Round 3 of 10 · 2 of 6: actions" in lines
    assert lines[-1] == "Game over"
    assert line_of(GAMES["klunker"].new(3, {}, 1).view(0)) == "Round 1 · 1 of 3: windows"
    lines = [line_of(view) for view in played("halunken", match=3)[1]]
    assert "Game 2 of 3 · Setting up" in lines
    assert "Game 3 of 3 · Round 8 of 8 · 4 of 4: Black Jack" in lines


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_can_be_said(key: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.now, "language", language)
    for view in played(key)[1]:
        assert line_of(view) and "{" not in line_of(view)


@every_game
def test_it_stands_in_the_head_beside_the_title(key: str) -> None:
    stage = laid(key, "person", "bot:solid", "bot:solid", options={"first": 0})
    (bar,) = stage.find(class_="bar")
    assert "".join(words(bar)).count(line_of(stage.model.view)) == 1
    assert stage.text(stage.find("h1")[0]) == game_words(key)["game.title"]


def test_every_step_of_every_round_is_announced_and_a_round_with_its_number() -> None:
    found = seams(played("klunker")[1])
    assert found[:5] == [
        "2 of 3: safes",
        "3 of 3: buying",
        "Round 2 · 1 of 3: windows",
        "2 of 3: safes",
        "3 of 3: buying",
    ]
    found = seams(played("halunken", match=3)[1])
    assert found.count("Round 8 of 8 · 1 of 4: auction") == 3
    assert found.count("4 of 4: Black Jack") == 24
    assert [text for text in found if text[:4] == "Game"] == ["Game 2 of 3", "Game 3 of 3"]
    found = seams(played("dschunke")[1])
    assert found[:2] == ["Round 1 of 10 · 2 of 6: actions", "3 of 6: supply"]
    assert any("1 of 6: market" in text for text in found)  # where somebody is asked in it
    assert found.count("5 of 6: merchants move on") == 9


def test_black_jacks_step_begins_with_his_card_and_not_with_what_the_last_captain_does() -> None:
    table = Table.new("halunken", people(*["person"] * 3), {}, "5")
    before, begun = table.game.view(None), []
    for view, facts in moments(table):
        if course.seam(before, view) == "4 of 4: Black Jack":
            begun.append([fact[:2] for fact in facts])
        before = view
    assert begun == [[["revealed", "black-jack"]]] * 8


@pytest.mark.parametrize(
    ("key", "firsts"),
    [
        ("klunker", {"safes": {"stored", "left"}, "buying": {"bought"}, "windows": {"dealt"}}),
        ("halunken", {"auction": {"started"}, "captains": {"cancelled", "sailed", "named"},
                      "Black Jack": {"revealed"}}),
        ("dschunke", {"actions": {"began"}, "merchants move on": {"arrived"}}),
    ],
)  # fmt: skip
def test_what_ends_a_step_is_told_without_the_seam_of_the_next(key: str, firsts: Any) -> None:
    table = Table.new(key, people(*["person"] * 3), {"first": 0}, "5")
    seams, found = course.Seams(), dict[str, set[str]]()
    seams.look(table.game.view(None))
    for view, facts in moments(table):
        if text := seams.look(view, facts):
            found.setdefault(text.partition(": ")[2], set()).update(f[0] for f in facts)
    for step, kinds in firsts.items():
        assert found[step] & kinds, step
    assert not found.get("safes", set()) & {"showed"}
    assert not found.get("cards", set()) & {"hired", "bid"}
    assert not found.get("sale", set()) & {"took"} or key != "dschunke"


@every_game
def test_nothing_is_announced_within_a_step_nor_twice_nor_when_a_move_is_taken_back(
    key: str,
) -> None:
    views = played(key)[1]
    announced = seams(views)
    assert (
        len(announced)
        == len({str(course.place(course.course_of(view))) for view in views[:-1]}) - 1
    )
    assert course.seam({}, views[0]) == ""
    assert course.seam(views[-2], views[-1]) == ""
    for before, after in zip(views, views[1:], strict=False):
        assert course.seam(after, before) == ""


def test_the_seam_is_seen_over_the_board_and_nothing_can_be_tapped_on_it() -> None:
    drawn = course.banner("2 of 3: safes")
    assert words(drawn) == ["2 of 3: safes"]
    assert not [place for place in elements(drawn) if place[0] == "button" or place[1].get("tap")]


@every_game
def test_every_round_heads_its_moves_in_the_log(key: str) -> None:
    table, views = played(key)
    log = table.log()
    begins = chapters(key, log)
    titles = [title for _, _, title in begins]
    rounds = [text for text in titles if text != "Setting up"]
    assert rounds == [f"Round {number}" for number in range(1, len(rounds) + 1)]
    assert len(rounds) == max(course.course_of(view)["round"] for view in views)
    rows = flat(story(scene_of(views[-1]), log, begins=begins)[2])
    texts = [" ".join(words(row)) for row in rows if row[1]["class_"] == "heading"]
    assert texts == titles[::-1]


def test_a_heading_stands_over_its_part_of_a_move_of_which_the_newest_comes_first() -> None:
    table, views = played("klunker")
    log = table.log()
    begins = chapters("klunker", log)
    second, place, _ = begins[1]
    assert place, "one ends the round, and cards are dealt for the next"
    rows = flat(story(scene_of(views[-1]), log[: second + 2], begins=begins)[2])
    keys = [row[1]["key"] for row in rows]
    split = [f"{second} {place}", "from 1", f"{second} 0", f"{second - 1} 0"]
    assert keys[:6] == ["from 2", f"{second + 1} 0", *split]
    late = log[second - 1 : second + 2]
    rows = flat(story(scene_of(views[-1]), late, first=second - 1, begins=begins)[2])
    assert [row[1]["key"] for row in rows] == keys[:6]
