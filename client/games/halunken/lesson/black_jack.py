"""The positions with Black Jack. Who is in his way is so with every card that he may turn up."""

from client.games.halunken.lesson.positions import lay, named, people
from shared_rules.halunken.cards import enlist
from shared_rules.halunken.game import Halunken


def auction(starter: int, jack: int, drawn: str, harbour: str, **table):
    """A round begins: he stands at tavern `jack`, has used some cards, and this seat bids first."""
    captains = len(table["crews"])
    game = Halunken.new(captains, {"first": 0}, 1)
    lay(game, **table)
    for scoundrel in people(harbour):
        enlist(scoundrel, game.harbour)
    game.black_jack = jack - 1
    game.drawn = [named(card) for card in drawn.split()]
    game.deck = [card for card in game.deck if card not in game.drawn]
    game.starter = starter
    game.agenda = []
    bids = [None] * captains
    game.call("auction", [starter], turn=starter, out=[], bids=bids, leader=None)
    game.final = True
    return game


def for_hire():
    """Round 3: Moses and Grete will stand right ahead of him. Moses is worth robbing."""
    return auction(
        1, jack=4, drawn="8 10", harbour="y2",
        at=(8, 1, 13),
        played=("3 6", "5 1", "2 4"),
        taverns=(
            "y6 g7", "p4 y9", "r7 g2", "y8 r15 p7", "r6 y1 g13", "p8 p11 r10",
            "p6 y10", "r8 g3", "y4 p14", "g11 y3 g6", "p5 y11", "y7 g5 r11",
            "r5 g4", "p3 y12",
        ),
        crews=("y5 g9 g10", "r4 p9 g8", "r9 p10"),
    )  # fmt: skip


def unpaid():
    """Round 5: you have more scoundrels than the others; all three will stand in his way."""
    return auction(
        0, jack=7, drawn="8 10 6 12", harbour="y2 y5 r4 p7",
        at=(3, 4, 6),
        played=("3 6 2 4", "5 1 4 2", "2 4 7 5"),
        taverns=(
            "y7 g7", "p4 y9", "r7", "y6 r15", "y8 g13", "r8 p11",
            "p6 y10", "g6 p10", "y4 p14", "p5 y12", "g2 y11", "g3 r10",
            "r5 g5", "p3 g4",
        ),
        crews=("g8 g9 g10 g11 y1", "p9 r6 y3", "r9 p8 r11"),
    )  # fmt: skip


def last_night():
    """Round 8: the 7 leads to him. He has low cards left, Grete will be two taverns on."""
    return auction(
        1, jack=9, drawn="8 10 6 12 7 11 9", harbour="y1 y2 y3 y4 y5 p7 g7",
        at=(2, 1, 5),
        played=("3 6 2 4 5 rum 1", "5 1 4 2 6 rum 7", "2 4 7 5 3 1 rum"),
        taverns=(
            "g4", "r5", "g2 y9", "p4 y10", "", "p6 p14",
            "r7", "", "y8 g13", "g3", "y7 g5", "r8",
            "y6 y11", "p11",
        ),
        crews=("g6 g8 g9 g10 g11 p3", "p9 p5 r6 r4", "r15 r11 r10 r9 y12 p8 p10"),
    )  # fmt: skip


def pair():
    """Two players, round 7: whoever has as many as Moses will be robbed by his very last card."""
    return auction(
        1, jack=9, drawn="1 2 4 5 7 rum", harbour="y2 y3 r5 p4",
        at=(3, 12),
        played=("1 3 5 6 7 rum", "2 3 4 5 7 rum"),
        taverns=(
            "p5 y9", "g3", "y6 p9", "r15 g2", "g13", "p8",
            "r7 y12", "g4 p14", "r6", "g11 y10", "g5 p10", "y8 r11",
            "p11 g10", "y11 g7",
        ),
        crews=("g6 g8 g9 p3 y4 y1 r4", "r8 r9 r10 p7 p6 y7 y5"),
    )  # fmt: skip
