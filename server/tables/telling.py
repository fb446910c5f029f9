"""Telling: what a table says to the devices that are at it, each in its own words."""

from typing import TYPE_CHECKING, Any, Protocol

from server.guard.messages import dumps

if TYPE_CHECKING:
    from server.tables.assent import Assent
    from server.tables.clock import Clock
    from server.tables.patience import Patience
    from server.tables.play import Play
    from server.tables.seats import Sheet
    from server.tables.tables import NetTable


class Line(Protocol):
    """The way to one device. It never waits: a device that does not listen is dropped."""

    device: str
    at: "NetTable | None"
    asleep: bool
    """Nobody looks: the phone is dark, or shows something else."""

    def send(self, text: str) -> None: ...


class Telling:
    """The part of a table that speaks. Each text is written once for all who may read the same."""

    sheet: "Sheet"
    assent: "Assent"
    clock: "Clock"
    patience: "Patience"
    lines: list[Line]

    @property
    def play(self) -> "Play":
        raise NotImplementedError

    def next_code(self) -> str:
        raise NotImplementedError

    def present(self) -> dict[str, bool]:
        """The devices that are here, and whether anybody looks at them."""
        found: dict[str, bool] = {}
        for line in self.lines:
            found[line.device] = found.get(line.device, False) or not line.asleep
        return found

    def sheet_for(self, device: str) -> str:
        """Who sits where, as one device is told."""
        sheet, present = self.sheet, self.present()
        seated = sheet.devices()
        away = sheet.away and {key: sheet.away[key] for key in ("name", "moves", "when")}
        message = {"type": "table", **sheet.brief(present, 0)}
        del message["moves"]
        return dumps(
            {
                **message,
                "open": sheet.open,
                "brought": sheet.brought,
                "time": sheet.time,
                "watching": sum(line.device not in seated for line in self.lines),
                "host": sheet.names_of(sheet.host),
                "wishes": [wish["name"] for wish in sheet.wishes],
                "wish": sheet.wish_of(device),
                "you": {"seats": sheet.seats_of(device), "host": sheet.host == device},
                "motion": self.assent.plain(device),
                "next": self.next_code() or None,
                "patience": self.patience.seconds,
                "slow": self.patience.slow,
                "late": self.patience.late,
                "away": away,
            }
        )

    def game_for(self, line: Line, since: int) -> str:
        """How the game stands, as one device is told; the log from a number on."""
        return dumps(self.play.news(self.sheet.seats_of(line.device), since, self.clock.left))

    def tell_sheet(self) -> None:
        """Tell everybody who sits where."""
        texts: dict[str, str] = {}
        for line in self.lines[:]:
            if line.device not in texts:
                texts[line.device] = self.sheet_for(line.device)
            line.send(texts[line.device])

    def tell_game(self, since: int) -> None:
        """Tell everybody how the game stands."""
        self.clock.changed()
        texts: dict[tuple[int, ...], str] = {}
        for line in self.lines[:]:
            seats = tuple(self.sheet.seats_of(line.device))
            if seats not in texts:
                texts[seats] = self.game_for(line, since)
            line.send(texts[seats])
        self.clock.wake()

    def tell_again(self, device: str) -> None:
        """Tell one device how the game stands: it was not up to date, or its seats are others."""
        if self.sheet.status != "lobby":
            for line in self.lines[:]:
                if line.device == device:
                    line.send(self.game_for(line, 0))

    def tell_moved(self, device: str, seats: list[int]) -> None:
        """Tell a device that these seats are not its own any more."""
        text = dumps({"type": "moved", "table": self.sheet.table, "seats": seats})
        for line in self.lines[:]:
            if line.device == device:
                line.send(text)

    def tell_next(self, lines: list[Line], code: str) -> None:
        """Tell some that the game goes on with everybody at another table."""
        text = dumps({"type": "next", "table": self.sheet.table, "code": code})
        for line in lines[:]:
            line.send(text)

    def tell_all(self, message: dict[str, Any]) -> None:
        text = dumps(message)
        for line in self.lines[:]:
            line.send(text)
