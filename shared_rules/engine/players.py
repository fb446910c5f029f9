"""Players: what somebody at a table may be called, and what may sit there.

A player is {"name": ..., "kind": "person" or "bot:LEVEL", "colour": ...}.
"""

from ..extras import extra
from .offer import printable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import Player

COLOURS = ("red", "blue", "green", "yellow", "purple")
PERSON, BOT, RANDOM = "person", "bot", "random"
LONGEST = 24


def clean(name: str) -> str:
    """A name on one line, at most 24 letters, none of which a terminal would obey."""
    return " ".join(printable(name).split())[:LONGEST].rstrip()


def objection(key: str, player: "Player") -> str:
    """Why such a player cannot sit at this game, or nothing."""
    kind, colon, level = player["kind"].partition(":")
    if kind == BOT and level != RANDOM:
        opponents = extra(key, "opponents")
        if not opponents or level not in opponents.LEVELS:
            return "no such bot plays this game"
    elif kind not in (PERSON, BOT) or kind == PERSON and colon:
        return "a seat is for a person or a bot"
    if player["colour"] not in COLOURS:
        return "a colour is one of " + ", ".join(COLOURS)
    return ""
