"""A jeweller's rules of thumb, and how a jeweller searches.

Everything is weighed in hundredths of a banknote: what a safe promises, what a window would add to
it, and what the others would make of the same window. See shared_rules/engine/bot.py for the names.
"""

from ..cards import JEWELS, SET, tally
from .why import why
from .worth import KINDS, added, promise, rounds_after

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.chance import Chance
    from ...engine.types import Judged, Move
    from ..game import Klunker

__all__ = ["answer", "judged", "stage", "values", "why"]

FORM = 3
"""It rises when these bots play differently: what was measured before does not count any more."""

WIDTH = 8
HORIZON = 36
SPREAD = 100
VICTORY = 500
CLOSE = 0
PLAYOUTS = {"strong": 20, "expert": 240}
DEPTH = {"strong": 0, "expert": 2}
BLUR = 150
WHIM = 0

FRESH = 12
"""A card played makes room for a new one at the end of the round."""
STORED = 40
"""The same for a card that is stored: most are worth more in the safe than in the hand."""
HURRY = 5
"""So many percent of what the best window is ahead of the next go into leaving early."""
DECLINE = 10
KEPT = 75
"""The later a card is stored, the less certain it is: percent of its worth."""
TURNS = 3
"""So many cards are stored in a round at most, as a rule."""
NONE = [0] * KINDS
NEVER = -300


def judged(game: "Klunker", seat: int) -> "list[Judged]":
    """Every move worth a thought: [hundredths of a banknote, move, the reason's key]."""
    phase = game.agenda[-1]["phase"]
    if phase == "windows":
        return windows(game, seat)
    if phase == "safes":
        return safes(game, seat)
    return purchases(game, seat)


def answer(game: "Klunker", seat: int, chance: "Chance") -> "Move":
    """What a jeweller does who does not think long."""
    phase = game.agenda[-1]["phase"]
    if phase == "windows":
        return shown(game, seat)
    if phase == "safes":
        return hoarded(game, seat)
    options = purchases(game, seat)
    lead = options[0]
    for option in options:
        if option[0] > lead[0]:
            lead = option
    move: "Move" = lead[1]
    return move


def stage(game: "Klunker") -> int:
    """The jewels that have left the deck."""
    return -len(game.deck)


def values(game: "Klunker") -> list[int]:
    """Banknotes, and what lies in the safes."""
    rounds = rounds_after(game)
    return [
        100 * game.notes[seat] + promise(tally(game.safes[seat]), rounds)
        for seat in range(game.seats)
    ]


# What goes into the window


def windows(game: "Klunker", seat: int) -> "list[Judged]":
    """Keep what the safe wants; show what others pay for or what one would take home oneself."""
    rounds = rounds_after(game)
    safes = [tally(safe) for safe in game.safes]
    held = tally(game.hands[seat])
    options = []
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
        options.append([value, ["show"] + names, "window"])
    return options


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


def several(kind: int, count: int) -> list[int]:
    """So many of one kind."""
    more = NONE[:]
    more[kind] = count
    return more


SINGLE = [several(kind, 1) for kind in range(KINDS)]
"""One jewel of each kind."""


# What goes into the safe


def safes(game: "Klunker", seat: int) -> "list[Judged]":
    """Store while it gains more than an early purchase card is worth."""
    rounds = rounds_after(game)
    mine = tally(game.safes[seat])
    hand = game.hands[seat]
    hope = best_purchase(game, seat, mine, rounds)
    leaving = hurry(game, seat, mine, rounds)
    if rounds and not game.agenda[-1]["tickets"]:  # who leaves first has the choice of windows
        leaving += later(game, seat, mine, rounds)
    options = [[leaving, ["leave"], "leave"]]
    for kind in range(KINDS):
        if JEWELS[kind] in hand:
            gain = added(mine, SINGLE[kind], rounds)
            after = mine[:]
            after[kind] = (after[kind] + 1) % SET
            # what is stored can spoil, or make, what a window will bring
            gain += (best_purchase(game, seat, after, rounds) - hope) // 2
            if rounds:
                gain += STORED
            options.append([gain, ["store", JEWELS[kind]], "store"])
    return options


def best_purchase(game: "Klunker", seat: int, mine: list[int], rounds: int) -> int:
    """What the best window would bring to such a safe."""
    most = 0
    for other in range(game.seats):
        most = max(most, bought(game, seat, other, mine, rounds))
    return most


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


# Which window is bought


def bought(game: "Klunker", seat: int, other: int, mine: list[int], rounds: int) -> int:
    """What buying a seat's window would bring now."""
    jewels = game.windows[other]
    if not jewels or (seat != other and not game.notes[seat]):
        return NEVER
    gain = added(mine, tally(jewels), rounds)
    if seat == other:
        return gain
    # a banknote that somebody else gets is worse than one that nobody has
    return gain - 100 - 100 // (game.seats - 1)


def purchases(game: "Klunker", seat: int) -> "list[Judged]":
    """The window that gains most; none, if every one would only fill the safe with types."""
    rounds = rounds_after(game)
    mine = tally(game.safes[seat])
    options: "list[Judged]" = []
    for other in range(game.seats):
        if game.windows[other] and (other == seat or game.notes[seat]):
            gain = bought(game, seat, other, mine, rounds)
            options.append([gain, ["buy", f"window-{other}"], "buy"])
    if not game.windows[seat]:
        options.append([DECLINE, ["decline"], "decline"])
    return options
