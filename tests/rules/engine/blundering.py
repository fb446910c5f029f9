"""Positions in which one move costs much: how far a game goes until then, and that move."""

from shared_rules import GAMES
from shared_rules.engine.bot import choose
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table

BLUNDERS = [
    ("klunker", 3, 57, ["store", "tooth"]),
    ("klunker", 13, 36, ["store", "shoe"]),
    ("halunken", 4, 70, ["decline"]),
    ("dschunke", 2, 168, ["keep", "twelve-orange"]),
]


def position(key, seed, number):
    """Three solid bots have played so far; the game before its decision of this number."""
    game = GAMES[key].new(3, {}, seed)
    for count in range(1, number):
        seat = game.waiting_for()[0]
        game.advance(seat, choose(game.view(seat), "solid", Chance(count)))
    return game


def table(key, seed, number, others="bot:solid"):
    """The same as a table at which a person is asked, and who that is."""
    moves, seats = [], 3
    game = GAMES[key].new(seats, {}, seed)
    for count in range(1, number):
        seat = game.waiting_for()[0]
        moves.append([seat, choose(game.view(seat), "solid", Chance(count))])
        game.advance(*moves[-1])
    asked = game.waiting_for()[0]
    colours = ["red", "blue", "green"]
    players = [
        {"name": f"P{seat}", "kind": "person" if seat == asked else others, "colour": colours[seat]}
        for seat in range(seats)
    ]
    laid = Table.new(key, players, {}, format(seed, "x"))
    for seat, move in moves:
        laid.act(seat, move)
    assert laid.game.waiting_for()[0] == asked
    return laid, asked
