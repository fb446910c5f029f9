"""What is in each game's box: every piece lies somewhere, none twice."""


def klunker(game):
    """The 94 jewels."""
    jewels = game.deck + game.gone + game.buried
    for zone in game.hands + game.windows + game.safes:
        jewels = jewels + zone
    return sorted(jewels)


def halunken(game):
    """The 42 scoundrels and all movement cards."""
    scoundrels = game.harbour + [top for top in game.tops if top]
    for zone in game.crews + game.piles:
        scoundrels = scoundrels + zone
    hands = [sorted(game.hand(seat) + game.played[seat]) for seat in range(game.seats)]
    return [sorted(scoundrels), sorted(game.deck + game.drawn), hands]


BOX = {"klunker": klunker, "halunken": halunken}
