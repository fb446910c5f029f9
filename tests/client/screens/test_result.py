"""Result: who has won and why, to the last point, and the next game one tap away."""

import pytest

from client.screens import result
from client.shelf import saves
from shared_rules import GAMES
from shared_rules.engine.table import Table
from tests.client.phone import NOW, Phone, played


def opened(table: Table, **changes: object) -> Phone:
    phone = Phone(result)
    entries = saves.keep("ab", table, NOW)[1]
    shelves = {row[0]: {"ab": row[2]} for row in entries}
    shelves["summaries"]["ab"].update(changes)
    phone = Phone(result, "ab", **shelves)
    return phone


@pytest.mark.parametrize("key", list(GAMES))
def test_every_line_of_the_score_sheet_has_its_reason_and_they_add_up(key: str) -> None:
    table = played(key, moves=-1)
    outcome = table.game.outcome()
    phone = opened(table)
    sheets = phone.find("table")
    for sheet, section in zip(sheets, phone.find("section"), strict=True):
        seat = [player["name"] for player in table.players].index(sheet[1]["aria_label"])
        rows = [place for place in sheet[2][0][2][0]]
        points = [int(phone.text(row[2][1])) for row in rows]
        assert len(rows) == len(outcome["sheet"][seat])
        assert sum(points) == outcome["scores"][seat]
        assert all(row[2][0][1]["scope"] == "row" and phone.text(row[2][0]) for row in rows)
        assert f"{outcome['scores'][seat]}  points" in phone.text(section)
    assert "{" not in phone.text()


def test_places_go_from_the_first_to_the_last() -> None:
    table = played(moves=-1)
    places = table.game.outcome()["places"]
    order = [section[1]["key"] for section in opened(table).find("section")]
    assert [places[seat] for seat in order] == sorted(places)


def test_the_winner_is_named() -> None:
    table = played(moves=-1)
    phone = opened(table)
    winner = table.players[table.game.outcome()["places"].index(1)]["name"]
    assert phone.text(phone.find("h1")[0]) == f"{winner} wins!"


def test_a_shared_victory_names_all() -> None:
    outcome = {"places": [1, 3, 1], "scores": [5, 2, 5], "sheet": [[], [], []]}
    phone = opened(played(moves=-1), outcome=outcome)
    assert phone.text(phone.find("h1")[0]) == "Anna and Cleo share the win!"


def test_what_a_reason_names_stands_in_its_line() -> None:
    table = played("halunken", moves=-1)
    assert "Doubled: " in opened(table).text()
    table = played(moves=-1)
    left = table.game.left(0)
    assert f"(fewer win a tie): {left}" in opened(table).text()


def test_a_running_game_has_no_result() -> None:
    phone = opened(played(moves=3))
    assert phone.done[-1] == ("replace", "table", "ab")
    assert "points" not in phone.text()


def test_a_rematch_is_the_same_with_other_luck() -> None:
    table = played(moves=-1)
    phone = opened(table)
    phone.tap("rematch")
    (_, _, ident) = phone.told("replace")[-1]
    again = saves.opened(phone.shelves["tables"][ident])
    assert again.players == table.players
    assert again.record.options == table.record.options
    assert again.record.seed != table.record.seed
    assert set(phone.shelves["tables"]) == {"ab", ident}


def test_in_a_rematch_the_next_seat_begins_if_one_was_agreed_on() -> None:
    phone = opened(played(moves=-1), options={"first": 2})
    phone.tap("rematch")
    (_, _, ident) = phone.told("replace")[-1]
    assert saves.opened(phone.shelves["tables"][ident]).record.options["first"] == 0


def test_one_goes_back_to_the_final_board() -> None:
    phone = opened(played(moves=-1))
    phone.tap("table")
    assert phone.done[-1] == ("go", "table", "ab")
    phone = Phone(result, "ab", "table", **phone.shelves)  # from there
    phone.tap("table")
    assert phone.done[-1] == ("back",)


def test_looking_back_and_the_file_are_one_tap_away() -> None:
    table = played(moves=-1)
    phone = opened(table)
    phone.tap("go", "look", "ab")
    phone.tap("transfers", "share", "ab")
    assert phone.told("share")[-1][2] == table.text()


def test_a_table_that_is_gone_is_said() -> None:
    phone = Phone(result, "ab")
    assert "No table here" in phone.text()
    phone.tap("home")
