"""Desk: where each message of a device is read, carried out and answered."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from server.guard import fields
from server.guard.messages import dumps
from server.guard.refusals import Refusal
from server.house.tickets import SECONDS
from server.store.store import NotStored
from server.tables import rematch
from server.tables.seats import read_name

if TYPE_CHECKING:
    from server.house.house import House
    from server.tables.tables import NetTable
    from server.web.sockets import Socket

log = logging.getLogger("unke")

Message = dict[str, Any]


def answer(house: "House", line: "Socket", message: Message) -> None:
    """Do what a message asks; exactly one `done` or `refused` follows."""
    ident = fields.text(message, "id")
    try:
        house.messages.take(line)
        handler = HANDLERS.get(fields.text(message, "type"))
        if handler is None:
            raise Refusal("unknown", "there is no such type of message")
        more = handler(house, line, message) or {}
        line.send(dumps({"type": "done", "id": ident, **more}))
        return
    except Refusal as caught:
        refusal = caught
    except NotStored:
        refusal = Refusal("not-stored", "the server could not store this; try again")
    except Exception:
        log.exception("a message of type %s", message.get("type"))
        refusal = Refusal("broken", "the server made a mistake; it has noted that")
    house.counts.refusals.labels(refusal.word).inc()
    line.send(dumps({"type": "refused", "id": ident, **refusal.plain()}))


def here(line: "Socket") -> "NetTable":
    if line.at is None:
        raise Refusal("not-here", "this device is at no table; enter one first")
    return line.at


# Coming and going


def enter(house: "House", line: "Socket", message: Message) -> Message:
    if "table" in message:  # who comes back knows it and guesses nothing
        ident = fields.text(message, "table")
    else:
        ident = house.find(fields.text(message, "code"), line.device, line.address)
    table = house.open(ident, line.device, line.address)
    if line.at and line.at is not table:
        line.at.leave(line)
    if line.at is None:
        line.asleep = fields.flag(message, "asleep", False)
    table.enter(line, fields.number(message, "have", 0), fields.number(message, "change", 0))
    return {"table": table.sheet.table}


def leave(house: "House", line: "Socket", message: Message) -> None:
    here(line).leave(line)


# In the lobby


def sit(house: "House", line: "Socket", message: Message) -> None:
    colour = fields.text(message, "colour", default="")
    here(line).sit(line.device, fields.number(message, "seat"), read_name(message), colour)


def wish(house: "House", line: "Socket", message: Message) -> None:
    here(line).wish(line.device, read_name(message))


def rise(house: "House", line: "Socket", message: Message) -> None:
    here(line).rise(line.device, fields.number(message, "seat"))


def setup(house: "House", line: "Socket", message: Message) -> None:
    wanted = message.get("setup")
    if type(wanted) is not dict:
        raise fields.missing("setup", "an object")
    here(line).set_up(line.device, wanted)


def start(house: "House", line: "Socket", message: Message) -> None:
    here(line).start(line.device)


def close(house: "House", line: "Socket", message: Message) -> None:
    here(line).close_by(line.device)


def again(house: "House", line: "Socket", message: Message) -> Message:
    return {"code": rematch.another(here(line), line.device)}


# Playing


def act(house: "House", line: "Socket", message: Message) -> None:
    seat, seen = fields.number(message, "seat"), fields.number(message, "seen")
    move = fields.move(message)
    here(line).act(line.device, seat, message["id"], seen, move)


def propose(house: "House", line: "Socket", message: Message) -> None:
    seat = fields.number(message, "seat") if message.get("seat") is not None else None
    what, name = fields.text(message, "what"), read_name(message)
    here(line).assent.propose(line.device, what, seat, name)


def vote(house: "House", line: "Socket", message: Message) -> None:
    number, yes = fields.number(message, "motion"), fields.flag(message, "yes")
    here(line).assent.vote(line.device, number, yes)


# From phone to phone


def ticket(house: "House", line: "Socket", message: Message) -> Message:
    if fields.flag(message, "all", False):
        name = house.tickets.new(line.device, None, None)
    else:
        table, seats = here(line), fields.numbers(message, "seats")
        for seat in seats:
            table.sheet.own(line.device, seat)
        name = house.tickets.new(line.device, table.sheet.table, seats)
    return {"ticket": name, "seconds": SECONDS}


def take(house: "House", line: "Socket", message: Message) -> Message:
    return {"table": house.tickets.take(line.device, fields.text(message, "ticket"), line.address)}


HANDLERS: dict[str, Callable[["House", "Socket", Message], Message | None]] = {
    "enter": enter,
    "leave": leave,
    "sit": sit,
    "wish": wish,
    "rise": rise,
    "setup": setup,
    "start": start,
    "close": close,
    "again": again,
    "act": act,
    "propose": propose,
    "vote": vote,
    "ticket": ticket,
    "take": take,
}
