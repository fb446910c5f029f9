"""The table's screen: a television, laptop or tablet in the room leads, and the phones follow.

It is told once, by one tap, that it is that. From then on it finds its table by itself: without one
it shows the way into the house's Unke as a QR code, and the phone that came in by it makes the
table, is its host and decides everything; a family sits on the sofa, and nobody would stand before
the television to choose. A table that is kept off the list is found by its code.

`#tv` is the screen that waits, `#tv/CODE` the one that shows a table, `#tv/all` one that is to be
told which: so a reload leads back to where it was. What it shows, client/net/television.py finds.
"""

from client.app.texts import say, title_of
from client.manual import pages
from client.net import television, tv_game, tv_waits

HEARS = ("settings", "returned", "version")
READ = 45000
"""Milliseconds until an overlay that somebody has opened goes away again."""


def init(params):
    model = television.Television(params[0] if params else "")
    begun = model.host.open() if model.host else model.open_tables.begin()
    return model, [("awake", True), ("arrows",), ("about", ["about"]), *begun]


def on_about(model, about: dict, problem: str):
    model.full = about["fullscreen"]
    return television.settle(model)


def on_full(model):
    return [("fullscreen",)]


def on_version(model):
    return None if model.host else [("update",)]  # nobody would come and press it


def on_home(model):
    return [("home",)]


# What is told


def on_tables(model, *message):
    return [*model.open_tables.hear(*message), *television.settle(model)]


def on_host(model, *message):
    return [*model.host.hear(["host", *message]), *television.settle(model)]


def on_net(model, *message):
    return [*model.host.tablemates.hear(list(message)), *television.settle(model)]


# What somebody wants to know, and has read


def on_overlay(model, *which):
    return put_up(model, ["overlay", *which])


def on_what(model, item):
    return put_up(model, ["what", item])


def put_up(model, overlay: list) -> list[tuple]:
    """It goes away by itself, if nobody takes it away."""
    model.overlay = overlay
    model.overlays += 1
    return [("after", READ, ["unread", model.overlays])]


def on_unread(model, number: int):
    if number == model.overlays:
        model.overlay = []


def on_close(model):
    model.overlay = []


def on_rule(model, key: str):
    return [("go", *pages.way(model.host.game, key))]


# Without a table


def on_drawn(model, code: dict | None, problem: str):
    """The QR code of the way into the house."""
    model.code = None if problem else code
    model.called = not problem
    return television.settle(model)


def on_code(model, text: str):
    model.typed = "".join([letter for letter in text.upper() if letter.isalpha()])[:4]
    return [("replace", "tv", model.typed)] if len(model.typed) == 4 else None


def on_show(model, which: str):
    return [("replace", "tv", which)]


# At a table


def on_step(model, number: int):
    """A step has had its time."""
    return television.tell(model) if number == model.telling.number else None


def on_due(model, moves: int):
    """So much of the time for a decision is for the story, and no more."""
    return television.due(model, moves)


def on_ended(model):
    """The board has been looked at long enough."""
    model.ended = True


def on_empty(model, number: int):
    """Nobody has been at the table for long, if nobody came meanwhile."""
    model.empty = model.alone and number == model.alones
    return television.settle(model)


def on_gone(model):
    return [("replace", "tv")] if model.host.problem else None


def back(model):
    return ["close"] if model.overlay else None


def title(model):
    if not model.host:
        return say("net.tv.screen")
    return title_of(model.host.game) if model.host.game else ""


def view(model):
    host = model.host
    if host is None:
        return tv_waits.nowhere(model)
    if host.problem:
        return tv_waits.gone(model)
    if host.ready:
        return tv_game.ended(model) if model.ended else tv_game.table(model)
    return (
        tv_waits.lobby(model)
        if host.seating.get("status") == "lobby"
        else tv_waits.elsewhere(model)
    )
