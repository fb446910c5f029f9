"""Where a game of Halunken stands: the game of the match, the round, and its step."""

from ..engine.course import place
from .rounds import ROUNDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..engine.types import Course, Fact, Frame, View

STEPS = ("auction", "cards", "captains", "black_jack")
BEFORE = ("captains", "black_jack")
"""The phases in which pieces are put in front of taverns: no round has begun."""


def course(view: "View") -> "Course":
    """With two players Black Jack moves among the captains; in the introductory game not at all."""
    public, options, agenda = view["public"], view["options"], view["agenda"]
    steps: tuple[str, ...] = STEPS if view["seats"] > 2 else STEPS[:3]
    if options.get("mode") == "introductory":
        steps = STEPS[1:3]
    step = 0
    if agenda and agenda[0]["phase"] not in BEFORE:
        step = steps.index(step_of(agenda)) + 1
        if len(steps) == 4 and has_black_jacks_turn(agenda):
            step = 4
    found = place(view, public["rounds"], ROUNDS, steps, step)
    found["game"], found["games"] = public["number"], options["match"]
    return found


def step_of(agenda: "list[Frame]") -> str:
    """What is being done in a round: a step of its own, or part of one."""
    frame = agenda[0]
    if frame["phase"] in ("auction", "cards"):
        name: str = frame["phase"]
        return name
    return "cards" if frame["phase"] == "turned" else "captains"


def has_black_jacks_turn(agenda: "list[Frame]") -> bool:
    """Whether all captains have sailed and Black Jack's card lies open, where he moves last."""
    frame = agenda[0]
    if frame["phase"] != "moves" or frame["standing"]:
        return False
    order = frame["order"]
    return not order or order == ["black-jack"] and frame["numbers"][0] > 0


def begins(fact: "Fact") -> bool:
    """The auction ends with the payment, the cards when they lie open; then one sails or stays."""
    if fact[0] == "revealed":
        return str(fact[1]) == "black-jack"
    return fact[0] in ("started", "cancelled", "sailed")


def after(number: int, fact: "Fact") -> int:
    """Every round is announced; the next game of a match is set up first."""
    if fact[0] == "started":
        begun: int = fact[1]
        return begun
    return 0 if fact[0] == "dealt" else number
