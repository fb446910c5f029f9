"""Taps, keys and fields: what people do on the page, as the messages that the tree carries."""

from browser import window
from javascript import JSON

HOLD = 500
"""How long, in milliseconds, a press is one that holds."""
AGAIN = 5000
"""Within so many milliseconds two short presses do as well as a long one."""
SLIP = 12
"""So many pixels a finger may slip while it holds."""
SWIPE = 48
"""So many pixels sideways, and little up or down, turn a page."""
NATIVE = ("BUTTON", "A", "INPUT", "SELECT", "TEXTAREA", "SUMMARY")
"""Elements that the browser itself makes a click of Enter and Space for."""

ARROWS = {"ArrowRight": "on", "ArrowLeft": "back"}
"""The keys that turn a page as a finger does."""

swipe: dict = {"place": None, "x": 0, "y": 0}
press: dict = {"place": None, "timer": 0, "x": 0, "y": 0, "held": False, "first": None, "when": 0}
now = window.performance.now


def listen(root, loop) -> None:
    """Send messages to the loop from now on, with one listener for each kind of event."""

    def send(place, attribute: str, *value) -> None:
        """Send what was meant: if the page was behind, only what still stands there is."""
        text = place.getAttribute(attribute)
        loop.flush()
        if text and place.isConnected and place.getAttribute(attribute) == text:
            loop.send([*JSON.parse(text), *value])

    # Taps, long and short

    def on_click(event) -> None:
        if press["held"]:  # the finger goes up after the press has done its work
            press["held"] = False
            event.preventDefault()
            return
        place = find(event, "[data-tap]")
        if place:
            if place.tagName == "A":
                event.preventDefault()
            if not must_hold(place) or event.detail == 0 or second(place):
                send(place, "data-tap")
        elif beside(event):
            send(event.target, "data-dismiss")

    def on_down(event) -> None:
        press["held"] = False
        by_hand = event.isPrimary and event.pointerType != "mouse"  # which selects text like that
        swipe["place"] = find(event, "[data-swipe]") if by_hand else None
        swipe["x"], swipe["y"] = event.clientX, event.clientY
        place = find(event, "[data-hold]")
        if place and event.isPrimary and event.button == 0:
            let_go()
            press["place"], press["x"], press["y"] = place, event.clientX, event.clientY
            press["timer"] = window.setTimeout(on_held, HOLD)
            place.setAttribute("data-pressing", "")

    def on_held() -> None:
        place = press["place"]
        let_go()
        press["held"] = True
        send(place, "data-tap" if must_hold(place) else "data-hold")

    def on_move(event) -> None:
        if press["place"]:
            way = abs(event.clientX - press["x"]) + abs(event.clientY - press["y"])
            if way > SLIP:
                let_go()

    def on_up(event) -> None:
        let_go()
        place, swipe["place"] = swipe["place"], None
        across, down = event.clientX - swipe["x"], event.clientY - swipe["y"]
        if place and event.type == "pointerup" and abs(across) > max(SWIPE, 2 * abs(down)):
            press["held"] = True  # it is no tap
            send(place, "data-swipe", "on" if across < 0 else "back")

    def on_menu(event) -> None:
        """A right click, or the key for it, says what a long press says."""
        place = find(event, "[data-hold]")
        if place:
            event.preventDefault()
            finger = press["place"] or press["held"]  # on_held sees to that
            if not finger and not must_hold(place):
                send(place, "data-hold")

    # Keys, for what is not a button by nature

    def on_key(event) -> None:
        if event.key in ARROWS and not event.altKey:
            turn(event)
        if event.key not in ("Enter", " ") or event.repeat:
            return
        place = find(event, "[data-tap]")
        if place and place.tagName not in NATIVE and place.isSameNode(event.target):
            event.preventDefault()
            send(place, "data-tap")

    def turn(event) -> None:
        """Turn the page, unless a sheet lies over it or the arrow is needed where it is pressed."""
        place = root.querySelector("[data-swipe]")
        if place and not find(event, "dialog, input, select, textarea"):
            send(place, "data-swipe", ARROWS[event.key])

    # Fields

    def on_field(event) -> None:
        place = event.target
        attribute = "data-" + event.type
        if place.hasAttribute(attribute):
            tick = place.type == "checkbox"
            # Drawing what was typed before would undo what has just been typed.
            message = JSON.parse(place.getAttribute(attribute))
            loop.send([*message, place.checked if tick else place.value])

    def on_submit(event) -> None:
        event.preventDefault()
        if event.target.hasAttribute("data-submit"):
            send(event.target, "data-submit")

    def on_cancel(event) -> None:
        if event.target.hasAttribute("data-dismiss"):
            send(event.target, "data-dismiss")

    for name, work in (
        ("click", on_click),
        ("pointerdown", on_down),
        ("pointermove", on_move),
        ("pointerup", on_up),
        ("pointercancel", on_up),
        ("contextmenu", on_menu),
        ("keydown", on_key),
        ("input", on_field),
        ("change", on_field),
        ("submit", on_submit),
    ):
        root.addEventListener(name, work)
    root.addEventListener("cancel", on_cancel, True)  # it does not bubble


def find(event, selector: str):
    """The nearest element around an event that has a message and can be used."""
    try:
        place = event.target.closest(selector)
    except KeyError:  # Brython's way to say that there is none
        return None
    usable = not place.hasAttribute("disabled") and place.getAttribute("aria-disabled") != "true"
    return place if usable else None


def must_hold(place) -> bool:
    """Whether it is the tap itself that has to be held."""
    return place.getAttribute("data-hold") == "true"


def second(place) -> bool:
    """Whether this short press is the second one in a row."""
    first, press["first"] = press["first"], place
    before, press["when"] = press["when"], now()
    if first and first.isSameNode(place) and press["when"] - before < AGAIN:
        press["first"] = None
        return True
    place.setAttribute("data-pressed-once", "")
    window.setTimeout(lambda: place.removeAttribute("data-pressed-once"), AGAIN)
    return False


def let_go() -> None:
    if press["place"]:
        window.clearTimeout(press["timer"])
        press["place"].removeAttribute("data-pressing")
        press["place"] = None


def beside(event) -> bool:
    """Whether a tap fell beside a sheet, on what it covers."""
    sheet = event.target
    if sheet.tagName != "DIALOG" or not sheet.hasAttribute("data-dismiss"):
        return False
    box = sheet.getBoundingClientRect()
    across = box.left <= event.clientX <= box.right
    return not (across and box.top <= event.clientY <= box.bottom)
