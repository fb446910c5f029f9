"""Table: one at which people are on several servers. Each has it in memory as it was last stored.

What somebody does is thought through here, then stored at once, if the table is still as it was
thought to be; else it is read again, and done again (House.repeated). Only then anybody is told.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from server.club import mood as moods
from server.club.following import SURELY, Following, Told
from server.guard.refusals import Refusal
from server.store.engine import NotStored, Outrun
from server.store.postgres.shared import LEASE
from server.store.rows import Row
from server.store.store import compact
from server.tables.play import Play
from server.tables.seating import Seating
from server.tables.telling import Listener
from shared_rules.engine.types import Move

if TYPE_CHECKING:
    from server.club.house import Club

log = logging.getLogger("unke")


class ClubTable(Following):
    """A table that belongs to no server."""

    def __init__(self, club: "Club", seating: Seating) -> None:
        super().__init__(club, seating)
        self.club = club
        self.number = self.heard = self.reasons = 0
        self.version = self.told_version = self.told_change = -1
        self.others, self.mood, self.told = {}, {}, Told({}, {}, [])
        self.is_busy = False
        self.unsaid, self.last_words, self.new_words, self.told_moves = [], [], [], []

    # Inside

    @contextmanager
    def inside(self) -> Iterator[None]:
        with self.lock:
            if self.is_busy:  # who is further out stores it, together with the rest
                yield
                return
            if self.closed:
                raise Refusal("no-table", "this table is closed")
            refused: Refusal | None = None
            self.is_busy = True
            try:
                self.catch_up()
                there = [(listener, listener.asleep) for listener in self.listeners]
                try:
                    with self.club.shared.gathering() as rows:
                        try:
                            yield
                        except Refusal as refusal:
                            self.need_newest()
                            refused = refusal
                    self.keep(rows)
                except BaseException as error:
                    if isinstance(error, Outrun):
                        self.club.figures.conflicts.inc()
                    self.take_back(there)
                    raise
            finally:
                self.is_busy = False
                if not self.listeners:
                    self.rest()
            self.speak()
        if refused:
            raise refused

    def need_newest(self) -> None:
        """Nobody is refused anything for how things stood before."""
        if self.club.shared.version(self.seating.table) > self.version:
            self.heard = SURELY
            raise Outrun("it was refused for what is not so any more")

    def keep(self, rows: list[Row]) -> None:
        """Store what has been done, if that was anything."""
        for word in self.new_words:
            self.last_words = [*self.last_words, [self.version + 1, *word]][-moods.LAST_WORDS :]
        self.new_words = []
        mood = self.mood if self.closed else moods.told(self)
        if self.loaded and not self.closed:
            rows = [*rows, *self.reason_rows(self.loaded)]
        if not rows and mood == self.mood:
            return
        self.club.shared.commit(self.seating.table, self.version, compact(mood), rows)
        self.version += 1
        self.mood = mood
        self.note_told()
        if self.others:  # on any other server it is read when somebody comes
            self.club.signals.send(self.number, self.version)

    def reason_rows(self, play: Play) -> list[Row]:
        """The reasons that have come since; those of moves that were taken back are gone."""
        reasons = play.table.reasons
        new = reasons[min(self.reasons, len(reasons)) :]
        self.reasons = len(reasons)
        shared, ident = self.club.shared, self.seating.table
        return [shared.reason_row(ident, play.serials[number], why) for number, _, why in new]

    def take_back(self, there: list[tuple[Listener, bool]]) -> None:
        """Nothing of it has happened: everything is read again."""
        self.unsaid, self.new_words = [], []
        for listener in self.listeners:
            listener.at = None
        self.listeners = [listener for listener, _ in there]
        for listener, is_asleep in there:
            listener.at, listener.asleep = self, is_asleep
        if self.closed:
            self.closed = False
            self.club.tables[self.seating.table] = self
        self.version, self.loaded = -1, None
        try:
            self.catch_up()
        except NotStored as error:
            log.error("table %s: not read again: %s", self.name, error)
            self.club.owed.add(self)
        except Refusal:
            pass  # it is gone, and all have been told

    def rest(self) -> None:
        """Nobody is here any more, on this server."""
        self.loaded = None
        self.clock.stop()
        self.patience.stop()
        self.sealing.stop()
        self.votes.stop()

    # Who is here

    def look(self) -> None:
        """Something may have changed."""
        with self.lock:
            if not self.closed and self.listeners:
                try:
                    self.catch_up()
                    if self.mood.get("here", {}).get(self.club.name) != moods.here(self):
                        self.settle()
                except (NotStored, Refusal) as error:
                    log.info("table %s: %s", self.name, error)

    def settle(self) -> None:
        """See to it that others know who is here."""
        with self.inside():
            self.votes.refresh()
            self.clock.wake()

    def miss(self) -> None:
        """A server is gone, and all who were here on it."""
        with self.inside():
            moods.meet(self, self.mood)
            self.tell_seating()
            self.votes.refresh()
            self.clock.wake()

    def leave(self, listener: Listener) -> None:
        try:
            self.club.repeated(super().leave, listener)
        except NotStored:  # who has gone has gone; the others hear it later
            self.listeners = [one for one in self.listeners if one is not listener]
            listener.at = None
            self.club.owed.add(self)

    # Playing

    def may_let_move(self) -> bool:
        claims = self.club.shared.claim
        if claims(f"move {self.number}", self.version, self.club.name):
            return True
        self.clock.news.wait(LEASE / 2)
        return False

    def act(self, device: str, seat: int, request: str, seen: int, move: Move) -> None:
        if self.loaded is None or seen > self.loaded.change:  # that phone knows more than we do
            self.heard = SURELY
        super().act(device, seat, request, seen, move)
