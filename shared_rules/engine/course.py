"""Course: where in its games, rounds and steps a game stands, as it can be said beside the board.

A game that goes in rounds brings a module `course` (shared_rules/extras.py) with

    course(view) -> Course          where the table stands in this view; only what everybody sees
    after(number, fact) -> int      the round that a public fact leaves the table in, if it was in
                                    round `number` before it; 0 while it is being set up
    begins(fact) -> bool            whether a step begins with it; with any other fact the step
                                    before has ended, and what follows is the first of the new one

What is asked in between (a robbery, a pile that is looked through) belongs to the step in which it
is asked: it is the frames below that say where the game stands.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import Course, View

SETUP, OVER = "setup", "over"


def place(view: "View", number: int, rounds: int, steps: tuple[str, ...], step: int) -> "Course":
    """Round `number` of so many (0: nobody knows how many), and its step, counted from 1.

    No step: the table is still being set up.
    """
    name = steps[step - 1] if step else SETUP
    return {
        "game": 1,
        "games": 1,
        "round": number,
        "rounds": rounds,
        "step": step,
        "steps": len(steps),
        "name": name if view["agenda"] else OVER,
    }
