"""When a jeweller's reasons are true."""

from shared_rules.klunker.cards import tally
from shared_rules.klunker.mind.worth import added, rounds_after


def gain(told, seat, jewels):
    """What a seat's safe would gain by jewels."""
    game = told.game
    return added(tally(game.safes[seat]), tally(jewels), rounds_after(game))


def window(told, item):
    return told.game.windows[int(item[len("window-") :])]


def lying(told):
    return told.game.windows[told.seat] + told.move[1:]


def buyers(told):
    game = told.game
    return [seat for seat in range(game.seats) if seat != told.seat and game.notes[seat]]


def keeps_hand(told):
    return told.after.hands[told.seat] == told.game.hands[told.seat]


def safe(told):
    return told.game.safes[told.seat]


def is_own(told):
    same_money = told.after.notes[told.seat] >= told.game.notes[told.seat]
    return told.move == ["buy", f"window-{told.seat}"] and same_money


TRUE = {
    "completes": lambda told: told.noted("sold", told.name, *told.items),
    "joins": lambda told: told.after.safes[told.seat].count(told.items[0]) == told.items[1] > 1,
    "begins": lambda told: told.items[0] not in safe(told),
    "no_use": lambda told: all(
        gain(told, told.seat, [jewel]) <= 0 for jewel in told.game.hands[told.seat]
    ),
    "better_kept": lambda told: told.leads,
    "stays": keeps_hand,
    "early": lambda told: (
        len(told.game.now["tickets"]) < told.game.seats - 1
        and gain(told, told.seat, window(told, told.items[0])) > 0
    ),
    "fills_set": lambda told: any(
        fact[:3] == ["sold", told.name, told.items[0]] for fact in told.after.facts
    ),
    "fits": lambda told: all(
        jewel in safe(told) and jewel in window(told, told.items[0]) for jewel in told.items[1:]
    ),
    "free": is_own,
    "promises": lambda told: told.leads,
    "new_kinds": lambda told: not set(window(told, told.items[0])) & set(safe(told)),
    "nothing_worth": lambda told: told.leads and told.after.start == told.seat,
    "begins_next": lambda told: told.after.start == told.seat,
    "for_oneself": lambda told: all(
        gain(told, told.seat, lying(told)) > gain(told, buyer, lying(told))
        for buyer in buyers(told)
    ),
    "for_sale": lambda told: any(
        f"seat-{buyer}" == told.items[0] and gain(told, buyer, lying(told)) > 100
        for buyer in buyers(told)
    ),
    "keeps_all": lambda told: told.leads and keeps_hand(told),
    "adds_nothing": keeps_hand,
    "keeps": lambda told: (
        told.items[0] in told.after.hands[told.seat]
        and (told.after.hands[told.seat] + safe(told)).count(told.items[0]) > 1
    ),
    "makes_room": lambda told: len(told.game.deck) > 0,
    "on_show": lambda told: len(told.move) > 1,
    "only_choice": lambda told: told.is_alone,
}
