"""The app's beginning: imported, it opens the first screen and goes on by itself."""

from client import dom
from client.app.history import History
from shared_rules import GAMES
from shared_rules.extras import has

SCREENS = (
    "home",
    "setup",
    "table",
    "lesson",
    "puzzles",
    "puzzle",
    "challenges",
    "challenge",
    "result",
    "look",
    "again",
    "review",
    "story",
    "chronicle",
    "seal",
    "settings",
    "rules",
    "network",
    "own",
    "join",
    "seat",
    "bring",
    "tv",
)
"""The app's screens: client/screens/NAME.py, imported when it is opened."""


class Screens:
    """All screens there are: the app's, and the games' own, called GAME-NAME."""

    def __contains__(self, name: str) -> bool:
        game, _, own = name.partition("-")
        return name in SCREENS or game in GAMES and has(game, "screens." + own)


def perform(effect, asker, send):
    """Do what a screen asks for; how, is imported after the first screen has been drawn."""
    from client import effects

    effects.perform(effect, asker, send)


dom.begin(History(dom, perform, Screens()))
