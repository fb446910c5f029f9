"""Halunken's puzzles: what kind of question each is; found.py are the puzzles themselves."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...engine.types import View

THEMES = ("place", "auction", "cards", "rum", "rob", "black_jack")
"""In the order in which these questions come; each is a `theme.` in the words. A theme is read
before the answer, so it says what is asked and nothing of what is best."""
ABOUT = {
    "captains": "place",
    "black_jack": "place",
    "auction": "auction",
    "cards": "cards",
    "rum": "rum",
    "rob": "rob",
    "harbour": "rob",
    "prowl": "rob",
    "toll": "rob",
    "aside": "black_jack",
}
"""By the phase that asks."""


def theme(view: "View") -> str:
    """What a puzzle is about: its question; with two players some cards are Black Jack's."""
    now = view["agenda"][-1]
    if now["phase"] == "cards" and now["sealed"][view["seat"]]:
        return "black_jack"
    return ABOUT[now["phase"]]
