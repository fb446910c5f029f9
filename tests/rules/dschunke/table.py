"""Builds positions of Dschunke that read like sentences."""

from shared_rules.dschunke.cards import COPIES, GOODS, PILES
from shared_rules.dschunke.game import Dschunke
from shared_rules.dschunke.junks import strips_in
from shared_rules.engine.chance import Chance

from ..acting import dealt, play
from ..every import walk

STEPS = {"market": 0, "swap": 1, "events": 2, "actions": 4, "supply": 5, "sale": 6, "end": 7}
MIXED = "rice rice fish fish vegetables vegetables spices spices"


def dschunke(
    at="actions",
    seats=3,
    start=0,
    rounds=1,
    market="12S4",
    sold="",
    holds=None,
    strips=None,
    stands=None,
    hands=None,
    stocks=None,
    mixed=MIXED,
    money=None,
    cards=None,
    always=None,
    piles=None,
    gone="",
    played=(),
    **options,
):
    """A table where a step of the round begins: "market", "swap", "events", "actions", ...

    holds={"grey": "001 2"} are two layers, the lower one with two strips of seat 0 and one of
    seat 1; who has strips on board has that many fewer left. stands={"grey": "yellow"} says where
    merchants are, if not where they begin. Hands hold one good of each kind
    unless they are named, as do `cards` (face down) and `always` by seat; the stocks hold the
    rest, and the piles ({"star": "load move"}) what is nowhere else.
    """
    if seats > 2:
        options = {"start_hands": "dealt", **options}
    game = Dschunke.new(seats, {"first": start, **options}, 1)
    game.rounds, game.start, game.sold, game.played = rounds, start, sold.split(), list(played)
    lay_holds(game, holds or {}, strips or {})
    if stands:
        game.merchants = {junk: f"merchant-{colour}" for junk, colour in stands.items()}
    game.hands = dealt(hands, seats, " ".join(GOODS))
    game.seen = [[0] * len(GOODS) for _ in range(seats)]
    game.mixed = mixed.split() if seats == 2 else []
    for good in GOODS:
        lying = sum(hand.count(good) for hand in game.hands) + game.mixed.count(good)
        game.stocks[good] = (stocks or {}).get(good, COPIES - lying)
    game.money = [(money or {}).get(seat, 0) for seat in range(seats)]
    lay_cards(game, cards, always, piles, gone.split())
    lay_market(game, market, at)
    game.agenda = []
    game.call("rounds", [], step=STEPS[at])
    game.facts = []
    game.settle()
    return game


def begun(seats, seed=1, **options):
    """A new game; goods are dealt and seat 0 begins, unless it is said otherwise."""
    if seats > 2:
        options = {"start_hands": "dealt", **options}
    return Dschunke.new(seats, {"first": 0, **options}, seed)


def laid_out(game, seed=1):
    """The game where its first round begins, after random play."""
    for _, _, _, after in walk(game, Chance(seed)):
        if after.rounds:
            return after
    return game


def lay_holds(game, holds, strips):
    game.holds = {junk: layers(holds.get(junk, "")) for junk in game.holds}
    for seat in range(game.seats):
        lying = sum(layer.count(seat) for hold in game.holds.values() for layer in hold)
        game.strips[seat] = strips.get(seat, 20 - lying)


def layers(text):
    """ "001 2" as layers of seats."""
    return [[int(seat) for seat in layer] for layer in text.split()]


def lay_cards(game, cards, always, piles, gone):
    game.cards = dealt(cards, game.seats, "")
    game.always = dealt(always, game.seats, "")
    game.gone = gone
    if piles is not None:
        game.piles = {pile: sorted(piles.get(pile[5:], "").split()) for pile in PILES}
    game.origins = []
    for hand in game.cards:
        game.origins.append([["pile-square", place + 1] for place in range(len(hand))])
    for card in [card for zone in [*game.cards, *game.always, gone] for card in zone]:
        for pile in PILES:
            if piles is None and card in game.piles[pile]:
                game.piles[pile].remove(card)
                break


def lay_market(game, card, at):
    """The card lies open or, before the market, is the next one."""
    deck = game.deck + game.market
    deck.remove(card)
    past = game.rounds - 1
    game.market, game.deck = deck[:past], deck[past:]
    if at == "market":
        game.rounds -= 1
        game.deck.append(card)
    else:
        game.market.append(card)


def choices(game, seat, verb=""):
    """What may be named with a verb, or with the first one."""
    return [offer for offer in game.offers(seat) if offer.verb == (verb or offer.verb)][0].among


def use(game, seat, helper, *lines):
    """A seat makes its action, and what comes before and after it is skipped."""
    return play(game, f"{seat} use {helper}", *[f"{seat} {line}" for line in lines])


def hold(game, junk):
    """A hold as the text that `dschunke` understands."""
    return " ".join("".join(str(seat) for seat in layer) for layer in game.holds[junk])


def on_board(game):
    """How many strips lie on each junk."""
    return {junk: strips_in(layers) for junk, layers in game.holds.items()}
