"""The three games as tiles: cover, title, and what each is about in one line."""

from client.texts import say
from client.tree import button, img, li, span, ul

GAMES = ("klunker", "halunken", "dschunke")
"""In the order of shared_rules.GAMES, which home need not import (a test compares them)."""
TITLES = {
    "klunker": "Klunker",
    "halunken": "Halunken und Spelunken",
    "dschunke": "Dschunke",
}
"""The titles are the same in every language."""


def tiles():
    """A tap on a tile leads to the game's setup."""
    return ul([li(tile(game), key=game) for game in GAMES], class_="tiles")


def tile(game: str):
    return button(
        cover(game),
        span(TITLES[game], class_="title"),
        span(say("motto." + game), class_="motto"),
        type="button",
        tap=["go", "setup", game],
        class_="tile",
    )


def cover(game: str):
    """A game's picture, for the eye only: its title always stands beside it."""
    return img(src=f"art/{game}/cover.svg", alt="", class_="cover", draggable="false")
