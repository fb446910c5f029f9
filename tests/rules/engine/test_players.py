"""Who sits at a table that comes from elsewhere: known kinds, known colours, harmless names."""

import pytest

from server.tables.seats import COLOURS as TAKEN_BY_THE_SERVER
from shared_rules.engine.players import COLOURS, clean
from shared_rules.engine.record import BadRecord
from shared_rules.engine.table import Table

PEOPLE = [{"name": f"Ann {n}", "kind": "person", "colour": COLOURS[n]} for n in range(3)]


def with_seat(line):
    """A record whose first player is another one."""
    text = Table.new("klunker", PEOPLE, {}, "5eed").text()
    return text.replace("seat person red Ann 0", line)


@pytest.mark.parametrize("check", [False, True], ids=["unchecked", "checked"])
@pytest.mark.parametrize(
    "line, message",
    [
        ("seat person pink Ann", 'a colour is one of red, .*, not "person" "pink"'),
        ("seat person", "a colour is one of"),
        ("seat bot red Ann", "no such bot plays this game"),
        ("seat bot: red Ann", "no such bot plays this game"),
        ("seat bot:cheater red Ann", "no such bot plays this game"),
        ("seat person:solid red Ann", "a seat is for a person or a bot"),
        ("seat \x1b[2J red Ann", 'a bot, not "\\[2J" "red"'),
    ],
)
def test_who_cannot_sit_there_is_refused(line, message, check):
    with pytest.raises(BadRecord, match=message):
        Table.read(with_seat(line), check)


@pytest.mark.parametrize("kind", ["person", "bot:random", "bot:solid", "bot:expert"])
def test_people_and_bots_of_every_level_may_sit_there(kind):
    assert Table.read(with_seat(f"seat {kind} red Ann")).players[0]["kind"] == kind


def test_a_name_from_elsewhere_is_cleaned():
    name = "\x1b[31m An\x9b\u202ena  of " + "x" * 100
    text = with_seat("seat person red " + name)
    assert Table.read(text).players[0]["name"] == "[31m Anna of xxxxxxxxxxx"


def test_a_clean_name_stays_as_it_is():
    for name in ("x" * 23 + " y", " Ann ", "Zoë\u3000Ünal", "\x85", "🐸" * 30):
        assert clean(clean(name)) == clean(name)


def test_the_server_takes_the_same_colours():
    assert COLOURS == TAKEN_BY_THE_SERVER
