"""The games as tiles, and playing together: cover, title, and what it is about."""

from client.app.texts import motto_of, say, title_of
from client.app.tree import button, img, li, span, ul
from shared_rules import GAMES


def tiles(first, below):
    """A tap on a tile leads to the game's setup; `below(game)` is what hangs on it, or None."""
    return ul(first, [li(tile(game), below(game), key=game) for game in GAMES], class_="tiles")


def together():
    """The way to the tables on the network: a tile like the others, where there are such tables."""
    return li(
        button(
            img(src="art/common/together.svg", alt="", class_="cover", draggable="false"),
            span(say("home.together"), class_="title"),
            span(say("motto.together"), class_="motto"),
            type="button",
            tap=["go", "network"],
            class_="tile",
        ),
        class_="together",
        key="together",
    )


def tile(game: str):
    return button(
        cover(game),
        span(title_of(game), class_="title"),
        span(motto_of(game), class_="motto"),
        type="button",
        tap=["go", "setup", game],
        class_="tile",
    )


def cover(game: str):
    """A game's picture, for the eye only: its title always stands beside it."""
    return img(src=f"art/{game}/cover.svg", alt="", class_="cover", draggable="false")
