"""A table on this phone: loaded, played with bots, stored after every move, in one place only."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from client.shelf import saves
from client.table.local import LocalHost
from client.thinking import bots
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove
from shared_rules.engine.offer import Offer
from shared_rules.engine.table import Table

SEED = "00112233445566778899aabbccddeeff"


class Phone:
    """Does a host's effects at once, as the browser does them in its own time."""

    def __init__(self, *kinds: str) -> None:
        colours = ["red", "blue", "green", "yellow"]
        players = [
            {"name": f"P{seat}", "kind": kinds[seat], "colour": colours[seat]}
            for seat in range(len(kinds))
        ]
        _, entries = saves.keep("ab12", Table.new("klunker", players, {}, SEED), 1)
        self.shelves: dict[Any, Any] = {}
        self.store(entries)
        self.done: list[Any] = []
        self.held: list[Any] = []
        self.place = "here"
        self.trouble = ""
        self.host = LocalHost("ab12")

    def store(self, entries: list[list[Any]]) -> None:
        for shelf, key, value in entries:
            self.shelves[shelf, key] = json.dumps(value)

    def do(self, effects: list[Any]) -> None:
        for effect in effects:
            self.done.append(effect)
            self.perform(*effect)

    def perform(self, name: str, *said: Any) -> None:
        answers: dict[str, Callable[..., Any]] = {
            "now": lambda: 1234,
            "seed": lambda: SEED,
            "claim": lambda table: self.place,
            "takeover": lambda table: "here",
            "load": lambda shelf, key: json.loads(self.shelves.get((shelf, key), "null")),
            "store": self.store,
        }
        if name in answers:
            self.do(self.host.hear([*said[-1], answers[name](*said[:-1]), self.trouble]))
        elif name == "soon":
            self.do(self.host.hear(said[0]))
        elif name == "think":
            self.held.append(said)

    def think(self) -> None:
        """Let the bots that have been asked answer, until people are to move; all is told."""
        while self.held:
            self.answer()
            self.do(self.host.told())

    def answer(self) -> None:
        request, reply = self.held.pop(0)
        word = bots.answered(request, lambda: 0)
        self.do(self.host.hear([*reply, word["answer"], word["problem"]]))

    def sample(self, seat: int) -> list[Any]:
        offers = self.host.view(seat)["offers"]
        move: list[Any] = Offer.of(Chance(7).pick(offers)).sample(Chance(8))
        return move

    def stored(self) -> Table:
        return saves.opened(json.loads(self.shelves["tables", "ab12"]))

    def summary(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.shelves["summaries", "ab12"])
        return found


def opened(*kinds: str) -> Phone:
    phone = Phone(*kinds)
    phone.do(phone.host.open())
    return phone


def test_a_table_is_loaded_when_it_is_known_that_it_is_played_here() -> None:
    phone = opened("person", "person", "person")
    assert phone.host.ready and phone.host.moves == 0 and phone.host.persons() == [0, 1, 2]


def test_every_move_is_stored_at_once() -> None:
    phone = opened("person", "person", "person")
    seat = phone.host.waiting_for()[0]
    phone.do(phone.host.act(seat, phone.sample(seat)))
    assert phone.stored().game.state() == phone.host.table.game.state()
    assert phone.summary()["moves"] == 1


def test_an_illegal_move_changes_and_stores_nothing() -> None:
    phone = opened("person", "person", "person")
    before = phone.shelves["tables", "ab12"]
    with pytest.raises(IllegalMove):
        phone.host.act(phone.host.waiting_for()[0], ["nonsense"])
    assert phone.host.moves == 0 and phone.shelves["tables", "ab12"] == before


def test_undo_is_stored_too() -> None:
    phone = opened("person", "person", "person")
    seat = phone.host.waiting_for()[0]
    phone.do(phone.host.act(seat, phone.sample(seat)))
    assert phone.host.may_undo(seat)
    phone.do(phone.host.undo(seat))
    assert phone.stored().record.moves == [] and phone.host.moves == 0


def test_bots_play_to_the_end_by_themselves() -> None:
    phone = opened("bot:random", "bot:random", "bot:random")
    phone.think()
    assert phone.host.waiting_for() == []
    assert phone.stored().over
    assert phone.summary()["outcome"] == phone.host.table.game.outcome()


def test_a_bot_is_told_no_more_than_its_view() -> None:
    phone = opened("bot:random", "person", "person")
    while not phone.held:
        seat = phone.host.waiting_for()[0]
        phone.do(phone.host.act(seat, phone.sample(seat)))
    request, _ = phone.held[0]
    assert set(request) == {"view", "level", "seed"}
    assert request["view"] == phone.host.view(0)
    assert SEED not in str(request)


def test_people_and_bots_play_a_game_to_its_end() -> None:
    phone = opened("person", "bot:random", "person")
    while phone.host.waiting_for():
        phone.think()
        for seat in phone.host.waiting_for():
            if not phone.host.is_bot(seat):
                phone.do(phone.host.act(seat, phone.sample(seat)))
                break
    assert phone.stored().over


@pytest.mark.parametrize("problem", ["broken", "slow"])
def test_a_bot_that_breaks_down_still_moves(problem: str) -> None:
    phone = opened("bot:random", "bot:random", "bot:random")
    _, reply = phone.held.pop(0)
    phone.do(phone.host.hear([*reply, None, problem]))
    phone.do(phone.host.told())
    assert phone.host.moves == 1


def test_a_bot_thinks_at_once_and_moves_when_the_move_before_has_been_told() -> None:
    phone = opened("bot:random", "bot:random", "bot:random")
    phone.answer()
    assert phone.host.moves == 0
    phone.do(phone.host.told())
    assert phone.host.moves == 1 and len(phone.held) == 1
    phone.answer()
    assert phone.host.moves == 1
    phone.do(phone.host.told())
    assert phone.host.moves == 2


def test_a_bot_that_still_thinks_when_all_has_been_told_moves_as_soon_as_it_knows() -> None:
    phone = opened("bot:random", "bot:random", "bot:random")
    phone.do(phone.host.told())
    assert phone.host.moves == 0
    phone.answer()
    assert phone.host.moves == 1


def test_a_question_that_makes_no_sense_is_answered_as_one() -> None:
    assert (
        bots.answered({"view": {}, "level": "random", "seed": 1}, lambda: 0)["problem"] == "broken"
    )


def test_a_thought_about_another_position_is_not_played() -> None:
    phone = opened("bot:random", "bot:random", "bot:random")
    _, reply = phone.held[0]
    assert phone.host.hear(["host", "move", 99, reply[3], {"move": ["pass"]}, ""]) == []
    assert phone.host.moves == 0


def test_a_table_that_is_played_elsewhere_waits_until_it_is_taken_over() -> None:
    phone = Phone("bot:random", "bot:random", "bot:random")
    phone.place = "elsewhere"
    phone.do(phone.host.open())
    assert phone.host.place == "elsewhere" and not phone.host.ready and not phone.held
    phone.do(phone.host.take_over())
    assert phone.host.ready and phone.held


def test_a_table_that_is_taken_away_stops_and_is_read_again_when_it_comes_back() -> None:
    phone = opened("person", "person", "person")
    phone.do(phone.host.hear(["host", "place", "elsewhere", ""]))
    assert not phone.host.ready
    other = LocalHost("ab12")
    other.table, other.place = phone.stored(), "here"
    seat = other.waiting_for()[0]
    phone.store(other.act(seat, phone.sample(seat))[1][1])
    phone.do(phone.host.take_over())
    assert phone.host.moves == 1


@pytest.mark.parametrize(
    ("stored", "trouble", "problem"),
    [(None, "", "absent"), (None, "slow", "slow"), ({"key": "klunker"}, "", "unreadable")],
)
def test_a_table_that_cannot_be_had_says_why(stored: Any, trouble: str, problem: str) -> None:
    phone = Phone("person", "person", "person")
    phone.store([["tables", "ab12", stored]])
    phone.trouble = trouble
    phone.do(phone.host.open())
    assert phone.host.problem == problem and not phone.host.ready


def test_a_move_that_could_not_be_stored_is_told() -> None:
    phone = opened("person", "person", "person")
    phone.trouble = "full"
    seat = phone.host.waiting_for()[0]
    phone.do(phone.host.act(seat, phone.sample(seat)))
    assert phone.host.unsaved == "full"
