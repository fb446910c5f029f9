"""How a move came about travels with it, as one may see it, and again to who was away meanwhile."""

import json
from typing import Any

import pytest

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.changes import changed
from shared_rules.engine.past import KEPT
from shared_rules.engine.table import Table
from tests.rules.every import bot_of
from tests.server.home import Home
from tests.server.phone import Message, Phone

EVERY = pytest.mark.parametrize("game", list(GAMES))
MINE = (0, 1)


def told(message: Message) -> dict[int, list[Any]]:
    """What a `game` tells: for each move its moments, with the views as they were."""
    found: dict[int, list[Any]] = {}
    later = message["views"]
    for number, moments in reversed(message["moments"]):
        found[number] = []
        for facts, changes in reversed(moments):
            later = list(map(changed, later, changes))
            found[number].insert(0, [facts, later])
    return found


def games(phone: Phone) -> list[Message]:
    """All that it has been told of how the game stands."""
    messages = [json.loads(text) for text in phone.frames]
    return [message for message in messages if message["type"] == "game"]


def played(home: Home, game: str, moves: int, third: str = "person") -> Phone:
    """A phone with all seats, but for a bot's, after at least so many moves or at the end.

    A bot would play on while one comes back.
    """
    phone = home.phone("Anna")
    table = phone.make(game, ["person", "person", third])
    phone.enter(table).sit(*MINE, *([2] if third == "person" else [])).ask("start")
    chance = Chance(3)
    while not phone.settle().game or not phone.over and phone.game["moves"] < moves:
        phone.random_act(chance)
    return phone


def record(phone: Phone) -> Table:
    """The table as it is played again from its record, with all of its past."""
    table = Table.read(phone.http("GET", f"/api/tables/{phone.table['table']}/record"), check=True)
    table.remember()
    return table


@EVERY
def test_each_move_tells_how_it_came_about(home: Home, game: str) -> None:
    phone = played(home, game, 10_000, bot_of(game))
    table = record(phone)
    seen: dict[int, list[Any]] = {}
    for message in games(phone):
        seen.update(told(message))
    assert {n for n, facts in enumerate(table.record.facts) if facts} == set(seen)
    assert max(len(moments) for moments in seen.values()) > 1
    for number, moments in seen.items():
        assert moments == table.moments(number, None, *MINE)


@EVERY
def test_who_comes_back_is_told_what_was_missed(home: Home, game: str) -> None:
    phone = played(home, game, 40)
    latest = phone.game["moves"]
    live: dict[int, list[Any]] = {}
    for message in games(phone):
        live.update(told(message))
    for looked in (latest - 7, 0):
        phone.ask("enter", table=phone.table["table"], looked=looked)
        phone.settle()
        first = max(looked, phone.game["moves"] - KEPT)
        assert told(phone.game) == {n: live[n] for n in live if n >= first}


def test_who_does_not_ask_is_told_nothing_twice(home: Home) -> None:
    phone = played(home, "klunker", 12)
    phone.ask("enter", table=phone.table["table"])
    assert phone.settle().game["moments"] == []


def test_a_server_that_starts_again_knows_how_it_came_about(home: Home) -> None:
    phone = played(home, "halunken", 40)
    live = told(games(phone)[-1])
    home.kill()
    home.start()
    phone.connect()
    phone.ask("enter", table=phone.table["table"], looked=0)
    again = told(phone.settle().game)
    assert live.items() <= again.items()
    assert min(again) <= max(0, phone.game["moves"] - KEPT) + 5


@EVERY
def test_what_was_missed_is_told_as_what_has_changed_from_one_moment_to_the_next(
    home: Home, game: str
) -> None:
    """Sixty moves are no larger than thirty times how the table looks: half a look each."""
    phone = played(home, game, 60)
    phone.ask("enter", table=phone.table["table"], looked=0)
    message = phone.settle().game
    sizes = {part: len(json.dumps(message[part])) for part in ("views", "moments")}
    assert sizes["moments"] < 30 * sizes["views"]
