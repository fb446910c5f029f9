"""Places: how many tables there may be, of whom, and which of them makes room for another.

A device is had for the asking, so what counts is the network that asks. Behind one address may be
a household, a school or one stranger with a script, and nobody can tell which. So an address may
have what a school needs: thirty groups at once, each a new table every quarter of an hour. And it
never has more than its share of the places, so that whatever it does, the others find room.
"""

from collections.abc import Container, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from gevent.lock import RLock

from server.guard.networks import network_of
from server.guard.refusals import Refusal
from server.tables.codes import new_code
from server.tables.seating import Seating

if TYPE_CHECKING:
    from server.house.house import House

HOUR = 3600


class Places:
    """The places for tables in a house."""

    def __init__(self, house: "House") -> None:
        limits = house.limits
        self.house = house
        self.devices = house.rate("tables", limits.tables_an_hour, HOUR)
        most = limits.tables_an_hour_of_an_address
        self.networks = house.rate("tables of an address", most, HOUR)
        self.share = max(1, limits.tables * limits.share_of_an_address // 100)
        self.lock = RLock()
        """One table after the other comes in or goes to the archive, so that all are counted."""

    def count(self, device: str, address: str) -> None:
        """A device asks for another table, whether there is room for it or not."""
        self.devices.take(device)
        self.networks.take(network_of(address))

    @contextmanager
    def given(self, seating: Seating, address: str) -> Iterator[None]:
        """A place and a code for a table that is stored, and in the house, when this ends."""
        with self.lock:
            seating.network = network_of(address)
            self.make_room(seating)
            taken = self.codes()
            if not seating.code or seating.code in taken:
                seating.code = new_code(taken)
            yield

    def codes(self) -> Container[str]:
        """Those that tables in the house have."""
        return {table.seating.code for table in self.house.tables.values()}

    def make_room(self, new: Seating) -> None:
        """Where there is no room, what has been left for longest goes to the archive."""
        limits = self.house.limits
        there = [table.seating for table in self.house.tables.values()]
        hosts = [seating.table for seating in there if seating.host == new.host]
        if len(hosts) >= limits.tables_of_a_device:
            self.free_one(hosts, "this device has as many tables as it may")
        from_there = [seating.table for seating in there if seating.network == new.network]
        if len(from_there) >= self.share:
            self.free_one(from_there, "as many tables as may be are from this address")
        if len(self.house.tables) >= limits.tables:
            self.free_one(list(self.house.tables), "this server has no room for another table")

    def free_one(self, among: list[str], say: str) -> None:
        if not self.house.archive.keep_longest_left(set(among)):
            raise Refusal("full", say)
