"""Ways from setup to what else can be done with the game, alone on this phone."""

from client.app.glyph import glyph
from client.app.texts import say
from client.app.tree import button
from shared_rules.extras import has


def others(game: str) -> list:
    return [puzzles(game), challenge()]


def puzzles(game: str):
    """The way to the game's puzzles, if it has any."""
    if not has(game, "puzzles"):
        return None
    return button(
        glyph("hint"),
        say("puzzles.way"),
        type="button",
        tap=["go", "puzzles", game],
        class_="quiet",
    )


def challenge():
    """The way to the same game as others can play it, too."""
    return button(
        glyph("people"), say("challenge.way"), type="button", tap=["challenge"], class_="quiet"
    )
