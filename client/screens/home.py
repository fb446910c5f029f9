"""Home: the games, the tables that wait to go on, and what there is to know about the app."""

from client.app import notices, settings
from client.app.sheet import glyph
from client.app.texts import joined, say, title_of
from client.app.tree import button, div, footer, h1, h2, header, main, p, section, span
from client.games.tiles import tiles, together
from client.shelf import saves, shelf
from client.shelf.post import Post

HEARS = ("installable", "left", "returned", "settings", "shown", "version")


class Lobby:
    """The model: the shelf's rows, what was deleted and can be brought back, and the notices."""

    def __init__(self) -> None:
        self.rows: list[list] = []
        self.now = 0
        self.problem = ""
        """Why the shelf could not be read."""
        self.deleted: dict[str, dict | None] = {}
        """What has been deleted since home was opened, None until it has been read."""
        self.more = ""
        """The table whose sheet is up."""
        self.unfolded = False
        self.post = Post()
        self.unkept = False
        """Whether the browser may clear the shelf away."""
        self.installable = False
        self.version = False

    def row(self, ident: str) -> list:
        for row in self.rows:
            if row[0] == ident:
                return row
        return []


def init(params):
    return Lobby(), [*look(), ("persisted", ["kept"])]


def look() -> list[tuple]:
    """Read the shelf, and the clock to say how old things are."""
    return [("now", ["now"]), ("list", "summaries", ["listed"])]


def update(model, message):
    kind, *said = message
    if kind == "listed":
        rows, model.problem = said
        model.rows = saves.newest_first(rows or [])
    elif kind == "now":
        model.now = said[0]
    elif kind == "kept":
        model.unkept = not said[0]
    elif kind == "go":
        return model, [*(asked(model, said[1]) if said[0] == "table" else ()), ("go", *said)]
    elif kind in ("returned", "shown"):
        return model, look()
    elif kind == "left":
        model.deleted, model.more, model.post.news = {}, "", ""
    elif kind == "finished":
        model.unfolded = not model.unfolded
    elif kind in ("more", "close"):
        model.more = said[0] if said else ""
    elif kind in ("version", "installable"):
        setattr(model, kind, True)
    elif kind == "update":
        return model, [("update",)]
    elif kind == "install":
        model.installable = False
        return model, [("install",)]
    elif kind == "post":
        return with_file(model, message)
    elif kind in ("delete", "dropped", "restore"):
        return with_table(model, kind, said)
    return model, ()


def asked(model, ident: str) -> list[tuple]:
    """What has to be asked for in the tap that opens a table; it may have come from elsewhere."""
    from client.setup.dealing import permission

    lasting = [("persist", ["kept"])] if model.unkept else []
    return permission(model.row(ident)[1]["players"]) + lasting


def with_table(model, kind, said):
    """Delete a table, and bring it back."""
    ident = said[0]
    if kind == "delete":
        model.more = ""
        model.deleted[ident] = None
        return model, [("load", "tables", ident, ["dropped", ident])]
    if kind == "dropped":
        if ident in model.deleted and not said[2]:
            model.deleted[ident] = said[1]
            return model, [saves.forget(ident), ("announce", deleted(model.row(ident)))]
        return model, ()
    stored = model.deleted.pop(ident, None)
    if stored is None:
        return model, ()
    summary = model.row(ident)[1]
    return model, [("store", [["tables", ident, stored], ["summaries", ident, summary]])]


def deleted(row: list) -> str:
    return say("home.deleted", title_of(row[1]["game"]), joined(shelf.names(row[1])))


def with_file(model, message):
    """A table goes out as a file, or comes in and then lies on the shelf like the others."""
    effects = model.post.hear(message)
    model.more = ""
    if model.post.changed:
        model.post.changed = False
        effects += look()
    return model, effects


def back(model):
    return ["close"] if model.more else None


def title(model):
    return ""


def view(model):
    running = [row for row in model.rows if not shelf.is_over(row[1])]
    finished = [row for row in model.rows if shelf.is_over(row[1])]
    next_one = [row for row in running if row[0] not in model.deleted]
    row = model.row(model.more) if model.more else []
    family = settings.served["by"] == "family"
    return main(
        header(
            span(class_="logo"),
            h1("Unke", tabindex=-1),
            button(
                glyph("book"),
                type="button",
                tap=["go", "rules"],
                aria_label=say("rules"),
                class_="icon",
            ),
            button(
                glyph("gear"),
                type="button",
                tap=["go", "settings"],
                aria_label=say("settings"),
                class_="icon",
            ),
            class_="head",
        ),
        notices.version() if model.version else None,
        notices.post(model.post),
        notices.storage() if model.problem else None,
        section(
            h2(say("home.new"), class_="unseen"),
            tiles(together() if family else None),
            class_="games",
        ),
        shelf.running(running, model.now, model.deleted),
        shelf.finished(finished, model.now, model.deleted, model.unfolded),
        footer(
            notices.unkept() if model.unkept and model.rows else None,
            notices.install() if model.installable else None,
            button(
                glyph("import"),
                say("home.import"),
                type="button",
                tap=["post", "import"],
                class_="quiet",
            ),
            p(say("home.files"), class_="muted small") if not family else None,
        ),
        div(shelf.go_on(next_one[0]), class_="thumb") if next_one else None,
        shelf.more(row, model.now, family) if row else None,
        class_="page home",
        data_screen="home",
    )
