"""What games look like: each one's table, with what may be touched wrapped by the scene.

A board (client/games/<game>/board.py) never asks whose turn it is or what is allowed. It has

    board(scene) -> tree            the public table, as large as there is room
    hand(scene) -> tree or None     what the viewer alone sees
    badge(scene, seat) -> tree      a seat's few numbers, for the row of players
    spread(scene, seat) -> tree     everything public of a seat, for its sheet
"""

from shared_rules.extras import extra


def board_of(key: str):
    """The module that draws a game; one without a board of its own is drawn plainly."""
    board = extra(key, "board")
    if board is None:
        from client.games import plain as board
    return board
