"""Tickets: seats that go from one phone to another, whatever goes wrong on the way."""

import sqlite3
from collections.abc import Callable

import pytest

from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from tests.server.home import Home
from tests.server.phone import Phone, Refused, sit_down

Phones = Callable[[int], list[Phone]]


def test_two_phones_may_count_their_requests_alike(phones: Phones) -> None:
    """Who takes a seat over makes moves of its own."""
    anna, new = phones(2)
    sit_down(anna.make("dschunke", ["person", "bot:random", "bot:random"]), [anna])
    act_as_one(anna)
    shown = anna.ask("ticket", seats=[0])["ticket"]
    new.enter(new.ask("take", ticket=shown)["table"])
    act_as_one(new)


def act_as_one(phone: Phone) -> None:
    """A move whose request has the id 1."""
    phone.until(lambda phone: phone.turn() is not None)
    before = phone.log[:]
    move = random_move(phone.view(0)["offers"], Chance(1))
    phone.send({"type": "act", "id": "1", "seat": 0, "seen": phone.game["change"], "move": move})
    phone.answer_to("1")
    assert len(phone.log) > len(before)


def test_a_ticket_is_not_used_up_by_a_disk_that_fails(own_home: Callable[..., Home]) -> None:
    home = own_home()
    anna, new, other = home.phones(3)
    tables = [anna.make("klunker", ["person", "person", "bot:solid"]) for _ in range(2)]
    for table in tables:
        anna.enter(table).sit(0)
    for ticket in (anna.ask("ticket", seats=[0]), anna.ask("ticket", all=True)):
        lock = sqlite3.connect(home.data / "unke.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        with pytest.raises(Refused, match="^not-stored:"):
            new.ask("take", ticket=ticket["ticket"])
        lock.execute("ROLLBACK")
        lock.close()
        for _ in range(2):  # the answer may be lost, and then it is asked again
            assert "table" in new.ask("take", ticket=ticket["ticket"])
        with pytest.raises(Refused, match="^no-ticket:"):
            other.ask("take", ticket=ticket["ticket"])
    for table in tables:
        assert new.enter(table).seats == [0] and new.table["you"]["host"]
    for phone in (anna, new, other):
        phone.close()
