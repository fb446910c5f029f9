"""Sealing: how a table shuffles so that nobody has chosen the cards alone.

The server lays down the commitment to its part first, then every phone that has a seat and is here.
When all lie there they are told, and the phones show their parts; the server's stays its own until
the end. Who lays down nothing is left out. Who does not show a part that has been laid down is left
out, too, but then all begin anew: who holds a part back would else have a say in the deal.
"""

import logging
import secrets
from typing import TYPE_CHECKING

import gevent

from server.guard.messages import Message
from server.guard.refusals import Refusal
from server.store.store import NotStored
from server.tables.seating import COMMIT, SHOW, Seating
from shared_rules.engine.record import Record
from shared_rules.seal.seal import (
    COMMITMENT,
    DEALER,
    PART,
    UNKNOWN,
    WHO,
    Seal,
    is_known,
    of_seats,
)

if TYPE_CHECKING:
    from server.tables.table import NetTable

log = logging.getLogger("unke")

DEALT, UNSEALED = "dealt", "none"
OPEN = ("over", "ended")
"""When the server shows its own part."""


class Sealing:
    """What a table does before a sealed deal. Called from inside the table."""

    def __init__(self, table: "NetTable") -> None:
        self.table = table
        self.timer: gevent.Greenlet[[int, str], None] | None = None
        self.waits: tuple[int, str] | None = None
        """The attempt and its phase for which the timer runs."""

    # The way to the deal

    def begin(self) -> None:
        """Everybody sits: ask those who are here for their commitments."""
        seating = self.table.seating
        here = self.table.present()
        self.ask(1, [device for device in seating.devices() if device in here])

    def ask(self, attempt: int, devices: list[str]) -> None:
        """Lay down the server's own commitment, and ask these devices for theirs."""
        seating = self.table.seating
        rows = [[of_seats(seating.seats_of(device)), UNKNOWN, UNKNOWN] for device in devices]
        seal = Seal(seating.table, attempt, [[DEALER, UNKNOWN, UNKNOWN], *rows])
        part = secrets.token_hex(32)
        seal.shares[0][COMMITMENT:] = [seal.commitment(DEALER, part), part]
        seating.seal = {
            "attempt": attempt,
            "phase": COMMIT,
            "shares": seal.shares,
            "devices": ["", *devices],
            "out": [],
        }
        if devices:
            self.table.change_seating()
        else:
            self.deal()

    def commit(self, device: str, attempt: int, commitment: str) -> None:
        """A phone lays down its commitment; it may say so again."""
        if not is_known(commitment):
            raise Refusal("malformed", "a commitment has 64 hexadecimal digits")
        with self.table.inside():
            share = self.share_of(device, attempt)
            if share[COMMITMENT] == commitment:
                return
            if self.phase != COMMIT or share[COMMITMENT] != UNKNOWN:
                raise Refusal("stale", "the commitments have been told")
            share[COMMITMENT] = commitment
            if self.lacks(COMMITMENT):
                self.table.change_seating()
            else:
                self.turn()

    def show(self, device: str, attempt: int, part: str) -> None:
        """A phone shows its part; it may say so again."""
        with self.table.inside():
            share = self.share_of(device, attempt)
            if share[PART] == part:
                return
            if self.phase != SHOW:
                raise Refusal("stale", "no parts are shown now")
            seal = seal_of(self.table.seating)
            if not is_known(part) or seal.commitment(share[WHO], part) != share[COMMITMENT]:
                raise Refusal("malformed", "this is not the part that was committed to")
            share[PART] = part
            if self.lacks(PART):
                self.table.change_seating()
            else:
                self.deal()

    def turn(self) -> None:
        """All commitments are in: parts may be shown."""
        seal = self.table.seating.seal
        assert seal
        seal["phase"] = SHOW
        self.table.change_seating()

    def deal(self) -> None:
        """All parts are in: the cards are dealt, by them alone."""
        seating = self.table.seating
        seal = seating.seal
        assert seal
        held = [of_seats(seating.seats_of(device)) for device in seal["devices"][1:]]
        free = any(seat.is_free for seat in seating.seats)
        if free or held != [share[WHO] for share in seal["shares"][1:]]:
            seating.seal = None  # somebody's seat has gone elsewhere meanwhile
            self.table.change_seating()
            return
        mine = [seat for device in seal["devices"][1:] for seat in seating.seats_of(device)]
        persons = [number for number, seat in enumerate(seating.seats) if seat.is_person]
        seal["out"] = [number for number in persons if number not in mine]
        seal["phase"] = DEALT if held else UNSEALED
        self.table.deal(seal_of(seating).seed() if held else secrets.token_hex(16))

    # Who is asked, and for how long

    @property
    def phase(self) -> str:
        seal = self.table.seating.seal
        return seal["phase"] if seal else ""

    def share_of(self, device: str, attempt: int) -> list[str]:
        """A device's share in this attempt."""
        seal = self.table.seating.seal
        if not seal or seal["attempt"] != attempt or device not in seal["devices"]:
            raise Refusal("stale", "this device is not asked for a part now")
        return seal["shares"][seal["devices"].index(device)]

    def lacks(self, what: int) -> list[str]:
        """The devices whose commitments, or parts, are not here yet."""
        seal = self.table.seating.seal
        assert seal
        rows = zip(seal["devices"], seal["shares"], strict=True)
        return [device for device, share in rows if share[what] == UNKNOWN]

    def refresh(self) -> None:
        """The timer runs as long as somebody is asked."""
        seal = self.table.seating.seal
        waits = (seal["attempt"], seal["phase"]) if seal and self.table.seating.is_sealing else None
        if waits == self.waits and (self.timer or not waits):
            return
        self.stop()
        if waits:
            self.waits = waits
            seconds = self.table.house.limits.seal
            self.timer = gevent.spawn_later(seconds, self.time_is_up, *waits)

    def stop(self) -> None:
        if self.timer and self.timer is not gevent.getcurrent():
            self.timer.kill(block=False)
        self.timer = self.waits = None

    def time_is_up(self, attempt: int, phase: str) -> None:
        try:
            self.table.house.repeated(self.go_on_without, attempt, phase)
        except Refusal as error:  # the table is gone
            log.info("table %s: %s", self.table.name, error)
        except NotStored as error:
            log.error("table %s: the shuffle waits: %s", self.table.name, error)
            self.timer = None
            self.refresh()

    def go_on_without(self, attempt: int, phase: str) -> None:
        """Those who have not done what they were asked for are left out."""
        with self.table.inside():
            seal = self.table.seating.seal
            if not seal or (seal["attempt"], seal["phase"]) != (attempt, phase):
                return
            late = self.lacks(COMMITMENT if phase == COMMIT else PART)
            log.info("table %s: %d phones are left out of the shuffle", self.table.name, len(late))
            there = [device for device in seal["devices"][1:] if device not in late]
            if phase == SHOW or not there:
                self.ask(attempt + 1, there)
                return
            rows = zip(seal["devices"], seal["shares"], strict=True)
            seal["shares"] = [share for device, share in rows if device not in late]
            seal["devices"] = ["", *there]
            self.turn()


def seal_of(seating: Seating) -> Seal:
    """The seal as the server knows it, with its own part. Raises ValueError if it is none."""
    seal = seating.seal
    assert seal
    lines = Seal(seating.table, seal["attempt"], seal["shares"]).lines()
    return Seal.read(lines)


def close(record: Record, seating: Seating) -> None:
    """The game is over: from now on its record says what the deal was made of."""
    if seating.seal and seating.seal["phase"] == DEALT and seating.status in OPEN:
        record.seal = seal_of(seating).lines()


def told(seating: Seating) -> Message | None:
    """What a table's devices are told of the shuffle: nothing before all have committed to it."""
    seal = seating.seal
    if not seal:
        return None
    whole = seal_of(seating)
    phase, lines = seal["phase"], whole.without_dealer()
    count = len(whole.shares) - 1
    if seating.is_sealing:
        what = COMMITMENT if phase == COMMIT else PART
        count = sum(share[what] != UNKNOWN for share in whole.shares[1:])
        lines = hidden(whole, what)
    elif phase == UNSEALED:
        lines = []
    elif seating.status in OPEN:
        lines = whole.lines()
    told: Message = {"attempt": seal["attempt"], "phase": phase, "in": count}
    return {**told, "lines": lines, "out": seal["out"]}


def hidden(seal: Seal, what: int) -> list[str]:
    """The lines without what is still being collected, and what comes after it."""
    shares = [[*share[:what], *[UNKNOWN] * (3 - what)] for share in seal.shares]
    shares[0] = [*seal.shares[0][:PART], UNKNOWN]
    return Seal(seal.table, seal.attempt, shares).lines()
