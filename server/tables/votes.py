"""Votes: how a table decides together. Something is proposed, voted on, and carried out."""

import logging
from typing import TYPE_CHECKING, Any

import gevent

from server.guard.messages import Message
from server.guard.refusals import Refusal
from server.store.store import NotStored
from server.tables.proposals import FOR_THE_LATE, WHEN, Proposals
from server.tables.vote import Vote

if TYPE_CHECKING:
    from server.tables.table import NetTable

log = logging.getLogger("unke")


class Votes:
    """The one vote that goes on at a table, if any. Called from inside the table."""

    def __init__(self, table: "NetTable") -> None:
        self.table = table
        self.proposals = Proposals(table)
        self.vote: Vote | None = None
        self.number = 0
        self.timer: gevent.Greenlet[[int], None] | None = None

    # Asking and answering

    def propose(self, device: str, what: str, seat: int | None, name: str = "") -> None:
        with self.table.inside():
            ask = getattr(self, "ask_" + what, None)
            if ask is None and what not in WHEN:
                raise Refusal("malformed", f"what is one of {', '.join(WHEN)}")
            (ask or self.ask)(device, what, seat, name)

    def ask(self, device: str, what: str, seat: int | None, name: str) -> None:
        """Put a proposal to the vote, as most are."""
        seating = self.table.seating
        if not seating.seats_of(device) and seating.host != device:
            raise Refusal("not-yours", "only those who sit here may propose something")
        self.proposals.check(what, device, seat)
        vote = self.new(what, device, seat)
        if what in FOR_THE_LATE and seat in self.table.patience.late:
            vote.idle = seating.seats[seat].device
        self.put(vote)

    def ask_nothing(self, device: str, what: str, seat: int | None, name: str) -> None:
        """Withdraw what one has proposed."""
        if not self.vote or self.vote.by != device:
            raise Refusal("no-motion", "you have asked nothing")
        self.decide(False, "withdrawn")

    def ask_join(self, device: str, what: str, seat: int | None, name: str) -> None:
        """Who asks to join does not sit here yet."""
        self.proposals.check(what, device, seat)
        self.table.joining.ask(device, name, seat)
        vote = self.new(what, device, seat)
        vote.name = name
        self.put(vote)

    def ask_free(self, device: str, what: str, seat: int | None, name: str) -> None:
        """One may give up what is one's own; about the others' seats the table votes."""
        if seat in self.table.seating.seats_of(device):
            self.proposals.check(what, device, seat)
            self.proposals.carry_out(self.new(what, device, seat))
        else:
            self.ask(device, what, seat, name)

    def new(self, what: str, device: str, seat: int | None = None, **more: Any) -> Vote:
        self.number += 1
        name = self.table.seating.names_of(device)
        return Vote(self.number, what, device, name, seat, more, {device: True})

    def put(self, vote: Vote) -> None:
        """Ask the table; often that decides it already."""
        if self.vote:
            raise Refusal("pending", "the table is being asked something else")
        self.vote = vote
        self.timer = gevent.spawn_later(vote.left, self.time_is_up, vote.number)
        if not self.count():
            self.table.tell_seating()

    def answer(self, device: str, number: int, yes: bool) -> None:
        with self.table.inside():
            vote, seating = self.vote, self.table.seating
            if not vote or vote.number != number:
                raise Refusal("no-motion", "this has been decided already")
            if not seating.seats_of(device) and seating.host != device:
                raise Refusal("not-yours", "only those who sit here may vote")
            vote.answers[device] = yes
            if not self.count():
                self.table.tell_seating()

    # Deciding

    def count(self) -> bool:
        """Whether the vote is decided now; carries out what was proposed if so."""
        if not self.vote:
            return False
        seating, around = self.table.seating, self.table.around()
        verdict = self.vote.verdict(seating.devices(), around, seating.host)
        if verdict is None:
            return False
        self.decide(verdict, "agreed" if verdict else "refused")
        return True

    def refresh(self) -> None:
        """Somebody has moved, come or gone: that may settle what is being asked."""
        vote = self.vote
        if vote and vote.what in WHEN:
            try:
                self.proposals.check(vote.what, vote.by, vote.seat)
            except Refusal:
                self.decide(False, "moved")
                return
        self.count()

    def time_is_up(self, number: int) -> None:
        self.timer = None  # or whoever ends the vote would end this very greenlet
        try:
            with self.table.inside():
                if self.vote and self.vote.number == number:
                    if not self.count():  # who was still asked then may have stayed away
                        self.decide(False, "time")
        except (Refusal, NotStored) as error:  # the table is gone, or cannot be written
            log.info("table %s: %s", self.table.name, error)

    def decide(self, passed: bool, why: str) -> None:
        vote = self.vote
        assert vote
        self.drop()
        if passed:
            try:
                self.proposals.carry_out(vote)
            except Refusal as refusal:  # it has become impossible meanwhile
                log.info("table %s: %s failed: %s", self.table.name, vote.what, refusal)
                passed, why = False, "moved"
        self.table.travel.continuation = None
        log.info("table %s: %s %s", self.table.name, vote.what, why)
        if self.table.closed:
            return
        self.table.tell_seating()
        self.table.tell_all(
            {
                "type": "decided",
                "table": self.table.seating.table,
                "motion": vote.number,
                "what": vote.what,
                "passed": passed,
                "why": why,
            }
        )

    def drop(self) -> None:
        self.stop()
        self.vote = None

    def stop(self) -> None:
        if self.timer:
            self.timer.kill(block=False)
        self.timer = None

    def plain(self, device: str) -> Message | None:
        """The vote as one device sees it, if one goes on."""
        if not self.vote:
            return None
        return self.vote.plain(device, self.table.seating.devices(), self.table.around())
