"""Looking back: every position of a finished game, and nothing of one that still goes on."""

from typing import Any

import pytest

from client import saves
from client.screens import look
from shared_rules import GAMES
from shared_rules.table import Table
from tests.client.phone import NOW, Phone, copy, played


def opened(table: Table, **changes: Any) -> Phone:
    stored = copy(saves.keep("ab", table, NOW)[1][0][2])
    stored.update(changes)
    return Phone(look, "ab", tables={"ab": stored})


@pytest.mark.parametrize("key", list(GAMES))
def test_every_position_can_be_looked_at(key: str) -> None:
    table = played(key, moves=-1)
    phone = opened(table)
    phone.wait()
    positions: list[Any] = []
    table.record.close(table.game)
    table.record.replay(lambda number, game: positions.append(game.state()))
    assert phone.model.last == len(positions) - 1
    for number, state in enumerate(positions):
        phone.send("to", str(number))
        assert phone.model.game().state() == state
        assert f"Move {number} of {phone.model.last}" in phone.find("input")[0][1]["aria_valuetext"]


def test_all_hands_lie_open() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    phone.send("to", 4)
    game = phone.model.game()
    for seat, row in enumerate(phone.find(role="group")):
        jewels = [place[1]["tap"][1] for place in found(row) if place[1].get("tap")]
        assert sorted(jewels) == game.hands[seat]


def found(place: Any) -> list[Any]:
    from tests.client.stage import elements

    return [element for element in elements(place) if element[0] == "button"]


def test_what_happened_is_said_and_leads_there() -> None:
    table = played(moves=-1)
    phone = opened(table)
    phone.wait()
    phone.tap("moves")
    phone.tap("to", 3)
    assert not phone.find("dialog")
    scene = phone.model.scene(None)
    sentences = [scene.told(fact) for fact in table.record.facts[2]]
    assert phone.text(phone.find(class_="told")[0]) == " ".join(sentences)


def test_the_buttons_lead_through_the_game() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    last = phone.model.last
    assert ["to", -1] not in phone.taps()
    phone.tap("to", 1)
    phone.tap("to", 2)
    phone.tap("to", 1)
    phone.tap("to", last)
    assert ["to", last + 1] not in phone.taps()
    phone.tap("to", 0)


def test_it_plays_by_itself_to_the_end_and_from_the_start_again() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    phone.tap("play")
    phone.wait()
    assert phone.model.at == phone.model.last and not phone.model.playing
    phone.tap("play")
    assert phone.model.at == 0


def test_a_touch_stops_it() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    for touch in (["play"], ["to", 5]):
        phone.tap("play")
        phone.send(*phone.timers.pop(0))
        phone.send(*touch)
        at = phone.model.at
        phone.wait()
        assert phone.model.at == at


def test_while_it_is_replayed_the_page_is_drawn_a_dozen_times_not_hundreds() -> None:
    phone = opened(played("dschunke", moves=-1))
    trees = []
    while phone.timers:
        phone.send(*phone.timers.pop(0))
        phone.model.replay.chunk = 1
        if not trees or trees[-1] is not phone.tree:
            trees.append(phone.tree)
    assert phone.model.last > 100
    assert len(trees) <= 14


def test_one_can_go_ahead_before_all_is_replayed() -> None:
    phone = opened(played(moves=-1))
    assert not phone.model.replay.done
    phone.send("to", str(phone.model.last))
    assert phone.find("progress")
    phone.wait()
    assert phone.model.game().waiting_for() == []
    assert not phone.find("progress")


@pytest.mark.parametrize("moves", [0, 9])
def test_before_the_end_nothing_is_shown_nor_kept_in_mind(moves: int) -> None:
    table = played(moves=moves)
    phone = opened(table)
    phone.wait()
    assert "Not before the end" in phone.text()
    assert phone.model.record is None and phone.model.replay is None
    phone.tap("table")
    assert phone.done[-1] == ("replace", "table", "ab")


def test_a_game_of_older_rules_is_told_kindly() -> None:
    phone = opened(played(moves=-1), rules=0)
    phone.wait()
    assert "older rules" in phone.text()


def test_a_game_that_the_rules_of_today_play_otherwise_is_told_kindly() -> None:
    table = played(moves=-1)
    table.game.notes[0] += 1
    phone = opened(table)
    phone.wait()
    assert "older rules" in phone.text()


def test_what_a_thing_is_can_be_asked() -> None:
    phone = opened(played(moves=-1))
    phone.wait()
    phone.send("to", 4)
    phone.tap("what", phone.model.game().hands[0][0])
    assert phone.find("dialog")
    phone.tap("close")
    assert not phone.find("dialog")


def test_a_table_that_is_gone_is_said() -> None:
    assert "No table here" in Phone(look, "ab").text()
