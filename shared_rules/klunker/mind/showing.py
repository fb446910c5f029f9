"""What a jeweller shows in the window: what others pay for, or what one would take home oneself."""

from ..cards import JEWELS, SET, tally
from .worth import KEPT, KINDS, SINGLE, added, rounds_after, several

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.types import Judged, Move
    from ..game import Klunker

FRESH = 12
"""A card played makes room for a new one at the end of the round."""
TURNS = 3
"""So many cards are stored in a round at most, as a rule."""


def windows(game: "Klunker", seat: int) -> "list[Judged]":
    """Keep what the safe wants; show what others pay for or what one would take home oneself."""
    rounds = rounds_after(game)
    safes = [tally(safe) for safe in game.safes]
    held = tally(game.hands[seat])
    moves = []
    for choice in choices(held):
        if not (choice or game.windows[seat]):
            continue
        lying, kept = tally(game.windows[seat]), held[:]
        names: list[str] = []
        for kind in choice:
            lying[kind] += 1
            kept[kind] -= 1
            names.append(JEWELS[kind])
        value = stored(safes[seat], kept, rounds) + displayed(game, seat, safes, lying, rounds)
        if rounds:
            value += FRESH * len(names)
        moves.append([value, ["show"] + names, "window"])
    return moves


def choices(held: list[int]) -> list[list[int]]:
    """What might be shown: none or all of each kind."""
    grown: list[list[int]] = [[]]
    for kind in range(KINDS):
        if held[kind]:
            more = []
            for choice in grown:
                more.append(choice)
                more.append(choice + [kind] * held[kind])
            grown = more
    return grown


def stored(safe: list[int], kept: list[int], rounds: int) -> int:
    """What the cards kept in hand can still add to the safe, the best first."""
    value = 0
    safe, kept = safe[:], kept[:]
    for _ in range(TURNS):
        most, which = 0, -1
        for kind in range(KINDS):
            if kept[kind]:
                gain = added(safe, SINGLE[kind], rounds)
                if gain > most:
                    most, which = gain, kind
        if which < 0:
            break
        value += most * KEPT // 100
        kept[which] -= 1
        safe[which] = (safe[which] + 1) % SET
    return value


def displayed(
    game: "Klunker", seat: int, safes: list[list[int]], lying: list[int], rounds: int
) -> int:
    """What one's own window brings: a buyer's banknote, or the jewels themselves."""
    own = added(safes[seat], lying, rounds)
    wanted = 0
    for other in range(game.seats):
        if other != seat and game.notes[other]:
            wanted = max(wanted, added(safes[other], lying, rounds) - 100)
    sold = 100 - wanted // (game.seats - 1)
    # the more somebody would gain, the surer it is that he buys before I can
    sure = min(90, 20 + wanted) if wanted > 0 else 10
    return (sure * sold + (100 - sure) * own) // 100


def shown(game: "Klunker", seat: int) -> "Move":
    """The quick way: show what the safe gains least by, kind by kind, up to four cards."""
    rounds = rounds_after(game)
    mine, held = tally(game.safes[seat]), tally(game.hands[seat])
    kinds = []
    for kind in range(KINDS):
        count = held[kind]
        if count:
            kinds.append([added(mine, several(kind, count), rounds) // count, kind])
    move: "Move" = ["show"]
    for gain, kind in sorted(kinds):
        if (len(move) > 1 or game.windows[seat]) and (gain >= 30 or len(move) > 4):
            break
        move += [JEWELS[kind]] * held[kind]
    return move
