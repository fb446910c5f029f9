"""One's own: all tables of this phone wherever they are, what can be done with each, the phone."""

from client.app.glyph import glyph
from client.app.overlay import overlaid
from client.app.texts import say, title_of
from client.app.tree import button, h1, header, main, p
from client.net import own_tables
from client.net.texts import why

HEARS = ("left", "returned", "settings", "shown")
AGAIN = 10_000
"""Milliseconds until the list is asked for anew, while somebody looks at it."""


class Own:
    """The model: what the server has told of this phone, and the overlay that is up."""

    def __init__(self) -> None:
        self.device: str | None = None
        """Its name, "" if the server does not know it, None until that has been told."""
        self.since = 0
        self.tables: list[dict] = []
        self.now = 0
        self.problem = ""
        """Why the server could not be asked."""
        self.overlay: list = []
        self.wrong = ""
        """Why something that was asked for has not been done."""
        self.code: dict | None = None
        """The QR code that brings everything to another phone."""
        self.rounds = 0
        """Counts the rounds of asking: only the latest goes on, none while nobody looks."""

    def table(self, ident: str) -> dict | None:
        for table in self.tables:
            if table["table"] == ident:
                return table
        return None


def init(params):
    model = Own()
    return model, refresh(model)


def refresh(model) -> list[tuple]:
    model.rounds += 1
    return [("now", ["now"]), ("http", "GET", "/api/devices/me", None, ["told", model.rounds])]


def on_now(model, now: int, problem: str):
    model.now = now


def on_told(model, number: int, answer, problem: str):
    if number != model.rounds:
        return None
    model.problem = problem
    effects: list[tuple] = [("after", AGAIN, ["again", number])]
    if problem:
        return effects
    had = model.tables
    model.device, model.since, model.tables = answer["device"], answer["since"], answer["tables"]
    kind, *ident = model.overlay or [""]
    if kind == "move" and had and not model.tables:
        model.overlay = []
        effects.append(("announce", say("net.own.moved")))
    elif kind in ("more", "delete") and model.table(ident[0]) is None:
        model.overlay = []
    return effects


def on_again(model, number: int):
    return refresh(model) if number == model.rounds else None


def on_refresh(model):
    return refresh(model)


on_returned = on_shown = on_refresh


def on_left(model):
    model.rounds += 1
    model.overlay = []


def on_go(model, *words):
    return [("go", *words)]


def on_back(model):
    return [("back",)]


# What comes up over the list


def on_more(model, ident: str):
    model.overlay, model.wrong = ["more", ident], ""


def on_delete(model, ident: str):
    model.overlay, model.wrong = ["delete", ident], ""


def on_forget(model):
    model.overlay, model.wrong = ["forget"], ""


def on_move(model):
    """Ask for a ticket for everything; only a connection that has been opened can be asked."""
    model.overlay, model.wrong, model.code = ["move"], "", None
    return [("live", "phone", ["connection"]), ("ask", {"type": "ticket", "all": True}, ["ticket"])]


def on_ticket(model, answer, problem: str):
    """The ticket for everything: a code is drawn in which it stands."""
    if problem:
        return refused(model, problem)
    return [("http", "POST", "/api/qr", {"to": "#seat/" + answer["ticket"]}, ["code"])]


def on_code(model, code, problem: str):
    if problem:
        return refused(model, problem)
    model.code = code
    return None


def refused(model, problem: str) -> list[tuple]:
    model.wrong = problem
    return [("announce", why(problem)), ("sound", "error")]


def on_close(model):
    model.overlay, model.wrong = [], ""


# What can be done


def on_do(model, what: str, *of):
    """Have the server do something; `of` which table, or which seat there."""
    model.wrong = ""
    path = "/api/devices/me" if what == "forget" else "/api/tables/" + of[0]
    if what == "free":
        path += "/seats/" + str(of[1])
    elif what == "record":
        return [("http", "GET", path + "/record", None, ["recorded"])]
    return [("http", "DELETE", path, None, [DONE[what], *of])]


DONE = {"forget": "forgotten", "delete": "deleted", "free": "freed"}
"""What is heard when it has been done, or has not; the list tells what has come of it."""


def on_forgotten(model, answer, problem: str):
    if problem:
        return refused(model, problem)
    model.overlay = []
    return [("forget",), ("announce", say("net.own.forgotten")), *refresh(model)]


def on_deleted(model, ident: str, answer, problem: str):
    if problem:
        return refused(model, problem)
    table = model.table(ident)
    model.overlay = []
    model.tables = [other for other in model.tables if other is not table]
    news = say("net.own.deleted", title_of(table["game"]) if table else "")
    return [("announce", news), *refresh(model)]


def on_freed(model, ident: str, seat: int, answer, problem: str):
    if problem:
        return refused(model, problem)
    table = model.table(ident)
    news = say("net.is.free", table["players"][seat]["name"] if table else "")
    return [("announce", news), *refresh(model)]


def on_recorded(model, text: str, problem: str):
    """A game that is over goes out of the phone as a file."""
    from client.shelf import saves
    from shared_rules.engine.record import BadRecord
    from shared_rules.engine.table import Table

    if problem:
        return refused(model, problem)
    try:
        table = Table.read(text)
    except BadRecord:  # of other rules than this app has
        return refused(model, "record")
    return [("share", saves.filename(table.record.key, table.players), text)]


def back(model):
    return ["close"] if model.overlay else None


# What is to be seen


def title(model):
    return say("net.own")


def view(model):
    running: list[dict] = []
    over: list[dict] = []
    archived: list[dict] = []
    for table in model.tables:
        if table["archived"]:
            archived.append(table)
        else:
            (over if table["status"] == "over" else running).append(table)
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(say("net.own")),
            class_="head",
        ),
        own_tables.unreached(model) if model.problem else None,
        p(why(model.wrong), class_="problem", role="alert")
        if model.wrong and not model.overlay
        else None,
        p(say("net.own.none"), class_="muted")
        if model.device is not None and not model.tables
        else None,
        own_tables.listed(model, say("net.own.running"), running),
        own_tables.listed(model, say("net.own.over"), over),
        own_tables.listed(model, say("net.own.archived"), archived, say("net.own.archived.how")),
        own_tables.phone(model) if model.device is not None else None,
        overlaid(own_tables, model.overlay, model),
        class_="page own",
        data_screen="own",
    )
