"""What a table's screen hears besides taps on the table, at any time: a function a message."""

from client.app import settings
from client.app.loop import SAME

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


def on_open(model):
    """The curtain is to go up."""
    if model.curtain is not None and model.host.ready:
        return model.open_curtain()
    return None


def on_hidden(model):
    return model.put_away()


def on_facedown(model):
    return model.put_away()


def on_settings(model):
    if not model.host.ready:
        return None
    model.view = model.host.view(model.viewer)
    return None if settings.now["coach"] else model.coach.hush()


def on_takeover(model):
    return None if model.host.ready else model.host.take_over()


def on_share(model):
    return model.host.share()


def on_home(model):
    return [("home",)]
