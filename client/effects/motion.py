"""Motion: what has happened is shown (static/app/motion.js), and what comes next waits for it."""

from browser import document, window
from javascript import JSON

from client.app import settings

unke = window.unke
STEPS = {"slow": 600, "normal": 450, "quick": 250, "once": 0}
"""Milliseconds that each step takes."""


def do_show(asker: int, send, steps: list) -> None:
    """Show these steps with what is drawn next; without motion the places are marked instead."""
    pace = settings.now["pace"]
    still = pace == "once" or not settings.now["motion"]
    document.documentElement.setAttribute("data-motion", "off" if still else "on")
    unke.show(JSON.stringify(steps), STEPS[pace], still)


def do_rest(asker: int, send, milliseconds: int, message: list) -> None:
    """Send a message after a while, but not before everything has come to rest."""
    window.setTimeout(lambda: unke.rested(lambda: send(message)), milliseconds)
