"""Belongings: what one device has on this server, and how it gives some of it back."""

from typing import TYPE_CHECKING

from server.guard.messages import Message
from server.tables.seating import Seating

if TYPE_CHECKING:
    from server.house.house import House


def overview(house: "House", device: str) -> Message:
    """A device, and all its tables wherever they are, the last touched first."""
    if not device:
        return {"device": "", "since": 0, "tables": []}
    rows, tables = house.archive.rows, list[Message]()
    for brief in house.tables_of(device):
        seating, touched = house.seating(brief["table"]), rows.touched(brief["table"])
        assert seating
        tables.append({**brief, **more(seating, device, touched, False)})
    for seating, moves, waiting, touched in rows.of(device):
        seats = seating.seats_of(device)
        yours = seating.status == "playing" and any(seat in waiting for seat in seats)
        brief = {**seating.brief({}, moves), "seats": seats, "yours": yours}
        tables.append({**brief, **more(seating, device, touched, True)})
    tables.sort(key=lambda table: -table["when"])
    return {"device": device, "since": 1000 * rows.made(device), "tables": tables}


def more(seating: Seating, device: str, touched: int, is_archived: bool) -> Message:
    """What only those are told of a table who sit there: also which seats are on one phone."""
    phones = sorted(seating.devices(), key=lambda one: one != device)
    return {
        "host": seating.host == device,
        "archived": is_archived,
        "when": 1000 * touched,
        "phones": [seating.seats_of(one) for one in phones],
    }


def delete(house: "House", device: str, ident: str) -> None:
    """The host deletes a table that has not started, or whose game is over; wherever it is."""
    if house.has(ident):
        house.table(ident).close_by(device)
    else:
        house.archive.delete(ident, device)


def free(house: "House", device: str, ident: str, seat: int) -> None:
    """A seat is given back, or the host frees that of somebody who is not there."""
    table = house.table(ident)
    if table.seating.host != device:
        table.seating.own(device, seat)
    if table.seating.status == "lobby":
        table.rise(device, seat)
    else:
        table.votes.propose(device, "free", seat)
