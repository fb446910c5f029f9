"""Dschunke's puzzles: what kind of question each is; found.py are the puzzles themselves."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.types import View

THEMES = ("start", "action", "junk", "good", "play", "market", "card")
"""In the order in which these questions come; each is a `theme.` in the words. A theme is read
before the answer, so it says what is asked and nothing of what is best."""
ABOUT = {
    "picks": "start",
    "strips": "start",
    "place": "start",
    "action": "action",
    "where": "junk",
    "roam": "junk",
    "lift": "junk",
    "drop": "junk",
    "draw": "good",
    "supply": "good",
    "swap": "good",
    "choose": "good",
    "additional": "play",
    "sale": "market",
    "search": "card",
    "keep": "card",
}
"""By the phase that asks."""


def theme(view: "View") -> str:
    """What a puzzle is about: its question."""
    return ABOUT[view["agenda"][-1]["phase"]]
