"""Arrows: the arrow keys, or a remote control's, go from button to button on a large screen."""

from browser import document, window

WAYS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}
USABLE = "button:not([disabled]), input, a[href]"
TAGS = ("BUTTON", "INPUT", "A")
BESIDE = 3
"""So many times as far as it is lies what stands beside the way and not in it."""

askers: set[int] = set()
"""The screens that want it."""


def do_arrows(asker: int, send) -> None:
    """As long as this screen is open."""
    askers.add(asker)


def end(asker: int) -> None:
    askers.discard(asker)


def on_key(event) -> None:
    if not askers or event.key not in WAYS or event.altKey or event.ctrlKey or event.metaKey:
        return
    across, down = WAYS[event.key]
    here = document.activeElement
    if across and here and here.tagName == "INPUT":
        return  # there it goes from letter to letter
    target = nearest(here, across, down)
    if target is not None:
        event.preventDefault()
        target.focus()


def nearest(here, across: int, down: int):
    """What lies next in a direction; the first of all if none has the focus."""
    sheet = document.querySelector("dialog[open]")
    page = sheet if sheet else document
    places = [place for place in page.querySelectorAll(USABLE) if place.getClientRects().length]
    if not here or here.tagName not in TAGS:
        return places[0] if places else None
    x, y = middle(here)
    found, least = None, 0
    for place in places:
        its_x, its_y = middle(place)
        along = (its_x - x) * across + (its_y - y) * down
        aside = abs((its_x - x) * down) + abs((its_y - y) * across)
        if along > 1 and (found is None or along + BESIDE * aside < least):
            found, least = place, along + BESIDE * aside
    return found


def middle(place) -> tuple:
    box = place.getBoundingClientRect()
    return box.left + box.width / 2, box.top + box.height / 2


window.addEventListener("keydown", on_key)
