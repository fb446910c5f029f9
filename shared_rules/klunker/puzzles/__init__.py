"""Klunker's puzzles: what kind of question each is; found.py are the puzzles themselves."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.types import View

THEMES = ("windows", "safes", "purchases", "end")
"""In the order in which these questions come; each is a `theme.` in the words. A theme is read
before the answer, so it says what is asked and nothing of what is best."""
ROUND = 4
"""So many jewels, about, everybody draws after a round."""


def theme(view: "View") -> str:
    """What a puzzle is about: its question, or the end of the game, when jewels run out."""
    if view["public"]["deck"] < ROUND * view["seats"]:
        return "end"
    phase: str = view["agenda"][-1]["phase"]
    return phase
