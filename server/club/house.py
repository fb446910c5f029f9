"""Club: a house that is one of several, before the same tables. None of these belongs to it.

It has a table in memory while anybody is there. Every second or two it says that it lives, hears
who else does, and looks whether anything has changed of which it was not told.
"""

import logging
import random
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import gevent

from server.club import mood as moods
from server.club.counts import ClubCounts
from server.club.following import SURELY
from server.club.parcels import ClubParcels
from server.club.places import ClubPlaces
from server.club.rates import ClubRate, stands_for
from server.club.signals import Signals
from server.club.table import ClubTable
from server.club.tickets import ClubTickets
from server.guard.limits import Limits
from server.guard.messages import Message
from server.guard.refusals import Refusal
from server.house.house import DAY, House
from server.store.engine import NotStored, Outrun
from server.store.postgres.shared import Brief, Shared
from server.tables import damage
from server.tables.damage import Damaged
from server.tables.seating import Seating
from server.tables.table import NetTable

log = logging.getLogger("unke")

Result = TypeVar("Result")

BEAT = 1.5
"""Seconds between two looks at the database; three fit into a lease."""
FAMILY = 8
"""Sockets of one address that other servers need not know of."""
TRIES = 30
"""So often something is done again because others were quicker, a few milliseconds apart."""


class Club(House):
    """One of several servers."""

    def __init__(
        self, folder: Path, version: str, database: str, limits: Limits | None = None
    ) -> None:
        """Settings are in the folder, everything else in the database with this URL."""
        self.database = database
        self.name = secrets.token_hex(4)
        self.living = frozenset([self.name])
        self.dead: set[str] = set()
        """Servers that people were on and that do not live."""
        self.elsewhere: list[dict[str, int]] = []
        """The sockets that addresses have on other servers."""
        self.ahead = 0.0
        """The database's clock less ours."""
        self.numbers: WeakValueDictionary[int, ClubTable] = WeakValueDictionary()
        self.owed: set[ClubTable] = set()
        """Tables of which others do not know yet who is here, be it nobody any more."""
        super().__init__(folder, version, limits)
        self.tables = WeakValueDictionary[str, NetTable]()
        self.signals = Signals(database, self.hear, self.figures)
        self.beating = gevent.spawn(self.beat_for_ever)

    def opened_store(self) -> Shared:
        self.figures = ClubCounts(self.counts.registry)
        self.shared = Shared(self.database, self.counts.committed)
        self.beat()
        return self.shared

    def counted_places(self) -> ClubPlaces:
        places = ClubPlaces(self)
        places.club = self
        return places

    def all_tickets(self) -> ClubTickets:
        return ClubTickets(self)

    def all_parcels(self) -> ClubParcels:
        return ClubParcels(self.shared, self.limits.parcels, *self.parcel_rates())

    def rate(self, name: str, count: int, seconds: float) -> ClubRate:
        return ClubRate(self.shared, name, count, seconds)

    def close(self) -> None:
        self.beating.kill()
        self.signals.close()
        try:
            self.shared.farewell(self.name)
        except NotStored as error:
            log.info("farewell: %s", error)
        super().close()

    # Time and others

    def stamp(self, when: float | None) -> float | None:
        """A time of ours as the database's, in seconds."""
        return None if when is None else round(when + self.ahead, 1)

    def when(self, stamp: float) -> float:
        return stamp - self.ahead

    def beat_for_ever(self) -> None:
        while True:
            gevent.sleep(BEAT)
            try:
                self.beat()
                self.look()
            except NotStored as error:
                log.error("the club is not heard: %s", error)
            except Exception:
                log.exception("a beat")

    def beat(self) -> None:
        """Say that this server lives, and hear which others do."""
        asked = time.monotonic()
        now, servers = self.shared.renew(self.name, self.crowds())
        living = frozenset(servers)
        self.elsewhere = [told for name, told in servers.items() if name != self.name]
        ahead = now - (asked + time.monotonic()) / 2
        if abs(ahead - self.ahead) > 0.05:
            self.ahead = ahead
        gone, self.living = self.living - living, living | {self.name}
        self.dead -= living
        if gone:
            for table in self.here():
                if gone.intersection(table.others):
                    gevent.spawn(self.attempt, self.repeated, table.miss)

    def meet(self, names: Iterable[str]) -> None:
        """Some are at a table on these servers; one of them may have come since the last beat."""
        strangers = set(names) - self.living - self.dead
        if strangers:
            self.beat()
            self.dead |= strangers - self.living

    def crowds(self) -> dict[str, int]:
        """The addresses with more sockets here than a family has, by what stands for them."""
        counts = self.sockets.addresses if hasattr(self, "sockets") else {}
        return {stands_for(one): count for one, count in counts.items() if count > FAMILY}

    def sockets_elsewhere(self, address: str) -> int:
        one = stands_for(address)
        return sum(told.get(one, 0) for told in self.elsewhere)

    def here(self) -> list[ClubTable]:
        """The tables at which anybody is, on this server."""
        return [table for table in self.numbers.values() if table.listeners]

    def look(self) -> None:
        """Find out what no signal has told."""
        for table in list(self.owed):
            gevent.spawn(self.settle, table)  # for itself: its row may be locked
        tables = {table.number: table for table in self.here()}
        versions = self.shared.versions(list(tables))
        for number, table in tables.items():
            version = versions.get(number, SURELY)
            if version > max(table.version, table.heard):
                self.figures.made_good.inc()
            self.hear(number, version)
            if self.name not in table.mood.get("here", {}):
                gevent.spawn(table.look)
        self.devices.known = {}

    def settle(self, table: ClubTable) -> None:
        """Have others know who is at a table, or owe it to them until the next beat."""
        self.owed.discard(table)
        try:
            self.repeated(table.settle)
        except NotStored as error:
            log.info("table %s: who is here: %s", table.name, error)
            self.owed.add(table)
        except Refusal:
            pass  # it is gone, and with it what was owed

    def hear(self, number: int, version: int) -> None:
        """A table that somebody is at is at this version."""
        table = self.numbers.get(number)
        if table and table.listeners and version > table.version:
            table.heard = max(table.heard, version)
            gevent.spawn(table.look)

    def repeated(self, work: Callable[..., Result], *more: Any) -> Result:
        for attempt in range(TRIES):
            try:
                return work(*more)
            except Outrun:
                gevent.sleep(random.uniform(0, 0.002 * attempt))
        return work(*more)

    # Tables

    def read_tables(self) -> None:
        """None at the start: they come when somebody does."""

    def lay(self, seating: Seating) -> NetTable:
        table = self.tables[seating.table] = ClubTable(self, seating)
        return table

    def has(self, ident: str) -> bool:
        return ident in self.damaged or self.shared.is_there(ident)

    def table(self, ident: str) -> NetTable:
        if ident in self.damaged:
            raise Damaged
        found = self.tables.get(ident)
        if found and not found.closed:
            return found
        if not self.shared.is_there(ident):
            raise Refusal("no-table", "there is no such table")
        try:
            seating, _ = self.steady(ident, lambda: damage.examine(self.shared, ident))
        except Damaged as error:
            self.set_aside(ident, error.code, error.why)
            raise
        there = self.tables.get(ident)  # somebody may have been quicker
        return there if there and not there.closed else self.lay(seating)

    def steady(self, ident: str, read: Callable[[], Result]) -> tuple[Result, int]:
        """What is read of a table in several steps, and its version, which none has changed."""
        for _ in range(TRIES):
            version = self.shared.version(ident)
            try:
                found = read()
            except Damaged:
                if version == self.shared.version(ident):
                    raise
                continue
            if version == self.shared.version(ident):
                return found, version
        raise Outrun("this table never stands still")

    def with_code(self, code: str) -> str:
        return self.shared.with_code(code)

    def with_device(self, device: str) -> list[NetTable]:
        found = []
        for brief in self.shared.tables_of(device):
            with suppress(Damaged):
                found.append(self.table(brief.ident))
        return found

    def seated(self) -> set[str]:
        return self.shared.seated()

    def seating(self, ident: str) -> Seating | None:
        if self.shared.is_there(ident):
            return damage.read(self.shared, ident)
        new = self.tables.get(ident) if self.shared.is_gathering() else None
        return new.seating if new else None

    def told(self, brief: Brief) -> Message:
        """What may be said about a table to those who are not there."""
        present = moods.present(brief.mood, self.living)
        return Seating.of(brief.seating).brief(present, brief.moves)

    def open_tables(self) -> list[Message]:
        return [self.told(brief) for brief in self.shared.open_tables()]

    def brief(self, ident: str) -> Message:
        for brief in self.shared.brief(ident):
            return self.told(brief)
        return self.archive.brief(ident)

    def tables_of(self, device: str) -> list[Message]:
        found = []
        for brief in self.shared.tables_of(device):
            seating = Seating.of(brief.seating)
            seats = seating.seats_of(device)
            if seats or seating.host == device:
                is_asked = any(seat in brief.waiting for seat in seats)
                yours = seating.status == "playing" and is_asked
                found.append({**self.told(brief), "seats": seats, "yours": yours})
        return found

    # Housekeeping

    def sweep(self) -> None:
        """Once a day is enough, whoever does it."""
        if self.shared.claim("sweep", int(time.time() // DAY), self.name, DAY / 2):
            super().sweep()
            self.attempt(self.shared.tidy_up)
