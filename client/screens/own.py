"""One's own: all tables of this phone wherever they are, what can be done with each, the phone."""

from client.app.sheet import glyph
from client.app.texts import joined, say, title_of
from client.app.tree import button, div, h1, h2, header, li, main, p, section, span, strong, ul
from client.games.tiles import cover
from client.net import owning, strip
from client.net.texts import why
from client.shelf.shelf import ago

HEARS = ("left", "returned", "settings", "shown")
AGAIN = 10_000
"""Milliseconds until the list is asked for anew, while somebody looks at it."""
ENDED = "ended"


class Own:
    """The model: what the server has told of this phone, and the sheet that is up."""

    def __init__(self) -> None:
        self.device: str | None = None
        """Its name, "" if the server does not know it, None until that has been told."""
        self.since = 0
        self.tables: list[dict] = []
        self.now = 0
        self.problem = ""
        """Why the server could not be asked."""
        self.sheet: list = []
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
    return model, look(model)


def look(model) -> list[tuple]:
    model.rounds += 1
    return [("now", ["now"]), ("http", "GET", "/api/devices/me", None, ["told", model.rounds])]


def update(model, message):
    kind, *said = message
    if kind == "told":
        return model, told(model, *said)
    if kind == "again" and said[0] == model.rounds or kind in ("returned", "shown", "look"):
        return model, look(model)
    if kind == "now":
        model.now = said[0]
    elif kind == "left":
        model.rounds += 1
        model.sheet = []
    elif kind in ("go", "back"):
        return model, [tuple(message)]
    elif kind == "close":
        model.sheet, model.wrong = [], ""
    elif kind in owning.SHEETS:
        model.sheet, model.wrong = message, ""
        return model, begin_moving(model) if kind == "move" else []
    elif kind == "do":
        return model, ask(model, *said)
    elif kind == "done":
        return done(model, *said)
    elif kind in ("ticket", "code"):
        return model, moving(model, kind, *said)
    return model, ()


def told(model, number: int, answer, problem: str) -> list[tuple]:
    if number != model.rounds:
        return []
    model.problem = problem
    effects: list[tuple] = [("after", AGAIN, ["again", number])]
    if not problem:
        had = model.tables
        model.device, model.since, model.tables = (
            answer["device"],
            answer["since"],
            answer["tables"],
        )
        kind, *ident = model.sheet or [""]
        if kind == "move" and had and not model.tables:
            model.sheet = []
            effects.append(("announce", say("net.own.moved")))
        elif kind in ("more", "delete") and model.table(ident[0]) is None:
            model.sheet = []
    return effects


# What can be done


def ask(model, what: str, *of) -> list[tuple]:
    """Have the server do something; `of` which table, or which seat there."""
    model.wrong = ""
    path = "/api/devices/me" if what == "forget" else "/api/tables/" + of[0]
    if what == "free":
        path += "/seats/" + str(of[1])
    elif what == "record":
        return [("http", "GET", path + "/record", None, ["done", what, *of])]
    return [("http", "DELETE", path, None, ["done", what, *of])]


def done(model, what: str, *more):
    """It has been done, or not; the list tells what has come of it."""
    *of, answer, problem = more
    if problem:
        model.wrong = problem
        return model, [("announce", why(problem)), ("sound", "error")]
    table = model.table(of[0]) if of else None
    if what == "record":
        return model, record(model, answer)
    if what == "forget":
        model.sheet = []
        return model, [("forget",), ("announce", say("net.own.forgotten")), *look(model)]
    if what == "delete":
        model.sheet = []
        model.tables = [other for other in model.tables if other is not table]
        news = say("net.own.deleted", title_of(table["game"]) if table else "")
    else:
        news = say("net.is.free", table["players"][of[1]]["name"] if table else "")
    return model, [("announce", news), *look(model)]


def record(model, text: str) -> list[tuple]:
    """A game that is over goes out of the phone as a file."""
    from client.shelf import saves
    from shared_rules.engine.record import BadRecord
    from shared_rules.engine.table import Table

    try:
        table = Table.read(text)
    except BadRecord:  # of other rules than this app has
        model.wrong = "record"
        return [("announce", why("record")), ("sound", "error")]
    return [("share", saves.filename(table.record.key, table.players), text)]


def begin_moving(model) -> list[tuple]:
    """Ask for a ticket for everything; only a line that has been opened can be asked."""
    model.code = None
    return [("live", "phone", ["line"]), ("ask", {"type": "ticket", "all": True}, ["ticket"])]


def moving(model, kind: str, answer, problem: str) -> list[tuple]:
    """The ticket has come, then the code in which it stands."""
    if problem:
        model.wrong = problem
        return [("announce", why(problem)), ("sound", "error")]
    if kind == "code":
        model.code = answer
        return []
    return [("http", "POST", "/api/qr", {"to": "#seat/" + answer["ticket"]}, ["code"])]


def back(model):
    return ["close"] if model.sheet else None


# What is to be seen


def title(model):
    return say("net.own")


def view(model):
    running, over, archived = [], [], []
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
        unreached(model) if model.problem else None,
        p(why(model.wrong), class_="problem", role="alert")
        if model.wrong and not model.sheet
        else None,
        p(say("net.own.none"), class_="muted")
        if model.device is not None and not model.tables
        else None,
        tables(model, say("net.own.running"), running),
        tables(model, say("net.own.over"), over),
        tables(model, say("net.own.archived"), archived, say("net.own.archived.how")),
        phone(model) if model.device is not None else None,
        owning.opened(model),
        class_="page own",
        data_screen="own",
    )


def unreached(model):
    """The server does not answer, or is one that has no tables."""
    again = strip.act(say("home.again"), ["look"])
    return strip.line("network-off", why(model.problem), again)


def tables(model, heading: str, found: list[dict], how: str = ""):
    if not found:
        return None
    return section(
        h2(heading),
        p(how, class_="muted small") if how else None,
        ul([line(model, table) for table in found], class_="tables"),
    )


def line(model, table: dict):
    """A table: a tap opens it, if it can be opened; the button beside it has the rest."""
    ident, name = table["table"], title_of(table["game"])
    names = joined([player["name"] for player in table["players"] if player["name"]])
    way = ["more", ident] if table["status"] == ENDED else ["go", "table", "net", ident]
    return li(
        button(
            cover(table["game"]),
            span(
                strong(name, " · ", table["code"]),
                span(names, class_="people"),
                span(owning.standing(table), " · ", ago(table["when"], model.now),
                     class_="standing muted"),
                class_="words",
            ),
            type="button",
            tap=way,
            class_="open",
        ),
        button(
            glyph("menu"),
            type="button",
            tap=["more", ident],
            aria_label=say("home.more", name, names),
            class_="icon",
        ),
        class_="table-row is-mine" if table["yours"] and not table["archived"] else "table-row",
        key=ident,
    )  # fmt: skip


def phone(model):
    """This phone: since when the server knows it, and how it goes elsewhere or is forgotten."""
    if not model.device:
        return section(h2(say("net.own.phone")), p(say("net.own.unknown"), class_="muted"))
    known = say("net.own.known", ago(model.since, model.now), len(model.tables))
    move = button(
        glyph("hand-over"), say("net.own.move"), type="button", tap=["move"], class_="plain"
    )
    forget = button(
        glyph("delete"), say("net.own.forget"), type="button", tap=["forget"], class_="danger"
    )
    return section(
        h2(say("net.own.phone")),
        p(known, class_="muted"),
        div(move if model.tables else None, forget, class_="stack"),
        class_="phone",
    )
