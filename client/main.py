"""The app's beginning: imported, it opens the first screen and goes on by itself."""

from client import dom, effects
from client.loop import Loop

SCREENS = (
    "home",
    "setup",
    "table",
    "result",
    "look",
    "settings",
    "rules",
)
"""The screens there are: client/screens/NAME.py, imported when it is opened."""

dom.begin(Loop(dom, effects.perform, SCREENS))
