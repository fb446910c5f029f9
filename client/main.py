"""The app's beginning: imported, it opens the first screen and goes on by itself."""

from client import dom
from client.app.history import History

SCREENS = (
    "home",
    "setup",
    "table",
    "result",
    "look",
    "settings",
    "rules",
    "box",
    "network",
    "own",
    "join",
    "seat",
    "bring",
    "tv",
)
"""The screens there are: client/screens/NAME.py, imported when it is opened."""


def perform(effect, asker, send):
    """Do what a screen asks for; how, is imported after the first screen has been drawn."""
    from client import effects

    effects.perform(effect, asker, send)


dom.begin(History(dom, perform, SCREENS))
