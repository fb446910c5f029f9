"""Result: who has won and why, to the last point, and the next game one tap away."""

import re
from typing import Any

import pytest

from client.app import settings
from client.screens import result
from client.shelf import saves
from shared_rules import GAMES
from shared_rules.engine.table import Table
from tests.client.phone import NOW, Phone, played
from tests.client.stage import elements


def opened(table: Table, **changes: object) -> Phone:
    phone = Phone(result)
    entries = saves.keep("ab", table, NOW)[1]
    shelves = {row[0]: {"ab": row[2]} for row in entries}
    shelves["summaries"]["ab"].update(changes)
    phone = Phone(result, "ab", **shelves)
    return phone


def columns(phone: Phone) -> list[str]:
    """The names at the head of the score sheet, from left to right."""
    return [phone.text(name) for name in phone.find("span", class_="name")]


def row_of(phone: Phone, row: Any) -> tuple[str, list[str]]:
    """What a row is called, and everybody's points in it."""
    title = [place for place in elements(row) if place[1].get("scope") == "row"]
    points = [place for place in elements(row) if place[1].get("class_") == "points"]
    return phone.text(title[0]), [phone.text(place) for place in points]


def rows(phone: Phone) -> dict[str, list[str]]:
    found = [row_of(phone, row) for row in phone.find("tr")[1:]]
    return dict(found)


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize("match", [1, 3])
def test_every_reason_is_a_row_and_each_column_adds_up(key: str, match: int) -> None:
    table = played(key, moves=-1, options={"match": match} if key == "halunken" else {})
    outcome = table.game.outcome()
    phone = opened(table)
    names = [player["name"] for player in table.players]
    sums = [0] * len(names)
    for body in phone.find("tbody"):
        is_total = body[1].get("class_") == "total"
        for row in body[2][0] if not is_total else body[2]:
            _, points = row_of(phone, row)
            for place, name in enumerate(columns(phone)):
                seat = names.index(name)
                if is_total:
                    assert int(points[place]) == outcome["scores"][seat]
                elif body[1].get("class_") != "ties":
                    sums[seat] += int(points[place])
    assert sums == outcome["scores"]
    assert "{" not in phone.text()


@pytest.mark.parametrize("key", list(GAMES))
def test_whoever_listens_hears_of_each_number_whose_it_is_and_what_for(key: str) -> None:
    phone = opened(played(key, moves=-1))
    assert len(phone.find("th", scope="col")) == 3
    for row in phone.find("tr")[1:]:
        assert len([place for place in elements(row) if place[1].get("scope") == "row"]) == 1
        assert len([place for place in elements(row) if place[0] == "td"]) == 3


def test_a_name_that_ends_with_a_number_stands_beside_none() -> None:
    table = played(moves=-1)
    for seat, player in enumerate(table.players):
        player["name"] = f"Player {seat + 1}"
    phone = opened(table)
    for head in phone.find("th", scope="col"):
        place, name, *_ = [phone.text(child) for child in head[2] if child]
        assert re.fullmatch(r"\d\. Place \d: ", place) and re.fullmatch(r"Player \d", name)


def test_columns_go_from_the_first_place_to_the_last() -> None:
    table = played(moves=-1)
    places = table.game.outcome()["places"]
    names = [player["name"] for player in table.players]
    order = [places[names.index(name)] for name in columns(opened(table))]
    assert order == sorted(places)


def finished(kinds: str, places: list[int], **more: Any) -> Phone:
    """A game that ended like this between Anna, Ben and Cleo."""
    table = played(moves=-1)
    for player, kind in zip(table.players, kinds.split(), strict=True):
        player["kind"] = kind
    sheet = [[["notes", 10 - place]] for place in places]
    scores = [10 - place for place in places]
    return opened(table, outcome={"places": places, "scores": scores, "sheet": sheet, **more})


ALONE = "person bot:solid bot:solid"


def test_who_wins_alone_at_a_phone_is_told_so() -> None:
    assert phone_says(finished(ALONE, [1, 2, 3])) == ["You win!"]


def test_who_loses_is_not_cheered() -> None:
    phone = finished(ALONE, [3, 1, 2])
    assert phone_says(phone) == ["Ben wins.", "Place 3 for you this time."]
    assert not phone.find(src="art/common/toad-winner.svg")


def test_a_phone_that_is_shared_says_who_has_won() -> None:
    assert phone_says(finished("person person bot:solid", [2, 1, 3])) == ["Ben wins!"]
    assert phone_says(finished("person person bot:solid", [2, 3, 1])) == ["Cleo wins."]


def test_a_shared_victory_names_all() -> None:
    shared = finished("person person person", [1, 3, 1])
    assert phone_says(shared) == ["Anna and Cleo share the win!"]
    assert phone_says(finished(ALONE, [1, 3, 1])) == ["You and Cleo share the win!"]
    assert phone_says(finished(ALONE, [3, 1, 1]))[0] == "Ben and Cleo share the win."


def phone_says(phone: Phone) -> list[str]:
    [verdict] = [place for place in phone.find("div") if "verdict" in str(place[1].get("class_"))]
    return [phone.text(place) for place in elements(verdict) if place[0] in ("h1", "p")]


def test_the_own_column_is_marked_and_none_on_a_shared_phone() -> None:
    phone = finished(ALONE, [2, 1, 3])
    heads = [head for head in phone.find("th", scope="col") if "is-me" in head[1]["class_"]]
    assert ["Anna" in phone.text(head) and "you" in phone.text(head) for head in heads] == [True]
    assert len([td for td in phone.find("td") if "is-me" in str(td[1].get("class_"))]) == 2
    shared = finished("person person bot:solid", [2, 1, 3])
    assert not [place for place in elements(shared.tree) if "is-me" in str(place[1].get("class_"))]


def test_the_best_of_each_row_is_marked_and_heard() -> None:
    sheet = [[["notes", 5]], [["notes", 7]], [["notes", 7], ["left", 0, 3]]]
    phone = finished(ALONE, [3, 1, 1], sheet=sheet, scores=[5, 7, 7])
    best = [td for td in phone.find("td") if "is-best" in str(td[1].get("class_"))]
    assert [phone.text(td) for td in best] == ["7 , the most"] * 4, (
        "two of two rows, none of the tie's"
    )


def test_where_all_are_equal_nobody_is_best() -> None:
    sheet = [[["notes", 5]]] * 3
    phone = finished(ALONE, [1, 1, 1], sheet=sheet, scores=[5] * 3)
    assert "best" not in phone.text()


def test_a_reason_says_what_it_is_made_of_and_leads_to_its_rule() -> None:
    table = played("dschunke", moves=-1)
    phone = opened(table)
    phone.tap("reason", "junk")
    [dialog] = phone.find("dialog")
    lines = [line for seat in range(3) for line in table.game.sheet(seat) if line[0] == "junk"]
    assert lines and phone.text(dialog).count("In sight: ") == len(lines)
    phone.tap("rule", "score.junk")
    assert phone.done[-1][:3] == ("go", "rules", "dschunke")


def test_what_decides_a_tie_is_said_and_added_to_nothing() -> None:
    table = played(moves=-1)
    phone = opened(table)
    title = "Tie: fewer cards left"
    by_name = dict(zip(columns(phone), rows(phone)[title], strict=True))
    for seat, player in enumerate(table.players):
        assert by_name[player["name"]] == str(table.game.left(seat))


def test_the_games_of_a_match_are_summed_up_and_one_tap_away() -> None:
    table = played("halunken", moves=-1, options={"match": 3})
    phone = opened(table)
    assert list(rows(phone)) == ["Game 1", "Game 2", "Game 3", "Total"]
    phone.tap("reason", "game", 2)
    [dialog] = phone.find("dialog")
    titles = [place for place in elements(dialog) if place[1].get("scope") == "row"]
    assert [phone.text(place) for place in titles] == [
        "Red", "Purple", "Green", "Yellow", "Doubled"
    ]  # fmt: skip
    assert result.back(phone.model) == ["close"]
    phone.tap("close")
    assert not phone.find("dialog")


def test_a_running_game_has_no_result() -> None:
    phone = opened(played(moves=3))
    assert phone.done[-1] == ("replace", "table", "ab")
    assert not phone.find("table")


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


def test_looking_back_the_story_and_the_file_are_one_tap_away() -> None:
    table = played(moves=-1)
    phone = opened(table)
    phone.tap("go", "look", "ab")
    phone.tap("go", "story", "ab")
    phone.tap("menu")
    phone.tap("transfers", "share", "ab")
    assert phone.told("share")[-1][2] == table.text()


def test_a_table_that_is_gone_is_said() -> None:
    phone = Phone(result, "ab")
    assert "No table here" in phone.text()
    phone.tap("home")


@pytest.mark.parametrize("key", list(GAMES))
def test_who_has_finished_a_game_is_remembered_to_know_it(key: str) -> None:
    phone = opened(played(key, moves=-1))
    assert phone.told("set")[0] == ("set", settings.finished_of(key), True)
