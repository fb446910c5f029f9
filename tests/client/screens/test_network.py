"""The list of tables: one's own, open ones, by code, from a file; and finished games."""

import json

import pytest

from client.screens import network
from client.shelf import saves
from tests.client.people import code_of, opened, started, waited_for
from tests.client.phone import played
from tests.client.wired import Wire, Wired
from tests.server.home import Home


def test_the_setup_opens_a_table_that_others_find_on_the_list_and_by_its_code(home: Home) -> None:
    _, code = opened(home)
    phone = Wired(Wire(home.address), network)
    phone.tap("go", "table", "net", code)
    assert phone.went() == ["table", "net", code]
    other = Wired(Wire(home.address), network)
    other.send("code", code.lower()[:2] + "-" + code[2:])
    assert other.went() == ["table", "net", code]


def test_a_wrong_code_says_so_and_leads_nowhere(home: Home) -> None:
    phone = Wired(Wire(home.address), network)
    phone.send("code", "BBBB")
    assert "There is no table with this code." in phone.text() and phone.went() == []


def test_a_phone_finds_its_own_tables_again_and_sees_where_it_is_awaited(home: Home) -> None:
    phone = waited_for(started(home))
    code = code_of(phone)
    found = Wired(phone.wire, network)
    [row] = [row for row in found.find("li", class_="table-row is-mine") if code in found.text(row)]
    assert "It’s your turn" in found.text(row)
    stranger = Wired(Wire(home.address), network)
    assert "Your tables" not in stranger.text() and code in stranger.text()


def test_a_file_that_is_no_game_is_refused(home: Home) -> None:
    phone = Wired(Wire(home.address), network)
    phone.file = {"name": "x.unke", "text": "nonsense"}
    phone.tap("file")
    assert "The server cannot follow this game" in phone.text() and phone.went() == []


@pytest.mark.parametrize("problem, said", [("large", "too large"), ("broken", "not an Unke game")])
def test_a_file_that_cannot_be_read_says_so_until_another_is_picked(
    home: Home, problem: str, said: str
) -> None:
    phone = Wired(Wire(home.address), network)
    phone.unfit = problem
    phone.tap("file")
    assert said in phone.text() and phone.went() == []
    assert said in phone.told("announce")[-1][1]
    phone.unfit = ""
    phone.tap("file")
    assert said not in phone.text()


def test_a_file_of_a_running_game_becomes_a_table(home: Home) -> None:
    phone = Wired(Wire(home.address), network)
    phone.file = {"name": "x.unke", "text": played(moves=5).text()}
    phone.tap("file")
    assert phone.went()[:2] == ["table", "net"]


def test_without_a_server_the_list_says_so_and_asks_again(home: Home) -> None:
    phone = Wired(Wire("http://127.0.0.1:9"), network)
    assert "The server does not answer" in phone.text()
    phone.wire.address = home.address
    phone.send(*phone.timers.pop(0))
    assert "The server does not answer" not in phone.text()


def test_finished_games_come_together_each_of_them_once(home: Home) -> None:
    entries = saves.keep("ab12", played(moves=-1), 1)[1]
    shelves = {name: {"ab12": value} for name, _, value in entries}
    phone = Wired(Wire(home.address), network, **json.loads(json.dumps(shelves)))
    phone.tap("merge", "begin")
    assert "Sent: 1. Fetched: 0." in phone.text()
    phone.tap("merge", "begin")
    assert "Sent: 0. Fetched: 0." in phone.text() and len(phone.shelves["tables"]) == 1
    lost = Wired(phone.wire, network)  # the same phone, after its shelves were cleared away
    lost.tap("merge", "begin")
    [(ident, saved)] = lost.shelves["summaries"].items()
    assert saved["outcome"] == phone.shelves["summaries"]["ab12"]["outcome"]
    del lost.shelves["tables"][ident], lost.shelves["summaries"][ident]
    lost.tap("merge", "begin")
    assert lost.shelves["tables"] == {}  # what was thrown away stays away
