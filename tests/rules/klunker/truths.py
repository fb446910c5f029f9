"""When a jeweller's reasons are true."""

from shared_rules.klunker.cards import price, tally, types
from shared_rules.klunker.mind.worth import added, rounds_after
from shared_rules.klunker.phases import call_sales


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


def sells(told, jewel, notes):
    """Whether four of it are sold by the move, for so much."""
    return told.noted("sold", told.name, jewel, int(notes[len("notes-") :]))


def is_hand(told):
    return told.items == sorted(told.game.hands[told.seat])


def fits(told, jewels, named):
    return set(named) == set(safe(told)) & set(jewels) and bool(named)


def is_sold(told):
    """Whether the buyer could pay, and has, and would sell, what is said."""
    buyer, jewel, count, notes = told.items
    buyer = int(buyer[len("seat-") :])
    game = told.game.copy()
    game.safes[buyer] += lying(told)
    sheet = [fact for fact in sold_by(game, buyer) if fact[2] == jewel]
    has = told.game.safes[buyer].count(jewel)
    pays = [int(notes[len("notes-") :])]
    return buyer in buyers(told) and has == count > 0 and [fact[3] for fact in sheet[:1]] == pays


def sold_by(game, seat):
    game.facts = []
    call_sales(game, seat)
    game.settle()
    return [fact for fact in game.facts if fact[0] == "sold"]


def is_early(told):
    """Whether the window would be a gain, and nobody has to pass at the same time."""
    return (
        len(told.game.now["tickets"]) < told.game.seats - 1
        and gain(told, told.seat, window(told, told.items[0])) > 0
        and ["left", told.name, told.items[1]] == told.after.facts[0][:3]
    )


def would_sell(told, jewel, notes):
    """Whether the window, once bought, would complete this set and bring so much."""
    game = told.game.copy()
    game.safes[told.seat] += window(told, told.items[0])
    sold = [fact for fact in sold_by(game, told.seat) if fact[2] == jewel]
    return sold[0][3] == int(notes[len("notes-") :])


def has_then(told, seat, jewel, count):
    return (told.game.safes[seat] + lying(told)).count(jewel) == count and jewel in lying(told)


TRUE = {
    "completes": lambda told: sells(told, *told.items),
    "joins": lambda told: (
        told.after.safes[told.seat].count(told.items[0]) == told.items[1] > 1
        and told.items[2] == f"notes-{price([*safe(told), told.items[0]], told.items[0])}"
    ),
    "begins": lambda told: (
        told.items[0] not in safe(told) and told.items[1] == types(tally(safe(told))) + 1
    ),
    "no_use": lambda told: (
        is_hand(told)
        and all(gain(told, told.seat, [jewel]) <= 0 for jewel in told.game.hands[told.seat])
    ),
    "better_kept": lambda told: told.leads and is_hand(told),
    "stays": lambda told: keeps_hand(told) and is_hand(told),
    "early": is_early,
    "early_set": lambda told: is_early(told) and would_sell(told, *told.items[2:]),
    "fills_set": lambda told: told.move[1] == told.items[0] and sells(told, *told.items[1:]),
    "fills_own": lambda told: is_own(told) and sells(told, *told.items),
    "fits": lambda told: fits(told, window(told, told.items[0]), told.items[1:]),
    "fits_own": lambda told: is_own(told) and fits(told, told.game.windows[told.seat], told.items),
    "free": lambda told: is_own(told) and told.items == told.game.windows[told.seat],
    "promises": lambda told: told.leads and told.items[1:] == window(told, told.items[0]),
    "new_kinds": lambda told: (
        not set(window(told, told.items[0])) & set(safe(told))
        and told.items[1:] == window(told, told.items[0])
    ),
    "nothing_worth": lambda told: told.leads and told.after.start == told.seat,
    "begins_next": lambda told: told.after.start == told.seat,
    "for_oneself": lambda told: (
        has_then(told, told.seat, *told.items)
        and all(
            gain(told, told.seat, lying(told)) > gain(told, buyer, lying(told))
            for buyer in buyers(told)
        )
    ),
    "for_sale": lambda told: any(
        f"seat-{buyer}" == told.items[0]
        and gain(told, buyer, lying(told)) > 100
        and has_then(told, buyer, *told.items[1:])
        for buyer in buyers(told)
    ),
    "sells_set": is_sold,
    "keeps_all": lambda told: told.leads and keeps_hand(told) and is_hand(told),
    "adds_nothing": lambda told: keeps_hand(told) and is_hand(told),
    "keeps": lambda told: (
        [told.after.hands[told.seat].count(told.items[0]), safe(told).count(told.items[0])]
        == told.items[1:]
        and sum(told.items[1:]) > 1
    ),
    "makes_room": lambda told: len(told.game.deck) > 0 and told.items == sorted(told.move[1:]),
    "on_show": lambda told: len(told.move) > 1 and told.items == sorted(told.move[1:]),
    "only_choice": lambda told: told.is_alone,
}
