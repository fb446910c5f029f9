"""Signpost: what the terminal says about where to go, with a code for a phone's camera."""

from typing import TYPE_CHECKING

import segno

if TYPE_CHECKING:
    from server.network.doors import Doors

BLACK_ON_WHITE, PLAIN = "\033[38;5;16;48;5;231m", "\033[0m"
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


def signpost(doors: "Doors") -> str:
    """All ways to this server, the best one first."""
    lines = ["", "Phones in the same network:"]
    if not doors.addresses:
        lines.append("  none yet: this computer is in no network")
    lines += [f"  {doors.plain(address)}" for address in doors.addresses]
    if doors.announcement.is_heard:
        lines.append(f"  {doors.plain(doors.announcement.name)}")
    elif doors.announcement.rival:
        lines.append(f"  ({doors.announcement.name} is another computer, so only by address)")
    lines += ["", "To keep the app on a phone, for playing without this computer:"]
    lines.append(f"  {doors.guests}/keep")
    lines.append(f"  it will live at {doors.secure(doors.host)}")
    if doors.authority:
        lines += ["", "Fingerprint of the certificate that the phone then trusts (SHA-256):"]
        half = len(doors.authority.fingerprint) // 2 + 1
        lines.append(f"  {doors.authority.fingerprint[:half]}")
        lines.append(f"  {doors.authority.fingerprint[half:]}")
    return "\n".join(lines)


def code(address: str) -> str:
    """A QR code of half blocks, dark on light in every terminal."""
    matrix = [[0, 0, *row, 0, 0] for row in segno.make(address, error="m", micro=False).matrix]
    blank = [0] * len(matrix[0])
    rows = [blank, blank, *matrix, blank, blank, blank]
    lines = []
    for upper, lower in zip(rows[::2], rows[1::2], strict=False):
        blocks = "".join(HALVES[pair] for pair in zip(upper, lower, strict=True))
        lines.append(f"{BLACK_ON_WHITE}{blocks}{PLAIN}")
    return "\n".join(lines)
