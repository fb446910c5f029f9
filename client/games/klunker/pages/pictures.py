"""Klunker's pictures: shops as on the board, and what four of a kind bring."""

from client.app.tree import div
from client.games.exhibit import on_board, piece, row, sign, table
from client.games.klunker.board import shop
from client.games.tiles import cover as cover_of
from shared_rules.klunker.cards import COPIES, JEWELS, SET, price


def cover():
    return cover_of("klunker")


def jewel(name: str, number: object = ""):
    return piece("klunker", name, number)


# The street


def street(windows: list, safes: list, agenda: tuple = (), start: int = 0):
    """Shops as on the board, the purchase cards on them if they are being used."""
    public = {"windows": windows, "safes": safes, "start": start}
    scene = table("klunker", public, seats=len(windows), agenda=agenda)
    shops = [shop(scene, seat) for seat in range(len(windows))]
    street_of = div(shops, class_=f"street of-{len(windows)}")
    return on_board("klunker", street_of, style={"--shops": len(windows)})


def own_shop():
    return street([["shoe", "tiara", "tiara"]], [["tooth", "tooth", "tooth", "earring"]])


def filling():
    return street([["shoe", "tiara", "tiara"], ["monocle"]], [["tooth", "tooth"], ["earring"]])


def storing():
    return street([["shoe"]], [["tooth", "tooth", "tooth", "earring"]])


def buying():
    now = ({"phase": "purchases", "tickets": [2, 1, 0]},)
    windows = [["shoe"], ["tooth", "tiara", "tiara"], ["monocle", "piercing"]]
    return street(windows, [["tooth"] * 3, ["earring"], []], now)


# Jewels and money


def jewels():
    """All kinds, with how many there are of each."""
    return row([jewel(JEWELS[kind], COPIES[kind]) for kind in range(len(JEWELS))], class_="small")


def tickets():
    return row([piece("klunker", "purchase", number, "ticket-of") for number in (1, 2, 3)])


def notes(number: int):
    return [piece("klunker", "banknote") for _ in range(number)]


def sold(safe: list, kind: str):
    """A safe in which four of a kind lie, and what they bring."""
    others = []
    for other in JEWELS:
        number = safe.count(other)
        if other != kind and number:
            others.append(jewel(other, number if number > 1 else ""))
    return row(
        jewel(kind, SET), others, sign("→"), notes(price(safe, kind)), class_="small of-sale"
    )


def prices():
    """Four teeth, alone and beside more and more other kinds."""
    safes = []
    for number in range(4):
        safes.append(["tooth"] * SET + ["shoe", "tiara", "monocle"][:number])
    return div([sold(safe, "tooth") for safe in safes], class_="sales")


def sets():
    """Two fours and another kind, one after the other."""
    safe = ["shoe"] * SET + ["earring"] * SET + ["tiara"]
    return div(sold(safe, "shoe"), sold(safe[SET:], "earring"), class_="sales")


def necklaces():
    return sold(["necklace"] * SET + ["shoe", "tiara", "monocle"], "necklace")


def riches():
    return row(notes(5), sign("="), sign("5"), class_="small")
