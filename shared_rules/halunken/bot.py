"""A captain who plays by rules of thumb, from what a seat may know and nothing else.

Everything is weighed in points that a crew would bring, in tenths: what lies on the tavern that a
card leads to, who may be robbed there, and who may come between.
"""

from .cards import RUM, number_on, worth
from .taverns import RING, TAVERNS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .game import Halunken

FORM = 1
"""It rises when these bots play differently: what was measured before does not count any more."""
PLAYOUTS: dict[str, int] = {}
WHIM = 6
"""Tenths of a point by which a captain's eye is off, or the others could count on him."""
BLUR = 60

UNKNOWN = 70
"""A face-down scoundrel is worth seven points or so."""
RUM_KEPT = 15
"""Rum can still become any number later."""


def judged(game: "Halunken", seat: int) -> "list[list[Any]]":
    """Every move worth a thought: [tenths of a point, move, the reason's key]."""
    view = game.view(seat)
    phase = view["agenda"][-1]["phase"]
    if phase == "auction":
        return auction(view)
    if phase == "cards":
        return cards(view)
    if phase == "rum":
        return rum(view)
    options = []
    for offer in view["offers"]:
        for item in offer["among"]:
            if phase == "toll":
                options.append([-loss(view, view["seat"], item), ["give", item], "give"])
            elif phase in ("captains", "black_jack"):
                options.append([placed(view, item), ["place", item], "place"])
            else:
                options.append([taken(view, item), [offer["verb"], item], "take"])
    return options


# What scoundrels are worth


def gain(view: "dict[str, Any]", seat: int, scoundrel: str) -> int:
    """What a scoundrel adds to a seat's crew; a colour that may come to lead counts for more."""
    crew = view["public"]["crews"][seat]
    return 10 * (worth(crew + [scoundrel]) - worth(crew))


def loss(view: "dict[str, Any]", seat: int, scoundrel: str) -> int:
    """What a seat loses with a scoundrel."""
    crew = view["public"]["crews"][seat]
    rest = crew[:]
    rest.remove(scoundrel)
    return 10 * (worth(crew) - worth(rest))


def taken(view: "dict[str, Any]", scoundrel: str) -> int:
    """What it brings to take a scoundrel, from a crew or from the harbour."""
    me = view["seat"]
    value = gain(view, me, scoundrel)
    for seat in range(view["seats"]):
        if seat != me and scoundrel in view["public"]["crews"][seat]:
            value += loss(view, seat, scoundrel) // (view["seats"] - 1)
    return value


def loot(view: "dict[str, Any]", thief: int, victim: int) -> int:
    """The most that one seat can take from another, seen by the thief."""
    most = 0
    for scoundrel in view["public"]["crews"][victim]:
        value = gain(view, thief, scoundrel) + loss(view, victim, scoundrel) // view["seats"]
        if value > most:
            most = value
    return most


# Where a card leads


def place_of(tavern: str | None) -> int:
    return -1 if tavern is None else TAVERNS.index(tavern)


def arrival(view: "dict[str, Any]", number: int) -> int:
    """What it brings to move so far, if nobody comes between."""
    public, me = view["public"], view["seat"]
    space = (place_of(public["captains"][me]) + number) % RING
    top = public["tops"][space]
    value = 0 if top is None else gain(view, me, top)
    crew = len(public["crews"][me]) + (0 if top is None else 1)
    for seat in range(view["seats"]):
        if seat != me and place_of(public["captains"][seat]) == space:
            if crew <= len(public["crews"][seat]):
                # he may have sailed on before I come
                value += loot(view, me, seat) * stays(view, seat, number) // 100
    if place_of(public["black_jack"]) == space and public["harbour"]:
        most = 0
        for scoundrel in public["harbour"]:
            most = max(most, gain(view, me, scoundrel))
        value += most * 8 // 10
    return value


def stays(view: "dict[str, Any]", seat: int, number: int) -> int:
    """How likely a captain still stands there when a number's turn comes, in percent."""
    hand = view["public"]["hands"][seat]
    later = 0
    for card in hand:
        if card == RUM or number_on(card) > number:
            later += 1
    return 100 * later // max(1, len(hand))


def rivalry(view: "dict[str, Any]", number: int) -> int:
    """How likely somebody is there first, in percent."""
    public, me = view["public"], view["seat"]
    space = (place_of(public["captains"][me]) + number) % RING
    free = 100
    for seat in range(view["seats"]):
        if seat == me:
            continue
        hand = public["hands"][seat]
        for card in hand:
            reach = (place_of(public["captains"][seat]) + number_on(card)) % RING
            if card != RUM and number_on(card) < number and reach == space:
                free = free * (100 - 150 // (len(hand) + 1)) // 100
    return 100 - free


def tie(view: "dict[str, Any]", card: str) -> int:
    """How likely another lays the same card, in percent."""
    alone = 100
    for seat in range(view["seats"]):
        hand = view["public"]["hands"][seat]
        if seat != view["seat"] and card in hand:
            alone = alone * (len(hand) - 1) // len(hand)
    return 100 - alone


def prospect(view: "dict[str, Any]", number: int) -> int:
    """What moving so far brings, with the chance that somebody was there first."""
    first = rivalry(view, number)
    return (arrival(view, number) * (100 - first) + UNKNOWN * first * 6 // 10) // 100


# The questions


def cards(view: "dict[str, Any]") -> "list[list[Any]]":
    """The card that leads to the best tavern."""
    public, me = view["public"], view["seat"]
    offer = view["offers"][0]
    if offer["verb"] == "send":
        return sent(view, offer["among"])
    here = public["tops"][place_of(public["captains"][me])]
    stay = 0 if here is None else gain(view, me, here)
    options = []
    for card in offer["among"]:
        if card == RUM:
            value = max([prospect(view, number) for number in range(1, 8)]) * 9 // 10
            value -= RUM_KEPT * (len(offer["among"]) - 1) // 2
        else:
            value = prospect(view, number_on(card))
        same = tie(view, card)
        value = (value * (100 - same) + stay * same) // 100
        options.append([value, ["sail", card], "sail"])
    return options


def sent(view: "dict[str, Any]", among: list[str]) -> "list[list[Any]]":
    """With two players: the card for Black Jack that passes or reaches the other captain."""
    public, me = view["public"], view["seat"]
    way = (place_of(public["captains"][1 - me]) - place_of(public["black_jack"])) % RING
    robs = len(public["crews"][1 - me]) >= len(public["crews"][me])
    own = view["agenda"][-1]["sealed"][me][0][1]
    options = []
    for card in among:
        value = 0
        if card == own:
            here = public["tops"][place_of(public["captains"][me])]
            value = 0 if here is None else gain(view, me, here) // 2
        elif robs and number_on(card) >= way:
            value = loot(view, me, 1 - me)
        options.append([value - number_on(card), ["send", card], "send"])
    return options


def rum(view: "dict[str, Any]") -> "list[list[Any]]":
    """The number that leads to the best tavern; everybody's card lies open now."""
    options = []
    mine = view["agenda"][-1]["piece"] == f"seat-{view['seat']}"
    for number in view["offers"][0]["among"]:
        value = arrival(view, number) if mine else number
        options.append([value, ["name", number], "name"])
    return options


def auction(view: "dict[str, Any]") -> "list[list[Any]]":
    """Bid the scoundrel that one misses least, if Black Jack is likely to bring a better one."""
    public, me = view["public"], view["seat"]
    hope = control(view)
    options = [[0, ["decline"], "decline"]]
    for offer in view["offers"]:
        if offer["verb"] == "bid":
            for scoundrel in offer["among"]:
                cost = loss(view, me, scoundrel) + (10 if len(public["crews"][me]) < 3 else 0)
                options.append([hope - cost, ["bid", scoundrel], "bid"])
    return options


def control(view: "dict[str, Any]") -> int:
    """What controlling Black Jack may bring: whom he reaches, and not being robbed by him."""
    public, me = view["public"], view["seat"]
    jack = place_of(public["black_jack"])
    deck = public["deck"]
    # one scoundrel is paid, so the count at the robberies is one lower, the round's card one higher
    mine = len(public["crews"][me])
    value = 0
    for seat in range(view["seats"]):
        way = (place_of(public["captains"][seat]) - jack) % RING
        reached = 0
        for card in deck:
            # captains move before he does, three or four spaces on average
            if number_on(card) >= way or way > 10:
                reached += 1
        likely = 60 * reached // max(1, len(deck))
        if seat == me:
            least = 1000
            for scoundrel in public["crews"][me]:
                least = min(least, loss(view, me, scoundrel))
            value += least * likely // 200
        elif len(public["crews"][seat]) >= mine:
            value += loot(view, me, seat) * likely // 100
    return value


def placed(view: "dict[str, Any]", tavern: str) -> int:
    """Where to begin: out of the others' reach, behind Black Jack rather than before him."""
    public = view["public"]
    space = TAVERNS.index(tavern)
    value = 0
    for other in public["captains"]:
        if other is not None:
            ahead = (TAVERNS.index(other) - space) % RING
            value += 3 if 1 <= ahead <= 7 else 0
    return value
