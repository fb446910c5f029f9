"""Rematch: another game with the same people, who keep their seats and are told where it is."""

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from server.tables.codes import new_id
from server.tables.joining import seat_wishes
from server.tables.seating import Seating
from server.tables.seats import Seat

if TYPE_CHECKING:
    from server.tables.table import NetTable

log = logging.getLogger("unke")


def another(table: "NetTable", device: str) -> str:
    """A new table in the place of one whose game is over; its code."""
    with table.inside():
        table.seating.need_host(device)
        table.seating.need_status("over")
        # it may have been asked already, and the answer has been lost
        return table.next_code() or lay(table, device)


def lay(table: "NetTable", host: str) -> str:
    """Lay a new table with the same game and people, and tell those who are at the old one."""
    house, old = table.house, table.seating
    house.places.count(host, old.network)
    new = Seating(new_id(), "", host, old.game, open=old.open, time=old.time, sealed=old.sealed)
    new.options = next_first(old.options, len(old.seats))
    new.seats = [kept(seat) for seat in old.seats]
    seat_wishes(old, new, table.present())
    house.add(new, old.network)
    old.next = new.table
    house.store.save_seatings([old.plain()])
    log.info("table %s: rematch of %s", new.table[:6], table.name)
    table.tell_seating()
    table.tell_next(table.listeners, new.code)
    return new.code


def next_first(options: dict[str, object], seats: int) -> dict[str, object]:
    """If a seat had been agreed on to begin, it is the next one's turn."""
    first = options.get("first")
    return {**options, "first": (first + 1) % seats} if type(first) is int else dict(options)


def kept(seat: Seat) -> Seat:
    """A seat with whoever sat there to the end."""
    device = "" if seat.given_up else seat.device
    return replace(seat, device=device, standin=False, given_up=False)
