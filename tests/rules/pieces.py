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


def dschunke(game):
    """The 72 goods, 20 strips each, 30 special cards and ten market cards."""
    goods = game.mixed + [good for good in game.stocks for _ in range(game.stocks[good])]
    goods += [good for zone in game.hands for good in zone]
    strips = [game.strips[seat] for seat in range(game.seats)]
    lying = [owner for layers in game.holds.values() for layer in layers for owner in layer]
    for frame in game.agenda:
        goods += frame.get("pool", [])
        lying += [owner for gift in frame.get("gifts", []) for owner in gift]
    for owner in lying:
        strips[owner] += 1
    cards = game.gone + [card for zone in game.cards + game.always for card in zone]
    cards += [card for pile in game.piles.values() for card in pile]
    return [sorted(goods), strips, sorted(cards), sorted(game.deck + game.market)]


def lagoon(game):
    """The 40 oysters."""
    pearls = game.sea + game.shore
    for zone in game.pearls + game.purses + game.catches:
        pearls = pearls + zone
    return sorted(pearls)


BOX = {"klunker": klunker, "halunken": halunken, "dschunke": dschunke, "lagoon": lagoon}
