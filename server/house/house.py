"""House: all tables of one server, the devices that it knows, and what they share."""

import logging
import time
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Any, TypeVar

import gevent

from server.guard import fields
from server.guard.bodies import Bodies
from server.guard.counts import Counts
from server.guard.floods import Budgets
from server.guard.journal import ALWAYS
from server.guard.limits import Limits
from server.guard.messages import Message
from server.guard.rates import Rate
from server.guard.refusals import Refusal
from server.house import forgetting
from server.house.archive import Archive, checked, with_people
from server.house.bots import Bots
from server.house.devices import Devices
from server.house.parcels import Parcels
from server.house.places import Places
from server.house.reviews import Reviews
from server.house.sockets import Sockets
from server.house.tickets import Tickets
from server.store.store import NotStored, Store
from server.tables import damage
from server.tables.codes import new_id
from server.tables.damage import Damaged
from server.tables.play import Play
from server.tables.seating import Seating
from server.tables.seats import Seat
from server.tables.table import NetTable
from shared_rules.engine.branch import root
from shared_rules.engine.chance import LAID

log = logging.getLogger("unke")

Result = TypeVar("Result")

HOUR, DAY = 3600, 86400
CHECKED = 5
"""Seconds for which it is known whether anything can be written."""


class House:
    """Everything that is there once per server."""

    def __init__(self, folder: Path, version: str, limits: Limits | None = None) -> None:
        self.version = version
        self.folder = folder
        self.limits = limits = limits or Limits.read(folder)
        self.counts = Counts()
        self.store = self.opened_store()
        self.bots = Bots()
        self.tables: MutableMapping[str, NetTable] = {}
        self.archive = Archive(self)
        self.places = self.counted_places()
        self.damaged: dict[str, str] = {}
        """The codes of tables that are set aside; they stay in the store as they are."""
        self.read_tables()
        self.devices = Devices(self.store, self.rate("devices", limits.devices_an_hour, HOUR))
        self.tickets = self.all_tickets()
        self.parcels = self.all_parcels()
        self.new_records = self.rate("records", limits.records_an_hour, HOUR)
        self.reviews = Reviews(self.rate("reviews", limits.reviews_an_hour, HOUR))
        requests = limits.requests_a_second
        self.requests = Rate(requests, 1, 10 * requests)
        self.bodies = Bodies(limits, self.requests)
        self.guesses = self.rate("guesses", limits.guesses_a_minute, 60)
        self.sockets = Sockets(self)
        self.messages = Rate(limits.messages_a_second, 1, limits.messages_at_once)
        self.budgets = Budgets(limits)
        self.handshakes = Rate(limits.handshakes_a_second, 1, 10 * limits.handshakes_a_second)
        self.counts.gauge("unke_sockets", "Sockets", lambda: len(self.sockets.all))
        self.counts.gauge("unke_tables", "Tables", lambda: len(self.tables))
        self.counts.gauge("unke_tables_in_memory", "Tables at which somebody is", self.in_memory)
        self.checked = float(-CHECKED)
        self.is_leaving = False
        """It is to stop, and newcomers had better go to another server."""
        self.sweeper = gevent.spawn(self.sweep_daily)

    def opened_store(self) -> Store:
        return Store(self.folder, self.counts.committed)

    def counted_places(self) -> Places:
        return Places(self)

    def all_tickets(self) -> Tickets:
        return Tickets(self)

    def all_parcels(self) -> Parcels:
        return Parcels(self.limits.parcels, *self.parcel_rates())

    def parcel_rates(self) -> tuple[Rate, Rate]:
        """How many an address may send, and how often it may be mistaken about a name."""
        limits = self.limits
        guesses = self.rate("guesses of parcels", limits.guesses_a_minute, 60)
        return self.rate("parcels", limits.records_an_hour, HOUR), guesses

    def rate(self, name: str, count: int, seconds: float) -> Rate:
        """So many of what is seldom and worth something, whoever asks wherever."""
        return Rate(count, seconds)

    def sockets_elsewhere(self, address: str) -> int:
        """How many an address has on other servers of the same house."""
        return 0

    def in_memory(self) -> int:
        return sum(table.loaded is not None for table in self.tables.values())

    def close(self) -> None:
        self.sweeper.kill()
        for table in self.tables.values():
            table.clock.stop()
        self.bots.stop()
        self.reviews.stop()
        self.store.close()

    def check_store(self) -> None:
        """Raise NotStored if nothing can be written; found out every few seconds at most."""
        now = time.monotonic()
        if now > self.checked + CHECKED:
            self.store.check()
            self.checked = now

    # Tables

    def read_tables(self) -> None:
        """All that are not in the archive, at the start."""
        for ident in self.store.tables():
            try:
                self.lay(damage.examine(self.store, ident))
            except Damaged as error:
                self.set_aside(ident, error.code, error.why)
            except NotStored as error:
                self.set_aside(ident, "", str(error))

    def lay(self, seating: Seating) -> NetTable:
        """A table that is stored stands in the house."""
        table = self.tables[seating.table] = NetTable(self, seating)
        return table

    def repeated(self, work: Callable[..., Result], *more: Any) -> Result:
        """Do it. Elsewhere somebody may have been quicker, and it is done once more."""
        return work(*more)

    def set_aside(self, ident: str, code: str, why: str) -> None:
        """Nobody plays on there before it has been looked at."""
        self.damaged[ident] = code
        log.error("table %s: damaged and set aside: %s", ident[:6], why, extra=ALWAYS)

    def has(self, ident: str) -> bool:
        """Whether a table is here, whole or damaged, and not in the archive."""
        return ident in self.tables or ident in self.damaged

    def table(self, ident: str) -> NetTable:
        if ident in self.damaged:
            raise Damaged
        if ident not in self.tables:
            raise Refusal("no-table", "there is no such table")
        return self.tables[ident]

    def open(self, ident: str, device: str, address: str) -> NetTable:
        """A table, back from the archive if it is there and this device sits at it."""
        if self.has(ident):
            return self.table(ident)
        return self.archive.bring_back(ident, device, address)

    def find(self, code: str, device: str, address: str) -> str:
        """The id of the table with a code; who guesses too often has to wait."""
        if self.guesses.left(address) < 1:
            self.guesses.take(address)
        ident = self.with_code(code.upper()) or self.archive.find(code.upper(), device)
        if ident:
            return ident
        self.guesses.take(address)
        if code.upper() in self.damaged.values():
            raise Damaged
        raise Refusal("no-table", "there is no table with this code")

    def with_code(self, code: str) -> str:
        """The id of the table in the house that has a code, or ""."""
        for table in self.tables.values():
            if table.seating.code == code:
                return table.seating.table
        return ""

    def with_device(self, device: str) -> list[NetTable]:
        """The tables in the house of which a device is host, or has a seat, be it given up."""
        return [
            table
            for table in self.tables.values()
            if device == table.seating.host
            or any(seat.device == device for seat in table.seating.seats)
        ]

    def seated(self) -> set[str]:
        """The devices of which `with_device` would find any table."""
        seatings = [table.seating for table in self.tables.values()]
        hosts = {seating.host for seating in seatings}
        return hosts | {seat.device for seating in seatings for seat in seating.seats}

    def seating(self, ident: str) -> Seating | None:
        """Who sits at a table in the house, if there is such a table."""
        return self.tables[ident].seating if ident in self.tables else None

    def open_tables(self) -> list[Message]:
        return [
            table.brief()
            for table in self.tables.values()
            if table.seating.open and table.seating.status != "over"
        ]

    def brief(self, ident: str) -> Message:
        """What may be said about a table, be it in the archive."""
        if ident in self.tables:
            return self.tables[ident].brief()
        return self.archive.brief(ident)

    def tables_of(self, device: str) -> list[Message]:
        """What a device that comes back should know of its tables."""
        found = []
        for table in self.tables.values():
            seats = table.seating.seats_of(device)
            if seats or table.seating.host == device:
                more = {"seats": seats, "yours": table.waits_for(device)}
                found.append({**table.brief(), **more})
        return found

    def make(self, device: str, address: str, setup: Message) -> NetTable:
        """A new table, from a SETUP."""
        seating = Seating(new_id(), "", device)
        seating.set_up(setup)
        if "sit" in setup:
            number = fields.number(setup, "sit")
            seating.sit(device, number, seating.seat(number).name, "")
        self.places.count(device, address)
        return self.add(seating, address)

    def bring(self, device: str, address: str, setup: Message) -> NetTable:
        """A new table, from the record of one that was begun elsewhere."""
        self.places.count(device, address)
        table = self.bots.check(fields.text(setup, "record", self.limits.record))
        if table.over:
            raise Refusal("record", "this game is over")
        if root(table.record.seed).startswith(LAID):
            raise Refusal("record", "whoever has the code of a challenge could look into its cards")
        seating = Seating(new_id(), "", device)
        seating.game, seating.options = table.record.key, table.record.options
        seating.seats = [
            Seat(**player) for player in with_people(checked(table.record.key, table.players))
        ]
        seating.brought = True
        seating.set_up(setup)
        return self.add(seating, address, Play(seating.table, self.store, table))

    def add(self, seating: Seating, address: str, play: Play | None = None) -> NetTable:
        """Find a place for a new table, and store it."""
        with self.places.given(seating, address):
            if play:
                play.begin(seating)
            else:
                self.store.save_seatings([seating.plain()])
            table = self.lay(seating)
        log.info("table %s: made, %s", table.name, seating.game)
        return table

    # Housekeeping

    def sweep_daily(self) -> None:
        while True:
            gevent.sleep(DAY)
            self.sweep()

    def sweep(self) -> None:
        """Put tables away at which nobody has been for long, forget devices that have nothing.

        What cannot be done today is tried again tomorrow, and keeps nothing else back.
        """
        try:
            left = self.archive.rows.untouched(self.limits.days * DAY)
            for ident in left:
                self.attempt(self.archive.keep, ident)
        except NotStored as error:
            log.error("old tables cannot be read: %s", error)
        self.attempt(forgetting.forget_idle, self)
        self.devices.known = {}

    def attempt(self, work: Callable[..., object], *more: object) -> None:
        try:
            work(*more)
        except (Refusal, NotStored) as error:
            log.error("tidying up: %s", error)
