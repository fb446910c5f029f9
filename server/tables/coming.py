"""Coming: who is at a table, who comes and goes, and whose phone has fallen asleep."""

import logging
import time
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, cast

from server.store.store import NotStored
from server.tables.telling import Line, Telling

if TYPE_CHECKING:
    from server.store.store import Store
    from server.tables.house import House
    from server.tables.patience import Patience
    from server.tables.tables import NetTable

log = logging.getLogger("unke")


class Coming(Telling):
    """The part of a table that knows the lines to it."""

    house: "House"
    store: "Store"
    patience: "Patience"
    closed: bool
    made: float
    left: dict[str, float]
    """When seated devices were looked at last, of those that are not any more."""

    @property
    def name(self) -> str:
        raise NotImplementedError

    def inside(self) -> AbstractContextManager[None]:
        raise NotImplementedError

    def around(self) -> set[str]:
        """The devices that are here, and those that a short sleep must not cost their say."""
        since = time.monotonic() - self.house.limits.absence
        awake = {device for device, is_awake in self.present().items() if is_awake}
        seated = [*self.sheet.devices(), self.sheet.host]
        return awake | {one for one in seated if self.left.get(one, self.made) > since}

    def enter(self, line: Line, have: int, change: int) -> None:
        with self.inside():
            before = self.present().get(line.device)
            if not self.lines:
                self.patience.forget()
            if line not in self.lines:
                self.lines.append(line)
            line.at = cast("NetTable", self)
            if not before and not line.asleep:
                self.back(line.device)
            self.patience.look()
            if before == self.present()[line.device]:
                line.send(self.sheet_for(line.device))
            else:
                self.tell_sheet()
            if self.sheet.status != "lobby":
                play = self.play
                line.send(self.game_for(line, play.known(have, change)))
            if self.next_code():  # it may have been told while this device was away
                self.tell_next([line], self.next_code())
            self.assent.look()
            self.clock.wake()

    def leave(self, line: Line) -> None:
        if line not in self.lines or self.closed:
            return
        with self.inside():
            was_awake = self.present()[line.device]
            self.lines.remove(line)
            line.at = None
            if self.present().get(line.device) != was_awake:
                if was_awake:
                    self.gone(line.device)
                self.tell_sheet()
                self.assent.look()
            self.clock.wake()

    def look_away(self, line: Line, is_asleep: bool) -> None:
        """A phone has gone dark, or shows something else, or is looked at again."""
        with self.inside():
            device, was_awake = line.device, self.present()[line.device]
            line.asleep = is_asleep
            is_awake = self.present()[device]
            if is_awake == was_awake:
                return
            if is_awake:
                self.back(device)
            else:
                self.gone(device)
            self.patience.look()
            self.tell_sheet()
            self.assent.look()
            self.clock.wake()

    def gone(self, device: str) -> None:
        """Nobody looks at this device any more."""
        if device == self.sheet.host or device in self.sheet.devices():
            self.left[device] = time.monotonic()

    def back(self, device: str) -> None:
        """Somebody does again: what was agreed on until the return is over."""
        self.left.pop(device, None)
        if self.sheet.returned(device):
            self.note()
        self.patience.sign(self.sheet.seats_of(device))

    def note(self) -> None:
        """Store the seats, or leave that to the next change: nobody is kept out by a full disk."""
        try:
            self.store.save_sheets([self.sheet.plain()])
        except NotStored as error:
            log.error("table %s: who came back is not stored: %s", self.name, error)
