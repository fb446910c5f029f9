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


def do_reveal(asker: int, send, marked: str) -> None:
    """Bring all that is marked into view, in whatever of the table scrolls; the page stays."""
    things = document.querySelectorAll(marked)
    around = things[0].parentElement if things else None
    while around:
        if "auto" in window.getComputedStyle(around).overflow:
            boxes = [thing.getBoundingClientRect() for thing in things if around.contains(thing)]
            frame = around.getBoundingClientRect()
            calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches
            is_still = calm or not settings.now["motion"]
            around.scrollBy(
                {
                    "left": beyond(boxes, "left", "right", frame),
                    "top": beyond(boxes, "top", "bottom", frame),
                    "behavior": "instant" if is_still else "smooth",
                }
            )
        around = around.parentElement


def beyond(boxes: list, start: str, end: str, frame) -> float:
    """How far the boxes lie beyond a frame; if not all have room in it, the first ones."""
    first = min([getattr(box, start) for box in boxes]) - getattr(frame, start)
    last = max([getattr(box, end) for box in boxes]) - getattr(frame, end)
    return min(first, max(last, 0)) if first > 0 else first
