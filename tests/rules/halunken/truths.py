"""When a captain's reasons are true."""

from shared_rules.halunken.cards import NUMBERS, worth
from shared_rules.halunken.taverns import RING, TAVERNS, captain_at


def seat_in(item):
    return int(item[len("seat-") :])


def gain(crew, scoundrel):
    return worth([*crew, scoundrel]) - worth(crew)


def loss(crew, scoundrel):
    return worth(crew) - worth([other for other in crew if other != scoundrel])


def crew(told):
    return told.game.crews[told.seat]


def space(told):
    return TAVERNS.index(told.items[0])


def is_led_there(told):
    """Whether the card or number leads to the tavern that is spoken of."""
    card = told.move[1]
    return (told.game.captains[told.seat] + NUMBERS.get(card, card)) % RING == space(told)


def grown(told):
    """The crew with whoever waits in the tavern that is spoken of."""
    top = told.game.tops[space(told)]
    return crew(told) + ([top] if top else [])


def is_in_reach(told):
    way = (space(told) - told.game.captains[told.seat]) % RING
    return told.leads and told.move[1] == "rum" and 1 <= way <= 7


def is_wanted(told, scoundrels, named, points):
    """Whether the scoundrel is there, and brings so much, and no other more."""
    gains = [gain(grown(told), scoundrel) for scoundrel in scoundrels]
    return named in scoundrels and gain(grown(told), named) == points == max(gains)


def robs(told):
    victim = captain_at(told.game, space(told))
    theirs = told.game.crews[victim]
    there = told.items[1] == f"seat-{victim}" and is_wanted(told, theirs, *told.items[2:])
    return there and len(grown(told)) <= len(theirs)


def has_harbour(told):
    there = is_led_there(told) and told.game.black_jack == space(told)
    return there and is_wanted(told, told.game.harbour, *told.items[1:])


def waits(told):
    top = told.game.tops[space(told)]
    return told.items[1:] == [top, gain(crew(told), top)]


def is_bid(told):
    leader = told.game.now["leader"]
    return told.items == [f"seat-{leader}", told.game.now["bids"][leader]]


def is_empty(told):
    return is_led_there(told) and told.game.tops[space(told)] is None


def costs(told):
    return told.items[1] == loss(crew(told), told.items[0])


def could_rob(told):
    """Whether Black Jack has a card that gets there, and may rob there."""
    game, victim = told.game, seat_in(told.items[2])
    theirs = len(game.crews[victim])
    way = (game.captains[victim] - game.black_jack) % RING
    farthest = max([NUMBERS[card] or 7 for card in game.deck])
    counted = told.items[3:] == [theirs, len(crew(told))]
    return way <= farthest and theirs >= len(crew(told)) and counted


def brings(told):
    """Whether the points are those of the score."""
    if told.items[1] != gain(crew(told), told.items[0]):
        return False
    if len(told.items) == 2:
        return told.items[0] in told.game.harbour
    theirs = told.game.crews[seat_in(told.items[2])]
    return told.items[0] in theirs and told.items[3] == loss(theirs, told.items[0])


def brings_most(told):
    offered = [item for offer in told.game.offers(told.seat) for item in offer.among]
    return brings(told) and told.items[1] == max(gain(crew(told), item) for item in offered)


def way_to(told):
    """How far the other captain is ahead of Black Jack, if that is what was said; or nowhere."""
    way = (told.game.captains[seat_in(told.items[0])] - told.game.black_jack) % RING
    return way if told.items[1:] == [way] else -1000


def first_on_his_way(told):
    """Whether Black Jack would come to nobody before this captain, from where he is pushed to."""
    way = (told.game.captains[seat_in(told.items[1])] - space(told)) % RING
    between = [captain_at(told.game, (space(told) + step) % RING) for step in range(1, way)]
    return told.move[1] == told.items[0] and way == told.items[2] and set(between) <= {-1}


def ahead(told):
    """The captains ahead of a place, not farther than one sails."""
    start = TAVERNS.index(told.move[1])
    found = [captain_at(told.game, (start + way) % RING) for way in range(1, 8)]
    return [f"seat-{seat}" for seat in found if seat >= 0]


TRUE = {
    "finds": lambda told: is_led_there(told) and waits(told),
    "robs": lambda told: is_led_there(told) and robs(told),
    "harbour": has_harbour,
    "nothing_better": lambda told: is_empty(told) and told.leads,
    "empty": is_empty,
    "any_number": lambda told: is_in_reach(told) and waits(told),
    "any_robbery": lambda told: is_in_reach(told) and robs(told),
    "open_number": lambda told: told.move[1] == "rum",
    "prowls": lambda told: (
        told.noted("named", "black-jack", told.items[0])
        and (told.game.black_jack + told.items[0]) % RING == TAVERNS.index(told.items[1])
    ),
    "worth_bidding": lambda told: costs(told) and could_rob(told),
    "guards": costs,
    "too_dear": lambda told: told.leads and is_bid(told),
    "not_worth": lambda told: (
        told.leads
        and told.game.now["leader"] is None
        and costs(told)
        and told.items[1] == min(loss(crew(told), scoundrel) for scoundrel in crew(told))
    ),
    "pays_nobody": lambda told: (
        not any(fact[:2] == ["hired", told.name] for fact in told.after.facts)
    ),
    "missed_least": lambda told: (
        costs(told)
        and told.items[1] == min(loss(crew(told), scoundrel) for scoundrel in crew(told))
    ),
    "gives": costs,
    "steals_best": brings_most,
    "steals": brings,
    "enlists_best": brings_most,
    "enlists": brings,
    "reaches": lambda told: 0 <= way_to(told) <= NUMBERS[told.move[1]],
    "keeps_away": lambda told: 0 < NUMBERS[told.move[1]] < way_to(told),
    "lands": lambda told: NUMBERS[told.move[1]] == way_to(told),
    "lands_elsewhere": lambda told: 0 <= way_to(told) != NUMBERS[told.move[1]],
    "keeps_few": lambda told: told.items == [len(crew(told))] and told.noted("forwent", told.name),
    "ahead_of_him": first_on_his_way,
    "in_reach": lambda told: told.items and told.items == ahead(told),
    "nobody_ahead": lambda told: not ahead(told),
}
