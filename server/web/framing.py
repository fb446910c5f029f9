"""Framing: where in a stream of bytes the frames of a WebSocket begin, found without parsing them.

Only lengths are looked at. What else is wrong with a frame, the parser says. What we send is made
into a frame here as well: the parser's own way takes ten times as long.
"""

import struct

MASK = 4
LENGTHS = {126: 2, 127: 8}
"""What stands instead of a short length, and how many bytes then say it."""


TEXT, WHOLE = 1, 0x80


def framed(text: str) -> bytes:
    """A message as one frame of a server's, which has no mask."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return struct.pack("!BB", TEXT | WHOLE, size) + data
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT | WHOLE, 126, size) + data
    return struct.pack("!BBQ", TEXT | WHOLE, 127, size) + data


class Frames:
    """One stream, piece by piece."""

    def __init__(self) -> None:
        self.head = b""
        """What has come of a header."""
        self.left = 0
        """What has not come yet of the frame behind the last header."""

    def cut(self, data: bytes, most: int) -> tuple[int, int]:
        """How many frames begin in these bytes before the next but `most`, and how far that is."""
        begun = place = 0
        while place < len(data):
            if self.left:
                step = min(self.left, len(data) - place)
                self.left -= step
                place += step
            elif begun == most and not self.head:
                break
            else:
                begun += not self.head
                step = header(self.head) - len(self.head)
                self.head += data[place : place + step]
                place += step
                if len(self.head) == header(self.head):
                    self.left = payload(self.head)
                    self.head = b""
        return begun, min(place, len(data))


def header(head: bytes) -> int:
    """The length of a header, as far as what has come of it tells."""
    if len(head) < 2:
        return 2
    return 2 + LENGTHS.get(head[1] & 127, 0) + (MASK if head[1] & 128 else 0)


def payload(head: bytes) -> int:
    """The length of what follows a whole header."""
    short = head[1] & 127
    return int.from_bytes(head[2 : 2 + LENGTHS[short]]) if short in LENGTHS else short
