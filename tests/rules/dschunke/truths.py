"""When a merchant's reasons are true."""

from shared_rules.dschunke.cards import ALWAYS, MERCHANTS, is_additional
from shared_rules.dschunke.junks import lay, lift, visible
from shared_rules.dschunke.market import value
from shared_rules.dschunke.mind.sale import rivals_for, wins
from shared_rules.dschunke.sale import counting
from shared_rules.dschunke.scoring import is_for_the_end


def hand(told):
    return told.game.hands[told.seat]


def keeps_hand(told):
    return told.after.hands[told.seat] == hand(told)


def sellable(told):
    return [good for good in hand(told) if good not in told.game.sold]


def chance(told, number=None):
    good, most = told.items[:2]
    return wins(told.game, rivals_for(told.game, told.seat, good), number or most)


def is_counted(told):
    """Whether an offer counts as it is told, with the chance that the rules of thumb see."""
    good, number = told.items[:2]
    offered = counting(told.game, sorted(told.move[1:]))
    return offered.count(good) == number and is_weighed(told)


def is_weighed(told):
    """Whether the chance and the price are those of so many of a kind."""
    return told.items[2:] == [chance(told), price(told)]


def price(told):
    brings = value(told.game, told.items[0])
    return brings if brings == "special" else f"yen-{brings}"


def played(told):
    """The cards that could be played."""
    return [card for offer in told.game.offers(told.seat) for card in offer.among]


def lies_there(told):
    """Whether as many crates can be seen when the strip lies there."""
    layers = [layer[:] for layer in told.game.holds[told.items[0]]]
    lay(layers, told.seat)
    return visible(layers, told.seat) == told.items[1]


def before(told, seat=None):
    return visible(told.game.holds[told.items[0]], told.seat if seat is None else seat)


def after(told, seat=None):
    """The crates that can be seen when the move is done; what is lifted lies there until then."""
    layers = [layer[:] for layer in told.after.holds[told.items[0]]]
    if told.move[0] == "lift":
        lift(layers, told.seat)
    return visible(layers, told.seat if seat is None else seat)


def noted(told, what):
    """What a trade has brought on a junk, by the junk."""
    rows = [(item, game.facts) for item, game in told.others()]
    return {item: f[3] for item, facts in rows for f in facts if f[:2] == [what, told.name]}


def yen(told):
    return int(told.items[1][len("yen-") :])


def pays(told):
    return told.noted("earned", told.name, told.items[0], yen(told))


def draws(told):
    return told.noted("drew", told.name, *told.items)


def pays_well(told):
    brings = value(told.game, told.items[0])
    well = told.items[0] not in told.game.sold and (brings == "special" or brings >= 3)
    return well and told.items[1] == price(told)


def is_placed(told):
    junk, owner, count = told.items
    return after(told, int(owner[len("seat-") :])) == count and told.move == ["place", junk]


TRUE = {
    "saves_goods": lambda told: (
        told.leads and sellable(told).count(told.items[0]) >= told.items[1] > 0 and is_weighed(told)
    ),
    "nothing_to_sell": lambda told: not sellable(told) and set(told.items) == set(hand(told)),
    "keeps_goods": lambda told: told.move == ["offer"] and told.items == [len(hand(told))],
    "all_of_it": lambda told: (
        is_counted(told)
        and told.items[1] == hand(told).count(told.items[0])
        and all(chance(told, number) <= told.items[2] for number in range(1, told.items[1]))
    ),
    "likely": lambda told: is_counted(told) and told.items[2] >= 60,
    "may_win": lambda told: is_counted(told) and told.items[2] > 0,
    "bluffs": lambda told: (
        not counting(told.game, sorted(told.move[1:])) and told.items == sorted(told.move[1:])
    ),
    "pays_now": pays_well,
    "shows_first": lambda told: not before(told) and after(told) == told.items[1] > 0,
    "shows_more": lambda told: 0 < before(told) == told.items[2] < told.items[1] == after(told),
    "in_sight": lambda told: after(told) == told.items[1],
    "in_sight_of": is_placed,
    "sells": pays,
    "sells_best": lambda told: pays(told) and yen(told) == max(noted(told, "earned").values()),
    "draws": draws,
    "draws_best": lambda told: draws(told) and told.items[1] == max(noted(told, "drew").values()),
    "goes_anywhere": lambda told: (
        told.items[0] not in MERCHANTS
        and {junk for junk in told.game.holds if junk not in told.game.merchants}
        == set(told.after.offers(told.seat)[0].among)
    ),
    "seen_there": lambda told: told.leads and lies_there(told),
    "moves_on": lambda told: any(
        fact[0] == "arrived" and fact[2] == told.items[0] for fact in told.after.facts
    ),
    "has_none": lambda told: told.items[0] not in hand(told),
    "collects": lambda told: hand(told).count(told.items[0]) == told.items[1] > 0,
    "unseen": lambda told: told.noted("took_blind", told.name),
    "swaps": lambda told: told.noted("gave", told.name, *told.items),
    "no_swap": keeps_hand,
    "for_the_end": lambda told: is_for_the_end(told.items[0]),
    "for_ever": lambda told: told.items[0] in ALWAYS,
    "once": lambda told: is_additional(told.items[0]),
    "now_or_never": lambda told: (
        told.game.rounds == 10
        and is_additional(told.items[0])
        and told.move == ["play", *told.items]
    ),
    "better_now": lambda told: told.worth > told.judged[("skip",)],
    "one_more": lambda told: is_additional(told.items[0]),
    "later": lambda told: told.leads and told.game.rounds < 10 and told.items == played(told) != [],
    "no_card": lambda told: told.is_alone,
    "plays_none": lambda told: (
        told.after.cards[told.seat] == told.game.cards[told.seat] and told.items == played(told)
    ),
    "one_of_pile": lambda told: (
        told.after.offers(told.seat)[0].among == told.game.piles[told.items[0]]
    ),
    "certain": lambda told: told.noted("cashed", told.name, 3),
    "all_placed": lambda told: (
        told.game.now["phase"] == "strips" and told.items == told.game.offers(told.seat)[0].among
    ),
    "dealt_out": lambda told: told.game.now["phase"] == "picks" and told.items == told.move[1:],
    "only_choice": lambda told: told.is_alone,
}
