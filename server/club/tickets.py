"""Tickets: seats go from phone to phone, by way of the database."""

import secrets
from typing import TYPE_CHECKING

from server.guard.refusals import Refusal
from server.house.tickets import MOST, SECONDS, Ticket, Tickets
from server.store.store import compact, loads

if TYPE_CHECKING:
    from server.club.house import Club

UNUSED = "SELECT count(*) FROM tickets WHERE device = ? AND taker = '' AND until > now()"
MAKE = "INSERT INTO tickets VALUES (?, ?, ?, ?, '', now() + ? * interval '1 s')"
SHOWN = "SELECT device, place, seats, taker FROM tickets WHERE name = ? AND until > now()"
USE = "UPDATE tickets SET taker = ? WHERE name = ?"


class ClubTickets(Tickets):
    """Whichever server one of them is shown to knows it."""

    def __init__(self, club: "Club") -> None:
        super().__init__(club)
        self.shared = club.shared

    def new(self, device: str, table: str | None, seats: list[int] | None) -> str:
        if self.shared.read(UNUSED, device)[0][0] >= MOST:
            raise Refusal("busy", "too many tickets at once", wait=SECONDS)
        name = secrets.token_urlsafe(16)
        self.shared.write(
            [
                ("DELETE FROM tickets WHERE until < now()", ()),
                (MAKE, (name, device, table, seats and compact(seats), SECONDS)),
            ]
        )
        return name

    def take(self, device: str, name: str, address: str) -> str | None:
        guesses = self.house.guesses
        if guesses.left(address) < 1:
            guesses.take(address)
        rows = self.shared.read(SHOWN, name)
        if not rows or rows[0][3] not in ("", device):
            guesses.take(address)
            raise Refusal("no-ticket", "this code is used up or too old; let another be shown")
        giver, table, seats, taker = rows[0]
        if not taker:
            # Two who show it at once cannot both have the seats: the second finds them somebody
            # else's. Who is broken off in between shows it again.
            self.hand_over(Ticket(giver, table, seats and loads(seats), 0.0, device))
            self.shared.write([(USE, (device, name))])
        return str(table) if table else None

    def forget(self, device: str) -> None:
        self.shared.write([("DELETE FROM tickets WHERE device = ?", (device,))])
