"""Tickets: seats go from one phone to another, which shows what it has been shown."""

import secrets
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from server.guard.refusals import Refusal

if TYPE_CHECKING:
    from server.house.house import House

SECONDS = 300
"""So long a ticket is good."""
MOST = 10
"""So many of one device may wait for somebody."""


@dataclass
class Ticket:
    """The right to take over seats of a device, once."""

    device: str
    table: str | None
    seats: list[int] | None
    end: float
    taker: str = ""
    """The device that has used it, and may ask again: the answer could have been lost."""


class Tickets:
    """All that have not run out."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.all: dict[str, Ticket] = {}

    def new(self, device: str, table: str | None, seats: list[int] | None) -> str:
        """The name of a ticket for these seats of a table, or for all that a device has."""
        now = time.monotonic()
        self.all = {name: one for name, one in self.all.items() if one.end > now}
        if sum(one.device == device and not one.taker for one in self.all.values()) >= MOST:
            raise Refusal("busy", "too many tickets at once", wait=SECONDS)
        name = secrets.token_urlsafe(16)
        self.all[name] = Ticket(device, table, seats, now + SECONDS)
        return name

    def take(self, device: str, name: str, address: str) -> str | None:
        """Seats go to the device that shows their ticket; the table, if it is about one."""
        if self.house.guesses.left(address) < 1:
            self.house.guesses.take(address)
        ticket = self.all.get(name)
        is_good = ticket and ticket.end > time.monotonic() and ticket.taker in ("", device)
        if ticket is None or not is_good:
            self.house.guesses.take(address)
            raise Refusal("no-ticket", "this code is used up or too old; let another be shown")
        if not ticket.taker:
            ticket.taker = device
            try:
                self.hand_over(ticket)
            except BaseException:
                ticket.taker = ""  # it is still good
                raise
        return ticket.table

    def hand_over(self, ticket: Ticket) -> None:
        if ticket.table:
            table = self.house.table(ticket.table)
            self.house.repeated(table.hand_over, ticket.device, ticket.taker, ticket.seats)
            return
        for table in self.house.with_device(ticket.device):
            if ticket.device == table.seating.host or table.seating.seats_of(ticket.device):
                self.house.repeated(table.hand_over, ticket.device, ticket.taker, None)
        self.house.archive.hand_over(ticket.device, ticket.taker)

    def forget(self, device: str) -> None:
        """A device is no more, and neither are its tickets."""
        self.all = {name: one for name, one in self.all.items() if one.device != device}
