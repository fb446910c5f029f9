"""Playing a game in a test, and what comes of it, in words."""


def play(game, *lines):
    """Play lines such as "0 offer rice rice" or "1 name 7"."""
    for line in lines:
        seat, *move = line.split()
        game = game.play(int(seat), [int(item) if item.isdigit() else item for item in move])
    return game


def verbs(game, seat):
    return [offer.verb for offer in game.offers(seat)]


def facts(game, *names):
    """The facts of the last move that bear these names."""
    return [fact for fact in game.facts if fact[0] in names]


def dealt(zones, seats, otherwise):
    """What lies in each seat's zone: a text for each, and the same for those not named."""
    zones = dict(enumerate(zones)) if isinstance(zones, list) else zones or {}
    return [sorted(zones.get(seat, otherwise).split()) for seat in range(seats)]
