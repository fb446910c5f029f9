"""Every way in which a game can end: for how many seats, and how to tell."""


def winners(game) -> int:
    return game.outcome()["places"].count(1)


def best(game) -> int:
    """How many seats share the highest score, before ties are broken."""
    return game.scores().count(max(game.scores()))


def ended_by_declining(game) -> bool:
    return ["declined"] in [fact[:1] for fact in game.facts]


ENDINGS = {
    "klunker": {
        "one-has-most": (3, lambda game: best(game) == 1),
        "fewer-cards-win-a-tie": (4, lambda game: best(game) > winners(game) == 1),
        "shared-victory": (3, lambda game: winners(game) == 2),
        "last-buyer-declines": (5, ended_by_declining),
        "last-buyer-buys": (5, lambda game: not ended_by_declining(game)),
    },
    "halunken": {
        "one-has-most": (4, lambda game: winners(game) == 1),
        "shared-victory": (3, lambda game: winners(game) == 2),
        "two-players": (2, lambda game: winners(game) == 1),
    },
    "dschunke": {
        "one-has-most": (4, lambda game: best(game) == 1),
        "more-goods-win-a-tie": (3, lambda game: best(game) > winners(game) == 1),
        "shared-victory": (4, lambda game: winners(game) > 1),
        "everything-sold": (3, lambda game: len(game.sold) == 4),
        "nobody-offers": (4, lambda game: len(game.sold) < 4),
        "two-players": (2, lambda game: winners(game) == 1),
    },
}
