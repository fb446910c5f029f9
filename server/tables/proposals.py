"""Proposals: what a table can vote on, when that makes sense, and what comes of it.

For each there is a function by its name: `may_undo` refuses what could not be carried out, if more
than the table's state matters, and `do_undo` carries it out.
"""

from typing import TYPE_CHECKING

from server.guard.refusals import Refusal
from server.tables import rematch
from server.tables.vote import NEEDS, Vote

if TYPE_CHECKING:
    from server.tables.table import NetTable

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
UNASKED = "replace"
"""What nobody proposes: it is put to the vote when somebody brings a table back."""
FOR_THE_LATE = ("hurry", "standin")
"""What may be proposed about somebody who is here and takes too long."""


class Proposals:
    """What may be proposed at a table. Called from inside the table."""

    def __init__(self, table: "NetTable") -> None:
        self.table = table

    def check(self, what: str, device: str, seat: int | None) -> None:
        """Refuse what could not be carried out."""
        self.table.seating.need_status(*WHEN[what])
        may = getattr(self, "may_" + what, None)
        if may:
            may(device, seat)

    def carry_out(self, vote: Vote) -> None:
        getattr(self, "do_" + vote.what)(vote)

    def named(self, number: int | None) -> int:
        """The number of a seat, which has to be said and to be there."""
        if number is None:
            raise Refusal("malformed", "seat is missing")
        self.table.seating.seat(number)
        return number

    # One move is taken back

    def may_undo(self, device: str, number: int | None) -> None:
        seat = self.named(number)
        self.table.seating.own(device, seat)
        if not self.table.play.may_undo(seat):
            raise Refusal("no-undo", "nothing can be taken back: somebody has acted or seen it")

    def do_undo(self, vote: Vote) -> None:
        self.table.undo(self.named(vote.seat))

    # Who plays on a seat

    def may_hurry(self, device: str, number: int | None) -> None:
        self.need_state(number, is_fine=number in self.table.patience.late)

    def may_standin(self, device: str, number: int | None) -> None:
        self.need_state(number, "away", is_fine=number in self.table.patience.late)

    def may_wait(self, device: str, number: int | None) -> None:
        self.need_state(number, "standin", "free")

    def may_free(self, device: str, number: int | None) -> None:
        is_own = number in self.table.seating.seats_of(device)
        self.need_state(number, "away", "standin", is_fine=is_own)

    def need_state(self, number: int | None, *wanted: str, is_fine: bool = False) -> None:
        state = self.table.seating.seats[self.named(number)].state(self.table.present())
        if state not in wanted and not is_fine:
            status = self.table.seating.status
            raise Refusal("status", f"not now: the seat is {state}", status=status)

    def do_hurry(self, vote: Vote) -> None:
        self.table.clock.hurried.add(self.named(vote.seat))
        self.table.clock.wake()

    def do_standin(self, vote: Vote) -> None:
        self.change_seat(vote, standin=True)

    def do_wait(self, vote: Vote) -> None:
        self.table.patience.sign([self.named(vote.seat)])
        self.change_seat(vote)

    def do_free(self, vote: Vote) -> None:
        self.change_seat(vote, given_up=True)

    def change_seat(self, vote: Vote, standin: bool = False, given_up: bool = False) -> None:
        table, number = self.table, self.named(vote.seat)
        seat = table.seating.seats[number]
        seat.standin, seat.given_up = standin, given_up
        table.change_seating()
        if given_up:
            table.tell_moved(seat.device, [number])
            table.tell_again(seat.device)
        table.clock.wake()

    def do_join(self, vote: Vote) -> None:
        self.table.joining.let_in(vote)

    # Where the game goes on

    def may_along(self, device: str, number: int | None) -> None:
        if not self.table.seating.seats_of(device):
            raise Refusal("not-yours", "only those who sit here may take the table along")

    def do_along(self, vote: Vote) -> None:
        self.table.travel.leave(vote.by, vote.name)

    def do_back(self, vote: Vote) -> None:
        self.table.travel.call_back()

    def do_replace(self, vote: Vote) -> None:
        self.table.travel.go_on()

    def do_export(self, vote: Vote) -> None:
        self.table.travel.grant(vote.by)

    # The table itself

    def may_host(self, device: str, number: int | None) -> None:
        seating = self.table.seating
        if seating.host == device:
            raise Refusal("status", "you are the host", status=seating.status)

    def do_host(self, vote: Vote) -> None:
        self.table.seating.host = vote.by
        self.table.change_seating()

    def do_end(self, vote: Vote) -> None:
        self.table.give_up()

    def may_again(self, device: str, number: int | None) -> None:
        if self.table.next_code():
            status = self.table.seating.status
            raise Refusal("status", "the next game is waiting already", status=status)

    def do_again(self, vote: Vote) -> None:
        """The host deals, or if that one has gone, who has asked for it."""
        host = self.table.seating.host
        rematch.lay(self.table, host if host in self.table.present() else vote.by)


assert {*WHEN, UNASKED} == set(NEEDS)
