"""Parcels: saved games on their way from the browser's tab to the installed app.

Those are two addresses, http and https, and to the browser two strangers: neither may read what the
other has saved. So the one packs its games, the server keeps the parcel in its memory for some
minutes, and who knows its name fetches it, once.
"""

import codecs
import secrets
import time
from dataclasses import dataclass

import gevent

from server.guard.rates import Rate
from server.guard.refusals import Refusal
from server.tables.codes import LETTERS

SECONDS = 900
"""How long a parcel waits."""
LENGTH = 8
"""Letters of its name: short enough to be typed, and one of ten thousand million."""
BITS = 128
"""Of a name that is handed on in a link: a parcel with a device's key has no other."""
PIECE = 64 * 1024
"""Bytes that are looked at without letting others have their turns."""
WRAPPING = 1_000
"""Bytes that a parcel takes besides what is in it, or a little more."""


@dataclass(frozen=True)
class Parcel:
    """What a browser has saved; only browsers open it.

    It stays as it came: as text it could take four times as much memory, for one letter's sake.
    """

    content: bytes
    sender: str
    end: float

    @property
    def size(self) -> int:
        return len(self.content) + WRAPPING


class Parcels:
    """All that wait to be fetched."""

    def __init__(self, most: int, sent: Rate, guesses: Rate) -> None:
        self.most = most
        self.waiting: dict[str, Parcel] = {}
        self.sent = sent
        self.guesses = guesses

    def send(self, content: bytes, sender: str, is_typed: bool = True) -> str:
        """Keep a parcel; its name. One waits from each address, the last."""
        self.sent.take(sender)
        check(content)
        parcel = Parcel(content, sender, time.monotonic() + SECONDS)
        self.waiting = {
            name: other for name, other in self.waiting.items() if other.sender != sender
        }
        if sum(other.size for other in self.waiting.values()) + parcel.size > self.most:
            raise Refusal("full", "too many phones are just moving in; try again later")
        name = new_name(is_typed)
        self.waiting[name] = parcel
        gevent.spawn_later(SECONDS, self.forget, name)
        return name

    def forget(self, name: str) -> None:
        """Nobody has come for it."""
        self.waiting.pop(name, None)

    def fetch(self, name: str, fetcher: str) -> bytes:
        """Hand a parcel out, for the only time; who guesses names has to wait."""
        if self.guesses.left(fetcher) < 1:
            self.guesses.take(fetcher)
        content = self.taken(name, name.upper().replace(" ", ""))
        if content is None:
            self.guesses.take(fetcher)
            raise Refusal("no-ticket", "there is no such parcel, or not any more")
        return content

    def taken(self, *names: str) -> bytes | None:
        """What is in the parcel with one of these names, which is gone from now on."""
        for name in names:
            parcel = self.waiting.pop(name, None)
            if parcel and parcel.end > time.monotonic():
                return parcel.content
        return None


def new_name(is_typed: bool) -> str:
    if is_typed:
        return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return secrets.token_urlsafe(BITS // 8)


def check(content: bytes) -> None:
    """Raise a Refusal unless it is text; a little at a time, for there may be much of it."""
    decoder, view = codecs.getincrementaldecoder("utf-8")(), memoryview(content)
    try:
        for start in range(0, len(content), PIECE):
            decoder.decode(view[start : start + PIECE])
            gevent.sleep(0)
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        raise Refusal("malformed", "this is not UTF-8") from None
