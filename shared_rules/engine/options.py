"""Options: how a game may be set up, and the check that it may be set up so.

A game lists them in OPTIONS, a row each: its key, its values (the first is the default), the
numbers of players for which it exists, and whether it also takes values of one's own (custom).
The option "first" (who begins) has no values of its own: the lot, or any seat.
"""

from .offer import found, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Game
    from .types import Item, Option, Options


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
    for key in options:
        if key not in complete:
            raise BadOption(f"with {seats} players {rules.key} has no option {shown(key)}")
    return complete
