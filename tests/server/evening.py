"""What tests ask of phones at one table: who is there, what is voted on, what was decided."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from shared_rules.engine.chance import Chance
from tests.server.phone import Phone, Refused, sit_down

Phones = Callable[[int], list[Phone]]


def refused(error: str) -> Any:
    return pytest.raises(Refused, match=f"^{error}:")


def playing(phones: Phones, *kinds: str, people: int = 3, game: str = "dschunke") -> list[Phone]:
    """A game that has begun, and whose first phone is the host."""
    players = phones(people)
    sit_down(players[0].make(game, ["person"] * people + list(kinds)), players)
    return players


def on_turn(players: list[Phone]) -> Phone:
    """Whose turn it is, as soon as no bot's it is."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        for phone in players:
            if phone.settle().turn() is not None:
                return phone
    raise AssertionError("it was nobody's turn")


def moved(players: list[Phone]) -> Phone:
    """Play until a move has been made that can be taken back; the one who made it."""
    chance = Chance(5)
    for _ in range(200):
        phone = on_turn(players)
        seat = phone.turn()
        phone.random_act(chance)
        if seat in phone.game["undo"]:
            return phone
    raise AssertionError("nothing could be taken back")


def states(phone: Phone) -> list[str]:
    return [player["state"] for player in phone.settle().table["players"]]


def motion(phone: Phone) -> Any:
    return phone.settle().table["motion"]


def decided(phone: Phone) -> tuple[str, bool, str]:
    phone.settle()
    last = [news for news in phone.news if news["type"] == "decided"][-1]
    return last["what"], last["passed"], last["why"]


def ping(phone: Phone, **fields: Any) -> None:
    """A sign of life, and all that comes before its answer."""
    phone.settle().send({"type": "ping", **fields})
    while phone.receive()["type"] != "pong":
        pass
