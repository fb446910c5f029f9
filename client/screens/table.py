"""The table: the board, the own hand, the question, and the curtain between two people."""

from client.app.messages import heard, hears
from client.app.overlay import overlaid
from client.app.texts import game_words
from client.table import handover, narrator, news, overlays, taps
from client.table.curtain import curtain
from client.table.local import LocalHost
from client.table.seated import Seated
from client.table.tablet import away, going, tabletop

TYPE_CHECKING = False
if TYPE_CHECKING:
    from client.app.host import Host

NET = "net"
"""The first word of a network table's address; its code is the second."""
BUSY = True
HEARS = ("hidden", "shown", "left", "returned", "facedown", "settings", "room")


def host_of(words: list[str]) -> "Host":
    """Where the table of an address is played: on this phone, or at a server."""
    if words[0] == NET:
        from client.net.remote import RemoteHost

        return RemoteHost(words[1])
    return LocalHost(words[0])


def init(params):
    model = Seated(host_of(params))
    return model, model.host.open()


def update(model, message):
    """Nothing comes between a confirmed move and its being made, least of all another window."""
    if not model.sent:
        return model, hear(model, message)
    if hears(taps, message[0]):
        return model, ()
    made = taps.make(model)
    return model, [*made, *hear(model, message)]


def hear(model, message) -> list[tuple]:
    if message[0] != "host":
        model.same = False
    if not hears(taps, message[0]):
        effects = heard(news, message, model)
    else:
        effects = heard(taps, message, model) if model.host.ready else []
    more = narrator.resume(model)
    if hears(taps, message[0]) or message[0] in news.TOUCHED:
        more += model.touched()
    return [*effects, *more] if more else effects


def opened(model, scene, question: str):
    """The overlay that is up, the tablemates' first."""
    mates = model.host.tablemates
    if mates and mates.overlay:
        return mates.opened()
    return overlaid(overlays, model.overlay, model, scene, question)


def back(model):
    """Back closes what is open over the table; else it leaves the table, which is saved."""
    mates = model.host.tablemates
    return ["close"] if model.overlay or mates and mates.overlay else None


def title(model):
    host = model.host
    return game_words(host.game)["game.title"] if host.game else ""


def view(model):
    if not model.host.ready:
        return away(model.host)
    if model.curtain is not None:
        seats = handover.may_take_back(model.host, model.curtain)
        menu = overlays.menu(model.host) if model.overlay == ["menu"] else None
        return curtain(model.host.players, model.curtain, seats, menu)
    if model.sent:
        return going(model.kept.table)
    if model.same and model.kept.table:
        return model.kept.table
    scene = model.scene()
    asked_now = "" if model.telling.step else scene.question(model.waiting())
    model.same = True
    model.kept.table = tabletop(model, scene, asked_now, opened(model, scene, asked_now))
    return model.kept.table
