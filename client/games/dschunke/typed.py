"""Typed: what somebody has typed in from the own Dschunke, what is wrong with it, and its text.

The fields are lists of lists of words, by part: a market card is four signs, a square of a track
load, draw or sell with its number and its event, a pair two junks. What is right in all fields is
a box; shared_rules/dschunke/box.py says how one is written.
"""

from client.app import texts
from shared_rules.dschunke.box import COUNTS, PARTS, box_of, box_text, fault, square

BOOK = "client.games.dschunke.box_words"
texts.learn(BOOK)

PRICES = "0123456789S"
LOADS = ("1", "2", "3")
CHANGES = ("", *["+" + str(n) for n in range(1, 10)], *["-" + str(n) for n in range(1, 10)])
EVENTS = ("", "S", "Y")
TRACKS = ("lower", "upper")


def fields_of(value: str) -> dict:
    """The fields as a box fills them in."""
    box = box_of(value)
    fields: dict = {"market": [list(word) for word in box["market"]]}
    for part in TRACKS:
        fields[part] = [squared(word) for word in box[part]]
    fields["pairs"] = [word.split("-") for word in box["pairs"]]
    return fields


def squared(word: str) -> list[str]:
    """A square as three words: the trade, the number as it is written, the event."""
    trade, _, event = square(word)
    return [trade, word.partition(":")[0][len(trade) :], event]


def words_of(part: str, row: list[str]) -> str:
    """A row of fields as a word of a box."""
    if part == "market":
        return "".join(row)
    if part == "pairs":
        return "-".join(row)
    trade, number, event = row
    return trade + number + (":" + event if event else "")


def text_of(fields: dict) -> str:
    """The box that the fields describe, as text."""
    return "/".join([".".join([words_of(part, row) for row in fields[part]]) for part in PARTS])


def fields_set(fields: dict, part: str, row: int, place: int, said: str) -> None:
    """Something has been typed or chosen; another trade begins without number."""
    mine = fields[part][row]
    if part == "market":
        mine[place] = sign(mine[place], said)
        return
    mine[place] = said
    if part in TRACKS and place == 0:
        mine[1] = LOADS[0] if said == "load" else ""


def sign(before: str, said: str) -> str:
    """The one sign of a cell: of two, the one that has just been typed."""
    said = said.strip().upper()
    if len(said) > 1 and before:
        said = said.replace(before, "", 1)
    return said[-1:]


def numbers_for(trade: str) -> tuple:
    return LOADS if trade == "load" else CHANGES


# What is wrong


def faults(fields: dict) -> list[list]:
    """What is wrong with the fields: part, row, and what; in the order of the form."""
    found: list[list] = []
    for part in PARTS:
        for row in range(len(fields[part])):
            what = fault_of(part, fields[part], row)
            if what:
                found.append([part, row, what])
    return found


def fault_of(part: str, rows: list, row: int) -> str:
    if part == "market":
        for cell in rows[row]:
            if not cell or cell not in PRICES:
                return "price"
    elif part == "pairs":
        if rows[row][0] == rows[row][1]:
            return "same"
        if rows[row] in rows[:row]:
            return "twice"
    return "word" if fault(part, words_of(part, rows[row])) else ""


def read(text: str) -> list:
    """A text as fields, or None and what is wrong with it: a key of the words, and its values."""
    text = "".join(text.split())
    parts = text.split("/")
    if len(parts) != len(PARTS):
        return [None, "parts", len(parts)]
    for place in range(len(PARTS)):
        part = PARTS[place]
        words = parts[place].split(".")
        if len(words) != COUNTS[part]:
            return [None, "count", part, COUNTS[part], len(words)]
        for number in range(len(words)):
            if fault(part, words[number]):
                return [None, "entry", part, number + 1, words[number][:20]]
            if part == "pairs" and words[number] in words[:number]:
                return [None, "entry", part, number + 1, words[number]]
    box_text({PARTS[place]: parts[place].split(".") for place in range(len(PARTS))})
    return [fields_of(text), ""]
