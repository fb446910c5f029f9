"""Options: how a game may be set up, and the check that it may be set up so.

A game lists them in OPTIONS, a row each: its key, its values (the first is the default), the
numbers of players for which it exists, and whether it also takes values of one's own (custom).
The option "first" (who begins) has no values of its own: the lot, or any seat.

A head start, as a child may have it against grown-ups, is no row: a game says in HANDICAPS how much
a seat may be given. The option "handicap" is then a word with a number for each seat, such as
"0-2-0"; where nobody has one it is left out, so a record of such a game says nothing of it.
"""

from .offer import found, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Game
    from .types import Item, Option, Options


HANDICAP, NOBODY = "handicap", "none"


class BadOption(ValueError):
    """A game that cannot be set up so; the text says why."""


def options_for(rules: "type[Game]", seats: int) -> "list[Option]":
    """The options that a game has with so many players."""
    return [row for row in rules.OPTIONS if seats in row.get("seats", rules.SEATS)]


def values_of(option: "Option", seats: int) -> "list[Item]":
    """What an option may be set to, its default first."""
    if option["key"] == "first":
        return ["lot"] + list(range(seats))
    return list(option["values"])


def chosen(rules: "type[Game]", seats: int, options: "Options") -> "Options":
    """All options of a game, those that are not named at their defaults. Raises BadOption."""
    if type(seats) is not int or seats not in rules.SEATS:
        raise BadOption(f"{rules.key} is for {', '.join([str(n) for n in rules.SEATS])} players")
    complete: "Options" = {}
    for option in options_for(rules, seats):
        key = option["key"]
        values = values_of(option, seats)
        value = options.get(key, values[0])
        if found(value, values) < 0 and not (option.get("custom") and rules.allows(key, value)):
            raise BadOption(f"{key} cannot be {shown(value)}")
        complete[key] = value
    given = options.get(HANDICAP, NOBODY)
    if given != NOBODY:
        if not is_handicap(rules, seats, given):
            raise BadOption(f"{HANDICAP} cannot be {shown(given)}")
        complete[HANDICAP] = given
    for key in options:
        if key not in complete and key != HANDICAP:
            raise BadOption(f"with {seats} players {rules.key} has no option {shown(key)}")
    return complete


def is_handicap(rules: "type[Game]", seats: int, word: object) -> bool:
    """Whether this gives each seat something that it may be given, and somebody anything."""
    if type(word) is not str:
        return False
    amounts = [str(amount) for amount in rules.HANDICAPS]
    parts = word.split("-")
    for part in parts:
        if part not in amounts:
            return False
    return len(parts) == seats and parts.count("0") < seats


def handicap_of(options: "Options", seat: int) -> int:
    """What a seat has been given."""
    word = options.get(HANDICAP)
    return int(word.split("-")[seat]) if word else 0


def handicap_word(amounts: list[int]) -> str:
    """The value of the option that gives each seat so much."""
    given = [amount for amount in amounts if amount]
    return "-".join([str(amount) for amount in amounts]) if given else NOBODY


def with_one_more(options: "Options") -> "Options":
    """The options for a table with a seat more: whoever comes has no head start."""
    wider = options.copy()
    if HANDICAP in options:
        wider[HANDICAP] = options[HANDICAP] + "-0"
    return wider
