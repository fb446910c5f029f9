"""What comes up over the chronicle: a game, the ways out and in, and who is who."""

from client.app import settings
from client.app.overlay import overlay
from client.app.texts import say, title_of
from client.app.tree import div, p
from client.chronicle import leaves, slip
from client.chronicle.byword import by_network, way
from client.chronicle.numbers import day
from client.chronicle.persons import overlay_forget, overlay_merge
from client.shelf.annal import GAME, WHEN

__all__ = ["overlay_annal", "overlay_forget", "overlay_menu", "overlay_merge", "overlay_qr"]


def overlay_annal(model, annal: list):
    return leaves.sheet(annal, model.keeper.same, annal[GAME] in model.here)


def overlay_menu(model):
    exchange = model.exchange
    return overlay(
        say("chronicle.menu"),
        div(
            way("share", "chronicle.qr.latest", ["latest"]) if model.keeper.count() else None,
            way("export", "chronicle.json", ["exchange", "out", "json"]),
            way("export", "chronicle.csv", ["exchange", "out", "csv"]),
            way("import", "chronicle.import", ["exchange", "in"]),
            by_network(exchange) if settings.served["by"] == "family" else None,
            class_="stack",
        ),
        name="menu",
    )


def overlay_qr(model, annal: list):
    """One game for another phone's camera."""
    code = slip.code_of(model.address, annal)
    return overlay(title_of(annal[GAME]), p(day(annal[WHEN])), slip.figure(code), name="slip")
