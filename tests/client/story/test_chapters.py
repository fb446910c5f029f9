"""The story has a heading for every round, and each bot's reason under its own sentence."""

from typing import Any

import pytest

from client.app.texts import game_words
from client.games.scene import Scene
from client.story.chapters import chapters
from client.story.log import story, whole, why_after
from shared_rules.engine.table import Table
from tests.client.phone import played
from tests.client.stage import elements, words

ROUNDS = {"klunker": None, "halunken": 8, "dschunke": 10}


def scene_of(table: Table) -> Scene:
    return Scene(table.game.view(None), table.record.players, game_words(table.record.key))


def text(place: object) -> str:
    return "".join(words(place))


@pytest.mark.parametrize("key", ROUNDS)
def test_every_round_has_a_heading_once_and_in_order(key: str) -> None:
    table = played(key, moves=-1)
    titles = [title for _, _, title in chapters(key, table.log())]
    rounds = [title for title in titles if title != "Setting up"]
    assert rounds == [f"Round {number}" for number in range(1, len(rounds) + 1)]
    assert len(rounds) == (ROUNDS[key] or len(rounds)) > 1
    assert titles[:-len(rounds)] in ([], ["Setting up"])  # fmt: skip


def test_a_game_that_does_not_go_in_rounds_is_one_chapter_without_a_heading() -> None:
    table = played(moves=-1)
    log: list[list[Any]] = table.log()
    assert chapters("no-such-game", log) == []
    [part] = whole(scene_of(table), log, [])
    spans = [text(span) for span in elements(part) if span[0] == "span"]
    assert spans == [scene_of(table).told(fact) for _, facts in log for fact in facts]
    assert not [place for place in elements(part) if place[0] == "h3"]


def test_in_a_match_each_game_begins_with_its_first_round() -> None:
    table = played("halunken", moves=-1, options={"match": 3})
    titles = [title for _, _, title in chapters("halunken", table.log())]
    assert titles == ["Setting up", *[f"Round {number}" for number in range(1, 9)]] * 3


@pytest.mark.parametrize("key", ROUNDS)
def test_a_round_that_begins_within_a_move_begins_there_in_the_story(key: str) -> None:
    """All sentences stand in their order, none twice, and each under the heading of its round."""
    table = played(key, moves=-1)
    log, scene = table.log(), scene_of(table)
    begins = chapters(key, log)
    parts = whole(scene, log, begins)
    told = [
        [text(span) for span in elements(part) if span[0] == "span"] for part in parts
    ]  # fmt: skip
    expected: list[list[str]] = []
    for number, (_, facts) in enumerate(log):
        for place, fact in enumerate(facts):
            titles = [title for *begun, title in begins if begun == [number, place]]
            expected += [[] for _ in titles]
            if scene.told(fact) not in titles:  # it says no more than the heading
                expected[-1].append(scene.told(fact))
    assert told == expected
    assert [text(part[2][0]) for part in parts] == [title for _, _, title in begins]
    assert newest_first(story(scene, log, begins=begins)) == [group for group in told if group]


def newest_first(log: Any) -> list[list[str]]:
    """What stands under each heading of the log, the oldest first."""
    groups: list[list[str]] = [[]]
    for row in reversed([row for row in elements(log) if row[0] == "li"]):
        if row[1]["class_"] == "heading":
            groups.append([])
        else:
            groups[-1] += [text(span) for span in elements(row) if span[0] == "span"]
    return groups[:-1]


def test_the_reason_for_a_sealed_card_stands_where_that_card_is_turned_up() -> None:
    table = played("halunken", moves=-1)
    log, scene = table.log(), scene_of(table)
    sealed = [n for n in range(len(log)) if not log[n][1]]
    for number in sealed:
        seat = log[number][0]
        [(opened, place)] = why_after(scene, log, [[number, seat, ["keeps_away"]]])
        assert opened == next(n for n in range(number, len(log)) if log[n][1])
        assert f"seat-{seat}" in log[opened][1][place]
        assert not [fact for fact in log[opened][1][:place] if f"seat-{seat}" in fact]
    assert len(sealed) > 10


def test_what_no_sentence_is_about_bears_a_name() -> None:
    table = played("halunken", moves=-1)
    log: list[list[Any]] = [[1, [["revealed", "seat-0", "step-2"]]]]
    whys = why_after(scene_of(table), log, [[0, 1, ["keeps_away"]]])
    [[why]] = whys.values()
    assert list(whys) == [(0, -1)] and why.startswith("Ben: ")


@pytest.mark.parametrize("key", ROUNDS)
def test_what_stands_in_a_heading_of_the_log_is_not_said_again_below_it(key: str) -> None:
    table = played(key, moves=-1)
    rows = story(scene_of(table), table.log(), begins=chapters(key, table.log()))
    titles = {text(place) for place in elements(rows) if place[0] == "h3"}
    said = {text(place) for place in elements(rows) if place[0] == "span"}
    assert titles and said and not titles & said
