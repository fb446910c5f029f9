"""The phone's sense of how it lies: on its face means that nobody is to see anything."""

from browser import window

FLAT = 15
"""Degrees by which a phone that lies on a table may be off."""
STILL = 400
"""Milliseconds that it has to lie so: a phone held above one's head in bed moves."""

told = {}
"""Who is told, by scene."""
lying = {"since": None, "told": False}


def do_senses(scene: int, send, reply: list) -> None:
    """Send ["facedown"] whenever it is so; iPhones ask the person first, and only after a tap."""

    def begin(word: str) -> None:
        if word != "granted":
            send([*reply, False, "refused"])
            return
        if not told:
            window.addEventListener("deviceorientation", on_turn)
        told[scene] = send
        send([*reply, True, ""])

    kind = getattr(window, "DeviceOrientationEvent", None)
    if not kind:
        send([*reply, False, "absent"])
    elif hasattr(kind, "requestPermission"):
        kind.requestPermission().then(begin, lambda error: begin("refused"))
    else:
        begin("granted")


def on_turn(event) -> None:
    if not event.beta or abs(event.beta) < 180 - FLAT or abs(event.gamma or 0) > FLAT:
        lying["since"] = None
        lying["told"] = False
    elif lying["since"] is None:
        lying["since"] = event.timeStamp
    elif not lying["told"] and event.timeStamp - lying["since"] >= STILL:
        lying["told"] = True
        for scene in list(told):
            told[scene](["facedown"])


def end(scene: int) -> None:
    if told.pop(scene, None) is not None and not told:
        window.removeEventListener("deviceorientation", on_turn)
