"""The story of a finished game, read from the first sentence to the last."""

import pytest

from client.screens import story
from client.shelf import saves
from shared_rules import GAMES
from shared_rules.engine.table import Table
from tests.client.phone import NOW, Phone, copy, played
from tests.client.stage import elements


def opened(table: Table) -> Phone:
    return Phone(story, "ab", tables={"ab": copy(saves.keep("ab", table, NOW)[1][0][2])})


@pytest.mark.parametrize("key", list(GAMES))
def test_all_that_happened_is_there_in_its_order(key: str) -> None:
    table = played(key, moves=-1)
    phone = opened(table)
    told = [phone.read(line) for line in phone.find("span") if not line[1].get("class_")]
    heads = [phone.text(head) for head in phone.find("h3")]
    scene = story.scene_of(table)
    sentences = [scene.told(fact) for _, facts in table.log() for fact in facts]
    assert told == [text for text in sentences if text not in heads]
    assert len(told) > 40


def test_every_round_is_a_part_with_its_heading() -> None:
    phone = opened(played("halunken", moves=-1))
    heads = [phone.text(head) for head in phone.find("h3")]
    assert heads == ["Setting up", *[f"Round {number}" for number in range(1, 9)]]
    assert all(
        len([e for e in elements(part) if e[0] == "h3"]) == 1 for part in phone.find("section")
    )


def test_a_bots_reason_stands_there() -> None:
    table = played(moves=-1, kind="bot:solid")
    number = next(n for n, (_, facts) in enumerate(table.log()) if facts)
    table.reasons.append([number, table.log()[number][0], ["no_longer_known"]])
    assert not opened(table).find(class_="because")
    table.reasons[-1][2] = ["stays"]  # as it was stored when it named nothing
    assert not opened(table).find(class_="because")
    table.reasons[-1][2] = ["stays", "tooth"]
    assert len(opened(table).find(class_="because")) == 1


def test_a_running_game_is_played_instead() -> None:
    phone = opened(played(moves=5))
    assert phone.done[-1] == ("replace", "table", "ab")
    assert not phone.find("section")


def test_one_goes_back_and_a_table_that_is_gone_is_said() -> None:
    phone = opened(played(moves=-1))
    phone.tap("back")
    assert phone.done[-1] == ("back",)
    assert "No table here" in Phone(story, "ab").text()
