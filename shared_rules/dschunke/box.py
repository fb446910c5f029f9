"""Box: what is printed on the market cards, the assistants' tracks and the 12-Yen cards.

The published values are not to be had, so ours are RECONSTRUCTED, and whoever owns the game may
type in what the own box says. Such a box is the value of the option `box`, one text without
spaces: four parts parted by "/", the words of each part by ".".

    12S4.4S21. ...          ten market cards: rice, fish, vegetables, spices, each 0 to 9 Yen or S
    load1.draw:Y.sell-1 ... ten squares of the track "3/4": load with the number of strips, draw
                            and sell with what is added to or taken from the result, then the
                            event, if there is one: ":S" a special card, ":Y" the money is told
    draw.sell. ...          ten squares of the track "4", likewise
    grey-orange. ...        five pairs of junks: five crates on the first, two on the second

As a dict the parts are lists of these words: market, lower, upper, pairs.
"""

from ..engine.options import BadOption
from .cards import GOODS, JUNKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    pass

PARTS = ("market", "lower", "upper", "pairs")
COUNTS = {"market": 10, "lower": 10, "upper": 10, "pairs": 5}

# Reconstructed: all but the first two market cards, which are the published rules' examples.
MARKET = "12S4.4S21.124S.142S.214S.21S4.24S1.4S12.S142.S214"
# Reconstructed: all but the first square. The printed rules call an assistant a very costly
# alternative, so most squares give less than a merchant.
TRACK_LOWER = "load1.draw-1.sell-1.load2.draw-2:Y.sell-1:S.load1.draw-1:Y.sell-2:S.load1"
# Reconstructed: all of it.
TRACK_UPPER = "draw-1.sell-2.load1.draw-1.sell-1.load1.draw-2.sell-1.load2.sell-1"
# Reconstructed: all of them.
PAIRS = "grey-orange.orange-purple.purple-brown.brown-white.white-grey"
RECONSTRUCTED = "reconstructed"
FIRST_TRACKS = (
    "load1.draw.sell.load2.draw:Y.sell:S.load1.draw:Y.sell:S.load2"
    "/draw.sell.load2.draw.sell.load1.draw.sell.load2.sell"
)
"""The tracks of the reconstructed box by the first version of the rules, "3/4" and "4"."""


class BadBox(BadOption):
    """A text that is not a box; it says which part is wrong and why."""


def box_text(box: dict[str, list[str]]) -> str:
    """A box as the option's value. Raises BadBox if it cannot be one."""
    text = "/".join([".".join(box[part]) for part in PARTS])
    read_box(text)
    return text


def read_box(text: object) -> dict[str, list[str]]:
    """The box that a text describes. Raises BadBox."""
    if type(text) is not str or len(text) > 1000:
        raise BadBox("a box is a text of at most 1000 letters")
    parts = text.split("/")
    if len(parts) != len(PARTS):
        raise BadBox(f"a box has {len(PARTS)} parts: {', '.join(PARTS)}; here are {len(parts)}")
    box = {}
    for place in range(len(PARTS)):
        part = PARTS[place]
        words = parts[place].split(".")
        if len(words) != COUNTS[part]:
            raise BadBox(f"{part} has {COUNTS[part]} entries, here are {len(words)}")
        for number in range(len(words)):
            reason = fault(part, words[number])
            if not reason and part == "pairs" and words.index(words[number]) < number:
                reason = "this pair stands there already"
            if reason:
                raise BadBox(f"{part} {number + 1} ({words[number][:20]}): {reason}")
        box[part] = words
    return box


def fault(part: str, word: str) -> str:
    """What is wrong with a word of a part, or nothing."""
    if part == "market":
        if len(word) != len(GOODS):
            return "a market card has four entries"
        for sign in word:
            if sign not in "0123456789S":
                return "an entry is 0 to 9 or S"
    elif part == "pairs":
        first, _, second = word.partition("-")
        if first not in JUNKS or second not in JUNKS:
            return f"a pair is two of {', '.join(JUNKS)}, such as grey-orange"
        if first == second:
            return "a pair is two different junks"
    else:
        work, colon, event = word.partition(":")
        if colon and event not in ("S", "Y"):
            return "an event is :S or :Y"
        for trade in ("load", "draw", "sell"):
            if work.startswith(trade):
                return fault_of_change(trade, work[len(trade) :])
        return "a square begins with load, draw or sell"
    return ""


def fault_of_change(trade: str, change: str) -> str:
    if trade == "load":
        return "" if change in ("1", "2", "3") else "an assistant loads 1, 2 or 3 strips"
    if not change:
        return ""
    if len(change) == 2 and change[0] in "+-" and change[1] in "123456789":
        return ""
    return f"{trade} may be followed by + or - and 1 to 9"


def square(word: str) -> "tuple[str, int, str]":
    """What a track's square says: load, draw or sell; how many or how many more; the event."""
    work, _, event = word.partition(":")
    return work[:4], int(work[4:] or "0"), event


def first_box() -> str:
    """The reconstructed box of the first version of the rules, written out."""
    return "/".join([MARKET, FIRST_TRACKS, PAIRS])


boxes: dict[str, dict[str, list[str]]] = {}


def box_of(value: str) -> dict[str, list[str]]:
    """The box that an option's value means; what was read is kept."""
    box = boxes.get(value)
    if box is None:
        if value == RECONSTRUCTED:
            box = read_box("/".join([MARKET, TRACK_LOWER, TRACK_UPPER, PAIRS]))
        else:
            box = read_box(value)
        if len(boxes) > 50:
            boxes.clear()
        boxes[value] = box
    return box
