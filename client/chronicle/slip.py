"""A slip: one game as an address, for a QR code that another phone's camera reads.

What the app of that phone makes of it is a game for its own chronicle. Where it would be too long,
the score sheet stays behind: another time a file may bring it.
"""

from client.app.code import code as drawn
from client.app.texts import say
from client.app.tree import div, p
from client.chronicle import books, qr
from client.shelf.annal import SHEET, SOURCES
from shared_rules.engine.plain import Unreadable, hexadecimal, read, written

TAKE = "take"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def code_of(base: str, annal: list) -> dict | None:
    """The code of a game; `base` is where the app is served."""
    short = annal[:]
    for place in (None, SHEET, SOURCES):
        if place is not None:
            short[place] = [[] for _ in annal[SHEET]]
        code = qr.drawn(f"{base}#chronicle/{TAKE}/{packed(short)}")
        if code:
            return code
    return None


def packed(value: list) -> str:
    """A game, or whatever is JSON, in letters that may stand in an address."""
    bits = 0
    held = 0
    found = ""
    for letter in plain(written(value)):
        bits, held = bits << 8 | ord(letter), held + 8
        while held >= 6:
            held -= 6
            found += LETTERS[bits >> held & 63]
        bits &= (1 << held) - 1
    return found + (LETTERS[bits << 6 - held & 63] if held else "")


def plain(text: str) -> str:
    """JSON whose letters are all ASCII."""
    found = ""
    for letter in text:
        code = ord(letter)
        if code > 0xFFFF:
            code -= 0x10000
            found += escape(0xD800 + (code >> 10)) + escape(0xDC00 + (code & 1023))
        else:
            found += escape(code) if code > 126 else letter
    return found


def escape(code: int) -> str:
    return "\\u" + hexadecimal(code)[-4:]


def annal_in(text: str) -> list | None:
    """The game that an address brings; None if it is none."""
    try:
        annal = read(unpacked(text))
    except Unreadable:
        return None
    return annal if books.is_annal(annal) else None


def unpacked(text: str) -> str:
    """The JSON that such letters hold, "" if they hold none."""
    bits = held = 0
    found = ""
    for letter in text:
        value = LETTERS.find(letter)
        if value < 0:
            return ""
        bits, held = bits << 6 | value, held + 6
        if held >= 8:
            held -= 8
            found += chr(bits >> held & 255)
            bits &= (1 << held) - 1
    return found


def figure(code: dict | None):
    """The code, or that there is none."""
    if code is None:
        return p(say("chronicle.qr.none"))
    return div(
        drawn(code, say("chronicle.qr")),
        p(say("chronicle.qr.how"), class_="small"),
        class_="qr",
    )
