"""What a table's screen hears besides taps on the table, at any time: a function a message."""

from client.app import settings
from client.app.loop import SAME
from client.app.switches import sample
from client.table import narrator

TOUCHED = ("close", "set")
"""What is heard of a touch as well."""
QUIET = ("now", "stored", "bot")
"""What a host may hear without anything looking different."""


def on_host(model, *message):
    host, same, unsaved = model.host, model.same, model.host.unsaved
    model.same = False
    effects = host.hear(["host", *message])
    if message[0] not in QUIET or host.unsaved != unsaved:
        return model.refresh(effects)
    model.same = same
    return effects or SAME


def on_net(model, *message):
    """Something for the tablemates, or from them."""
    if not model.host.tablemates:
        return None
    model.overlay = []
    return model.refresh(model.host.tablemates.hear(list(message)))


def on_close(model):
    mates = model.host.tablemates
    if mates and mates.overlay:
        return on_net(model, "close")
    model.overlay = []
    return None


def on_step(model, number: int):
    """A step of the story has had its time."""
    return narrator.over(model, number)


def on_due(model, moves: int):
    """So much of the time for a decision is for the story, and no more."""
    return narrator.due(model, moves)


def on_open(model):
    """The curtain is to go up."""
    if model.curtain is not None and model.host.ready:
        return model.uncover(model.curtain)
    return None


def on_untouched(model, touches: int):
    """Some time has gone by since somebody touched the phone."""
    return model.put_away() if model.has_open_tray() and touches == model.touches else SAME


def on_room(model, wide: bool):
    model.wide = wide


def on_hidden(model):
    model.away = True
    return model.put_away()


on_left = on_hidden


def on_shown(model):
    model.away = False


on_returned = on_shown


def on_facedown(model):
    return model.put_away()


def on_settings(model, *done):
    if not model.host.ready or model.telling.step:
        return None
    effects = model.arrive()
    return effects if settings.now["coach"] else effects + model.coach.hush()


def on_set(model, name: str, value):
    return [("set", name, value, ["settings"]), *sample(name, value)]


def on_takeover(model):
    return None if model.host.ready else model.host.take_over()


def on_share(model):
    return model.host.share()


def on_home(model):
    return [("home",)]
