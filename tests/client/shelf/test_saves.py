"""Saved tables: what lies on the shelves, and what comes back from there or from a file."""

import json

import pytest

from client.shelf import saves
from shared_rules.engine.record import BadRecord
from shared_rules.engine.table import Table

PLAYERS = [
    {"name": "Zoë Müller", "kind": "person", "colour": "red"},
    {"name": "Unke", "kind": "bot:random", "colour": "blue"},
    {"name": "Ben", "kind": "person", "colour": "green"},
]
SEED = "00112233445566778899aabbccddeeff"


@pytest.fixture
def table() -> Table:
    return Table.new("klunker", PLAYERS, {}, SEED)


def test_a_table_and_its_summary_are_stored_together(table: Table) -> None:
    name, entries, reply = saves.keep("ab12", table, 1700, ["kept"])
    assert (name, reply) == ("store", ["kept"])
    assert [row[:2] for row in entries] == [["tables", "ab12"], ["summaries", "ab12"]]
    again = saves.opened(json.loads(json.dumps(entries[0][2])))
    assert again.game.state() == table.game.state()


def test_a_summary_tells_nothing_that_is_secret(table: Table) -> None:
    summary = saves.summary(table, 1700)
    assert summary == {
        "game": "klunker",
        "players": PLAYERS,
        "moves": 0,
        "options": table.game.options,
        "waiting": table.game.waiting_for(),
        "outcome": None,
        "branch": None,
        "challenge": "",
        "sealed": False,
        "when": 1700,
    }
    assert SEED not in str(summary)


def test_forgetting_takes_both_away() -> None:
    assert saves.forget("ab12") == (
        "store",
        [["tables", "ab12", None], ["summaries", "ab12", None]],
    )


def test_tables_are_listed_with_the_last_played_first() -> None:
    rows = [["a", {"when": 5}], ["b", {"when": 9}], ["c", {"when": 7}]]
    assert [row[0] for row in saves.newest_first(rows)] == ["b", "c", "a"]


def test_a_table_of_a_newer_app_is_left_alone(table: Table) -> None:
    with pytest.raises(BadRecord, match="later version"):
        saves.opened(table.save() | {"rules": 999})


def test_a_file_is_named_after_the_game_and_its_players() -> None:
    assert saves.filename("klunker", PLAYERS) == "klunker-zoëmüller-unke-ben.unke"
