"""The positions of Dschunke's lesson, by the names of goods and cards: yours, Lin's, Bao's."""

from shared_rules.dschunke.cards import COPIES, GOODS, JUNKS, PILES
from shared_rules.dschunke.game import Dschunke
from shared_rules.dschunke.market import ask_for_swaps
from shared_rules.dschunke.sale import begin_sale
from shared_rules.dschunke.setup import FIXED_MERCHANTS, STRIPS

EVENTS, SELLS, ENDS = 2, 6, 7
"""What comes next in a round, by its number among the steps of one: events, the sale, the end."""
ACTION = 1
"""The action, by its number among the moments of a turn."""
MARKET = "124S 21S4 142S 4S12 S214 24S1 S142 214S 4S21 12S4"
"""The market cards, round by round."""
CARDS = (
    "supply supply ties load sell-grey eight-orange twelve-purple twelve-white",
    "supply swap draw move sell-purple eight-grey twelve-orange twelve-brown",
    "supply supply swap load sell-brown eight-white eight-purple",
    "supply draw move sell-orange sell-white eight-brown twelve-grey",
)
"""The special cards, pile by pile."""


def harbour(number: int, holds, hands, money, gone="", cards="", always=("", "", ""), told=()):
    """Round `number` of three players, before anybody is asked.

    A hold is its layers from below, each as the seats whose strips lie there: "012 00". `gone`,
    the learner's `cards` and everybody's open ones (`always`) have been taken from the piles.
    """
    game = Dschunke.new(3, {"start_hands": "dealt", "first": 2}, 1)
    game.agenda, game.facts, game.final = [], [], True
    game.rounds = number
    game.start = (2 + number - 1) % game.seats
    game.holds = {}
    for place in range(len(JUNKS)):
        layers = holds[place].split()
        game.holds[JUNKS[place]] = [[int(owner) for owner in layer] for layer in layers]
    game.strips = [STRIPS - "".join(holds).count(str(seat)) for seat in range(game.seats)]
    game.merchants = {}
    for junk in FIXED_MERCHANTS:
        game.merchants[JUNKS[(JUNKS.index(junk) + number - 1) % len(JUNKS)]] = FIXED_MERCHANTS[junk]
    prices = MARKET.split()
    game.market, game.deck = prices[:number], prices[: number - 1 : -1]
    game.hands = [sorted(hand.split()) for hand in hands]
    game.stocks = {good: COPIES - " ".join(hands).split().count(good) for good in GOODS}
    game.seen = [[0] * len(GOODS) for _ in hands]
    game.money = list(money)
    game.announced = [list(line) for line in told]
    game.gone = sorted(gone.split())
    game.always = [sorted(row.split()) for row in always]
    game.cards = [cards.split(), [], []]
    game.piles = {PILES[place]: CARDS[place].split() for place in range(len(PILES))}
    for card in game.gone + " ".join(always).split():
        take(game, card)
    game.origins = [[[take(game, card), 1] for card in game.cards[0]], [], []]
    return game


def take(game, card: str) -> str:
    """Take a special card from a pile; which one that was."""
    pile = next(pile for pile in PILES if card in game.piles[pile])
    game.piles[pile].remove(card)
    return pile


def acting(game, queue: list[int], *used: str, step: int = 0):
    """These seats are still to act, the first from this step on; these merchants have worked."""
    game.stage = 2
    game.used = list(used)
    game.call("rounds", [], step=SELLS - 1)
    game.call("turns", [], queue=queue, step=step)
    game.settle()
    return game


def beginning():
    """Goods and first strips are chosen; most strips lie, one of Lin's and Bao's is with you."""
    game = Dschunke.new(3, {"start_hands": "chosen", "start_layout": "free", "first": 0}, 1)
    layers = ("1", "2", "02", "01", "01")
    for place in range(len(JUNKS)):
        game.holds[JUNKS[place]] = [[int(owner) for owner in layers[place]]]
    for frame in game.agenda:
        if frame["phase"] == "strips":
            frame["gifts"] = [[1, 2], [2], [0]]
    game.final = True
    return game


def loading():
    """Green stands on the brown junk, where everybody has a strip."""
    game = harbour(
        2,
        ("012", "02", "121 1", "012", "01"),
        (
            "rice fish fish vegetables spices spices spices rice",
            "rice rice fish vegetables vegetables spices spices fish",
            "fish fish fish rice vegetables vegetables spices rice",
        ),
        (3, 0, 0),
    )
    return acting(game, [0, 1, 2])


def trading():
    """Yellow stands on the brown junk, and seven crates of yours are in sight there."""
    game = harbour(
        4,
        ("012 11", "022 2", "121 10", "012 00", "012 2"),
        ("rice rice spices", "vegetables spices spices rice", "rice vegetables fish spices"),
        (7, 9, 10),
        cards="draw",
    )
    return acting(game, [0, 1], "assistant-lower")


def selling():
    """Lin has as many spices as you; of rice, which brings a card, Bao has two."""
    game = harbour(
        5,
        ("012 11", "022 2", "121 10", "012 00", "012 2"),
        (
            "spices spices spices rice rice rice vegetables",
            "spices spices spices vegetables vegetables vegetables",
            "rice rice fish fish",
        ),
        (14, 16, 15),
        gone="draw sell-orange sell-white",
        cards="load",
        told=((5, 14, 16, 15),),
    )
    game.seen[2] = [2, 0, 0, 0]
    game.call("rounds", [], step=ENDS)
    begin_sale(game)
    return game


def tricks():
    """You may swap fish, of which there is little to be had, and move a strip to yellow."""
    game = harbour(
        7,
        ("012 112", "022 20", "121 10", "012 00", "012 2"),
        (
            "rice fish fish vegetables vegetables",
            "spices spices rice vegetables fish",
            "rice rice fish spices",
        ),
        (22, 25, 24),
        gone="draw load sell-orange sell-white",
        cards="move eight-brown",
        always=("swap", "", "ties"),
        told=((5, 14, 16, 15),),
    )
    game.stage = 1
    game.call("rounds", [], step=EVENTS)
    ask_for_swaps(game)
    game.settle()
    return game


def last_round():
    """You are in sight everywhere but on the grey junk, which has no merchant."""
    game = harbour(
        10,
        ("012 112 121", "022 200 020 22", "121 121 10", "012 001", "012 210 2"),
        ("vegetables vegetables", "spices spices", "rice rice"),
        (34, 38, 36),
        gone="draw load sell-orange sell-white move",
        cards="eight-brown",
        always=("swap", "", "ties"),
        told=((5, 14, 16, 15), (8, 26, 31, 29)),
    )
    return acting(game, [0, 1], "merchant-green", step=ACTION)
