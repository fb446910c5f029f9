"""Saying: who is at a table on all servers, and what they hear, once it is stored."""

from typing import Any

from server.guard.messages import Message
from server.tables.table import NetTable
from server.tables.telling import Listener


class Saying(NetTable):
    """The part of a club's table that speaks."""

    others: dict[str, dict[str, list[int]]]
    """Who is here on other servers."""
    is_busy: bool
    """Somebody does something here that is not stored yet."""
    unsaid: list[tuple[Listener, str]]
    """What will be said when all of it is stored."""
    last_words: list[list[Any]]
    """What all must hear besides how things stand: version, how it is told, and what."""
    new_words: list[list[Any]]

    # Who is here

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

    # What they hear

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
