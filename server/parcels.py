"""Parcels: saved games on their way from the browser's tab to the installed app.

Those are two addresses, http and https, and to the browser two strangers: neither may read what the
other has saved. So the one packs its games, the server keeps the parcel in its memory for some
minutes, and who knows its name fetches it, once.
"""

import secrets
import time
from dataclasses import dataclass

from server.limits import Limits, Rate
from server.refusals import Refusal
from server.seats import LETTERS

SECONDS = 900
"""How long a parcel waits."""
LENGTH = 8
"""Letters of its name: short enough to be typed, and one of ten thousand million."""
BITS = 128
"""Of a name that is handed on in a link: a parcel with a device's key has no other."""
MOST = 20


@dataclass(frozen=True)
class Parcel:
    """What a browser has saved; only browsers open it."""

    text: str
    sender: str
    end: float


class Parcels:
    """All that wait to be fetched."""

    def __init__(self, limits: Limits) -> None:
        self.waiting: dict[str, Parcel] = {}
        self.sent = Rate(limits.records_an_hour, 3600)
        self.guesses = Rate(limits.guesses_a_minute, 60)

    def send(self, text: str, sender: str, is_typed: bool = True) -> str:
        """Keep a parcel; its name. One waits from each address, the last."""
        self.sent.take(sender)
        now = time.monotonic()
        self.waiting = {
            name: parcel
            for name, parcel in self.waiting.items()
            if parcel.end > now and parcel.sender != sender
        }
        if len(self.waiting) >= MOST:
            raise Refusal("full", "too many phones are just moving in; try again later")
        if is_typed:
            name = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        else:
            name = secrets.token_urlsafe(BITS // 8)
        self.waiting[name] = Parcel(text, sender, now + SECONDS)
        return name

    def fetch(self, name: str, fetcher: str) -> str:
        """Hand a parcel out, for the only time; who guesses names has to wait."""
        if self.guesses.left(fetcher) < 1:
            self.guesses.take(fetcher)
        typed = name.upper().replace(" ", "")
        parcel = self.waiting.pop(name if name in self.waiting else typed, None)
        if parcel is None or parcel.end < time.monotonic():
            self.guesses.take(fetcher)
            raise Refusal("no-ticket", "there is no such parcel, or not any more")
        return parcel.text
