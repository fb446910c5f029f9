"""Motion: what has happened is shown (static/app/motion.js), a step at a time."""

from browser import document, window
from javascript import JSON

from client.app import settings

unke = window.unke


def do_show(asker: int, send, flights: list, pace: int) -> None:
    """Have these fly with what is drawn next, one group after the other, `pace` milliseconds each.

    Without motion the places are marked instead.
    """
    still = pace == 0 or not settings.now["motion"]
    document.documentElement.setAttribute("data-motion", "off" if still else "on")
    unke.show(JSON.stringify(flights), pace, still)


def do_rest(asker: int, send, milliseconds: int, message: list) -> None:
    """Send a message when a step of the story has had its time, which begins when it is seen;
    tests hasten that (unke.tempo)."""
    window.setTimeout(lambda: send(message), milliseconds * unke.tempo)
