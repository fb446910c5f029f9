"""A captain's rules of thumb, and how a captain searches.

Everything is weighed in tenths of a point that a crew would bring: what lies on the tavern that a
card leads to, who may be robbed there, and who may come between. See shared_rules/engine/bot.py.
"""

from ...engine.bot import leading
from ..cards import ORDER, RUM, VALUE, number_on
from ..courses import RUM_KEPT, landfall, prospects, sailed
from ..crews import gain, loot, loss, mustered, paid
from ..taverns import NOWHERE, RING, TAVERNS, seat_of
from .why import why

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.chance import Chance
    from ...engine.types import Judged, Move
    from ..crews import Muster
    from ..game import Halunken

__all__ = ["answer", "judged", "left", "stage", "values", "why"]

FORM = 4
"""It rises when these bots play differently: what was measured before does not count any more."""
PLAYOUTS = {"strong": 1, "expert": 200}
"""The strong one tries every move in one world: in two already it comes close to the expert."""
DEPTH = {"strong": 0, "expert": 0}
WHIM = 6
"""Tenths of a point by which a captain's eye is off, or the others could count on him."""
BLUR = 250
WIDTH = 9
HORIZON = 1
SPREAD = 100
VICTORY = 300
CLOSE = 6

MOOD = 200
"""In imagined worlds captains choose among cards that are nearly as good: the less can be foretold
of them, the less a searcher relies on it."""
BIDS = 3
LANDS = 25
"""With two players: how likely Black Jack lands where he may rob the other, in percent."""

STAYS = (100, 94, 86, 78, 70, 66, 64, 64, 64)
"""By the rounds that are left, how many percent of a crew's points it still has at the end: who
has more is robbed more. This and what follows were fitted to how 250 games have ended."""
CROWD = 7
"""What each scoundrel costs for each round that is left: a larger crew may be robbed by more."""
REACH = 9
"""So many percent of what the numbers of a hand lead to, for each round that is left."""


def judged(game: "Halunken", seat: int) -> "list[Judged]":
    """Every move worth a thought: [tenths of a point, move, the reason's key]."""
    phase = game.agenda[-1]["phase"]
    if phase == "cards":
        if game.agenda[-1]["sealed"][seat]:
            return sent(game, seat)
        courses = sailed(game, seat, mustered(game.crews[seat]))
        return [[value, ["sail", card], "sail"] for value, card in courses]
    if phase == "auction":
        return bids(game, seat)
    if phase == "rum":
        return numbers(game, seat)
    if phase == "aside":
        return aside(game, seat)
    moves: "list[Judged]" = []
    if phase in ("captains", "black_jack"):
        for space in range(RING):
            if game.black_jack != space and space not in game.captains:
                moves.append([placed(game, space), ["place", TAVERNS[space]], "place"])
        return moves
    return robberies(game, seat, phase)


def answer(game: "Halunken", seat: int, chance: "Chance") -> "Move":
    """What a captain does who does not think long."""
    phase = game.agenda[-1]["phase"]
    if phase == "cards" and not game.agenda[-1]["sealed"][seat]:
        return ["sail", courses(game, seat, chance)]
    return leading(judged(game, seat))


def courses(game: "Halunken", seat: int, chance: "Chance") -> str:
    """The quick way: where most lies, as the captain's mood is."""
    values = prospects(game, seat, mustered(game.crews[seat]))
    hand = game.hand(seat)
    values[0] = max(values) * 9 // 10 - 8 * len(hand)
    most, which = -1000000, ""
    for card in hand:
        value = values[number_on(card)] + chance.below(MOOD)
        if value > most:
            most, which = value, card
    return which


def stage(game: "Halunken") -> int:
    """The rounds, counted through the games of a match; before the captains move, one more."""
    begun = 9 * game.number + game.rounds
    return begun


def left(game: "Halunken") -> int:
    """How much is still to come, for the chances (engine/share.py): rounds after this one."""
    games: int = game.options.get("match", 1)
    return 9 * (games - game.number) + 8 - game.rounds


def values(game: "Halunken") -> list[int]:
    """Points, as far as they are likely to stay, and what can be reached next."""
    totals = game.totals()
    hopes = []
    left = 9 - game.rounds
    for seat in range(game.seats):
        muster = mustered(game.crews[seat])
        points = paid(muster)
        if game.agenda and game.captains[seat] != NOWHERE:
            points = points * STAYS[left] // 100 - CROWD * left * len(game.crews[seat])
            points += reach(game, seat, muster, left)
            if left <= 3 and RUM not in game.played[seat]:
                points += 2 * RUM_KEPT
        hopes.append(10 * totals[seat] + points)
    return hopes


def reach(game: "Halunken", seat: int, muster: "Muster", left: int) -> int:
    """A part of the best that the hand leads to now, and of what its numbers do on average."""
    near = prospects(game, seat, muster)
    most = total = numbers = 0
    for card in game.hand(seat):
        value = max(near) if card == RUM else near[number_on(card)]
        if value > most:
            most = value
        if card != RUM:
            total += value
            numbers += 1
    return most // 5 + REACH * left * total // (100 * max(1, numbers))


# Black Jack


def bids(game: "Halunken", seat: int) -> "list[Judged]":
    """Bid the scoundrel that one misses least, if Black Jack is likely to bring a better one."""
    now = game.agenda[-1]
    limit = 0 if now["leader"] is None else VALUE[now["bids"][now["leader"]]]
    muster = mustered(game.crews[seat])
    few = 10 if len(game.crews[seat]) < 3 else 0
    costs: list[tuple[int, int, str]] = []
    for scoundrel in game.crews[seat]:
        if VALUE[scoundrel] > limit:
            costs.append((loss(muster, scoundrel) + few, ORDER[scoundrel], scoundrel))
    hope = control(game, seat, muster)
    moves: "list[Judged]" = [[0, ["decline"], "decline"]]
    for cost, _, scoundrel in sorted(costs)[:BIDS]:
        moves.append([hope - cost, ["bid", scoundrel], "bid"])
    return moves


def control(game: "Halunken", seat: int, muster: "Muster") -> int:
    """What controlling Black Jack may bring: whom he reaches, and not being robbed by him."""
    # one scoundrel is paid, so the count at the robberies is one lower, the round's card one higher
    mine = len(game.crews[seat])
    value = 0
    for other in range(game.seats):
        way = (game.captains[other] - game.black_jack) % RING
        if other != seat and game.options.get("black_jack") == "lands":
            likely = LANDS
        else:
            likely = 60 * reaching(game, way) // max(1, len(game.deck))
        if other == seat:
            least = 1000
            for scoundrel in game.crews[seat]:
                least = min(least, loss(muster, scoundrel))
            value += least * likely // 200
        elif likely and len(game.crews[other]) >= mine:
            value += loot(game, muster, other) * likely // 100
    return value


def reaching(game: "Halunken", way: int) -> int:
    """How many of Black Jack's cards get to a captain who is so far ahead of him."""
    reached = 0
    for card in game.deck:
        # captains move before he does, three or four spaces on average
        if way > 10 or number_on(card) >= way:
            reached += 1
    return reached


def sent(game: "Halunken", seat: int) -> "list[Judged]":
    """With two players: the card for Black Jack that gets to the other captain."""
    muster = mustered(game.crews[seat])
    way = (game.captains[1 - seat] - game.black_jack) % RING
    robs = len(game.crews[1 - seat]) >= len(game.crews[seat])
    own = game.agenda[-1]["sealed"][seat][0][1]
    here = game.tops[game.captains[seat]]
    moves: "list[Judged]" = []
    for card in game.deck:
        value = 0
        if card == own:
            value = 0 if here is None else gain(muster, here) // 2
        elif robs and meets(game, number_on(card), way):
            value = loot(game, muster, 1 - seat)
        moves.append([value - number_on(card), ["send", card], "send"])
    return moves


def meets(game: "Halunken", number: int, way: int) -> bool:
    """With two players: whether Black Jack robs whom he finds so far ahead."""
    return number == way if game.options["black_jack"] == "lands" else number >= way


def aside(game: "Halunken", seat: int) -> "list[Judged]":
    """To which side Black Jack goes: the best is where he reaches others and not oneself."""
    moves: "list[Judged]" = []
    for tavern in game.PHASES["aside"].offers(game, seat)[0].among:
        value = 0
        for other in range(game.seats):
            way = (game.captains[other] - TAVERNS.index(tavern)) % RING
            reached = 10 * sum([number_on(card) >= way for card in game.deck])
            if other != seat:
                value += reached
            elif game.control != seat:
                value -= (game.seats - 1) * reached
        moves.append([value, ["push", tavern], "push"])
    return moves


# What is asked on the way


def numbers(game: "Halunken", seat: int) -> "list[Judged]":
    """The number that leads to the best tavern; everybody's card lies open now."""
    now = game.agenda[-1]
    muster = mustered(game.crews[seat])
    moves: "list[Judged]" = []
    for number in now["choices"]:
        value = number
        if now["piece"] != "black-jack":
            space = (game.captains[seat_of(now["piece"])] + number) % RING
            found, robbed, taken, _ = landfall(game, seat, muster, space)
            value = found + robbed + taken
        moves.append([value, ["name", number], "name"])
    return moves


def robberies(game: "Halunken", seat: int, phase: str) -> "list[Judged]":
    """Which scoundrel is given away, taken from the harbour, or from another crew."""
    moves: "list[Judged]" = []
    muster = mustered(game.crews[seat])
    if phase == "toll":
        for scoundrel in game.crews[seat]:
            moves.append([-loss(muster, scoundrel), ["give", scoundrel], "give"])
        return moves
    for offer in game.PHASES[phase].offers(game, seat):
        if offer.verb == "forgo":
            moves.append([0, ["forgo"], "forgo"])
        for scoundrel in offer.among:
            value = gain(muster, scoundrel)
            if offer.verb == "rob":
                value += robbed_of(game, scoundrel) // (game.seats - 1)
            moves.append([value, [offer.verb, scoundrel], "take"])
    return moves


def robbed_of(game: "Halunken", scoundrel: str) -> int:
    """What its captain loses with a scoundrel."""
    for crew in game.crews:
        if scoundrel in crew:
            return loss(mustered(crew), scoundrel)
    return 0


def placed(game: "Halunken", space: int) -> int:
    """Where to begin: out of the others' reach, behind Black Jack rather than before him."""
    value = 0
    for other in game.captains:
        if other != NOWHERE and 1 <= (other - space) % RING <= 7:
            value += 3
    return value
