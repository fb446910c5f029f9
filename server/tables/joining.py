"""Joining: who comes to a full table plays instead of a bot, on one more seat, or the next time."""

from collections.abc import Container
from typing import TYPE_CHECKING

from server.guard.rates import Rate
from server.guard.refusals import Refusal
from server.tables.seating import Seating
from server.tables.seats import COLOURS, Seat
from shared_rules import GAMES
from shared_rules.engine.options import chosen, with_one_more

if TYPE_CHECKING:
    from server.tables.table import NetTable
    from server.tables.vote import Vote

MOST = 5
"""So many may wait for the next game: no game has more seats."""


class Joining:
    """The door of a table, for those who have no seat. Called from inside the table."""

    def __init__(self, table: "NetTable") -> None:
        self.table = table
        self.asked = Rate(3, 60)
        """How often a device has asked: whoever watches must not keep the table from playing."""

    # Now, if the table agrees

    def ask(self, device: str, name: str, number: int | None) -> None:
        """Refuse what could not be carried out, or is asked too often."""
        if not name:
            raise Refusal("malformed", "a name is missing")
        self.need_room(number)
        self.asked.take(device)

    def need_room(self, number: int | None) -> None:
        seating = self.table.seating
        seating.need_stillness()
        if number is not None:
            if seating.seat(number).is_person:
                raise Refusal("taken", "this is no bot's seat")
            return
        seating.need_status("lobby")
        if seating.brought or not has_room(seating):
            raise Refusal("taken", "this game has no room for one more")

    def let_in(self, vote: "Vote") -> None:
        """The table has agreed: here is somebody's seat."""
        table, number = self.table, vote.seat
        self.need_room(number)
        if number is None:
            number = add_seat(table.seating)
        seat = table.seating.seat(number)
        seat.kind, seat.name, seat.device = "person", vote.name, vote.by
        self.forget(vote.by)
        table.change_seating()
        if table.seating.status == "playing":
            table.play.table.players[number].update(table.seating.players()[number])
            table.tell_game(0)

    # The next time

    def wish(self, device: str, name: str) -> None:
        """Somebody would like to play the next game, or no longer, without a name."""
        seating = self.table.seating
        if name and seating.seats_of(device):
            raise Refusal("status", "who sits here is asked anyway", status=seating.status)
        self.forget(device)
        if name and len(seating.wishes) >= MOST:
            raise Refusal("full", "enough people are waiting for the next game")
        if name:
            seating.wishes.append({"device": device, "name": name})
        self.table.change_seating()

    def forget(self, device: str) -> None:
        """Who has a seat waits for none."""
        seating = self.table.seating
        seating.wishes = [wish for wish in seating.wishes if wish["device"] != device]


def seat_wishes(old: Seating, new: Seating, present: Container[str]) -> None:
    """Who has waited for the next game plays it: on a free seat, a bot's, or one more.

    Who is here comes first; who is not finds the seat kept, until somebody else takes it.
    """
    numbers = range(len(new.seats))
    seats = [number for number in numbers if new.seats[number].is_free]
    seats += [number for number in numbers if not new.seats[number].is_person]
    for wish in sorted(old.wishes, key=lambda wish: wish["device"] not in present):
        if not seats and not has_room(new):
            new.wishes.append(wish)
            continue
        seat = new.seat(seats.pop(0) if seats else add_seat(new))
        seat.kind, seat.name = "person", wish["name"]
        seat.device = wish["device"] if wish["device"] in present else ""


def has_room(seating: Seating) -> bool:
    return len(seating.seats) + 1 in GAMES[seating.game].SEATS


def add_seat(seating: Seating) -> int:
    """One more seat; its number."""
    number = len(seating.seats)
    taken = [seat.colour for seat in seating.seats]
    colours = [colour for colour in COLOURS if colour not in taken]
    wider = with_one_more(seating.options)
    seating.options = chosen(GAMES[seating.game], number + 1, wider)
    seating.seats.append(Seat("", "person", colours[0]))
    return number
