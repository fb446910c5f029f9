"""Assent: how a table decides together. Motions are put, voted on, and carried out."""

import logging
from typing import TYPE_CHECKING, Any

import gevent

from server.guard.refusals import Refusal
from server.store.store import NotStored
from server.tables import rematch
from server.tables.motions import NEEDS, Motion

if TYPE_CHECKING:
    from server.tables.tables import NetTable

log = logging.getLogger("unke")

WHEN = {
    "undo": ("playing",),
    "hurry": ("playing",),
    "standin": ("playing",),
    "wait": ("playing",),
    "free": ("playing",),
    "along": ("playing",),
    "back": ("away",),
    "export": ("playing", "away"),
    "host": ("lobby", "playing", "away", "over"),
    "join": ("lobby", "playing"),
    "end": ("playing", "away"),
    "again": ("over",),
}
"""What may be proposed, and in which states of the table."""


SENSE = {
    "hurry": (),
    "standin": ("away",),
    "wait": ("standin", "free"),
    "free": ("away", "standin"),
}
"""What may be proposed about a seat in which state; a bot also for who is late."""


class Assent:
    """The one motion that is up at a table, if any. Called from inside the table."""

    def __init__(self, table: "NetTable") -> None:
        self.table = table
        self.motion: Motion | None = None
        self.number = 0
        self.timer: gevent.Greenlet[[int], None] | None = None

    # Asking and answering

    def propose(self, device: str, what: str, seat: int | None, name: str = "") -> None:
        with self.table.inside():
            if what == "nothing":
                self.withdraw(device)
                return
            if what not in WHEN:
                raise Refusal("malformed", f"what is one of {', '.join(WHEN)}")
            sheet = self.table.sheet
            if what == "join":
                sheet.need_status(*WHEN[what])
                self.table.joining.ask(device, name, seat)
                motion = self.new(what, device, seat)
                motion.name = name
                self.put(motion)
                return
            if not sheet.seats_of(device) and sheet.host != device:
                raise Refusal("not-yours", "only those who sit here may propose something")
            self.need_sense(device, what, seat)
            if what == "free" and seat in sheet.seats_of(device):
                self.carry_out(self.new(what, device, seat))  # one may give up what is one's own
                return
            motion = self.new(what, device, seat)
            if what in ("hurry", "standin") and seat in self.table.patience.late:
                motion.idle = sheet.seats[seat].device
            self.put(motion)

    def need_sense(self, device: str, what: str, number: int | None) -> None:
        """Refuse what could not be carried out."""
        sheet = self.table.sheet
        sheet.need_status(*WHEN[what])
        if what == "again" and self.table.next_code():
            raise Refusal("status", "the next game is waiting already", status=sheet.status)
        if what == "host" and sheet.host == device:
            raise Refusal("status", "you are the host", status=sheet.status)
        if what == "along" and not sheet.seats_of(device):
            raise Refusal("not-yours", "only those who sit here may take the table along")
        if what not in ("undo", "hurry", "standin", "wait", "free"):
            return
        if number is None:
            raise Refusal("malformed", "seat is missing")
        seat = sheet.seat(number)
        if what == "undo":
            sheet.own(device, number)
            if not self.table.play.may_undo(number):
                raise Refusal("no-undo", "nothing can be taken back: somebody has acted or seen it")
            return
        state = seat.state(self.table.present())
        is_late = what in ("hurry", "standin") and number in self.table.patience.late
        is_own = what == "free" and number in sheet.seats_of(device)
        if state not in SENSE[what] and not is_late and not is_own:
            raise Refusal("status", f"not now: the seat is {state}", status=sheet.status)

    def new(self, what: str, device: str, seat: int | None = None, **more: Any) -> Motion:
        self.number += 1
        name = self.table.sheet.names_of(device)
        return Motion(self.number, what, device, name, seat, more, {device: True})

    def put(self, motion: Motion) -> None:
        """Ask the table; often that decides it already."""
        if self.motion:
            raise Refusal("pending", "the table is being asked something else")
        self.motion = motion
        self.timer = gevent.spawn_later(motion.left, self.time_is_up, motion.number)
        if not self.count():
            self.table.tell_sheet()

    def vote(self, device: str, number: int, yes: bool) -> None:
        with self.table.inside():
            motion, sheet = self.motion, self.table.sheet
            if not motion or motion.number != number:
                raise Refusal("no-motion", "this has been decided already")
            if not sheet.seats_of(device) and sheet.host != device:
                raise Refusal("not-yours", "only those who sit here may vote")
            motion.votes[device] = yes
            if not self.count():
                self.table.tell_sheet()

    def withdraw(self, device: str) -> None:
        if not self.motion or self.motion.by != device:
            raise Refusal("no-motion", "you have asked nothing")
        self.decide(False, "withdrawn")

    # Deciding

    def count(self) -> bool:
        """Whether the motion is decided now; carries it out if so."""
        if not self.motion:
            return False
        sheet, around = self.table.sheet, self.table.around()
        verdict = self.motion.verdict(sheet.devices(), around, sheet.host)
        if verdict is None:
            return False
        self.decide(verdict, "agreed" if verdict else "refused")
        return True

    def look(self) -> None:
        """Somebody has moved, come or gone: that may settle what is being asked."""
        motion = self.motion
        if motion and motion.what in WHEN:
            try:
                self.need_sense(motion.by, motion.what, motion.seat)
            except Refusal:
                self.decide(False, "moved")
                return
        self.count()

    def time_is_up(self, number: int) -> None:
        try:
            with self.table.inside():
                if self.motion and self.motion.number == number:
                    self.timer = None  # or `drop` would end this very greenlet
                    if not self.count():  # who was still asked then may have stayed away
                        self.decide(False, "time")
        except (Refusal, NotStored) as error:  # the table is gone, or cannot be written
            log.info("table %s: %s", self.table.name, error)

    def decide(self, passed: bool, why: str) -> None:
        motion = self.motion
        assert motion
        self.drop()
        if passed:
            try:
                self.carry_out(motion)
            except Refusal as refusal:  # it has become impossible meanwhile
                log.info("table %s: %s failed: %s", self.table.name, motion.what, refusal)
                passed, why = False, "moved"
        self.table.travel.continuation = None
        log.info("table %s: %s %s", self.table.name, motion.what, why)
        if self.table.closed:
            return
        self.table.tell_sheet()
        self.table.tell_all(
            {
                "type": "decided",
                "table": self.table.sheet.table,
                "motion": motion.number,
                "what": motion.what,
                "passed": passed,
                "why": why,
            }
        )

    def drop(self) -> None:
        if self.timer:
            self.timer.kill(block=False)
        self.motion = self.timer = None

    # Carrying out

    def carry_out(self, motion: Motion) -> None:
        getattr(self, "do_" + motion.what)(motion)

    def do_undo(self, motion: Motion) -> None:
        assert motion.seat is not None
        self.table.undo(motion.seat)

    def do_hurry(self, motion: Motion) -> None:
        assert motion.seat is not None
        self.table.clock.hurried.add(motion.seat)
        self.table.clock.wake()

    def do_standin(self, motion: Motion) -> None:
        self.change_seat(motion, standin=True)

    def do_free(self, motion: Motion) -> None:
        self.change_seat(motion, given_up=True)

    def do_wait(self, motion: Motion) -> None:
        assert motion.seat is not None
        self.table.patience.sign([motion.seat])
        self.change_seat(motion)

    def change_seat(self, motion: Motion, standin: bool = False, given_up: bool = False) -> None:
        table = self.table
        assert motion.seat is not None
        seat = table.sheet.seat(motion.seat)
        seat.standin, seat.given_up = standin, given_up
        table.change_sheet()
        if given_up:
            table.tell_moved(seat.device, [motion.seat])
            table.tell_again(seat.device)
        table.clock.wake()

    def do_along(self, motion: Motion) -> None:
        self.table.travel.leave(motion.by, motion.name)

    def do_back(self, motion: Motion) -> None:
        self.table.travel.call_back()

    def do_export(self, motion: Motion) -> None:
        self.table.travel.grant(motion.by)

    def do_host(self, motion: Motion) -> None:
        self.table.sheet.host = motion.by
        self.table.change_sheet()

    def do_join(self, motion: Motion) -> None:
        self.table.joining.let_in(motion)

    def do_end(self, motion: Motion) -> None:
        self.table.give_up()

    def do_again(self, motion: Motion) -> None:
        """The host deals, or if that one has gone, who has asked for it."""
        host = self.table.sheet.host
        rematch.lay(self.table, host if host in self.table.present() else motion.by)

    def do_replace(self, motion: Motion) -> None:
        self.table.travel.go_on()

    def plain(self, device: str) -> dict[str, Any] | None:
        if not self.motion:
            return None
        return self.motion.plain(device, self.table.sheet.devices(), self.table.around())


assert set(WHEN) | {"replace"} == set(NEEDS)
