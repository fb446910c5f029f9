"""Places: how many tables there are of whom, counted in the database."""

from typing import TYPE_CHECKING

from server.house.places import Places
from server.tables.seating import Seating

if TYPE_CHECKING:
    from server.club.house import Club


class Codes:
    """The codes of all tables, for who looks for one that is not among them."""

    def __init__(self, club: "Club") -> None:
        self.club = club

    def __contains__(self, code: object) -> bool:
        return bool(self.club.shared.with_code(str(code)))


class ClubPlaces(Places):
    """Two who come in the same moment may both get the last place: no harm is done by that."""

    club: "Club"

    def codes(self) -> Codes:
        return Codes(self.club)

    def make_room(self, new: Seating) -> None:
        limits, idents = self.house.limits, self.club.shared.idents
        hosts = idents("host", new.host)
        if len(hosts) >= limits.tables_of_a_device:
            self.free_one(hosts, "this device has as many tables as it may")
        from_there = idents("network", new.network)
        if len(from_there) >= self.share:
            self.free_one(from_there, "as many tables as may be are from this address")
        there = idents()
        if len(there) >= limits.tables:
            self.free_one(there, "this server has no room for another table")
