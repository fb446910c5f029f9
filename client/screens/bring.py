"""Bringing a table of this phone to the network, or back to where it was taken along from."""

from client.app.note import note
from client.app.texts import joined, say, title_of
from client.app.tree import button
from client.net.texts import why
from client.shelf import saves

ALONG = "along."
"""How the id of a table begins that was taken along; the network's id of it follows."""


class Bringing:
    """The model: the table, and how far it has come."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.table = None
        self.busy = False
        self.problem = ""
        self.text = ""

    @property
    def home(self) -> str:
        """The network's id of a table that was taken along, else ""."""
        return self.ident[len(ALONG) :] if self.ident.startswith(ALONG) else ""


def init(params):
    model = Bringing(params[0] if params else "")
    return model, [("load", "tables", model.ident, ["loaded"])]


def on_loaded(model, stored, problem):
    if stored is None:
        model.problem = "absent"
    else:
        model.table = saves.opened(stored)


def on_bring(model):
    if model.table and not model.busy:
        model.busy, model.problem = True, ""
        return [bring(model)]
    return None


def on_gone(model, where, *done):
    return [("replace", "table", "net", where)]


def on_home(model):
    return [("home",)]


def bring(model) -> tuple:
    text = model.table.text()
    if model.home:
        return ("http", "POST", f"/api/tables/{model.home}/record", text, ["brought"])
    return ("http", "POST", "/api/tables", {"record": text}, ["brought"])


def on_brought(model, answer, problem):
    """What the server has checked it keeps; then there must not be a second one here.

    When what is there has gone on differently, the table is asked, and this one stays for then.
    """
    model.busy = False
    if problem:
        model.problem = problem
        return [("announce", why(problem)), ("sound", "error")]
    where = model.home or answer["code"]
    if answer.get("back") == "asked":
        return [("replace", "table", "net", where)]
    return [saves.forget(model.ident, ["gone", where])]


def title(model):
    return say("net.bring.back" if model.home else "net.bring")


def view(model):
    if model.problem == "absent":
        return note("bring", "asleep", say("gone"), say("gone.absent"))
    names = ""
    if model.table:
        players = [player["name"] for player in model.table.players]
        names = title_of(model.table.record.key) + ": " + joined(players) + ". "
    text = say("net.bring.back.how" if model.home else "net.bring.how")
    if model.problem:
        text = why(model.problem)
    way = button(
        title(model),
        type="button",
        tap=["bring"],
        disabled=model.busy or model.table is None,
        class_="confirm",
    )
    return note("bring", "thinking" if model.busy else "winner", title(model), names + text, way)
