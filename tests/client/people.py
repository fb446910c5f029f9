"""People with phones at a table on the network: they open it, sit down, start, and move."""

import time

from client.screens import setup, table
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from tests.client.wired import SECONDS, Wire, Wired, everybody
from tests.rules.every import bot_of
from tests.server.home import Home

NAMES = ("Anna", "Bert", "Cleo", "Dora")


def opened(home: Home, seats: int = 3, persons: int = 2, game: str = "klunker") -> tuple[Wire, str]:
    """Anna makes a table as people do, with the setup screen; her wire, and the table's code."""
    wire = Wire(home.address)
    phone = Wired(wire, setup, game, "net")
    phone.tap("count", seats)
    for place in range(seats):
        phone.send("kind", place, "person" if place < persons else bot_of(game))
    phone.tap("start")
    where = phone.went()
    assert where[:2] == ["table", "net"]
    return wire, where[2]


def at(wire: Wire, code: str) -> Wired:
    """At the table; what is offered to one who comes is put aside."""
    phone = Wired(wire, table, "net", code)
    phone.until(lambda: phone.model.host.seating)
    phone.send("close")
    return phone


def sit(phone: Wired, place: int, name: str) -> None:
    phone.tap("net", "sit", place)
    phone.send("net", "name", name)
    phone.send("net", "seated")
    phone.until(lambda: place in phone.model.host.tablemates.you["seats"])
    assert name in phone.text() and not phone.find("dialog")


def started(
    home: Home, seats: int = 3, persons: int = 2, game: str = "klunker", time: int | None = None
) -> list[Wired]:
    """Everybody at the table, each with a phone, the game begun."""
    wire, code = opened(home, seats, persons, game)
    phones = [at(wire, code)] + [at(Wire(home.address), code) for _ in range(persons - 1)]
    for place, phone in enumerate(phones):
        sit(phone, place, NAMES[place])
    if time:
        phones[0].tap("net", "set", "time", time)
    phones[0].until(lambda: ["net", "start"] in phones[0].taps())
    phones[0].tap("net", "start")
    everybody(phones, lambda phone: phone.find(data_screen="table"))
    return phones


def mine(phone: Wired) -> bool:
    return bool(phone.find(data_screen="table") and phone.model.view.get("offers"))


def waited_for(phones: list[Wired]) -> Wired:
    """The phone whose turn it is; any, when the game is over."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        for phone in phones:
            phone.wire.pump(0.01)
        for phone in phones:
            if phone.model.host.over or mine(phone):
                return phone
    raise AssertionError("it is nobody's turn")


def move(phone: Wired) -> None:
    """Any move, as a tap on Confirm sends it."""
    stamp = phone.model.host.stamp
    chosen = random_move(phone.model.view["offers"], Chance(stamp))
    phone.send("confirm", *chosen)
    phone.until(lambda: not phone.model.host.pending)


def code_of(phone: Wired) -> str:
    code: str = phone.model.host.seating["code"]
    return code
