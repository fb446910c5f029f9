"""Halunken's pictures: the harbour as on the board, cards, captains and crews."""

from client.app.tree import div
from client.games.exhibit import on_board, on_table, piece, row, sign, table
from client.games.halunken.board import board
from client.games.halunken.cards import emblem, suits
from client.games.tiles import cover as cover_of
from shared_rules.halunken.cards import LONG_STEPS, STEPS, number_on
from shared_rules.halunken.taverns import RING

TOPS = (
    "yellow-7 green-4 red-9 purple-14 yellow-2 green-11 red-5 "
    "yellow-12 purple-6 green-8 red-15 yellow-4 purple-9 green-2"
).split()
CREWS = [["green-3", "yellow-5"], ["red-4", "purple-8", "yellow-9"], ["green-13"]]


def cover():
    return cover_of("halunken")


def harbour():
    """The whole board, early in a game."""
    tops = [*TOPS[:4], None, *TOPS[5:]]
    public = {
        "number": 1,
        "rounds": 2,
        "captains": ["tavern-2", "tavern-6", "tavern-11"],
        "crews": CREWS,
        "played": [[], [], []],
        "hands": [[], [], []],
        "tops": tops,
        "piles": [2, 2, 1, 2, 0, 2, 2, 1, 2, 2, 2, 1, 2, 2][:RING],
        "black_jack": "tavern-9",
        "harbour": [],
        "deck": LONG_STEPS[1:],
        "drawn": [],
        "control": None,
        "starter": 0,
    }
    scene = table("halunken", public, options={"mode": "standard", "match": 1})
    return on_board("halunken", board(scene))


# Pieces


def scoundrel(name: str):
    return piece("halunken", name, mark=emblem(name))


def step(number: object, class_: str = ""):
    return piece("halunken", "step", number, "card-of " + class_)


def captain(colour: str, number: object = ""):
    return piece("halunken", "captain-" + colour, number)


def jack(number: object = ""):
    return piece("halunken", "black-jack", number)


def with_card(who, card):
    """A piece beside its card."""
    return div(who, card, class_="with-card")


def rum_card(class_: str = ""):
    return piece("halunken", "rum", "", class_)


def scoundrels():
    names = ("red-15", "purple-14", "green-13", "yellow-12")
    return row([scoundrel(name) for name in names])


def cards():
    return row([step(number_on(card)) for card in STEPS[:-1]], rum_card(), class_="small")


def order():
    return row(
        with_card(captain("green"), step(2)),
        sign("→"),
        with_card(captain("red"), step(5)),
        sign("→"),
        with_card(captain("blue"), step(6)),
    )


def equal():
    return row(
        with_card(captain("red"), step(4, "is-crossed")),
        with_card(captain("blue"), step(4, "is-crossed")),
        with_card(captain("green"), step(7)),
    )


def rum():
    return row(
        with_card(captain("red"), step(3)),
        with_card(captain("blue"), step(6)),
        with_card(captain("green"), rum_card()),
        sign("= 1, 2, 4, 5, 7"),
    )


def meeting():
    return row(captain("red", 3), sign("→"), captain("blue", 3), sign("→"), scoundrel("purple-8"))


def push():
    return row(captain("red"), sign("→"), captain("blue"), sign("→"), piece("halunken", "tavern-7"))


def crew():
    """A crew as the board adds it up."""
    people = ["red-6", "purple-5", "green-2", "green-7", "green-10"]
    return on_table("halunken", div(suits(table("halunken", {}, seats=1), 0, people, True)))


def dark_lord():
    return row(
        jack(), piece("halunken", "step-back-black"), piece("halunken", "ship"), class_="small"
    )


def bids():
    return row(
        with_card(captain("red"), scoundrel("green-3")),
        sign("<"),
        with_card(captain("blue"), scoundrel("purple-8")),
        sign("→"),
        jack(),
    )


def prowl():
    return row(
        with_card(jack(), step(6)),
        sign("→"),
        captain("red"),
        sign("→"),
        captain("green"),
        sign("→"),
    )


def recruits():
    return row(
        captain("green"), sign("→"), jack(), sign("→"), scoundrel("yellow-3"), scoundrel("red-7")
    )
