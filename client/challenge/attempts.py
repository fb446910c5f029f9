"""Attempts: how people have played a challenge, each with all decisions and how it ended.

An attempt is JSON: {"name", "when", "scores", "places", "moves"}, the moves as records write them.
They lie on the shelf `habits`, a list for each challenge. In whatever order they come in, and
however often, the list is the same.
"""

from client.chronicle.slip import packed, unpacked
from shared_rules.engine.plain import Unreadable, digest, read
from shared_rules.engine.players import clean
from shared_rules.engine.record import BadRecord, items_in, worded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.table import Table
    from shared_rules.engine.types import Move

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SEAT = 0
"""Where the person sits."""
MOST = 50
LONGEST, LARGEST = 2000, 2000
"""Decisions of a game, and letters of one of them: no game has as many."""


def place_of(code: str) -> str:
    """Where the attempts at a challenge lie."""
    return "challenge " + code


def of_table(table: "Table", when: int) -> dict:
    """The attempt that a table is; it is over."""
    outcome = table.game.outcome()
    return {
        "name": table.players[SEAT]["name"],
        "when": when,
        "scores": outcome["scores"],
        "places": outcome["places"],
        "moves": [worded(move) for seat, move in table.record.moves if seat == SEAT],
    }


def ident(attempt: dict) -> str:
    """The same for the same decisions of the same person."""
    return digest([attempt["name"], attempt["moves"]])


def together(one: list[dict], other: list[dict]) -> list[dict]:
    """Two lists as one, the best first; what is known twice was played when it is said first."""
    known: dict = {}
    for attempt in one + other:
        name = ident(attempt)
        if name not in known or attempt["when"] < known[name]["when"]:
            known[name] = attempt
    rows = [[rank(known[name]), name] for name in known]
    return [known[name] for _, name in sorted(rows)][:MOST]


def rank(attempt: dict) -> list:
    """The best results first, of equals the earliest."""
    return [attempt["places"][SEAT], -attempt["scores"][SEAT], attempt["when"]]


def tries(attempts: list[dict]) -> list[int]:
    """The how many-th attempt of its person each is."""
    found = []
    for attempt in attempts:
        earlier = [
            other
            for other in attempts
            if other["name"] == attempt["name"] and other["when"] < attempt["when"]
        ]
        found.append(len(earlier) + 1)
    return found


def same(one: dict, other: dict) -> int:
    """So many decisions were the same before the first that differed."""
    count = 0
    for move in one["moves"]:
        if count == len(other["moves"]) or other["moves"][count] != move:
            break
        count += 1
    return count


def move_of(text: str) -> "Move":
    """A decision that a list of moves has as text."""
    return items_in(text)


# What comes from elsewhere


def is_attempt(value: object, seats: int) -> bool:
    """Whether something is what it should be; that it was really played nobody can know."""
    if type(value) is not dict or sorted(value) != sorted(
        ["name", "when", "scores", "places", "moves"]
    ):
        return False
    name, when, moves = value["name"], value["when"], value["moves"]
    if type(name) is not str or not name or clean(name) != name:
        return False
    if type(when) is not int or not 0 <= when < 1 << 43:
        return False
    for numbers in (value["scores"], value["places"]):
        if type(numbers) is not list or len(numbers) != seats:
            return False
        if [number for number in numbers if type(number) is not int or abs(number) > 99999]:
            return False
    if type(moves) is not list or not 0 < len(moves) < LONGEST:
        return False
    return not [text for text in moves if not is_move(text)]


def is_move(text: object) -> bool:
    if type(text) is not str or len(text) > LARGEST:
        return False
    try:
        return worded(items_in(text)) == text
    except BadRecord:
        return False


# As an address: what is said often is said in one letter


def address(attempt: dict) -> str:
    """An attempt in letters that may stand in an address."""
    said = [attempt["name"], attempt["when"], attempt["scores"], attempt["places"]]
    known: list[str] = []
    for text in attempt["moves"]:
        known += [word for word in text.split(" ") if word not in known]
    width = 1 if len(known) <= len(LETTERS) else 2
    moves = []
    for text in attempt["moves"]:
        moves.append("".join([short(known.index(word), width) for word in text.split(" ")]))
    return ".".join([packed(said), "~".join(known), "~".join(moves)])


def short(number: int, width: int) -> str:
    letters = ""
    for _ in range(width):
        letters = LETTERS[number % len(LETTERS)] + letters
        number //= len(LETTERS)
    return letters


def addressed(text: str, seats: int) -> dict | None:
    """The attempt that an address brings; None if it is none."""
    parts = text.split(".")
    if len(parts) != 3:
        return None
    known = parts[1].split("~")
    width = 1 if len(known) <= len(LETTERS) else 2
    moves = []
    for letters in parts[2].split("~"):
        words = []
        for place in range(0, len(letters), width):
            number = 0
            for letter in letters[place : place + width]:
                number = number * len(LETTERS) + LETTERS.find(letter)
            if not 0 <= number < len(known):
                return None
            words.append(known[number])
        moves.append(" ".join(words))
    try:
        said = read(unpacked(parts[0]))
    except Unreadable:
        return None
    if type(said) is not list or len(said) != 4:
        return None
    attempt = {
        "name": said[0],
        "when": said[1],
        "scores": said[2],
        "places": said[3],
        "moves": moves,
    }
    return attempt if is_attempt(attempt, seats) else None
