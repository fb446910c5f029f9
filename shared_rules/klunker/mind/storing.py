"""What a jeweller puts into the safe, and when it is time to leave for the windows."""

from ..cards import JEWELS, SET, tally
from .buying import NEVER, best_purchase, bought
from .worth import KEPT, KINDS, SINGLE, added, rounds_after

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.types import Judged, Move
    from ..game import Klunker

STORED = 40
"""A stored card makes room for a new one: most are worth more in the safe than in the hand."""
HURRY = 5
"""So many percent of what the best window is ahead of the next go into leaving early."""


def safes(game: "Klunker", seat: int) -> "list[Judged]":
    """Store while it gains more than an early purchase card is worth."""
    rounds = rounds_after(game)
    mine = tally(game.safes[seat])
    hand = game.hands[seat]
    hope = best_purchase(game, seat, mine, rounds)
    leaving = hurry(game, seat, mine, rounds)
    if rounds and not game.agenda[-1]["tickets"]:  # who leaves first has the choice of windows
        leaving += later(game, seat, mine, rounds)
    moves = [[leaving, ["leave"], "leave"]]
    for kind in range(KINDS):
        if JEWELS[kind] in hand:
            gain = added(mine, SINGLE[kind], rounds)
            after = mine[:]
            after[kind] = (after[kind] + 1) % SET
            # what is stored can spoil, or make, what a window will bring
            gain += (best_purchase(game, seat, after, rounds) - hope) // 2
            if rounds:
                gain += STORED
            moves.append([gain, ["store", JEWELS[kind]], "store"])
    return moves


def later(game: "Klunker", seat: int, mine: list[int], rounds: int) -> int:
    """What a fourth card brings that waits until the best window is bought, if that is more."""
    hope, safe = 0, mine
    for other in range(game.seats):
        gain = bought(game, seat, other, mine, rounds)
        if gain > hope:
            window = tally(game.windows[other])
            hope, safe = gain, [(mine[kind] + window[kind]) % SET for kind in range(KINDS)]
    most = 0
    for kind in range(KINDS):
        if mine[kind] == safe[kind] == SET - 1 and JEWELS[kind] in game.hands[seat]:
            gain = added(safe, SINGLE[kind], rounds)
            if gain > added(mine, SINGLE[kind], rounds):
                most = max(most, gain)
    return most * KEPT // 100


def hoarded(game: "Klunker", seat: int) -> "Move":
    """The quick way: store what gains most, unless it does harm."""
    rounds = rounds_after(game)
    mine = tally(game.safes[seat])
    most, which = -STORED if rounds else 0, ""
    hand = game.hands[seat]
    for kind in range(KINDS):
        if JEWELS[kind] in hand:
            gain = added(mine, SINGLE[kind], rounds)
            if gain > most:
                most, which = gain, JEWELS[kind]
    return ["store", which] if which else ["leave"]


def hurry(game: "Klunker", seat: int, mine: list[int], rounds: int) -> int:
    """What may be lost by not taking the next purchase card: the best window's lead."""
    if len(game.agenda[-1]["tickets"]) == game.seats - 1:
        return 0
    first = second = NEVER
    for other in range(game.seats):
        gain = bought(game, seat, other, mine, rounds)
        if gain > first:
            first, second = gain, first
        elif gain > second:
            second = gain
    return (first - second) * HURRY // 100
