"""What is in each game's box: every piece lies somewhere, none twice."""


def klunker(game):
    """The 94 jewels."""
    jewels = game.deck + game.gone + game.buried
    for zone in game.hands + game.windows + game.safes:
        jewels = jewels + zone
    return sorted(jewels)


BOX = {"klunker": klunker}
