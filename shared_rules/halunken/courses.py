"""Where a movement card leads, and what it brings: what lies there, who is there, who else comes.

Everything is in tenths of a point and public but for the cards that the others choose.
"""

from .cards import RUM, number_on
from .crews import gain, loot, treasure
from .taverns import RING, captain_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .crews import Muster
    from .game import Halunken

UNKNOWN = 70
"""A face-down scoundrel is worth seven points or so."""
RUM_KEPT = 15
"""Rum can still become any number later."""
NUMBERS = range(1, 8)


def landfall(game: "Halunken", seat: int, muster: "Muster", space: int) -> list[int]:
    """What a space brings: [from the tavern, from a captain there, from Black Jack there, whom]."""
    top = game.tops[space]
    found = 0 if top is None else gain(muster, top)
    occupant = captain_at(game, space)
    if occupant >= 0 and occupant != seat:
        crew = len(game.crews[seat]) + (top is not None)
        if crew <= len(game.crews[occupant]):
            return [found, loot(game, muster, occupant), 0, occupant]
    elif game.black_jack == space and game.harbour:
        return [found, 0, treasure(muster, game.harbour), -1]
    return [found, 0, 0, -1]


def prospects(game: "Halunken", seat: int, muster: "Muster") -> list[int]:
    """What each number brings if nobody comes between (a captain there may have sailed on)."""
    start = game.captains[seat]
    values = [0]
    for number in NUMBERS:
        found, robbed, taken, occupant = landfall(game, seat, muster, (start + number) % RING)
        if robbed:
            robbed = robbed * stays(game, occupant, number) // 100
        values.append(found + robbed + taken * 8 // 10)
    return values


def stays(game: "Halunken", seat: int, number: int) -> int:
    """How likely a captain still stands there when a number's turn comes, in percent."""
    played = game.played[seat]
    later = cards = 0
    for step in NUMBERS:
        if STEP[step] not in played:
            cards += 1
            if step > number:
                later += 1
    if RUM not in played:
        cards += 1
        later += 1
    return 100 * later // max(1, cards)


STEP = ["rum"] + [f"step-{number}" for number in NUMBERS]


def rivalry(game: "Halunken", seat: int, number: int) -> int:
    """How likely somebody is there first, in percent."""
    space = (game.captains[seat] + number) % RING
    free = 100
    for other in range(game.seats):
        way = (space - game.captains[other]) % RING
        if other != seat and 0 < way < number and STEP[way] not in game.played[other]:
            left = len(STEP) - len(game.played[other])
            free = free * (100 - 150 // (left + 1)) // 100
    return 100 - free


def tie(game: "Halunken", seat: int, card: str) -> int:
    """How likely another lays the same card, in percent."""
    alone = 100
    for other in range(game.seats):
        if other != seat and card not in game.played[other]:
            left = len(STEP) - len(game.played[other])
            alone = alone * (left - 1) // left
    return 100 - alone


def sailed(game: "Halunken", seat: int, muster: "Muster") -> list[tuple[int, str]]:
    """Every card of the hand: [what it brings, with the rivals taken into account, the card]."""
    hand = game.hand(seat)
    values = prospects(game, seat, muster)
    for number in NUMBERS:
        first = rivalry(game, seat, number)
        values[number] = (values[number] * (100 - first) + UNKNOWN * first * 6 // 10) // 100
    here = game.tops[game.captains[seat]]
    stay = 0 if here is None else gain(muster, here)
    courses: list[tuple[int, str]] = []
    for card in hand:
        if card == RUM:
            value = max(values[1:]) * 9 // 10 - RUM_KEPT * (len(hand) - 1) // 2
        else:
            value = values[number_on(card)]
        same = tie(game, seat, card)
        courses.append(((value * (100 - same) + stay * same) // 100, card))
    return courses
