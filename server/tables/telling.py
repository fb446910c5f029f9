"""Telling: what a table says to the devices that are at it, each in its own words."""

from typing import TYPE_CHECKING, Protocol

from server.guard.messages import Message, dumps
from server.tables.sealing import told

if TYPE_CHECKING:
    from server.tables.clock import Clock
    from server.tables.patience import Patience
    from server.tables.play import Play
    from server.tables.sealing import Sealing
    from server.tables.seating import Seating
    from server.tables.table import NetTable
    from server.tables.votes import Votes


class Listener(Protocol):
    """The way to one device. It never waits: a device that does not listen is dropped."""

    device: str
    at: "NetTable | None"
    asleep: bool
    """Nobody looks: the phone is dark, or shows something else."""

    def send(self, text: str) -> None: ...


class Telling:
    """The part of a table that speaks. Each text is written once for all who may read the same."""

    seating: "Seating"
    votes: "Votes"
    clock: "Clock"
    patience: "Patience"
    sealing: "Sealing"
    listeners: list[Listener]

    @property
    def play(self) -> "Play":
        raise NotImplementedError

    def next_code(self) -> str:
        raise NotImplementedError

    def send(self, listener: Listener, text: str) -> None:
        listener.send(text)

    def present(self) -> dict[str, bool]:
        """The devices that are here, and whether anybody looks at them."""
        found: dict[str, bool] = {}
        for listener in self.listeners:
            found[listener.device] = found.get(listener.device, False) or not listener.asleep
        return found

    def watching(self, seated: list[str]) -> int:
        """How many are here who do not sit here."""
        return sum(listener.device not in seated for listener in self.listeners)

    def seating_for(self, device: str) -> str:
        """Who sits where, as one device is told."""
        seating, present = self.seating, self.present()
        seated = seating.devices()
        away = seating.away and {key: seating.away[key] for key in ("name", "moves", "when")}
        message = {"type": "table", **seating.brief(present, 0)}
        del message["moves"]
        return dumps(
            {
                **message,
                "open": seating.open,
                "brought": seating.brought,
                "time": seating.time,
                "watching": self.watching(seated),
                "host": seating.names_of(seating.host),
                "wishes": [wish["name"] for wish in seating.wishes],
                "wish": seating.wish_of(device),
                "you": {"seats": seating.seats_of(device), "host": seating.host == device},
                "motion": self.votes.plain(device),
                "next": self.next_code() or None,
                "patience": self.patience.seconds,
                "slow": self.patience.slow,
                "late": self.patience.late,
                "away": away,
                "sealed": seating.sealed,
                "seal": told(seating),
            }
        )

    @property
    def moves(self) -> int:
        return len(self.play.table.record.moves)

    def game_for(self, listener: Listener, since: int, looked: int) -> str:
        """How the game stands, as one device is told; log and moments, each from a number on."""
        seats = self.seating.seats_of(listener.device)
        return dumps(self.play.news(seats, since, looked, self.clock.left))

    def tell_seating(self) -> None:
        """Tell everybody who sits where."""
        self.sealing.refresh()
        texts: dict[str, str] = {}
        for listener in self.listeners[:]:
            if listener.device not in texts:
                texts[listener.device] = self.seating_for(listener.device)
            self.send(listener, texts[listener.device])

    def tell_game(self, since: int) -> None:
        """Tell everybody how the game stands."""
        self.clock.changed()
        texts: dict[tuple[int, ...], str] = {}
        for listener in self.listeners[:]:
            seats = tuple(self.seating.seats_of(listener.device))
            if seats not in texts:
                texts[seats] = self.game_for(listener, since, since)
            self.send(listener, texts[seats])
        self.clock.wake()

    def tell_again(self, device: str) -> None:
        """Tell one device how the game stands: it was not up to date, or its seats are others."""
        if self.seating.status != "lobby":
            for listener in self.listeners[:]:
                if listener.device == device:
                    self.send(listener, self.game_for(listener, 0, self.moves))

    def tell_moved(self, device: str, seats: list[int]) -> None:
        """Tell a device that these seats are not its own any more."""
        text = dumps({"type": "moved", "table": self.seating.table, "seats": seats})
        for listener in self.listeners[:]:
            if listener.device == device:
                self.send(listener, text)

    def tell_next(self, listeners: list[Listener], code: str) -> None:
        """Tell some that the game goes on with everybody at another table."""
        text = dumps({"type": "next", "table": self.seating.table, "code": code})
        for listener in listeners[:]:
            self.send(listener, text)

    def tell_all(self, message: Message) -> None:
        text = dumps(message)
        for listener in self.listeners[:]:
            self.send(listener, text)
