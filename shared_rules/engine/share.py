"""Share: what a standing is worth in victory, in permille of one; shared victories are divided.

A search tells how far somebody leads (search.standing, in the game's hundredths). What that lead is
worth depends on how many play and on how much is still to come: early leads are lost again. Each
game brings a few numbers, mind/share.py, written by `./unke chances` from games of strong bots:

    SHARES      by the number of seats: rows (left, half, more), the end of the game first

    WATCHED     the same for who sees nobody's cards, and so is surprised more often

When so much is `left` (as mind/bot.py tells it), the standing `half` wins one game of two, and so
much `more` wins three of four. What lies between the rows is between their numbers.
"""

from ..extras import extra
from .bot import mind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from .game import Game

    Rows: TypeAlias = tuple[tuple[int, int, int], ...]

WHOLE = 1000
STEPS = (500, 634, 750, 839, 900, 940, 964, 979, 988, 993, 996, 998, 999)
"""Shares whose odds are 1, and each the root of three times those before."""
FINE = 100
DECIDER, ONLOOKER = "SHARES", "WATCHED"
"""Who looks: each has a table of their own."""


def share(game: "Game", standing: int, whose: str = DECIDER) -> int:
    """The share of victory of whoever stands so in a game that goes on (a mean of many playouts).

    Any world that is imagined from a view will do as `game`: the table asks it for nothing hidden.
    """
    return worth(rows_of(game, whose), left_of(game), standing)


def shares(game: "Game", standings: list[int], whose: str = DECIDER) -> list[int]:
    """All seats' shares at one position, from all their standings: together they are a whole."""
    return together(rows_of(game, whose), left_of(game), standings)


def rows_of(game: "Game", whose: str) -> "Rows":
    rows: "Rows" = getattr(extra(game.key, "mind.share"), whose)[game.seats]
    return rows


def left_of(game: "Game") -> int:
    left: int = mind_of(game.key).left(game)
    return left


def worth(rows: "Rows", left: int, standing: int) -> int:
    """What a game's numbers say of a standing."""
    return odds(ahead(rows, left, standing))


def together(rows: "Rows", left: int, standings: list[int]) -> list[int]:
    """What they say of all standings at a position, all odds changed alike until it is a whole.

    Making all shares smaller in proportion would take most from who leads clearly, about whom the
    numbers know most.
    """
    leads = [ahead(rows, left, standing) for standing in standings]
    high = len(STEPS) * FINE + max([abs(lead) for lead in leads])
    low = -high
    while high - low > 1:
        middle = (low + high) // 2
        if sum([odds(lead + middle) for lead in leads]) > WHOLE:
            high = middle
        else:
            low = middle
    return whole([odds(lead + low) for lead in leads])


def ahead(rows: "Rows", left: int, standing: int) -> int:
    """How far a standing is beyond what wins half, in hundredths of half a `more`."""
    before = after = rows[len(rows) - 1]
    for row in rows:
        if row[0] >= left:
            after = row
            break
        before = row
    if before[0] >= left:
        before = after
    half = between(before[0], before[1], after[0], after[1], left)
    more = between(before[0], before[2], after[0], after[2], left)
    return 2 * FINE * (standing - half) // more


def odds(ahead: int) -> int:
    """The share of who is so far ahead: three of four at two halves of `more`, nine of ten at
    four."""
    if ahead < 0:
        return WHOLE - odds(-ahead)
    step, rest = ahead // FINE, ahead % FINE
    if step >= len(STEPS) - 1:
        return STEPS[len(STEPS) - 1]
    return STEPS[step] + (STEPS[step + 1] - STEPS[step]) * rest // FINE


def whole(parts: list[int]) -> list[int]:
    """Parts as they are to each other, in permille of their sum; the largest takes what is over."""
    total = sum(parts)
    if not total:
        parts, total = [1] * len(parts), len(parts)
    made = [WHOLE * part // total for part in parts]
    made[made.index(max(made))] += WHOLE - sum(made)
    return made


def between(first: int, start: int, last: int, end: int, at: int) -> int:
    """Where the straight line between two points is at a place; beside it, the nearer point."""
    if at <= first:
        return start
    if at >= last:
        return end
    return start + (end - start) * (at - first) // (last - first)
