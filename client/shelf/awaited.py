"""The shelf before it has been read: home keeps as much room for it as it took the last time.

What lay there is a setting, so that home is seen right before Python runs; how high it was, the
page remembers (client/effects/room.py).
"""

from client.app import settings
from client.app.tree import div

EMPTY, OVER, RUNNING = settings.SHELF


def shelf():
    """The place of the lists, None where there were none."""
    return div(class_="shelf is-awaited") if settings.now["shelf"] != EMPTY else None


def thumb():
    """The place of the button at the thumb, None where no table went on."""
    return div(class_="thumb is-awaited") if settings.now["shelf"] == RUNNING else None


def noted(rows: list[list]) -> list[tuple]:
    """What the next start has to know of these tables."""
    kind = EMPTY
    for _, saved in rows:
        if saved["outcome"] is None:
            kind = RUNNING
        elif kind == EMPTY:
            kind = OVER
    return kept(kind)


def begun() -> list[tuple]:
    """A table begins, and the app may be closed before home is seen again."""
    return kept(RUNNING)


def kept(kind: str) -> list[tuple]:
    return [] if kind == settings.now["shelf"] else [("set", "shelf", kind)]
