"""Following: a table in memory comes to be as others have left it, and who is here hears of it."""

import sys
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from server.club import mood as moods
from server.club.saying import Saying
from server.guard.refusals import Refusal
from server.store.engine import Outrun
from server.store.postgres.shared import NONE, Known
from server.tables import damage
from server.tables.play import STOOD_IN, Play
from server.tables.seating import Seating
from server.tables.telling import Listener
from shared_rules.engine.types import Entry

if TYPE_CHECKING:
    from server.club.house import Club
    from server.club.table import ClubTable

SURELY = sys.maxsize
"""A version that nobody has read: whatever is stored is newer than what is in memory."""
FELT = ("here", "vote", "asked", "left")
"""What of a mood is told together with who sits where."""


class Told(NamedTuple):
    """A table as those who are here were last told of it."""

    sheet: Any
    mood: moods.Mood
    seats: list[tuple[Listener, list[int]]]


class Following(Saying):
    """The part of a club's table that reads what other servers have stored."""

    club: "Club"
    number: int
    version: int
    """Of what is in memory; -1 if it has not been read, or is not what is stored."""
    heard: int
    """The newest version that anybody has told of."""
    mood: moods.Mood
    told: Told
    """What is in memory may be more than that: thought, and not stored."""
    told_version: int
    told_change: int
    told_moves: list[Entry]
    """The log as it was last told."""
    reasons: int
    """So many of the game's reasons are stored."""

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
        if known.version == self.version:
            return
        try:
            self.take(known)
        except BaseException as error:
            self.version = -1
            if not isinstance(error, Outrun):
                raise
            self.catch_up()  # it is still being played on

    def take(self, known: Known) -> None:
        with self.sound():
            try:
                self.seating = Seating.of(known.seating)
            except Exception:  # there is nothing that could not stand there
                self.seating = damage.read(self.store, self.seating.table)
        self.number, self.mood = known.number, known.mood
        self.club.numbers[self.number] = cast("ClubTable", self)
        moods.take(self, known.mood)
        self.follow(known)
        self.version = known.version
        if self.listeners and known.version != self.told_version:
            self.tell_news(self.told)
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

    def tell_news(self, told: Told) -> None:
        """What has changed since those who are here were told."""
        if told.sheet != self.seating.plain() or any(
            told.mood.get(key) != self.mood.get(key) for key in FELT
        ):
            self.patience.refresh()
            self.tell_seating()
        if self.seating.status != "lobby":
            moves = self.play.table.record.moves
            same = [mine == one for mine, one in zip(moves, self.told_moves, strict=False)]
            since = same.index(False) if False in same else len(same)
            moved = [one for one, held in told.seats if self.seating.seats_of(one.device) != held]
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
        seats = [(one, self.seating.seats_of(one.device)) for one in self.listeners]
        self.told, self.told_version = Told(self.seating.plain(), self.mood, seats), self.version
        if self.loaded:
            self.told_change = self.loaded.change
            self.told_moves = self.loaded.table.record.moves[:]
