"""Rematch: another game with the same people, who keep their seats and are told where it is."""

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from server.house import House
    from server.seats import Seat
    from server.tables import NetTable

log = logging.getLogger("unke")


def another(house: "House", table: "NetTable", device: str) -> str:
    """A new table in the place of one whose game is over; its code."""
    with table.inside():
        old = table.sheet
        old.need_host(device)
        old.need_status("over")
        before = house.tables.get(table.next)
        if before and before.sheet.status == "lobby":
            return before.sheet.code  # it was asked already, and the answer has been lost
        house.new_tables.take(device)
        new = house.new_sheet(device)
        new.game, new.open, new.time = old.game, old.open, old.time
        new.options = next_first(old.options, len(old.seats))
        new.seats = [kept(seat) for seat in old.seats]
        house.store.save_sheets([new.plain()])
        house.add(new)
        table.next = new.table
        log.info("table %s: rematch of %s", new.table[:6], table.name)
        table.tell_all({"type": "next", "table": old.table, "code": new.code})
        return new.code


def next_first(options: dict[str, object], seats: int) -> dict[str, object]:
    """If a seat had been agreed on to begin, it is the next one's turn."""
    first = options.get("first")
    return {**options, "first": (first + 1) % seats} if type(first) is int else dict(options)


def kept(seat: "Seat") -> "Seat":
    """A seat with whoever sat there to the end."""
    device = "" if seat.given_up else seat.device
    return replace(seat, device=device, standin=False, given_up=False)
