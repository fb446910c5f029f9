"""Before the game: a table is made, found, filled, changed by its host, and started."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from server.tables.codes import LETTERS
from tests.server.evening import refused, states
from tests.server.home import Home
from tests.server.phone import Phone, Refused

Phones = Callable[[int], list[Phone]]

SEATS = [
    {"kind": "person", "name": "", "colour": "red"},
    {"kind": "person", "name": "", "colour": "blue"},
    {"kind": "bot:solid", "name": "Bufo", "colour": "green"},
]
SETUP: dict[str, Any] = {"game": "klunker", "seats": SEATS}


def test_a_table_is_found_by_its_code(phones: Phones) -> None:
    anna, bert = phones(2)
    made = anna.http("POST", "/api/tables", SETUP)
    assert re.fullmatch(f"[{LETTERS}]{{4}}", made["code"])
    assert not set("AEIOUYL01") & set(LETTERS)
    assert bert.http("GET", f"/api/codes/{made['code'].lower()}") == made
    assert bert.ask("enter", code=made["code"])["table"] == made["table"]
    assert bert.table["you"] == {"seats": [], "host": False}


def test_who_comes_back_is_not_taken_for_a_guesser(own_home: Callable[..., Home]) -> None:
    anna = own_home(guesses_a_minute=1).phone()
    table = anna.make("klunker", ["person", "bot:solid", "bot:solid"])
    anna.enter(table)
    for word in ("no-table", "busy"):
        with refused(word):
            anna.ask("enter", code="ZZZZ")
    with refused("busy"):
        anna.ask("enter", code=anna.table["code"])
    assert anna.ask("enter", code=anna.table["code"], table=table)["table"] == table
    anna.close()


def test_only_open_tables_are_listed(phones: Phones) -> None:
    anna, bert = phones(2)
    hidden = anna.http("POST", "/api/tables", SETUP)
    shown = anna.http("POST", "/api/tables", {**SETUP, "open": True})
    listed = bert.http("GET", "/api/tables")["tables"]
    assert shown in listed
    assert hidden["table"] not in [brief["table"] for brief in listed]


def test_seats_are_taken_renamed_and_given_back(phones: Phones) -> None:
    anna, bert = phones(2)
    table = anna.make("klunker", ["person", "person", "bot:solid"])
    anna.enter(table).ask("sit", seat=0, name="  Anna\n Bella " + "x" * 50)
    bert.enter(table)
    assert bert.table["players"][0]["name"] == "Anna Bella " + "x" * 13
    assert states(bert) == ["here", "free", "bot"]
    with refused("taken"):
        bert.ask("sit", seat=0, name="Bert")
    with refused("taken"):
        bert.ask("sit", seat=2, name="Bert")
    with refused("taken"):
        bert.ask("sit", seat=1, name="Bert", colour="red")
    assert states(anna) == ["here", "free", "bot"]
    bert.ask("sit", seat=1, name="Bert", colour="purple")
    assert anna.settle().table["players"][1]["colour"] == "purple"
    anna.ask("sit", seat=0, name="Bella")
    assert bert.settle().table["players"][0]["name"] == "Bella"
    with refused("not-yours"):
        bert.ask("rise", seat=0)
    anna.ask("rise", seat=1)  # the host may
    assert states(bert) == ["here", "free", "bot"]
    assert bert.table["you"]["seats"] == []
    with refused("malformed"):
        bert.ask("sit", seat=3, name="Bert")
    with refused("malformed"):
        bert.ask("sit", seat=1)


def test_who_leaves_is_shown_as_away_and_keeps_the_seat(phones: Phones) -> None:
    anna, bert = phones(2)
    table = anna.make("klunker", ["person", "person", "bot:solid"])
    anna.enter(table).sit(0)
    bert.enter(table).sit(1)
    bert.close()
    anna.until(lambda phone: states(phone) == ["here", "away", "bot"])
    bert.connect()
    assert states(anna) == ["here", "here", "bot"]
    assert bert.seats == [1]
    assert [brief["seats"] for brief in bert.welcome["tables"]] == [[1]]
    bert.ask("leave")
    anna.until(lambda phone: states(phone) == ["here", "away", "bot"])


def test_watchers_are_counted_not_named(phones: Phones) -> None:
    anna, bert = phones(2)
    table = anna.make("klunker", ["person", "person", "bot:solid"])
    anna.enter(table).sit(0)
    bert.enter(table)
    assert anna.settle().table["watching"] == 1
    assert bert.device not in "".join(anna.frames)


def test_the_host_alone_changes_the_setup(phones: Phones) -> None:
    anna, bert = phones(2)
    table = anna.make("klunker", ["person", "person", "bot:solid"])
    anna.enter(table).sit(0)
    bert.enter(table).sit(1)
    more = [*SEATS, {"kind": "person", "name": "", "colour": "yellow"}]
    wanted = {"game": "halunken", "seats": more, "open": True, "time": 60}
    with refused("not-host"):
        bert.ask("setup", setup=wanted)
    with refused("not-host"):
        bert.ask("start")
    anna.ask("setup", setup=wanted)
    seen = bert.settle().table
    assert (seen["game"], seen["time"], seen["open"]) == ("halunken", 60, True)
    assert [player["name"] for player in seen["players"]] == ["Anna 0", "Bert 1", "Bufo", ""]
    assert states(bert) == ["here", "here", "bot", "free"]
    with pytest.raises(Refused) as caught:
        anna.ask("start")
    assert (caught.value.error, caught.value.body["seats"]) == ("free-seats", [3])


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "setup"),
        ({"game": 7}, "malformed"),
        ({"options": {"first": 9}}, "setup"),
        ({"options": {"first": True}}, "setup"),
        ({"options": []}, "malformed"),
        ({"seats": SEATS[:1]}, "setup"),
        ({"seats": [SEATS[0]] * 3}, "setup"),
        ({"seats": [{**seat, "kind": "bot:solid"} for seat in SEATS]}, "setup"),
        ({"seats": [{**SEATS[0], "kind": "bot:evil"}, *SEATS[1:]]}, "setup"),
        ({"seats": [{**SEATS[0], "kind": "bot:"}, *SEATS[1:]]}, "setup"),
        ({"seats": [{**SEATS[0], "colour": "black"}, *SEATS[1:]]}, "setup"),
        ({"seats": [{**SEATS[0], "name": 3}, *SEATS[1:]]}, "malformed"),
        ({"seats": "two"}, "malformed"),
        ({"time": 3}, "setup"),
        ({"time": 10**6}, "setup"),
        ({"time": "long"}, "malformed"),
        ({"open": 1}, "malformed"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(
    phones: Phones, change: dict[str, Any], error: str
) -> None:
    (anna,) = phones(1)
    with refused(error):
        anna.http("POST", "/api/tables", {**SETUP, **change})
    anna.enter(anna.make("klunker", ["person", "bot:solid", "bot:solid"])).sit(0)
    before = anna.settle().table
    with refused(error):
        anna.ask("setup", setup={**SETUP, **change})
    anna.sit(0)
    assert anna.settle().table == before  # not even half of it was taken


def test_after_the_start_the_lobby_is_closed(phones: Phones) -> None:
    anna, bert = phones(2)
    table = anna.make("klunker", ["person", "bot:random", "bot:random"])
    bert.enter(table)
    anna.enter(table).sit(0)
    anna.ask("start")
    assert bert.settle().game["views"][0]["seat"] is None
    for kind, fields in {
        "start": {},
        "setup": {"setup": SETUP},
        "rise": {"seat": 0},
        "close": {},
    }.items():
        with refused("status"):
            anna.ask(kind, **fields)
    with refused("taken"):
        bert.ask("sit", seat=0, name="Bert")


def test_the_host_closes_a_table(phones: Phones) -> None:
    anna, bert = phones(2)
    table = anna.make("klunker", ["person", "person", "bot:solid"])
    anna.enter(table)
    bert.enter(table)
    with refused("not-host"):
        bert.ask("close")
    anna.ask("close")
    bert.settle()
    assert bert.news[-1] == {"type": "gone", "table": table, "why": "closed"}
    with refused("not-here"):
        bert.ask("sit", seat=0, name="Bert")
    with refused("no-table"):
        bert.ask("enter", table=table)


def test_a_closed_door_says_so(home: Home, phones: Phones) -> None:
    (anna,) = phones(1)
    for path, error in {
        "/api/codes/ZZZZ": "no-table",
        "/api/tables/nothing/record": "no-table",
        "/api/finished/nothing": "no-table",
        "/api/elsewhere": "unknown",
    }.items():
        with refused(error):
            anna.http("GET", path)
    anna.key = anna.key[:-1] + ("A" if anna.key[-1] != "A" else "B")
    for method, path in [("GET", "/api/finished"), ("POST", "/api/tables")]:
        with refused("key"):
            anna.http(method, path, SETUP if method == "POST" else None)
    with refused("key"):
        anna.connect()
