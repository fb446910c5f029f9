"""Why a captain makes a move, from what that seat may know: a key and what it names (words.py)."""

from ...engine.reasons import is_best
from ..cards import RUM, enlist, number_on, worth
from ..courses import landfall, prospects
from ..crews import mustered
from ..taverns import RING, TAVERNS, captain_at, seat_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.types import Item, Judged, Move, Reason
    from ..game import Halunken

LOOK = {
    "finds": "taverns",
    "robs": "taverns",
    "harbour": "taverns",
    "nothing_better": "taverns",
    "empty": "taverns",
    "any_number": "taverns",
    "any_robbery": "taverns",
    "open_number": "taverns",
    "missed_least": "crew",
    "gives": "crew",
    "steals_best": "crew",
    "steals": "crew",
    "enlists_best": "crew",
    "enlists": "crew",
    "worth_bidding": "black_jack",
    "guards": "black_jack",
    "too_dear": "black_jack",
    "not_worth": "black_jack",
    "pays_nobody": "black_jack",
    "prowls": "black_jack",
    "reaches": "black_jack",
    "keeps_away": "black_jack",
    "lands": "black_jack",
    "lands_elsewhere": "black_jack",
    "keeps_few": "crew",
    "ahead_of_him": "places",
    "in_reach": "places",
    "nobody_ahead": "places",
}
"""Where one would have to look to find a reason oneself: look.<place> in the words."""
SECRET: tuple[str, ...] = ()
"""Reasons that speak of what the others must not know before the game is over."""
FAR = 7
"""The farthest that a captain sails."""


def why(game: "Halunken", seat: int, move: "Move", moves: "list[Judged]") -> "Reason":
    """The reason for a move, as [key, *items]; `moves` are what the rules of thumb think."""
    verb, best = move[0], is_best(moves, move)
    if verb == "sail":
        return of_course(game, seat, move[1], best)
    if verb == "name":
        return of_number(game, seat, move[1], best)
    if verb == "bid":
        return of_bid(game, seat, move[1])
    if verb == "decline":
        return of_declining(game, seat) if best else ["pays_nobody"]
    if verb == "give":
        return ["missed_least" if best else "gives", move[1], lost(game.crews[seat], move[1])]
    if verb in ("rob", "take"):
        return of_scoundrel(game, seat, move[1], best)
    if verb == "send":
        return of_sending(game, seat, move[1])
    if verb == "forgo":
        return ["keeps_few", len(game.crews[seat])]
    if verb == "push":
        return of_side(game, TAVERNS.index(move[1]))
    return of_place(game, TAVERNS.index(move[1]))


def won(crew: list[str], scoundrel: str) -> int:
    """The points that a scoundrel adds to a crew."""
    larger = crew[:]
    enlist(scoundrel, larger)
    return worth(larger) - worth(crew)


def lost(crew: list[str], scoundrel: str) -> int:
    """The points that a crew loses with a scoundrel."""
    return worth(crew) - worth([other for other in crew if other != scoundrel])


def of_course(game: "Halunken", seat: int, card: str, best: bool) -> "Reason":
    """A movement card: what waits where it leads."""
    if card != RUM:
        return landing(game, seat, (game.captains[seat] + number_on(card)) % RING, best)
    if not best:
        return ["open_number"]
    reach = prospects(game, seat, mustered(game.crews[seat]))
    most = 1
    for number in range(1, len(reach)):
        if reach[number] > reach[most]:
            most = number
    told = landing(game, seat, (game.captains[seat] + most) % RING, best)
    if told[0] == "finds":
        return ["any_number"] + told[1:]
    return ["any_robbery"] + told[1:] if told[0] == "robs" else ["open_number"]


def landing(game: "Halunken", seat: int, space: int, best: bool) -> "Reason":
    """What a space brings most of."""
    crew, top = game.crews[seat][:], game.tops[space]
    found, robbed, taken, occupant = landfall(game, seat, mustered(crew), space)
    if robbed > max(0, found):  # a scoundrel may cost a crew points
        who = f"seat-{occupant}"
        return ["robs", TAVERNS[space], who] + most_wanted(crew, top, game.crews[occupant])
    if taken > max(0, found):
        return ["harbour", TAVERNS[space]] + most_wanted(crew, top, game.harbour)
    if top is None:
        return ["nothing_better" if best else "empty", TAVERNS[space]]
    return ["finds", TAVERNS[space], top, won(crew, top)]


def most_wanted(crew: list[str], top: str | None, others: list[str]) -> "list[Item]":
    """Who of some scoundrels would add most to a crew, when the tavern's has joined it."""
    if top is not None:
        enlist(top, crew)
    most, who = -1000, ""
    for scoundrel in others:
        if won(crew, scoundrel) > most:
            most, who = won(crew, scoundrel), scoundrel
    return [who, most]


def of_number(game: "Halunken", seat: int, number: int, best: bool) -> "Reason":
    """The Rum's number."""
    piece = game.agenda[-1]["piece"]
    if piece == "black-jack":
        return ["prowls", number, TAVERNS[(game.black_jack + number) % RING]]
    return landing(game, seat, (game.captains[seat_of(piece)] + number) % RING, best)


def of_bid(game: "Halunken", seat: int, scoundrel: str) -> "Reason":
    """A bid: whom Black Jack could reach and rob, or that he robs somebody else."""
    farthest = max([FAR if card == RUM else number_on(card) for card in game.deck])
    nearest, victim = farthest + 1, -1
    for other in range(game.seats):
        way = (game.captains[other] - game.black_jack) % RING
        if other != seat and way < nearest and len(game.crews[other]) >= len(game.crews[seat]):
            nearest, victim = way, other
    cost = lost(game.crews[seat], scoundrel)
    if victim >= 0:
        crews = [len(game.crews[victim]), len(game.crews[seat])]
        return ["worth_bidding", scoundrel, cost, f"seat-{victim}"] + crews
    return ["guards", scoundrel, cost]


def of_declining(game: "Halunken", seat: int) -> "Reason":
    """No bid, or none any more: what it would cost."""
    now = game.agenda[-1]
    if now["leader"] is not None:
        return ["too_dear", f"seat-{now['leader']}", now["bids"][now["leader"]]]
    crew = game.crews[seat]
    least = crew[0]
    for scoundrel in crew:
        if lost(crew, scoundrel) < lost(crew, least):
            least = scoundrel
    return ["not_worth", least, lost(crew, least)]


def of_scoundrel(game: "Halunken", seat: int, scoundrel: str, best: bool) -> "Reason":
    """A scoundrel of another crew, or of the harbour."""
    crew = game.crews[seat]
    added = won(crew, scoundrel)
    for offer in game.offers(seat):
        for other in offer.among:
            if won(crew, other) > added:
                best = False  # it may be best for what another loses, but it does not bring most
    for owner in range(game.seats):
        if owner != seat and scoundrel in game.crews[owner]:
            cost = lost(game.crews[owner], scoundrel)
            key = "steals_best" if best else "steals"
            return [key, scoundrel, added, f"seat-{owner}", cost]
    return ["enlists_best" if best else "enlists", scoundrel, added]


def of_sending(game: "Halunken", seat: int, card: str) -> "Reason":
    """With two players: how far Black Jack goes."""
    if card == RUM:
        return ["open_number"]
    way = (game.captains[1 - seat] - game.black_jack) % RING
    if game.options["black_jack"] == "lands":
        return ["lands" if number_on(card) == way else "lands_elsewhere", f"seat-{1 - seat}", way]
    return ["reaches" if number_on(card) >= way else "keeps_away", f"seat-{1 - seat}", way]


def of_side(game: "Halunken", space: int) -> "Reason":
    """A side for Black Jack: the captain to whom he would come first from there."""
    for way in range(1, RING):
        seat = captain_at(game, (space + way) % RING)
        if seat >= 0:
            return ["ahead_of_him", TAVERNS[space], f"seat-{seat}", way]
    raise ValueError("no captain is on the board")


def of_place(game: "Halunken", space: int) -> "Reason":
    """A place to begin at: who is ahead of it."""
    ahead: list[str] = []
    for way in range(1, FAR + 1):
        seat = captain_at(game, (space + way) % RING)
        if seat >= 0:
            ahead.append(f"seat-{seat}")
    return ["in_reach"] + ahead if ahead else ["nobody_ahead"]
