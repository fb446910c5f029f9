"""Where a game of Dschunke stands: the round, and which of its six phases."""

from ..engine.course import place
from .special import LAST_ROUND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..engine.types import Course, Fact, View

STEPS = ("market", "actions", "supply", "sale", "merchants")
PHASES = 6
"""In the last one the start junk goes left, in the same moment as the merchants go on."""
BEFORE = ("pooled", "dealt", "placed", "posted")
"""The facts of setting up."""


def course(view: "View") -> "Course":
    """Nothing is asked in the fifth phase: it is seen when the next round is all there is to do."""
    public, agenda = view["public"], view["agenda"]
    step = public["stage"]
    if len(agenda) == 1 and agenda[0]["step"] == 0 and step:
        step = 5
    found = place(view, public["rounds"], LAST_ROUND, STEPS, step)
    found["steps"] = PHASES
    return found


def begins(fact: "Fact") -> bool:
    """A round is announced, the merchants go on; all else ends with what the last one does."""
    return fact[0] in ("began", "arrived")


def after(number: int, fact: "Fact") -> int:
    """Every round is announced; where nothing is set up, the first one has begun already."""
    if fact[0] == "began":
        begun: int = fact[1]
        return begun
    return number or int(fact[0] not in BEFORE)
