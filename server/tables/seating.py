"""Seating: who sits where at a table, who is its host, and how it is set up. No game, no socket."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import TypedDict

from server.guard import fields
from server.guard.messages import Message
from server.guard.refusals import Refusal
from server.store.rows import PlainSeating
from server.tables.seats import COLOURS, Seat, read_seat
from shared_rules import GAMES
from shared_rules.engine.options import BadOption, chosen
from shared_rules.engine.types import Options, Player

SHORTEST, LONGEST = 10, 3600
COMMIT, SHOW = "commit", "show"
"""The phases of a shuffle in which phones are asked for something."""


class Away(TypedDict):
    """Where a table has been taken along to."""

    device: str
    name: str
    moves: int
    when: int


class Wish(TypedDict):
    """Somebody would like to play the next game."""

    device: str
    name: str


class Sealed(TypedDict):
    """A sealed shuffle: server/tables/sealing.py."""

    attempt: int
    phase: str
    shares: list[list[str]]
    """As shared_rules/seal/seal.py has them, the server's first, with its part."""
    devices: list[str]
    """Whose they are, in the same order; "" is the server itself."""
    out: list[int]
    """The people's seats that have no share."""


@dataclass
class Seating:
    """A table as it is known to everybody who looks at it."""

    table: str
    code: str
    host: str
    game: str = ""
    options: Options = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    status: str = "lobby"
    open: bool = False
    time: int | None = None
    brought: bool = False
    """It was begun elsewhere, so the game and its seats are what they are."""
    away: Away | None = None
    network: str = ""
    """From where it has come, as long as it is in the house; told to nobody. See places.py."""
    next: str = ""
    """The table of the next game with everybody."""
    wishes: list[Wish] = field(default_factory=list)
    sealed: bool = False
    """The shuffle is to be a sealed one."""
    seal: Sealed | None = None

    def plain(self) -> PlainSeating:
        """The seating as JSON, for the store; a server from before sealed shuffles reads it, too,
        unless this table has one.
        """
        plain = asdict(self)
        for key in ("sealed", "seal"):
            if not plain[key]:
                del plain[key]
        return plain

    @staticmethod
    def of(plain: PlainSeating) -> "Seating":
        return Seating(**{**plain, "seats": [Seat(**seat) for seat in plain["seats"]]})

    # Reading

    def players(self) -> list[Player]:
        """The seats as the rules' table knows them."""
        return [
            {"name": seat.name, "kind": seat.kind, "colour": seat.colour} for seat in self.seats
        ]

    def brief(self, present: Mapping[str, bool], moves: int) -> Message:
        """What may be said to those who are not at the table."""
        return {
            "table": self.table,
            "code": self.code,
            "game": self.game,
            "status": self.status,
            "options": self.options,
            "players": [
                {"name": seat.name, "kind": seat.kind, "colour": seat.colour,
                 "state": seat.state(present)}
                for seat in self.seats
            ],
            "moves": moves,
        }  # fmt: skip

    def seats_of(self, device: str) -> list[int]:
        """The seats that a device may play, given up ones excepted."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.device == device and seat.is_person and not seat.given_up
        ]

    def devices(self) -> list[str]:
        """Every device that has a person's seat, each once."""
        held = [seat.device for seat in self.seats if seat.is_person and not seat.is_free]
        return list(dict.fromkeys(held))

    def is_carried_by(self, device: str) -> bool:
        """Whether it has been taken along to this device."""
        return self.away is not None and self.away["device"] == device

    def wish_of(self, device: str) -> str:
        """The name under which a device waits for the next game."""
        return "".join(wish["name"] for wish in self.wishes if wish["device"] == device)

    def names_of(self, device: str) -> str:
        return ", ".join(self.seats[number].name for number in self.seats_of(device))

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("malformed", f"there is no seat {number}")
        return self.seats[number]

    def own(self, device: str, number: int) -> Seat:
        """A seat that must be this device's."""
        if number not in self.seats_of(device):
            raise Refusal("not-yours", "this seat is somebody else's")
        return self.seats[number]

    def need_status(self, *wanted: str) -> None:
        if self.status not in wanted:
            raise Refusal("status", f"not now: the table is {self.status}", status=self.status)

    @property
    def is_sealing(self) -> bool:
        """Whether phones are being asked for their parts in the shuffle."""
        return self.seal is not None and self.seal["phase"] in (COMMIT, SHOW)

    def need_stillness(self) -> None:
        """While the cards are shuffled everybody stays where they are."""
        if self.is_sealing:
            raise Refusal("status", "not now: the cards are being shuffled", status=self.status)

    def need_host(self, device: str) -> None:
        if device != self.host:
            raise Refusal("not-host", "only the host may do that")

    # In the lobby

    def set_up(self, setup: Message) -> None:
        """Take a SETUP; whoever sits on a seat that stays a person's keeps it."""
        seconds = None
        if setup.get("time") is not None:
            seconds = fields.number(setup, "time")
            if not SHORTEST <= seconds <= LONGEST:
                raise Refusal("setup", f"time is from {SHORTEST} to {LONGEST} seconds, or null")
        is_open = fields.flag(setup, "open", False)
        if not self.brought:
            sealed = fields.flag(setup, "sealed", False)
            self.choose(setup)
            self.sealed = sealed
        self.time, self.open = seconds, is_open

    def choose(self, setup: Message) -> None:
        game = fields.text(setup, "game")
        if game not in GAMES:
            raise Refusal("setup", "there is no such game")
        seats = [read_seat(plain, game) for plain in fields.objects(setup, "seats", 10)]
        options = setup.get("options", {})
        if type(options) is not dict:
            raise fields.missing("options", "an object")
        try:
            options = chosen(GAMES[game], len(seats), options)
        except BadOption as error:
            raise Refusal("setup", str(error)) from None
        if len({seat.colour for seat in seats}) < len(seats):
            raise Refusal("setup", "every seat has a colour of its own")
        if not any(seat.is_person for seat in seats):
            raise Refusal("setup", "at least one seat is a person's")
        for number, seat in enumerate(seats):
            before = self.seats[number] if number < len(self.seats) else None
            if seat.is_person and before and before.is_person and before.device:
                seat.device, seat.name = before.device, before.name
        self.game, self.options, self.seats = game, options, seats

    def sit(self, device: str, number: int, name: str, colour: str) -> None:
        """Take a free seat, or rename oneself."""
        seat = self.seat(number)
        mine = seat.device == device and seat.is_person
        if not mine and not seat.is_free:
            raise Refusal("taken", "somebody sits there")
        if self.status == "lobby":
            if not name:
                raise Refusal("malformed", "a name is missing")
            if colour:
                self.recolour(seat, colour)
        if self.status == "lobby" or not mine:
            seat.name = name or seat.name
        seat.device = device
        seat.standin = seat.given_up = False

    def recolour(self, seat: Seat, colour: str) -> None:
        if colour not in COLOURS:
            raise Refusal("malformed", f"colour is one of {', '.join(COLOURS)}")
        if any(other.colour == colour for other in self.seats if other is not seat):
            raise Refusal("taken", "somebody has that colour")
        seat.colour = colour

    def rise(self, device: str, number: int) -> None:
        """Give a seat back."""
        self.need_status("lobby")
        self.need_stillness()
        if device != self.host:
            self.own(device, number)
        self.seat(number).device = ""

    def need_everybody(self) -> None:
        free = [number for number, seat in enumerate(self.seats) if seat.is_free]
        if free:
            raise Refusal("free-seats", "somebody is missing", seats=free)

    # Devices

    def returned(self, device: str) -> bool:
        """A device is back; whether that changes anything: its stand-ins go."""
        changed = False
        for seat in self.seats:
            if seat.device == device and (seat.standin or seat.given_up):
                seat.standin = seat.given_up = False
                changed = True
        return changed

    def lose(self, device: str) -> bool:
        """A device is no more: its seats are free, somebody else is host; whether anybody is."""
        for seat in self.seats:
            if seat.device == device:
                seat.device = ""
                seat.standin = seat.given_up = False
        if self.host == device:
            self.host = next(iter(self.devices()), "")
        return bool(self.host)

    def hand_over(self, device: str, to: str, moves: Callable[[int], bool]) -> bool:
        """Another device takes some of a device's seats; whether there were any."""
        changed = False
        for number, seat in enumerate(self.seats):
            if seat.device == device and seat.is_person and moves(number):
                seat.device = to
                seat.standin = seat.given_up = False
                changed = True
        return changed
