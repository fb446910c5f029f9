"""QR codes: a place in the app as a picture that a phone's camera reads.

What is drawn comes in a request's body and stands behind `#`, so that no log has it: tickets are
drawn here, too.
"""

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import segno

from server.refusals import Refusal

QUIET = 4
"""Modules of white around a code, as cameras want it."""
LONGEST = 200


def drawn(to: str, own: str, guests: str = "") -> dict[str, Any]:
    """A code for a place of the app: its address, and a path in a square of `size` modules.

    `guests` is the door for phones that come for the first time; without it they have to come by
    the address `own` under which the app was asked for, and from elsewhere none reaches localhost.
    """
    if not to.startswith("#") or len(to) > LONGEST:
        raise Refusal("malformed", "to is a place in the app; it begins with #")
    base = guests or own
    address = base.rstrip("/") + "/" + to
    matrix = segno.make(address, error="m", micro=False).matrix
    return {
        "address": address,
        "reach": "here" if is_loopback(base) else "network",
        "size": len(matrix) + 2 * QUIET,
        "path": "".join(runs(matrix)),
    }


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


def is_loopback(address: str) -> bool:
    """Whether only this very computer comes there."""
    name = urlsplit(address).hostname or ""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"
