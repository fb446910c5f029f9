"""The phone's sense of how it lies: on its face means that nobody is to see anything."""

from browser import window

FLAT = 15
"""Degrees by which a phone that lies on a table may be off."""
STILL = 400
"""Milliseconds that it has to lie so: a phone held above one's head in bed moves."""

told: dict = {}
"""Who is told, by the number of the screen."""
lying = {"since": None, "told": False}


def do_permit(asker: int, send) -> None:
    """Have the person asked whether the phone may tell. iPhones do that, and only within a tap."""
    kind = getattr(window, "DeviceOrientationEvent", None)
    if kind and hasattr(kind, "requestPermission"):
        kind.requestPermission().then(settled, settled)


def settled(answer) -> None:
    """Whoever has refused is told nothing of how the phone lies, and misses nothing else."""


def do_senses(asker: int, send, reply: list) -> None:
    """Send ["facedown"] whenever it is so, as far as the phone may tell.

    Nobody is asked here: a curtain opens by a press and no tap, and a question would close it.
    """
    if not getattr(window, "DeviceOrientationEvent", None):
        send([*reply, False, "absent"])
        return
    if not told:
        window.addEventListener("deviceorientation", on_turn)
    told[asker] = send
    send([*reply, True, ""])


def on_turn(event) -> None:
    if not event.beta or abs(event.beta) < 180 - FLAT or abs(event.gamma or 0) > FLAT:
        lying["since"] = None
        lying["told"] = False
    elif lying["since"] is None:
        lying["since"] = event.timeStamp
    elif not lying["told"] and event.timeStamp - lying["since"] >= STILL:
        lying["told"] = True
        for asker in list(told):
            told[asker](["facedown"])


def end(asker: int) -> None:
    if told.pop(asker, None) is not None and not told:
        window.removeEventListener("deviceorientation", on_turn)
