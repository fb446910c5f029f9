"""Forgetting a device, because it says so or has had nothing here for long."""

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from server.house.house import House
    from server.tables.table import NetTable

DAY = 86400
MONTH = 30 * DAY


def forget(house: "House", device: str) -> None:
    """A device gives back all that it has, then its key is worth nothing.

    If something cannot be stored on the way it is still known, and may ask again.
    """
    for socket in list(house.sockets.all):
        if socket.device == device:
            socket.bye("key", "this server has forgotten this device")
    for table in house.with_device(device):
        house.repeated(rise_for_good, table, device)
    house.archive.leave(device)
    house.tickets.forget(device)
    alone = (
        "DELETE FROM finished WHERE id IN (SELECT id FROM finished_by WHERE device = ?"
        " AND id NOT IN (SELECT id FROM finished_by WHERE device != ?))"
    )
    gone = "DELETE FROM devices WHERE device = ?"
    house.store.write([(alone, (device, device)), (gone, (device,))])
    house.devices.known.pop(device, None)


def rise_for_good(table: "NetTable", device: str) -> None:
    """Its seats are free and somebody else is host; if nobody else sits here the table closes."""
    with table.inside():
        held = [seat for seat, there in enumerate(table.seating.seats) if there.device == device]
        if not table.seating.lose(device):
            table.close("closed")
            return
        table.change_seating()
        table.tell_moved(device, held)
        table.votes.count()
        table.clock.wake()


def forget_idle(house: "House") -> None:
    """Devices that are not here, and have no seat, nothing in the archive and no finished game."""
    kept = {socket.device for socket in house.sockets.all} | house.seated()
    rows = house.store.read(
        "SELECT device FROM devices WHERE made < ?"
        " AND device NOT IN (SELECT device FROM finished_by)"
        " AND device NOT IN (SELECT device FROM archived_by)",
        int(time.time()) - MONTH,
    )
    gone = "DELETE FROM devices WHERE device = ?"
    house.store.write([(gone, row) for row in rows if row[0] not in kept])
