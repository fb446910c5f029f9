"""Clock: who moves at a table when nobody does: bots, stand-ins, and whoever's time is over."""

import logging
import time
from typing import TYPE_CHECKING

import gevent
from gevent.event import Event

from server.guard.refusals import Refusal
from server.store.store import NotStored
from server.tables.play import STOOD_IN
from shared_rules.engine.bot import STANDIN

if TYPE_CHECKING:
    from server.tables.table import NetTable

log = logging.getLogger("unke")

TROUBLE = 3.0
"""Seconds until another attempt when a move could not be stored."""


class Clock:
    """One table's clock. It runs only while somebody is there to see what happens."""

    def __init__(self, table: "NetTable") -> None:
        self.table = table
        self.greenlet: gevent.Greenlet[[], None] | None = None
        self.news = Event()
        self.change = -1
        self.rest = 0.0
        """Seconds left for this decision when the clock was last set going."""
        self.since: float | None = None
        """When that was; None while it stands still."""
        self.hurried: set[int] = set()
        """The seats for which a bot makes this one decision."""

    # The time for a decision

    def changed(self) -> None:
        """The game has changed; if all can see that, the next decision has all its time."""
        change = self.table.play.change
        if change != self.change:
            self.change = change
            self.rest = float(self.table.seating.time or 0)
            self.since = time.monotonic()

    @property
    def seconds(self) -> float:
        gone = time.monotonic() - self.since if self.since is not None else 0.0
        return max(0.0, self.rest - gone)

    @property
    def left(self) -> int | None:
        """Milliseconds for this decision, None if it may take any time."""
        table = self.table
        if not table.seating.time or table.seating.status != "playing":
            return None
        return int(self.seconds * 1000)

    def run_or_stand(self, runs: bool) -> None:
        if runs and self.since is None:
            self.since = time.monotonic()
        elif not runs and self.since is not None:
            self.rest, self.since = self.seconds, None

    # Moving

    def wake(self) -> None:
        """Something has changed: see what there is to do."""
        runs = self.table.seating.status == "playing" and bool(self.table.present())
        if runs:
            self.changed()
            self.hurried &= set(self.table.play.table.game.waiting_for())
        self.run_or_stand(runs)
        if self.table.patience.refresh():
            self.table.tell_seating()
        if self.greenlet:
            self.news.set()
        elif self.wait() is not None:
            self.greenlet = gevent.spawn(self.run)

    def stop(self) -> None:
        if self.greenlet and self.greenlet is not gevent.getcurrent():
            self.greenlet.kill(block=False)

    def mover(self) -> tuple[int, str] | None:
        """A seat for which a bot has to move at once, and the bot's level."""
        table = self.table
        if table.closed or table.seating.status != "playing" or not table.listeners:
            return None
        present = table.present()
        for number in table.play.table.game.waiting_for():
            seat = table.seating.seats[number]
            state = seat.state(present)
            if state == "bot":
                return number, seat.kind.partition(":")[2]
            if state == "standin" or number in self.hurried:
                return number, STANDIN
        return None

    def wait(self) -> float | None:
        """Seconds until something is to be done, None if there is nothing to wait for."""
        if self.mover():
            return self.table.house.limits.pace / 1000
        return self.seconds if self.since is not None and self.table.seating.time else None

    def run(self) -> None:
        try:
            while True:
                self.news.clear()
                wait = self.wait()
                if wait is None:
                    return
                if self.news.wait(wait):
                    continue
                late = self.latecomer()
                who = self.mover() or late
                if who and self.table.may_let_move():
                    self.table.house.repeated(self.move, *who)
        except (Refusal, NotStored) as error:
            log.error("table %s: a bot could not move: %s", self.table.name, error)
            if not self.table.closed:
                self.greenlet = gevent.spawn_later(TROUBLE, self.run)
        finally:
            if self.greenlet is gevent.getcurrent():
                self.greenlet = None

    def latecomer(self) -> tuple[int, str] | None:
        """Whoever's time is over."""
        table = self.table
        if table.closed or not table.seating.time or self.since is None or self.seconds > 0:
            return None
        waiting = table.play.table.game.waiting_for()
        return (waiting[0], STANDIN) if waiting else None

    def move(self, seat: int, level: str) -> None:
        """Let a bot think, and make its move if it is still wanted."""
        table = self.table
        with table.inside():
            change = table.play.change
            view = table.play.table.game.view(seat)
            if not view["offers"]:
                return
        move, why = table.house.bots.choose(view, level)
        with table.inside():
            still = (seat, level) in (self.mover(), self.latecomer())
            if still and table.play.change == change:
                is_bot = not table.seating.seats[seat].is_person
                request = "" if is_bot else STOOD_IN
                table.make_move(seat, request, change, move, why if is_bot else None)
                if table.play.table.game.waiting_for() != [seat]:
                    self.hurried.discard(seat)  # else that was one step of several
