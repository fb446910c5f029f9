"""Patience: whom a table waits for, and for how long; after a while a bot may be proposed."""

import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import gevent

from server.guard.refusals import Refusal
from server.store.store import NotStored

if TYPE_CHECKING:
    from server.tables.table import NetTable

log = logging.getLogger("unke")

SPARE = 0.02
"""Seconds after a time is over: a timer may ring a little early."""


class Patience:
    """One table's patience with people who are asked and do not move. Nothing of it is stored.

    Time runs from the question that somebody left unanswered to whatever that person does next.
    A bot's answer in between does not stop it: who is still asleep need not be waited for anew.
    """

    def __init__(self, table: "NetTable") -> None:
        self.table = table
        self.since: dict[int, float] = {}
        """When those were asked who have not done anything since."""
        self.slow: list[int] = []
        """Of whom half the time is over: they are told that the others wait."""
        self.late: list[int] = []
        """Of whom all of it is: a bot may be proposed for them."""
        self.timer: gevent.Greenlet[[], None] | None = None
        self.due = 0.0

    @property
    def seconds(self) -> int:
        """How long somebody may be waited for."""
        return self.table.house.limits.patience

    def sign(self, seats: Iterable[int]) -> None:
        """These people have done something: their time begins anew."""
        for seat in seats:
            self.since.pop(seat, None)

    def forget(self) -> None:
        """Nobody is here any more, so nobody waits."""
        self.since = {}

    def waited(self) -> dict[int, float]:
        """The seats of people for whom others wait, and the seconds since they were asked."""
        table = self.table
        if table.closed or table.seating.status != "playing" or not table.listeners:
            return {}
        if len({*table.seating.devices(), table.seating.host}) == 1:
            return {}
        present, now = table.present(), time.monotonic()
        people = ("here", "asleep", "away")
        return {
            seat: now - self.since.setdefault(seat, now)
            for seat in table.play.table.game.waiting_for()
            if table.seating.seats[seat].state(present) in people
        }

    def refresh(self) -> bool:
        """See who is slow or late by now; whether that is news."""
        before, waited = (self.slow, self.late), self.waited()
        late = self.seconds
        self.slow = [seat for seat in waited if waited[seat] >= late / 2]
        self.late = [seat for seat in waited if waited[seat] >= late]
        steps = [step - gone for gone in waited.values() for step in (late / 2, late)]
        self.wind(min((step for step in steps if step > 0), default=0.0))
        return (self.slow, self.late) != before

    # Its timer, which most moves leave as it is

    def wind(self, seconds: float) -> None:
        """Ring in so many seconds, unless it rings before; not at all if nobody is waited for."""
        due = time.monotonic() + seconds + SPARE
        if seconds and not (self.timer and self.due <= due):
            self.stop()
            self.due = due
            self.timer = gevent.spawn_later(seconds + SPARE, self.ring)

    def ring(self) -> None:
        self.timer = None
        try:
            with self.table.inside():
                if self.refresh():
                    self.table.tell_seating()
        except (Refusal, NotStored) as error:  # the table is gone, or cannot be read
            log.info("table %s: %s", self.table.name, error)

    def stop(self) -> None:
        if self.timer:
            self.timer.kill(block=False)
            self.timer = None
