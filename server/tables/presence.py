"""Presence: who is at a table, who comes and goes, and whose phone has fallen asleep."""

import logging
import time
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, cast

from server.store.store import NotStored
from server.tables.telling import Listener, Telling

if TYPE_CHECKING:
    from server.store.store import Store
    from server.tables.house import House
    from server.tables.patience import Patience
    from server.tables.table import NetTable

log = logging.getLogger("unke")


class Presence(Telling):
    """The part of a table that knows the listeners."""

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
        seated = [*self.seating.devices(), self.seating.host]
        return awake | {one for one in seated if self.left.get(one, self.made) > since}

    def enter(self, listener: Listener, have: int, change: int, looked: int | None = None) -> None:
        with self.inside():
            before = self.present().get(listener.device)
            if not self.present():
                self.patience.forget()
            if listener not in self.listeners:
                self.listeners.append(listener)
            listener.at = cast("NetTable", self)
            if not before and not listener.asleep:
                self.back(listener.device)
            self.patience.refresh()
            if before == self.present()[listener.device]:
                self.send(listener, self.seating_for(listener.device))
            else:
                self.tell_seating()
            if self.seating.status != "lobby":
                play = self.play
                seen = self.moves if looked is None else looked
                self.send(listener, self.game_for(listener, play.known(have, change), seen))
            if self.next_code():  # it may have been told while this device was away
                self.tell_next([listener], self.next_code())
            self.votes.refresh()
            self.clock.wake()

    def leave(self, listener: Listener) -> None:
        if listener not in self.listeners or self.closed:
            return
        with self.inside():
            was_awake = self.present()[listener.device]
            self.listeners.remove(listener)
            listener.at = None
            if self.present().get(listener.device) != was_awake:
                if was_awake:
                    self.gone(listener.device)
                self.tell_seating()
                self.votes.refresh()
            self.clock.wake()

    def look_away(self, listener: Listener, is_asleep: bool) -> None:
        """A phone has gone dark, or shows something else, or is looked at again."""
        with self.inside():
            device, was_awake = listener.device, self.present()[listener.device]
            listener.asleep = is_asleep
            is_awake = self.present()[device]
            if is_awake == was_awake:
                return
            if is_awake:
                self.back(device)
            else:
                self.gone(device)
            self.patience.refresh()
            self.tell_seating()
            self.votes.refresh()
            self.clock.wake()

    def gone(self, device: str) -> None:
        """Nobody looks at this device any more."""
        if device == self.seating.host or device in self.seating.devices():
            self.left[device] = time.monotonic()

    def back(self, device: str) -> None:
        """Somebody does again: what was agreed on until the return is over."""
        self.left.pop(device, None)
        if self.seating.returned(device):
            self.note()
        self.patience.sign(self.seating.seats_of(device))

    def note(self) -> None:
        """Store the seats, or leave that to the next change: nobody is kept out by a full disk."""
        try:
            self.store.save_seatings([self.seating.plain()])
        except NotStored as error:
            log.error("table %s: who came back is not stored: %s", self.name, error)
