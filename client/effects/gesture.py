"""Gestures: some things a browser does only straight from a tap; else they wait for the next one.

A tap that came before Python ran is answered later, and by then it may not count any more.
"""

from browser import window

waiting: dict = {"work": None}


def with_tap(work) -> None:
    """Do it now if that is allowed, else with the next tap, unless that asks for something else."""
    active = getattr(window.navigator, "userActivation", None)
    waiting["work"] = None
    if active and not active.isActive:
        waiting["work"] = work
    else:
        work()


def on_click(event) -> None:
    work, waiting["work"] = waiting["work"], None
    if work:
        work()


window.addEventListener("click", on_click)
