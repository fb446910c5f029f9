"""Room: how high the shelf of tables and the button at the thumb are, for the next first paint.

static/app/first.js reads it before Python runs.
"""

from browser import document, window


def do_room(asker: int, send) -> None:
    """Note it, with the width of the page for which it holds."""
    heights = " ".join([height(name) for name in ("shelf", "thumb")])
    try:
        window.localStorage.setItem("unke.room", f"{window.innerWidth} {heights}")
    except Exception:  # a browser that keeps nothing
        pass


def height(name: str) -> str:
    place = document.querySelector(f".home > .{name}")
    return str(place.offsetHeight) if place else "0"
