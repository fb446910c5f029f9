"""Table: one at which people are on several servers. Each has it in memory as it was last stored.

What somebody does is thought through here, then stored at once, if the table is still as it was
thought to be; else it is read again, and done again (House.repeated). Only then anybody is told.
"""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from server.club import mood as moods
from server.guard.messages import Message
from server.guard.refusals import Refusal
from server.store.engine import NotStored, Outrun
from server.store.postgres.shared import LEASE, NONE, Known
from server.store.rows import Row
from server.store.store import compact
from server.tables import damage
from server.tables.play import STOOD_IN, Play
from server.tables.seating import Seating
from server.tables.table import NetTable
from server.tables.telling import Listener
from shared_rules.engine.types import Entry, Move

if TYPE_CHECKING:
    from server.club.house import Club

log = logging.getLogger("unke")

SURELY = sys.maxsize
"""A version that nobody has read: whatever is stored is newer than what is in memory."""


class ClubTable(NetTable):
    """A table that belongs to no server."""

    def __init__(self, club: "Club", seating: Seating) -> None:
        super().__init__(club, seating)
        self.club = club
        self.number = 0
        self.version = -1
        """Of what is in memory; -1 if it has not been read, or is not what is stored."""
        self.heard = 0
        """The newest version that anybody has told of."""
        self.others: dict[str, dict[str, list[int]]] = {}
        """Who is here on other servers."""
        self.is_busy = False
        self.unsaid: list[tuple[Listener, str]] = []
        """What will be said when all of it is stored."""
        self.last_words: list[list[Any]] = []
        """What all must hear besides how things stand: version, how it is told, and what."""
        self.new_words: list[list[Any]] = []
        self.mood: moods.Mood = {}
        self.told_version = self.told_change = -1
        self.told_moves: list[Entry] = []
        """The log as it was last told."""
        self.reasons = 0

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
                except BaseException:
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
        if self.votes.timer:
            self.votes.timer.kill(block=False)
            self.votes.timer = None

    # As others have left it

    def catch_up(self) -> None:
        """Have in memory what is stored, and tell those who are here what is new to them."""
        if self.listeners and self.version >= max(self.heard, 0):
            return
        serial = self.loaded.serial if self.loaded else NONE
        known = self.club.shared.known(self.seating.table, serial)
        if known is None or known.is_archived:
            self.unsaid = []
            self.vanish("archived" if known and known.seating["status"] != "ended" else "closed")
            self.speak()
            raise Refusal("no-table", "there is no such table")
        told = 0 if self.heard == SURELY else self.heard  # more may have been told meanwhile
        self.heard = max(told, known.version)
        if known.version != self.version:
            try:
                self.take(known)
            except Outrun:  # it is still being played on
                self.version = -1
                self.catch_up()

    def take(self, known: Known) -> None:
        seats = [(one, self.seating.seats_of(one.device)) for one in self.listeners]
        before = (self.seating.plain(), self.mood)
        with self.sound():
            try:
                self.seating = Seating.of(known.seating)
            except Exception:  # there is nothing that could not stand there
                self.seating = damage.read(self.store, self.seating.table)
        self.number, self.mood = known.number, known.mood
        self.club.numbers[self.number] = self
        moods.take(self, known.mood)
        self.follow(known)
        self.version = known.version
        if self.listeners and known.version != self.told_version:
            self.tell_news(seats, before)
        self.note_told()

    def follow(self, known: Known) -> None:
        """Make the moves that others have stored; if that is not all, the game is read anew."""
        play = self.loaded
        if play is None:
            return
        players = self.seating.players()
        if len(players) != len(play.table.players) or known.rewritten != play.rewritten:
            self.loaded = None
            return
        for player, own in zip(play.table.players, players, strict=True):
            player.update(own)
        if known.change == play.change and known.moves == len(play.table.record.moves):
            return
        try:
            for one in known.new:
                play.act(one.seat, play.change, one.move)
                play.serials.append(one.serial)
                play.serial = one.serial + 1
                if one.request == STOOD_IN:
                    play.table.stood_in.append(len(play.serials) - 1)
                elif one.request:
                    play.requests.add((one.seat, one.request))
                if one.why:
                    play.table.reasons.append([len(play.serials) - 1, one.seat, one.why])
                if not one.stands:
                    raise Refusal("stale", "it was taken back")
        except Refusal:
            self.loaded = None
            return
        is_there = (play.change, len(play.serials), play.table.final)
        if is_there != (known.change, known.moves, known.line):
            self.loaded = None
        self.reasons = len(play.table.reasons)

    @property
    def play(self) -> Play:
        if self.loaded is None:
            self.loaded = self.read_play()
        return self.loaded

    def read_play(self) -> Play:
        """The game from the store, with the bots' reasons. Raises Outrun if it is newer."""
        ident, shared = self.seating.table, self.club.shared
        with self.sound():
            play, version = self.club.steady(ident, lambda: damage.load(self.seating, shared))
        if version != self.version:
            self.heard = SURELY
            raise Outrun("the game is newer than who sits here")
        numbers = {serial: number for number, serial in enumerate(play.serials)}
        for serial, why in sorted(shared.reasons(ident).items()):
            if serial in numbers:
                seat = play.table.record.moves[numbers[serial]][0]
                play.table.reasons.append([numbers[serial], seat, why])
        self.reasons = len(play.table.reasons)
        return play

    def tell_news(self, seats: list[tuple[Listener, list[int]]], before: Any) -> None:
        """What has changed since those who are here were told."""
        sheet, mood = before
        felt = ("here", "vote", "asked", "left")
        if sheet != self.seating.plain() or any(mood.get(k) != self.mood.get(k) for k in felt):
            self.patience.refresh()
            self.tell_seating()
        if self.seating.status != "lobby":
            moves = self.play.table.record.moves
            same = [mine == one for mine, one in zip(moves, self.told_moves, strict=False)]
            since = same.index(False) if False in same else len(same)
            moved = [one for one, held in seats if self.seating.seats_of(one.device) != held]
            for listener in self.listeners:
                if listener in moved:
                    self.send(listener, self.game_for(listener, 0, self.moves))
            if (
                since < max(len(moves), len(self.told_moves))
                or self.told_change != self.play.change
            ):
                self.tell_game(since)
        for version, how, *what in self.last_words:
            if version > self.told_version:
                getattr(self, how)(*what)
        self.new_words = []  # they have been said where they come from
        self.speak()
        self.clock.wake()

    def note_told(self) -> None:
        self.told_version = self.version
        if self.loaded:
            self.told_change = self.loaded.change
            self.told_moves = self.loaded.table.record.moves[:]

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
        before = self.present()
        self.others = {one: who for one, who in self.others.items() if one in self.club.living}
        with self.inside():
            self.others = {one: who for one, who in self.others.items() if one in self.club.living}
            for device in before.keys() - self.present().keys():
                self.gone(device)
            self.tell_seating()
            self.votes.refresh()
            self.clock.wake()

    # Who is here, and what they hear

    def present(self) -> dict[str, bool]:
        found = super().present()
        for devices in self.others.values():
            for device, (awake, _) in devices.items():
                found[device] = found.get(device, False) or bool(awake)
        return found

    def watching(self, seated: list[str]) -> int:
        elsewhere = [
            count
            for devices in self.others.values()
            for device, (_, count) in devices.items()
            if device not in seated
        ]
        return super().watching(seated) + sum(elsewhere)

    def leave(self, listener: Listener) -> None:
        try:
            super().leave(listener)
        except Outrun:
            raise
        except NotStored:  # who has gone has gone; the others hear it later
            self.listeners = [one for one in self.listeners if one is not listener]
            listener.at = None
            self.club.owed.add(self)

    def send(self, listener: Listener, text: str) -> None:
        self.unsaid.append((listener, text))
        if not self.is_busy:
            self.speak()

    def speak(self) -> None:
        unsaid, self.unsaid = self.unsaid, []
        for listener, text in unsaid:
            listener.send(text)

    def tell_all(self, message: Message) -> None:
        super().tell_all(message)
        if message["type"] != "gone":  # that is seen by the table's being gone
            self.new_words.append(["tell_all", message])

    def tell_moved(self, device: str, seats: list[int]) -> None:
        super().tell_moved(device, seats)
        self.new_words.append(["tell_moved", device, seats])

    def tell_next(self, listeners: list[Listener], code: str) -> None:
        super().tell_next(listeners, code)
        if listeners is self.listeners:
            self.new_words.append(["tell_next_here", code])

    def tell_next_here(self, code: str) -> None:
        super().tell_next(self.listeners, code)

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
