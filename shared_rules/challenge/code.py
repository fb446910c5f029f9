"""A challenge as a code of 16 letters to type: game, rules, setup, 40 bits of deal and a check.

    >>> asked = Challenge(GAMES.keys[0], 3, {}, ["solid", "expert"], 123456789)
    >>> asked.code()
    '5H8017003NQK8N26'
    >>> grouped(asked.code())
    '5H80-1700-3NQK-8N26'
    >>> read("5h8o i7o0 3nqk 8n26").levels
    ['solid', 'expert']

The person sits at seat 0, bots at all others. The box is the standard one and nobody has a head
start. Each letter is a number of 5 bits: first the version, 8 bits for the game's name, 17 for the
setup, the deal, and two letters that check all others: any two wrong ones are noticed, and so is
any pair that has changed places.
"""

from .. import GAMES
from ..engine.bot import RANDOM, levels, mind_of
from ..engine.branch import LETTERS
from ..engine.chance import LAID
from ..engine.options import HANDICAP, chosen, options_for, values_of
from ..engine.plain import digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..engine.types import Item, Options

LENGTH, GROUP = 16, 4
DEALS = 1 << 40
NAMES, SETUPS, VERSIONS = 1 << 8, 1 << 17, 1 << 5
ALIKE = {"O": "0", "I": "1", "L": "1", "U": "V"}
"""What somebody may have read or heard instead of a letter."""
BETWEEN = " -_.,\t\r\n\u00a0\u2010\u2011\u2013\u2014"


class BadCode(ValueError):
    """Why this is no code, or none that can be played here; its args: a reason, what it is about.

    "length" (how many letters there are), "letter" (which one is in no code), "mistyped", "game"
    (it is not in this build), "older" or "newer" (its rules or bots are), "setup" (there is none
    such), "size" (no code has room for it), "own" (it has a box or head start of somebody's own).
    """


class Challenge:
    """What a code says."""

    def __init__(
        self, key: str, seats: int, options: "Options", bots: list[str], deal: int
    ) -> None:
        """`bots`: the levels of the seats from 1 on."""
        self.key = key
        self.seats = seats
        self.options = chosen(GAMES[key], seats, options)
        self.levels = bots
        self.deal = deal

    def code(self) -> str:
        """Its letters."""
        number = (version(self.key) * NAMES + name_of(self.key)) * SETUPS + self.setup()
        return checked(number * DEALS + self.deal)

    def setup(self) -> int:
        """Seats, bots and options as one number."""
        if HANDICAP in self.options:
            raise BadCode("own", HANDICAP)
        number, size = 0, 1
        for values, value in self.choices():
            if value not in values:
                raise BadCode("own", value)
            number += size * values.index(value)
            size *= len(values)
        if size > SETUPS:
            raise BadCode("size", "")
        return number

    def choices(self) -> "list[tuple[list[Item], Item]]":
        """All that can be chosen, each with what has been."""
        rules = GAMES[self.key]
        rows: "list[tuple[list[Item], Item]]" = [(list(rules.SEATS), self.seats)]
        rows += [(bots_of(self.key), level) for level in self.levels]
        for option in options_for(rules, self.seats):
            rows.append((values_of(option, self.seats), self.options[option["key"]]))
        return rows


def read(text: str) -> Challenge:
    """The challenge of a code as somebody has typed it; BadCode if it cannot be played here."""
    code = plain(text)
    key = game_of(code)
    if not key:
        raise BadCode("game", "")
    number = number_in(code)
    made = number // (DEALS * SETUPS * NAMES)
    if made != version(key):
        raise BadCode("older" if made < version(key) else "newer", key)
    challenge = laid_out(key, number // DEALS % SETUPS)
    challenge.deal = number % DEALS
    return challenge


def laid_out(key: str, number: int) -> Challenge:
    """What `setup` wrote as this number."""
    rules, bots = GAMES[key], bots_of(key)
    number, place = number // len(rules.SEATS), number % len(rules.SEATS)
    seats = rules.SEATS[place]
    at: list[str] = []
    for _ in range(seats - 1):
        at.append(bots[number % len(bots)])
        number //= len(bots)
    options: "Options" = {}
    for option in options_for(rules, seats):
        values = values_of(option, seats)
        options[option["key"]] = values[number % len(values)]
        number //= len(values)
    if number:
        raise BadCode("setup", "")
    return Challenge(key, seats, options, at, 0)


def plain(text: str) -> str:
    """The sixteen letters that somebody has typed somehow; BadCode if it is no code at all."""
    letters = ""
    for typed in text.upper():
        letter = ALIKE.get(typed, typed)
        if letter in LETTERS:
            letters += letter
        elif typed not in BETWEEN:
            raise BadCode("letter", typed)
    if len(letters) != LENGTH:
        raise BadCode("length", len(letters))
    if checked(number_in(letters)) != letters:
        raise BadCode("mistyped", "")
    return letters


def grouped(code: str) -> str:
    """A code as it is shown: in fours."""
    return "-".join([code[place : place + GROUP] for place in range(0, LENGTH, GROUP)])


def seed_of(code: str) -> str:
    """The seed of its deal, as records and shelves have it (engine/branch.py)."""
    return LAID + code


# What stands in it and needs no rules


def game_of(code: str) -> str:
    """The game that a code is for; "" if it is not in this build."""
    name = number_in(code) // (DEALS * SETUPS) % NAMES
    for key in GAMES:
        if name_of(key) == name:
            return key
    return ""


def deal_of(code: str) -> int:
    return number_in(code) % DEALS


def name_of(key: str) -> int:
    """The number that stands for a game, whatever other games there are."""
    return int(digest(key), 16) % 251


# What depends on the rules


def version(key: str) -> int:
    """The version of rules and bots: it rises with both, and codes of another one are refused."""
    form: int = getattr(mind_of(key), "FORM", 0)
    rules: int = GAMES[key].RULES
    return (rules + form) % VERSIONS


def bots_of(key: str) -> "list[Item]":
    """The levels of bots that there are."""
    return list(levels(key)) or [RANDOM]


# Letters, and the last two, by which a mistake is noticed


def number_in(code: str) -> int:
    """The number that all letters but the checking ones write."""
    number = 0
    for letter in code[: LENGTH - 2]:
        number = number * 32 + LETTERS.index(letter)
    return number


def checked(number: int) -> str:
    """A number as letters, the checking ones behind them: together they are a Reed-Solomon code."""
    values: list[int] = []
    for _ in range(LENGTH - 2):
        values.append(number % 32)
        number //= 32
    high, low = 7, 19  # not 0: nothing at all is no code
    for value in reversed(values):
        high, low = low ^ times(value ^ high, 6), times(value ^ high, 8)
    return "".join([LETTERS[value] for value in reversed(values)]) + LETTERS[high] + LETTERS[low]


def times(one: int, other: int) -> int:
    """The product of two letters in the field of 32, whose root is 2."""
    product = 0
    for _ in range(5):
        if other % 2:
            product ^= one
        other //= 2
        one = one * 2 if one < 16 else one * 2 ^ 37
    return product
