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


def share(game: "Game", standing: int) -> int:
    """The share of victory of whoever stands so in a game that goes on (a mean of many playouts).

    Any world that is imagined from a view will do as `game`: the table asks it for nothing hidden.
    """
    left: int = mind_of(game.key).left(game)
    return worth(extra(game.key, "mind.share").SHARES[game.seats], left, standing)


def watched(game: "Game", standing: int) -> int:
    """The same of a standing that an onlooker sees, who knows nobody's cards."""
    left: int = mind_of(game.key).left(game)
    return worth(extra(game.key, "mind.share").WATCHED[game.seats], left, standing)


def worth(rows: "Rows", left: int, standing: int) -> int:
    """What a game's numbers say of a standing."""
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
    return odds(2 * FINE * (standing - half) // more)


def odds(ahead: int) -> int:
    """The share at so much of half a `more` beyond `half`: three of four at two, nine of ten at
    four."""
    if ahead < 0:
        return WHOLE - odds(-ahead)
    step, rest = ahead // FINE, ahead % FINE
    if step >= len(STEPS) - 1:
        return STEPS[len(STEPS) - 1]
    return STEPS[step] + (STEPS[step + 1] - STEPS[step]) * rest // FINE


def shares(game: "Game", standings: list[int]) -> list[int]:
    """All seats' shares at one position, from all their standings: together they are a whole."""
    return whole([share(game, standing) for standing in standings])


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
