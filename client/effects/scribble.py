"""Scribbling: when and where fingers and keys do something on the pad of a sealed shuffle."""

from browser import document

from client.seal.pad import GAP, KINDS

listening: dict = {}
"""Who is told, by the number of the screen."""
last = {"time": 0}


def do_scribble(asker: int, send, reply: list) -> None:
    """Send [*reply, what] for each place and time from now on; with an empty one no more."""
    if not reply:
        end(asker)
        return
    listening[asker] = (send, reply)


def on_event(event) -> None:
    if not listening:
        return
    pad = document.querySelector("[data-pad]")
    if not pad or not pad.contains(event.target):
        return
    kind, time = event.type, event.timeStamp
    if kind == "pointermove" and time - last["time"] < GAP:
        return
    if kind == "keydown" and (event.repeat or event.key == "Tab"):
        return
    last["time"] = time
    x, y = (0, 0) if kind.startswith("key") else (event.clientX, event.clientY)
    what = f"{kind} {int(time * 10)} {int(x * 10)} {int(y * 10)}"
    for send, reply in list(listening.values()):
        send([*reply, what])


def end(asker: int) -> None:
    listening.pop(asker, None)


for kind in KINDS:
    document.addEventListener(kind, on_event, True)
