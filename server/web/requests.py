"""Requests: where each message of a device is read, carried out and answered."""

import logging
from typing import TYPE_CHECKING

from server.guard import fields
from server.guard.messages import Message, dumps
from server.guard.refusals import Refusal
from server.house.tickets import SECONDS
from server.store.store import NotStored
from server.tables import rematch
from server.tables.seats import read_name

if TYPE_CHECKING:
    from server.house.house import House
    from server.tables.table import NetTable
    from server.web.socket import Socket

log = logging.getLogger("unke")


class Requests:
    """What the device behind a socket asks. For each type of message there is a function by its
    name: `on_sit` does what `{"type": "sit"}` asks. What it returns goes into the answer."""

    def __init__(self, house: "House", socket: "Socket") -> None:
        self.house = house
        self.socket = socket

    @property
    def device(self) -> str:
        return self.socket.device

    def answer(self, message: Message) -> None:
        """Do what a message asks; exactly one `done` or `refused` follows."""
        ident = fields.text(message, "id")
        try:
            self.house.messages.take(self.socket)
            carry_out = getattr(self, "on_" + fields.text(message, "type"), None)
            if carry_out is None:
                raise Refusal("unknown", "there is no such type of message")
            more = self.house.repeated(carry_out, message) or {}
            self.socket.send(dumps({"type": "done", "id": ident, **more}))
            return
        except Refusal as caught:
            refusal = caught
        except NotStored:
            refusal = Refusal("not-stored", "the server could not store this; try again")
        except Exception:
            log.exception("a message of type %s", message.get("type"))
            refusal = Refusal("broken", "the server made a mistake; it has noted that")
        self.house.counts.refusals.labels(refusal.word).inc()
        self.socket.send(dumps({"type": "refused", "id": ident, **refusal.plain()}))

    @property
    def here(self) -> "NetTable":
        if self.socket.at is None:
            raise Refusal("not-here", "this device is at no table; enter one first")
        return self.socket.at

    # Entering and leaving

    def on_enter(self, message: Message) -> Message:
        house, socket = self.house, self.socket
        if "table" in message:  # who comes back knows it and guesses nothing
            ident = fields.text(message, "table")
        else:
            ident = house.find(fields.text(message, "code"), self.device, socket.address)
        table = house.open(ident, self.device, socket.address)
        if socket.at and socket.at is not table:
            socket.at.leave(socket)
        if socket.at is None:
            socket.asleep = fields.flag(message, "asleep", False)
        have, change = fields.number(message, "have", 0), fields.number(message, "change", 0)
        looked = fields.number(message, "looked") if "looked" in message else None
        table.enter(socket, have, change, looked)
        return {"table": table.seating.table}

    def on_leave(self, message: Message) -> None:
        self.here.leave(self.socket)

    # Before the game

    def on_sit(self, message: Message) -> None:
        colour = fields.text(message, "colour", default="")
        self.here.sit(self.device, fields.number(message, "seat"), read_name(message), colour)

    def on_wish(self, message: Message) -> None:
        self.here.wish(self.device, read_name(message))

    def on_rise(self, message: Message) -> None:
        self.here.rise(self.device, fields.number(message, "seat"))

    def on_setup(self, message: Message) -> None:
        wanted = message.get("setup")
        if type(wanted) is not dict:
            raise fields.missing("setup", "an object")
        self.here.set_up(self.device, wanted)

    def on_start(self, message: Message) -> None:
        self.here.start(self.device)

    def on_close(self, message: Message) -> None:
        self.here.close_by(self.device)

    def on_again(self, message: Message) -> Message:
        return {"code": rematch.another(self.here, self.device)}

    def on_commit(self, message: Message) -> None:
        attempt, commitment = (
            fields.number(message, "attempt"),
            fields.text(message, "commitment", 64),
        )
        self.here.sealing.commit(self.device, attempt, commitment)

    def on_show(self, message: Message) -> None:
        attempt, part = fields.number(message, "attempt"), fields.text(message, "part", 64)
        self.here.sealing.show(self.device, attempt, part)

    # Playing

    def on_act(self, message: Message) -> None:
        seat, seen = fields.number(message, "seat"), fields.number(message, "seen")
        move = fields.move(message)
        self.here.act(self.device, seat, message["id"], seen, move)

    def on_propose(self, message: Message) -> None:
        seat = fields.number(message, "seat") if message.get("seat") is not None else None
        what, name = fields.text(message, "what"), read_name(message)
        self.here.votes.propose(self.device, what, seat, name)

    def on_vote(self, message: Message) -> None:
        number, yes = fields.number(message, "motion"), fields.flag(message, "yes")
        self.here.votes.answer(self.device, number, yes)

    # From phone to phone

    def on_ticket(self, message: Message) -> Message:
        tickets = self.house.tickets
        if fields.flag(message, "all", False):
            name = tickets.new(self.device, None, None)
        else:
            table, seats = self.here, fields.numbers(message, "seats")
            for seat in seats:
                table.seating.own(self.device, seat)
            name = tickets.new(self.device, table.seating.table, seats)
        return {"ticket": name, "seconds": SECONDS}

    def on_take(self, message: Message) -> Message:
        name = fields.text(message, "ticket")
        return {"table": self.house.tickets.take(self.device, name, self.socket.address)}
