"""Whole games over real sockets: every game, every number of seats, phones and bots mixed."""

from collections.abc import Callable
from typing import Any

import pytest

from server.house.archive import checked
from shared_rules import GAMES
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.record import Record
from tests.rules.every import bot_of
from tests.server.phone import Phone, Refused, play_all, sit_down

Phones = Callable[[int], list[Phone]]

KINDS = [
    (key, seats, people) for key in GAMES for seats in GAMES[key].SEATS for people in (2, seats)
]


@pytest.mark.parametrize(("key", "seats", "people"), sorted(set(KINDS)))
def test_a_game_is_played_to_its_end(phones: Phones, key: str, seats: int, people: int) -> None:
    players, watcher = phones(people), phones(1)[0]
    kinds = ["person"] * people + ["bot:random"] * (seats - people)
    table = players[0].make(key, kinds)
    watcher.enter(table)
    sit_down(table, players)
    play_all(players)
    watcher.until(lambda phone: phone.over)

    record = Record.read(players[0].http("GET", f"/api/tables/{table}/record"))
    game = record.replay()
    assert checked(key, record.players)
    for phone in [*players, watcher]:
        phone.settle()
        assert phone.table["status"] == "over"
        assert phone.game["outcome"] == game.outcome()
        assert phone.log == [
            [seat, facts] for (seat, _), facts in zip(record.moves, record.facts, strict=True)
        ]
    for seat, phone in enumerate(players):
        assert phone.game["views"] == [game.view(seat)]
    assert watcher.game["views"] == [game.view(None)]


def test_several_people_share_a_phone(phones: Phones) -> None:
    anna, bert = phones(2)
    table = anna.make("klunker", ["person", "person", "bot:random", "person"])
    anna.enter(table).sit(0, 3)
    bert.enter(table).sit(1)
    anna.ask("start")
    bert.until(lambda phone: phone.game)
    assert [view["seat"] for view in anna.game["views"]] == [None, 0, 3]
    assert [view["seat"] for view in bert.game["views"]] == [1]
    play_all([anna, bert])
    assert anna.settle().log == bert.settle().log


def test_a_bot_plays_every_game(phones: Phones) -> None:
    for key in GAMES:
        anna = phones(1)[0]
        sit_down(anna.make(key, ["person", bot_of(key), bot_of(key)]), [anna])
        anna.play()
        assert anna.game["outcome"]


def test_a_sealed_answer_shows_only_that_it_was_given(phones: Phones) -> None:
    """It changes nobody else's view, and makes nobody else's move stale."""
    players = phones(3)
    sit_down(players[0].make("halunken", ["person"] * 3), players)
    chance = Chance(1)
    while players[0].settle().game["waiting"] != [0, 1, 2]:
        assert any(phone.settle().random_act(chance) for phone in players), "nobody was asked"
    before = [phone.settle().game for phone in players]
    for seat in (0, 1):
        phone = players[seat]
        phone.act(seat, random_move(phone.view(seat)["offers"], Chance(seat)))
        for other in range(seat + 1, 3):
            game = players[other].settle().game
            assert game["views"] == before[other]["views"]
            assert game["change"] == before[other]["change"]
            assert game["waiting"] == list(range(seat + 1, 3))
            assert players[other].log[-1] == [seat, []]
    last = players[2]
    last.act(2, random_move(last.view(2)["offers"], Chance(2)))
    assert last.game["change"] == before[2]["change"] + 1
    assert last.log[-1][1]


@pytest.mark.parametrize(
    ("error", "seat", "ago", "move"),
    [
        ("malformed", 0, 0, []),
        ("malformed", 0, 0, [["show"]]),
        ("malformed", 0, 0, [7, "shoe"]),
        ("malformed", 0, 0, ["show", 1.5]),
        ("malformed", 0, 0, ["show", True]),
        ("malformed", 0, 0, ["show"] * 201),
        ("malformed", True, 0, ["show"]),
        ("malformed", -1, 1, ["show"]),
        ("not-yours", 1, 0, ["show"]),
        ("not-yours", 7, 1, ["show"]),
        ("stale", 0, 1, ["show"]),
        ("stale", 0, -1, ["show"]),
        ("stale", 0, 1, ["fly"]),
        ("illegal", 0, 0, ["fly"]),
        ("illegal", 0, 0, ["show", "crown"]),
    ],
)
def test_the_server_says_what_is_wrong_with_a_move(
    phones: Phones, error: str, seat: int, ago: int, move: list[Any]
) -> None:
    """The first thing that is wrong, in the order of docs/PROTOCOL.md; nothing has happened."""
    players = phones(3)
    sit_down(players[0].make("klunker", ["person"] * 3), players)
    while players[0].settle().turn() is None or players[0].game["change"] < 2:
        for phone in players[1:]:
            phone.settle().random_act(Chance(1))
        if players[0].game["change"] < 2:
            players[0].settle().random_act(Chance(1))
    anna, before, log = players[0], players[0].game, players[0].log[:]
    seen = before["change"] - ago
    with pytest.raises(Refused, match=f"^{error}:"):
        anna.ask("act", seat=seat, seen=seen, move=move)
    told = anna.frames[-2:]
    assert ('"type":"game"' in told[0]) == (error == "stale")  # it comes again, to be looked at
    after = anna.settle().game
    assert {**after, "log": log, "moments": []} == {**before, "log": anna.log, "moments": []}


def test_who_is_nowhere_or_too_late_makes_no_move(phones: Phones) -> None:
    (anna,) = phones(1)
    with pytest.raises(Refused, match="^malformed:"):
        anna.ask("act", seat=0, seen=0, move=[])
    with pytest.raises(Refused, match="^not-here:"):
        anna.ask("act", seat=0, seen=0, move=["show"])
    sit_down(anna.make("klunker", ["person", "bot:random", "bot:random"]), [anna])
    anna.play()
    with pytest.raises(Refused, match="^status:"):
        anna.ask("act", seat=0, seen=0, move=["show"])
