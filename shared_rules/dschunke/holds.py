"""What strips in the holds are worth, in hundredths of a Yen: crates seen now and at the end.

A `sight` is what can be seen: for each junk, in the ring's order, the crates of every seat.
"""

from .cards import JUNKS
from .junks import LEAST, lay, lift, visible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Dschunke

ROUNDS = 10
BONUS, ALL_JUNKS = 400, 2500
ALL = len(JUNKS)


def rounds_left(game: "Dschunke") -> int:
    """How many rounds are still to come, this one included."""
    return ROUNDS + 1 - max(1, game.rounds)


def sight(game: "Dschunke") -> list[list[int]]:
    """What can be seen now."""
    return [seen_in(game, game.holds[junk]) for junk in JUNKS]


def seen_in(game: "Dschunke", layers: list[list[int]]) -> list[int]:
    """The crates of every seat in one hold."""
    return [visible(layers, seat) for seat in range(game.seats)]


def promise(seen: list[list[int]], seat: int, rounds: int) -> int:
    """The bonus at the end, the surer the nearer it is, and what crates still earn."""
    junks = crates = strong = 0
    for counts in seen:
        count = counts[seat]
        if count:
            junks += 1
            crates += min(count, 4)
            if count > LEAST:
                strong += count - LEAST
    if len(seen[0]) == 2:
        return crates * 12 + strong * rounds * 12
    bonus = ALL_JUNKS if junks == ALL else BONUS * junks
    if junks == ALL - 1:
        bonus += (ALL_JUNKS - BONUS * junks) * (35 - 3 * (10 - rounds)) // 100
    return bonus * (100 - 6 * rounds) // 100 + crates * 10 + strong * rounds * 12


def lead(seen: list[list[int]], seat: int, rounds: int) -> int:
    """How a seat stands with what can be seen, compared with the others on average."""
    mine = others = 0
    seats = len(seen[0])
    for other in range(seats):
        points = promise(seen, other, rounds)
        if other == seat:
            mine = points
        else:
            others += points
    return mine - others // (seats - 1)


def loaded(
    game: "Dschunke", seat: int, seen: list[list[int]], junk: str, number: int
) -> list[list[int]]:
    """What could be seen after loading strips on a junk."""
    layers = [layer[:] for layer in game.holds[junk]]
    for _ in range(min(number, game.strips[seat])):
        lay(layers, seat)
    after = seen[:]
    after[JUNKS.index(junk)] = seen_in(game, layers)
    return after


def moved(
    game: "Dschunke", seat: int, seen: list[list[int]], start: str, end: str
) -> list[list[int]]:
    """What could be seen after moving a strip (no end: after lifting it)."""
    after = seen[:]
    layers = [layer[:] for layer in game.holds[start]]
    lift(layers, seat)
    after[JUNKS.index(start)] = seen_in(game, layers)
    if end:
        layers = [layer[:] for layer in game.holds[end]]
        lay(layers, seat)
        after[JUNKS.index(end)] = seen_in(game, layers)
    return after
