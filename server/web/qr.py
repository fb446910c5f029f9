"""QR codes: a place in the app as a picture that a phone's camera reads.

What is drawn comes in a request's body and stands behind `#`, so that no log has it: tickets are
drawn here, too.
"""

from ipaddress import ip_address
from typing import TypedDict
from urllib.parse import urlsplit

import segno

from server.guard.rates import Rate
from server.guard.refusals import Refusal

QUIET = 4
"""Modules of white around a code, as cameras want it."""
PLACE = 64
"""Letters of a place in the app at most."""
LONGEST = 200
"""Letters of a whole address: the work grows with the square of it."""
KEPT = 64


def address(to: str, own: str, guests: str = "") -> str:
    """The address of a place in the app.

    `guests` is the door for phones that come for the first time; without it they have to come by
    the address `own` under which the app was asked for.
    """
    if not to.startswith("#") or len(to) > PLACE:
        raise Refusal("malformed", f"to is a place in the app: #, and {PLACE} letters at most")
    whole = (guests or own).rstrip("/") + "/" + to
    if len(whole) > LONGEST:
        raise Refusal("malformed", "this address is too long for a code")
    return whole


class Code(TypedDict):
    """An address as a path in a square of `size` modules."""

    address: str
    reach: str
    """"here" if nobody reaches it from elsewhere."""
    size: int
    path: str


def drawn(whole: str) -> Code:
    matrix = segno.make(whole, error="m", micro=False).matrix
    return {
        "address": whole,
        "reach": "here" if is_loopback(whole) else "network",
        "size": len(matrix) + 2 * QUIET,
        "path": "".join(runs(matrix)),
    }


class Codes:
    """Codes for whoever asks, and the latest of them: many phones show the same one."""

    def __init__(self, a_minute: int) -> None:
        self.allowance = Rate(a_minute, 60)
        self.kept: dict[str, Code] = {}

    def drawn(self, whole: str, asker: str) -> Code:
        """The code of an address, for somebody who may have so many drawn in a minute."""
        if whole not in self.kept:
            self.allowance.take(asker)
            if len(self.kept) >= KEPT:
                del self.kept[next(iter(self.kept))]
            self.kept[whole] = drawn(whole)
        return self.kept[whole]


def runs(matrix: tuple[bytearray, ...]) -> list[str]:
    """The dark modules, one stroke for each run in a row."""
    strokes = []
    for y, row in enumerate(matrix, QUIET):
        x = 0
        while x < len(row):
            length = 0
            while x + length < len(row) and row[x + length]:
                length += 1
            if length:
                strokes.append(f"M{x + QUIET} {y}h{length}v1h-{length}z")
            x += max(length, 1)
    return strokes


def is_loopback(whole: str) -> bool:
    """Whether only this very computer comes there."""
    name = ""
    try:
        name = urlsplit(whole).hostname or ""
        return ip_address(name).is_loopback
    except ValueError:  # a name, or half an IPv6 address
        return name == "localhost"
