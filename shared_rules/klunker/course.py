"""Where a game of Klunker stands: the round, and which of its three steps."""

from ..engine.course import place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..engine.types import Course, Fact, View

STEPS = ("windows", "safes", "purchases")


def course(view: "View") -> "Course":
    """The lowest frame names the step and counts the rounds; a table that was begun before they
    were counted does not know how many there have been."""
    if not view["agenda"]:
        return place(view, 0, 0, STEPS, 0)
    frame = view["agenda"][0]
    return place(view, frame.get("round", 0), 0, STEPS, STEPS.index(frame["phase"]) + 1)


def begins(fact: "Fact") -> bool:
    """Windows and safes end with what the last one does there."""
    return str(fact[0]) == "dealt"


def after(number: int, fact: "Fact") -> int:
    """The first round begins at once, every other one when the hands have been filled."""
    return max(1, number) + int(fact[0] == "dealt")
