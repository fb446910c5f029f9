"""Why a captain makes a move, from what that seat may know: a key and what it names (words.py)."""

from .cards import RUM, number_on
from .courses import landfall, prospects
from .crews import gain, loss, mustered
from .taverns import RING, TAVERNS, seat_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .game import Halunken

LOOK = {
    "finds": "taverns",
    "robs": "taverns",
    "harbour": "taverns",
    "nothing_better": "taverns",
    "any_number": "taverns",
    "missed_least": "crew",
    "steals": "crew",
    "enlists": "crew",
    "worth_bidding": "black_jack",
    "guards": "black_jack",
    "too_dear": "black_jack",
    "not_worth": "black_jack",
    "prowls": "black_jack",
    "reaches": "black_jack",
    "keeps_away": "black_jack",
    "out_of_reach": "places",
}
"""Where one would have to look to find a reason oneself: look.<place> in the words."""
SECRET: tuple[str, ...] = ()
"""Reasons that speak of what the others must not know before the game is over."""


def why(game: "Halunken", seat: int, move: "list[Any]") -> "list[Any]":
    """The reason for a move, as [key, *items]."""
    verb = move[0]
    if verb == "sail":
        return of_course(game, seat, move[1])
    if verb == "name":
        return of_number(game, seat, move[1])
    if verb == "bid":
        return of_bid(game, seat, move[1])
    if verb == "decline":
        return ["too_dear"] if game.agenda[-1]["leader"] is not None else ["not_worth"]
    if verb == "give":
        return ["missed_least", move[1], points(loss(mustered(game.crews[seat]), move[1]))]
    if verb in ("rob", "take"):
        return of_scoundrel(game, seat, move[1])
    if verb == "send":
        way = (game.captains[1 - seat] - game.black_jack) % RING
        return ["reaches", f"seat-{1 - seat}"] if number_on(move[1]) >= way else ["keeps_away"]
    return ["out_of_reach"]


def points(tenths: int) -> int:
    """Tenths as whole points."""
    return (tenths + 5) // 10


def of_course(game: "Halunken", seat: int, card: str) -> "list[Any]":
    """A movement card: what waits where it leads."""
    muster = mustered(game.crews[seat])
    if card != RUM:
        return landing(game, seat, (game.captains[seat] + number_on(card)) % RING)
    reach = prospects(game, seat, muster)
    best = 1
    for number in range(1, len(reach)):
        if reach[number] > reach[best]:
            best = number
    return ["any_number", TAVERNS[(game.captains[seat] + best) % RING]]


def landing(game: "Halunken", seat: int, space: int) -> "list[Any]":
    """What a space brings most of."""
    muster = mustered(game.crews[seat])
    found, robbed, taken, occupant = landfall(game, seat, muster, space)
    if robbed > found:
        return ["robs", TAVERNS[space], f"seat-{occupant}"]
    if taken > found:
        return ["harbour", TAVERNS[space]]
    top = game.tops[space]
    if top is None:
        return ["nothing_better", TAVERNS[space]]
    return ["finds", TAVERNS[space], top, points(found)]


def of_number(game: "Halunken", seat: int, number: int) -> "list[Any]":
    """The Rum's number."""
    piece = game.agenda[-1]["piece"]
    if piece == "black-jack":
        return ["prowls", number]
    return landing(game, seat, (game.captains[seat_of(piece)] + number) % RING)


def of_bid(game: "Halunken", seat: int, scoundrel: str) -> "list[Any]":
    """A bid: whom Black Jack is likely to reach."""
    nearest, victim = RING, -1
    for other in range(game.seats):
        way = (game.captains[other] - game.black_jack) % RING
        if other != seat and way < nearest and len(game.crews[other]) >= len(game.crews[seat]):
            nearest, victim = way, other
    cost = points(loss(mustered(game.crews[seat]), scoundrel))
    if victim >= 0:
        return ["worth_bidding", scoundrel, cost, f"seat-{victim}"]
    return ["guards", scoundrel, cost]


def of_scoundrel(game: "Halunken", seat: int, scoundrel: str) -> "list[Any]":
    """A scoundrel of another crew, or of the harbour."""
    added = points(gain(mustered(game.crews[seat]), scoundrel))
    for other in range(game.seats):
        if other != seat and scoundrel in game.crews[other]:
            lost = points(loss(mustered(game.crews[other]), scoundrel))
            return ["steals", scoundrel, added, f"seat-{other}", lost]
    return ["enlists", scoundrel, added]
