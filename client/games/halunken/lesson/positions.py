"""The positions without Black Jack: a letter and a number are a scoundrel, "g11" the green 11."""

from shared_rules.halunken.cards import SUITS, enlist
from shared_rules.halunken.game import Halunken

CAPTAINS = 3


def harbour(phase: str, seats, taverns, crews, at=(), played=(), **what):
    """The game without Black Jack; in `phase` these seats are asked.

    Each tavern's scoundrels are listed from the one at the door. Captains stand `at` these taverns
    and have `played` these cards: "4 3 rum".
    """
    game = Halunken.new(CAPTAINS, {"first": 0, "mode": "introductory"}, 1)
    lay(game, taverns, crews, at, played)
    game.agenda = []
    game.call(phase, seats, **what)
    game.final = True
    return game


def lay(game, taverns, crews, at, played) -> None:
    """Lay the scoundrels, the captains and their cards; the round is the one that they lead to."""
    game.piles = [people(row)[::-1] for row in taverns]
    game.crews = [[] for _ in crews]
    for seat in range(len(crews)):
        for scoundrel in people(crews[seat]):
            enlist(scoundrel, game.crews[seat])
    if at:
        game.captains = [tavern - 1 for tavern in at]
        game.tops = [pile.pop() if pile else None for pile in game.piles]
        game.played = [[named(card) for card in row.split()] for row in played]
        game.rounds = len(game.played[0]) + 1


def people(row: str) -> list[str]:
    return [SUITS["rpgy".index(word[0])] + "-" + word[1:] for word in row.split()]


def named(card: str) -> str:
    return card if card == "rum" else "step-" + card


def evening():
    """All lie face down. Of greens you will find three, and the third one by standing still."""
    return harbour(
        "captains", [0],
        taverns=(
            "p7 y9 r15", "p5 y10 g2", "r11 p14 g3", "p8 g10 y7", "g6 r5 g13", "y4 p11 r8",
            "p6 g4 y11", "y3 y6 p3", "g11 g8 y2", "r7 g5 r4", "r9 p9 g7", "y12 r6 p4",
            "r10 y5 g9", "p10 y1 y8",
        ),
        crews=("", "", ""),
    )  # fmt: skip


def meeting():
    """Round 4: Grete, two taverns ahead, has a green, and will want to go on to the red 11."""
    return harbour(
        "cards", [0, 1, 2],
        at=(10, 6, 12),
        played=("4 3 1", "6 3 7", "2 5 1"),
        taverns=(
            "y4 p9 r15", "p5 y9 g2", "r6 p14 y8", "r11 g3", "", "g4 y11 r4",
            "r5 p3 g13", "y5 p11", "y2", "y6 g5", "p7 y10", "p6 p4 g7",
            "g9 y7", "r8",
        ),
        crews=("g6 g8 g11 r7", "p10 y1 y3", "p8 r9 r10 g10 y12"),
    )  # fmt: skip


def last_cards():
    """Round 7: with the 5 to the green 13, and from there the 2 leads to Grete."""
    return harbour(
        "cards", [0, 1, 2],
        at=(6, 1, 9),
        played=("4 3 1 rum 6 7", "3 2 4 5 7 rum", "2 5 1 6 3 rum"),
        taverns=(
            "p3", "g2 r6", "y9 p8", "r8", "y11 g4", "",
            "r5 r4", "p5 g5", "", "y5", "g13 r11", "g7",
            "y7 y6", "p7 y10 g3",
        ),
        crews=(
            "g6 g8 g9 g10 r7 p6 y4",
            "r9 r10 y8 y12 g11 p4",
            "p14 p11 p10 p9 y1 y2 y3 r15",
        ),
    )  # fmt: skip
