"""Playing on from a game that is over: another table, with whom one likes; the old one stays."""

from typing import Any

import pytest

from client.screens import again, look, result, table
from client.shelf import saves
from shared_rules import GAMES
from shared_rules.engine.table import Table
from tests.client.phone import NOW, Phone, copy, played

ANNA = "Anna Bertram Cleo"


def opened(table: Table, number: int = 0) -> Phone:
    stored = copy(saves.keep("ab", table, NOW)[1][0][2])
    phone = Phone(again, "ab", str(number), tables={"ab": stored})
    phone.wait()
    return phone


def begun(phone: Phone) -> Table:
    """The table that comes of it, as it lies on the shelf."""
    phone.tap("start")
    [(_, screen, ident)] = phone.told("replace")
    assert screen == "table" and ident != "ab"
    return saves.opened(copy(phone.shelves["tables"][ident]))


@pytest.mark.parametrize("key", list(GAMES))
def test_from_any_position_one_plays_on_with_other_cards_where_one_saw_none(key: str) -> None:
    source = played(key, moves=-1)
    text = source.text()
    number = source.opened(len(source.record.moves) // 2)
    phone = opened(source, number)
    phone.tap("kind", 1, phone.model.seating.bot)
    phone.tap("kind", 2, phone.model.seating.bot)
    known = phone.model.replay.games[number]
    other = begun(phone)
    assert other.left_after == number
    assert other.game.view(0) == known.view(0)
    assert [player["kind"] == "person" for player in other.players] == [True, False, False]
    assert phone.shelves["summaries"][phone.told("replace")[0][2]]["branch"] == number
    assert source.text() == text


@pytest.mark.parametrize("key", list(GAMES))
def test_the_same_deal_again_is_the_same_from_the_first_card_on(key: str) -> None:
    source = played(key, moves=-1)
    other = begun(opened(source))
    assert other.game.state() == source.record.begin().state()
    assert other.left_after == 0 and other.record.moves == []


def test_people_change_seats_and_the_cards_stay() -> None:
    source = played("klunker", ANNA, -1)
    phone = opened(source)
    names = [player["name"] for player in source.players]
    phone.tap("seat", 0)
    phone.tap("move", 0, 1)
    phone.tap("close")
    other = begun(phone)
    assert [player["name"] for player in other.players] == [names[1], names[0], names[2]]
    assert other.game.state() == source.record.begin().state()


def test_it_is_said_what_is_dealt_anew() -> None:
    phone = opened(played("klunker", ANNA, -1), 9)
    assert "hands included" in phone.text()
    for seat in (1, 2):
        phone.tap("kind", seat, phone.model.seating.bot)
    assert "What Anna could not see" in phone.text()
    phone.tap("anew", False)
    assert "Whoever has looked back knows them" in phone.text()


def test_nobody_can_leave_and_nobody_come() -> None:
    phone = opened(played("klunker", ANNA, -1), 9)
    phone.tap("seat", 1)
    [remove] = [tap for tap in phone.find("button") if tap[1].get("tap") == ["remove", 1]]
    assert remove[1]["disabled"]
    assert [tap for tap in phone.taps() if tap[0] == "count"] == []


def test_a_game_that_is_still_on_and_one_that_is_not_there_lead_nowhere() -> None:
    assert "Only after the end" in opened(played(moves=4)).text()
    phone = Phone(again, "nowhere")
    assert not [tap for tap in phone.taps() if tap == ["start"]]


def test_the_ways_to_it_stand_on_the_score_sheet_and_in_the_look_back() -> None:
    source = played(moves=-1)
    entries = copy(saves.keep("ab", source, NOW)[1])
    shelves: dict[str, Any] = {"tables": {"ab": entries[0][2]}, "summaries": {"ab": entries[1][2]}}
    sheet = Phone(result, "ab", **shelves)
    sheet.tap("menu")
    sheet.tap("go", "again", "ab")
    back = Phone(look, "ab", **shelves)
    back.wait()
    back.send("to", "5")
    back.tap("again")
    assert back.told("go")[-1] == ("go", "again", "ab", "5")
    back.send("to", str(back.model.last))
    assert ["again"] not in back.taps()  # nothing goes on from the end


def test_the_new_table_is_played_like_any_other() -> None:
    source = played("klunker", ANNA, -1)
    phone = opened(source, 9)
    begun(phone)
    ident = phone.told("replace")[0][2]
    there = Phone(table, ident, tables={ident: phone.shelves["tables"][ident]})
    assert there.model.host.moves == source.opened(9)
    assert not any(there.model.host.may_undo(seat) for seat in range(3))
