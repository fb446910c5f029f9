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


def finds(told):
    top = told.game.tops[space(told)]
    return is_led_there(told) and told.items[1:] == [top, gain(crew(told), top)]


def robs(told):
    victim = captain_at(told.game, space(told))
    mine = len(crew(told)) + (told.game.tops[space(told)] is not None)
    there = is_led_there(told) and told.items[1] == f"seat-{victim}"
    return there and mine <= len(told.game.crews[victim])


def is_empty(told):
    return is_led_there(told) and told.game.tops[space(told)] is None


def costs(told):
    return told.items[1] == loss(crew(told), told.items[0])


def could_rob(told):
    """Whether Black Jack has a card that gets there, and may rob there."""
    game, victim = told.game, seat_in(told.items[2])
    way = (game.captains[victim] - game.black_jack) % RING
    farthest = max([NUMBERS[card] or 7 for card in game.deck])
    return way <= farthest and len(game.crews[victim]) >= len(crew(told))


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
    return (told.game.captains[seat_in(told.items[0])] - told.game.black_jack) % RING


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
    "finds": finds,
    "robs": robs,
    "harbour": lambda told: (
        is_led_there(told) and told.game.black_jack == space(told) and told.game.harbour
    ),
    "nothing_better": lambda told: is_empty(told) and told.leads,
    "empty": is_empty,
    "any_number": lambda told: told.leads and told.move[1] == "rum",
    "open_number": lambda told: told.move[1] == "rum",
    "prowls": lambda told: told.noted("named", "black-jack", told.items[0]),
    "worth_bidding": lambda told: costs(told) and could_rob(told),
    "guards": costs,
    "too_dear": lambda told: told.leads and told.game.now["leader"] is not None,
    "not_worth": lambda told: told.leads and told.game.now["leader"] is None,
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
    "reaches": lambda told: NUMBERS[told.move[1]] >= way_to(told),
    "keeps_away": lambda told: 0 < NUMBERS[told.move[1]] < way_to(told),
    "lands": lambda told: NUMBERS[told.move[1]] == way_to(told),
    "lands_elsewhere": lambda told: NUMBERS[told.move[1]] != way_to(told),
    "keeps_few": lambda told: told.items == [len(crew(told))] and told.noted("forwent", told.name),
    "ahead_of_him": first_on_his_way,
    "in_reach": lambda told: told.items and told.items == ahead(told),
    "nobody_ahead": lambda told: not ahead(told),
}
