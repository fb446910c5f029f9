"""Table: people and bots around one game, and everything that may happen at it.

A table knows devices and listeners (what tells a device something), but no HTTP and no socket. One
greenlet at a time is inside, so nothing overlaps; what has happened is stored, then told.
"""

import logging
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from gevent.lock import RLock

from server.guard.messages import Message
from server.guard.refusals import Refusal
from server.store.rows import Row
from server.store.store import NotStored
from server.tables import damage
from server.tables.clock import Clock
from server.tables.damage import Damaged
from server.tables.joining import Joining
from server.tables.patience import Patience
from server.tables.play import Play, summary
from server.tables.presence import Presence
from server.tables.sealing import Sealing, close
from server.tables.seating import Seating
from server.tables.telling import Listener
from server.tables.travel import Travel
from server.tables.votes import Votes
from shared_rules.engine.table import Table
from shared_rules.engine.types import Move, Reason

if TYPE_CHECKING:
    from server.tables.house import House

log = logging.getLogger("unke")


class NetTable(Presence):
    """A table in the house: its seating, its game, who is at it."""

    def __init__(self, house: "House", seating: Seating) -> None:
        self.house = house
        self.seating = seating
        self.store = house.store
        self.lock = RLock()
        self.listeners: list[Listener] = []
        self.loaded: Play | None = None
        self.votes = Votes(self)
        self.joining = Joining(self)
        self.travel = Travel(self)
        self.clock = Clock(self)
        self.patience = Patience(self)
        self.sealing = Sealing(self)
        self.closed = False
        self.made = time.monotonic()
        self.left: dict[str, float] = {}

    @property
    def name(self) -> str:
        """What logs call it; not enough to find it by."""
        return self.seating.table[:6]

    @contextmanager
    def inside(self) -> Iterator[None]:
        """Be the only one who does something here; what could not be stored has not happened."""
        with self.lock:
            if self.closed:
                raise Refusal("no-table", "this table is closed")
            try:
                yield
            except NotStored as error:
                log.error("table %s: not stored: %s", self.name, error)
                self.loaded = None
                with self.sound():
                    self.seating = damage.read(self.store, self.seating.table)
                raise
            finally:
                if not self.listeners:
                    self.loaded = None

    @contextmanager
    def sound(self) -> Iterator[None]:
        """If the store proves to be damaged here, nobody plays on before it has been looked at."""
        try:
            yield
        except Damaged as error:
            self.house.set_aside(self.seating.table, self.seating.code, error.why)
            self.vanish("damaged")
            raise

    @property
    def play(self) -> Play:
        """The game, which is in memory only while somebody is here."""
        if self.loaded is None:
            with self.sound():
                self.loaded = damage.load(self.seating, self.store)
        assert self.loaded
        return self.loaded

    def brief(self) -> Message:
        """What may be said to those who are not here."""
        moves, _ = self.store.standing(self.seating.table)
        return self.seating.brief(self.present(), moves)

    def waits_for(self, device: str) -> bool:
        """Whether it is this device's turn."""
        _, waiting = self.store.standing(self.seating.table)
        mine = self.seating.seats_of(device)
        return self.seating.status == "playing" and any(seat in waiting for seat in mine)

    # In the lobby

    def change_seating(self) -> None:
        """Something about the seats has changed: store it, then tell it."""
        self.store.save_seatings([self.seating.plain()])
        self.tell_seating()

    def sit(self, device: str, seat: int, name: str, colour: str) -> None:
        with self.inside():
            self.seating.need_status("lobby", "playing")
            self.seating.need_stillness()
            before = self.seating.seat(seat).device
            self.seating.sit(device, seat, name, colour)
            self.joining.forget(device)
            self.change_seating()
            if self.seating.status == "playing":
                self.play.table.players[seat].update(self.seating.players()[seat])
                self.patience.sign([seat])
                if before != device:
                    self.tell_moved(before, [seat])
                self.tell_game(0)
                self.votes.refresh()
                self.clock.wake()

    def wish(self, device: str, name: str) -> None:
        with self.inside():
            self.joining.wish(device, name)

    def rise(self, device: str, seat: int) -> None:
        with self.inside():
            self.seating.rise(device, seat)
            self.change_seating()

    def set_up(self, device: str, setup: Message) -> None:
        with self.inside():
            self.seating.need_host(device)
            self.seating.need_status("lobby")
            self.seating.need_stillness()
            self.seating.set_up(setup)
            self.change_seating()

    def start(self, device: str) -> None:
        with self.inside():
            seating = self.seating
            seating.need_host(device)
            seating.need_status("lobby")
            seating.need_stillness()
            seating.need_everybody()
            if seating.sealed and not seating.brought:
                self.sealing.begin()
            else:
                self.deal(secrets.token_hex(16))

    def deal(self, seed: str) -> None:
        """Deal by a seed, or go on with what was brought."""
        seating = self.seating
        seating.status = "playing"
        if seating.brought:
            self.store.save_seatings([seating.plain()])
            self.loaded = None  # it comes again, with the names that have sat down
        else:
            table = Table.new(seating.game, seating.players(), seating.options, seed)
            self.loaded = Play(seating.table, self.store, table)
            self.loaded.begin(seating)
        log.info("table %s: %s started with %d seats", self.name, seating.game, len(seating.seats))
        self.tell_seating()
        self.tell_game(0)

    def next_code(self) -> str:
        """The code of the next game with everybody, until that is over; "" if there is none."""
        new = self.house.seating(self.seating.next) if self.seating.next else None
        return new.code if new and new.status != "over" else ""

    def close(self, why: str) -> None:
        """The table is gone, for everybody and for good."""
        self.store.forget(self.seating.table)
        self.vanish(why)

    def give_up(self) -> None:
        """Nobody plays on here; what has been played is kept for those who sat here."""
        self.seating.status = "ended"
        self.put_away("closed")

    def put_away(self, why: str) -> None:
        """The table goes to the archive."""
        self.seating.network = ""
        self.house.archive.put(self.seating)
        self.vanish(why)

    def vanish(self, why: str) -> None:
        self.closed = True
        self.house.tables.pop(self.seating.table, None)
        log.info("table %s: closed (%s)", self.name, why)
        self.tell_all({"type": "gone", "table": self.seating.table, "why": why})
        for listener in self.listeners:
            listener.at = None
        self.listeners = []
        self.clock.stop()
        self.patience.stop()
        self.sealing.stop()

    def close_by(self, device: str) -> None:
        with self.inside():
            self.seating.need_host(device)
            self.seating.need_status("lobby", "over")
            self.close("closed")

    # Playing

    def may_let_move(self) -> bool:
        """Whether it is on this server to have a bot move now."""
        return True

    def act(self, device: str, seat: int, request: str, seen: int, move: Move) -> None:
        with self.inside():
            self.seating.own(device, seat)
            request = f"{device}/{request}"  # another phone may count its requests in the same way
            if (seat, request) in self.play.requests:
                return  # it has come before, and was done
            self.seating.need_status("playing")
            self.sign(seat)
            try:
                self.make_move(seat, request, seen, move)
            except Refusal as refusal:
                if refusal.word == "stale":
                    self.tell_again(device)
                raise

    def sign(self, seat: int) -> None:
        """Who moves is back: no bot decides here any more."""
        self.patience.sign([seat])
        self.clock.hurried.discard(seat)
        there = self.seating.seats[seat]
        if there.standin:
            there.standin = False
            self.change_seating()

    def make_move(
        self, seat: int, request: str, seen: int, move: Move, why: Reason | None = None
    ) -> None:
        since = self.moves
        self.play.act(seat, seen, move)
        if self.play.table.over:
            self.end(self.play.table)
        self.play.store_move(request, self.ended_rows(self.play.table))
        if why:
            self.play.table.reasons.append([since, seat, why])
        self.house.counts.moves.labels(self.seating.game).inc()
        self.tell_game(since)
        if self.play.table.over:
            self.tell_seating()
        self.votes.refresh()

    def end(self, table: Table) -> None:
        """The game is over; `ended_rows` is to be stored together with its last move."""
        self.seating.status, self.seating.away = "over", None
        close(table.record, self.seating)
        log.info("table %s: over after %d moves", self.name, len(table.record.moves))

    def ended_rows(self, table: Table) -> list[Row]:
        """What is stored of a game that is over, nothing of another."""
        if not table.over:
            return []
        return [
            self.store.seating_row(self.seating.plain()),
            *self.store.finished_rows(summary(table), table.text(), self.seating.devices()),
        ]

    def undo(self, seat: int) -> None:
        since = self.play.undo(seat)
        self.tell_game(since)

    def hand_over(self, device: str, to: str, seats: list[int] | None) -> None:
        """Seats go to another device; all that the device has here, if none are named."""
        with self.inside():
            seating = self.seating
            held = [seat for seat, there in enumerate(seating.seats) if there.device == device]
            seats = held if seats is None else [seat for seat in seats if seat in held]
            is_host = seating.host == device and seats == held
            if not seats and not is_host:
                raise Refusal("no-ticket", "these seats are somebody else's meanwhile")
            seating.hand_over(device, to, seats.__contains__)
            if is_host:
                seating.host = to
            self.left[to] = time.monotonic()  # it need not be here yet
            self.change_seating()
            self.tell_moved(device, seats)
            self.tell_again(device)
            self.tell_again(to)
            self.votes.refresh()
