"""Archive: tables that nobody has touched for long or plays any more, and finished games."""

import logging
import time
from typing import TYPE_CHECKING

from server.guard.messages import Message
from server.guard.refusals import Refusal
from server.house.archive_rows import ArchiveRows
from server.tables import damage
from server.tables.play import fingerprint, summary
from server.tables.seating import Seating
from server.tables.seats import COLOURS, kinds
from server.tables.table import NetTable
from shared_rules.engine.types import Player

if TYPE_CHECKING:
    from server.house.house import House

log = logging.getLogger("unke")

DAY = 86400


class Archive:
    """What a house keeps besides its tables."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.store = house.store
        self.rows = ArchiveRows(house.store)

    def bring(self, device: str, text: str) -> tuple[str, bool]:
        """An ended game from elsewhere: its id, and whether it is new.

        When there is no room for it, it stays outside: nobody's older games go in its place.
        """
        table = self.house.bots.check(text)
        if not table.over:
            raise Refusal("record", "this game is not over")
        checked(table.record.key, table.players)
        ident = fingerprint(table.record)
        is_new = not self.store.has_finished(ident)
        if is_new and self.store.count_finished() >= self.house.limits.finished:
            raise Refusal("full", "this server has no room for more finished games")
        self.store.write(self.store.finished_rows(summary(table), table.text(), [device]))
        return ident, is_new

    # Tables that go there

    def put(self, seating: Seating) -> None:
        """A table goes there, and what does not fit any more goes for good."""
        self.rows.put(seating, self.house.limits.archived)

    def keep_longest_left(self, among: set[str]) -> bool:
        """The one that has been left for longest goes to the archive, if any was a day ago."""
        return any(self.keep(ident) for ident in self.rows.untouched(DAY) if ident in among)

    def keep(self, ident: str) -> bool:
        """A table goes to the archive, unless somebody is at it, or has been within a day."""
        house, lately = self.house, time.monotonic() - DAY
        table = house.table(ident) if house.seating(ident) else None
        if not table or not table.lock.acquire(blocking=False):  # somebody does something there
            return False
        try:
            with table.inside():
                if table.present() or any(left > lately for left in table.left.values()):
                    return False
                table.put_away("archived")
        finally:
            table.lock.release()
        return True

    # Tables that are there

    def seating(self, ident: str, device: str) -> Seating:
        """A table in the archive, for those who sat there and the host."""
        seating = self.rows.seating(ident)
        if not seating or device != seating.host and device not in seating.devices():
            raise Refusal("no-table", "there is no such table")
        return seating

    def brief(self, ident: str) -> Message:
        seating = self.rows.seating(ident)
        if not seating:
            raise Refusal("no-table", "there is no such table")
        moves, _ = self.store.standing(ident)
        return seating.brief({}, moves)

    def find(self, code: str, device: str) -> str:
        """The id of a device's own archived table with a code, or ""."""
        for seating, *_ in self.rows.of(device):
            if seating.code == code and seating.status != "ended":
                return seating.table
        return ""

    def bring_back(self, ident: str, device: str, address: str) -> NetTable:
        """A table is in the house again, as it was; its code is another one if that is taken."""
        house = self.house
        with house.places.lock:
            if house.has(ident):  # somebody else was quicker
                return house.table(ident)
            seating = self.seating(ident, device)
            if seating.status == "ended":
                raise Refusal("no-table", "this game has been ended")
            damage.examine(self.store, ident)
            with house.places.given(seating, address):
                self.rows.take_back(seating)
                table = house.lay(seating)
        log.info("table %s: back from the archive", table.name)
        return table

    def record(self, ident: str, device: str) -> str:
        """The record of a game that is over or was ended, for those who sat there."""
        seating = self.rows.seating(ident)
        if not seating:
            raise Refusal("no-table", "there is no such table")
        mine = device == seating.host or device in seating.devices()
        if not mine or seating.status not in ("over", "ended"):
            raise Refusal("secret", "the record is open to those who sat there, after the end")
        return damage.load(seating, self.store).table.text()

    def delete(self, ident: str, device: str) -> None:
        with self.house.places.lock:
            seating = self.seating(ident, device)
            seating.need_host(device)
            seating.need_status("lobby", "over", "ended")
            self.store.forget(ident)

    def hand_over(self, device: str, to: str) -> None:
        """All that a device has in the archive is another device's, its finished games too."""
        with self.house.places.lock:
            seatings = self.rows.seatings(device)
            for seating in seatings:
                seating.hand_over(device, to, lambda seat: True)
                if seating.host == device:
                    seating.host = to
            self.rows.give(seatings, device, to)

    def leave(self, device: str) -> None:
        """A device is no more; what nobody else finds goes for good."""
        with self.house.places.lock:
            kept, gone = list[Seating](), list[Seating]()
            for seating in self.rows.seatings(device):
                (kept if seating.lose(device) else gone).append(seating)
            self.rows.lose(kept, gone)


def checked(game: str, players: list[Player]) -> list[Player]:
    """Who plays, according to a record that comes from outside."""
    if not players:
        raise Refusal("record", "this record does not say who plays")
    if any(player["kind"] not in kinds(game) for player in players):
        raise Refusal("record", "this record has a player who is neither a person nor a bot here")
    colours = {player["colour"] for player in players}
    if len(colours) < len(players) or not colours <= set(COLOURS):
        raise Refusal("record", "every seat has a colour of its own")
    return players


def with_people(players: list[Player]) -> list[Player]:
    """The same for a table, which is nothing for bots alone."""
    if not any(player["kind"] == "person" for player in players):
        raise Refusal("record", "at least one seat is a person's")
    return players
