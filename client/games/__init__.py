"""The boards: each game's table as it looks, with what may be touched wrapped by the scene.

A board never asks whose turn it is or what is allowed. It has

    board(scene) -> tree            the public table, as large as there is room
    hand(scene) -> tree or None     what the viewer alone sees
    badge(scene, seat) -> tree      a seat's few numbers, for the row of players
    spread(scene, seat) -> tree     everything public of a seat, for its sheet
"""

PAINTED = ("klunker", "halunken", "dschunke")


def board_of(key: str):
    """The module that draws a game; one without its own is drawn plainly."""
    name = key + ".board" if key in PAINTED else "plain"
    return __import__("client.games." + name, None, None, ["board"])
