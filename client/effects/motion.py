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


SETTLED = 300
"""Milliseconds after which all of the table has found its place."""


def do_reveal(asker: int, send, places: list[str]) -> None:
    """Bring these into view, in whatever of the table scrolls, at once and when that has settled:
    then there may be less room. The page itself stays."""
    reveal(places)
    window.setTimeout(lambda: reveal(places), SETTLED)


def reveal(places: list[str]) -> None:
    things = [thing for place in places for thing in document.querySelectorAll(place)]
    around = things[0].parentElement if things else None
    is_calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches
    is_still = is_calm or not settings.now["motion"]
    while around:
        if "auto" in window.getComputedStyle(around).overflow:
            boxes = [thing.getBoundingClientRect() for thing in things if around.contains(thing)]
            frame = around.getBoundingClientRect()
            around.scrollBy(
                {
                    "left": beyond(boxes, "left", "right", frame),
                    "top": beyond(boxes, "top", "bottom", frame),
                    "behavior": "instant" if is_still else "smooth",
                }
            )
        around = around.parentElement


def beyond(boxes: list, start: str, end: str, frame) -> float:
    """How far the boxes lie beyond a frame; the first one, if there is no room for all."""
    before, after = getattr(frame, start), getattr(frame, end)
    first = min([getattr(box, start) for box in boxes])
    last = max([getattr(box, end) for box in boxes])
    if last - first > after - before and len(boxes) > 1:
        return beyond(boxes[:1], start, end, frame)
    return first - before if first < before else max(0, min(first - before, last - after))
