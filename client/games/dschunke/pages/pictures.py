"""Dschunke's pictures: the floating market as on the board, holds, offers and special cards."""

from client.app.tree import div
from client.games.dschunke.board import board
from client.games.dschunke.cards import picture as card_of
from client.games.dschunke.junks import junk
from client.games.exhibit import COLOURS, on_board, on_table, piece, row, sign, table
from client.games.tiles import cover as cover_of
from shared_rules.dschunke.cards import GOODS, JUNKS, LOWER, PILES, UPPER
from shared_rules.dschunke.junks import lay, visible, yields
from shared_rules.dschunke.setup import FIXED, FIXED_MERCHANTS

SEATS = 4
CARD = "124S"
"""A market card: rice 1, fish 2, vegetables 4, spices a special card."""


def cover():
    return cover_of("dschunke")


# The board


def loaded(*owners: int) -> list:
    """A hold into which strips were laid one after the other."""
    layers: list = []
    for owner in owners:
        lay(layers, owner)
    return layers


def seen_in(holds: dict) -> dict:
    return {name: [visible(holds[name], seat) for seat in range(SEATS)] for name in holds}


def known(holds: dict, **more) -> dict:
    """What a board needs to know."""
    public = {
        "holds": holds,
        "visible": seen_in(holds),
        "merchants": {},
        "used": [],
        "market": [],
        "sold": [],
        "stocks": {},
        "rounds": 1,
    }
    for name in more:
        public[name] = more[name]
    return public


def harbour():
    """The whole board in the first round of four players."""
    public = known(
        {name: loaded(*FIXED[SEATS][name]) for name in JUNKS},
        merchants=FIXED_MERCHANTS,
        market=[CARD],
        stocks={good: 10 for good in GOODS},
        start=0,
        assistants={name: {"square": 1, "works": True} for name in (LOWER, UPPER)},
        piles={PILES[place]: 8 - place // 2 for place in range(len(PILES))},
    )
    scene = table("dschunke", public, seats=SEATS, options={"box": "reconstructed"})
    return on_board("dschunke", board(scene), class_="whole")


def hold(name: str, *owners: int):
    """A single junk with these strips."""
    scene = table("dschunke", known({name: loaded(*owners)}), seats=SEATS)
    return div(junk(scene, name), class_="lone")


def holds(*drawn):
    return on_board("dschunke", drawn, class_="row-of-junks")


def strips():
    return holds(hold("brown", 0), hold("brown", 0, 0, 1), hold("brown", 0, 0, 1, 2))


def sight():
    return holds(hold("purple", 0, 0, 1, 2), hold("purple", 0, 0, 1, 2, 2))


def seen():
    return holds(hold("orange", 0, 1), hold("grey", 1, 1, 0, 2))


# Pieces


def good(name: str, number: object = ""):
    return piece("dschunke", name, number)


def thing(name: str, number: object = ""):
    return piece("dschunke", name, number)


def crates(seat: int, number: object = ""):
    return piece("dschunke", "crate-" + COLOURS[seat], number)


def yours():
    return row(thing("strip-red", 20), thing("supply", 2), thing("goods-back", 8), thing("money"))


def prices():
    """The market card, kind by kind."""
    cells = []
    for place in range(len(GOODS)):
        price = CARD[place]
        cells.append(
            div(
                good(GOODS[place]),
                thing("special-back") if price == "S" else thing("yen", price),
                class_="with-card",
            )
        )
    return row(cells)


def events():
    return row(thing("assistant-lower"), sign("→"), thing("special-back"), thing("yen"))


def work(merchant: str, *result):
    return row(thing("merchant-" + merchant), sign("→"), result)


def load():
    return work("green", thing("strip-red"), thing("strip-red"))


def sell():
    return work("yellow", crates(0, 5), sign("→"), thing("yen", 5))


def draw():
    return work("purple", crates(0, 2), sign("→"), good("fish", yields(2)))


def squares():
    return row(
        thing("assistant-lower"),
        thing("action-load", 1),
        thing("action-draw", "−1"),
        thing("action-sell", "−1"),
    )


def supplies():
    return row(thing("supply"), thing("supply"), sign("→"), good("rice"), good("spices"))


# Offers


def offered(seat: int, *goods):
    return div(crates(seat), goods, class_="offer")


def offers():
    return div(
        offered(0, good("fish", 3), sign("→"), thing("yen", CARD[1])),
        offered(1, good("fish", 2), sign("→"), sign("0")),
        offered(2, good("spices", 1), sign("→"), thing("special-back")),
        class_="offers",
    )


def bluff():
    return div(offered(3, good("rice", 2), good("fish", 1), sign("→"), sign("0")), class_="offers")


def pair():
    return div(offered(0, good("rice", 2), good("fish", 3)), class_="offers")


# Special cards


def cards(*names: str):
    scene = table("dschunke", {}, seats=SEATS)
    return on_table("dschunke", row([card_of(scene, name) for name in names]))


def piles():
    back = thing("special-back")
    return row([thing(name) for name in PILES], sign("→"), back, class_="small")


def supply():
    return cards("supply")


def ties():
    return cards("ties")


def swap():
    return cards("swap")


def once_load():
    return cards("load")


def once_draw():
    return cards("draw")


def move():
    return cards("move")


def once_sell():
    return cards("sell-brown", "sell-grey")


def eight():
    return cards("eight-orange")


def twelve():
    return cards("twelve-purple")


def mixed():
    return row(thing("junk-grey"), thing("goods-back", 8))
