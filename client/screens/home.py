"""Home: the games, the tables that wait to go on, and what there is to know about the app."""

from client.app import notices, settings
from client.app.glyph import glyph
from client.app.texts import joined, say, title_of
from client.app.tree import button, div, footer, h1, h2, header, main, p, section, span
from client.games.tiles import tiles, together
from client.lessons import progress
from client.lessons.offer import offer
from client.setup import gentle
from client.shelf import awaited, saves
from client.shelf.transfers import Transfers
from shared_rules import GAMES

HEARS = ("installable", "left", "returned", "settings", "shown", "version")


class Lobby:
    """The model: the shelf's rows, what was deleted and can be brought back, and the notices."""

    def __init__(self) -> None:
        self.rows: list[list] = []
        self.awaited = True
        """Whether the shelf has not been read yet."""
        self.now = 0
        self.problem = ""
        """Why the shelf could not be read."""
        self.deleted: dict[str, dict | None] = {}
        """What has been deleted since home was opened, None until it has been read."""
        self.more = ""
        """The table whose overlay is up."""
        self.unfolded = False
        self.transfers = Transfers()
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
    return Lobby(), [*refresh(), ("persisted", ["kept"])]


def refresh() -> list[tuple]:
    """Read the shelf, and the clock to say how old things are."""
    return [("now", ["now"]), ("list", "summaries", ["listed"])]


def on_listed(model, rows: list | None, problem: str):
    """Who has finished a game here knows it."""
    model.rows, model.problem = saves.newest_first(rows or []), problem
    model.awaited = False
    ended = [row[1]["game"] for row in model.rows if row[1]["outcome"]]
    known = [one for game in GAMES if game in ended for one in gentle.finished(game)]
    known += gentle.counted(ended)
    return known if problem else [*known, *awaited.noted(model.rows), *measured(model)]


def measured(model) -> list[tuple]:
    """How much room the shelf takes is worth knowing as long as nothing on it is unfolded."""
    return [] if model.unfolded else [("room",)]


def on_decline(model, game: str):
    return progress.declined(game)


def on_now(model, now: int, problem: str):
    model.now = now


def on_kept(model, kept, problem: str):
    model.unkept = not kept
    return measured(model) if model.rows else None


def on_go(model, *address):
    return [*(asked(model, address[1]) if address[0] == "table" else ()), ("go", *address)]


def on_returned(model):
    return refresh()


def on_shown(model):
    return refresh()


def on_left(model):
    model.deleted, model.more, model.transfers.news = {}, "", ""


def on_finished(model):
    model.unfolded = not model.unfolded


def on_more(model, ident: str):
    model.more = ident


def on_close(model):
    model.more = ""


def on_version(model):
    model.version = True


def on_installable(model):
    model.installable = True


def on_update(model):
    return [("update",)]


def on_install(model):
    model.installable = False
    return [("install",)]


def asked(model, ident: str) -> list[tuple]:
    """What has to be asked for in the tap that opens a table; it may have come from elsewhere."""
    from client.setup.dealing import permission

    lasting = [("persist", ["kept"])] if model.unkept else []
    return permission(model.row(ident)[1]["players"]) + lasting


def on_delete(model, ident: str):
    """Delete a table; until home is left it can be brought back."""
    model.more = ""
    model.deleted[ident] = None
    return [("load", "tables", ident, ["dropped", ident])]


def on_dropped(model, ident: str, stored: dict | None, problem: str):
    if ident not in model.deleted or problem:
        return None
    model.deleted[ident] = stored
    return [saves.forget(ident), ("announce", deleted(model.row(ident)))]


def on_restore(model, ident: str):
    stored = model.deleted.pop(ident, None)
    if stored is None:
        return None
    summary = model.row(ident)[1]
    return [("store", [["tables", ident, stored], ["summaries", ident, summary]])]


def deleted(row: list) -> str:
    from client.shelf import shelf

    return say("home.deleted", title_of(row[1]["game"]), joined(shelf.names(row[1])))


def on_transfers(model, *message):
    """A table goes out as a file, or comes in and then lies on the shelf like the others."""
    effects = model.transfers.hear(["transfers", *message])
    model.more = ""
    if model.transfers.changed:
        model.transfers.changed = False
        effects += refresh()
    return effects


def back(model):
    return ["close"] if model.more else None


def title(model):
    return ""


def view(model):
    family = settings.served["by"] == "family"
    shelf, go_on, more = on_the_shelf(model, family)
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
        notices.transfers(model.transfers),
        notices.storage() if model.problem else None,
        section(
            h2(say("home.new"), class_="unseen"),
            tiles(together() if family else None, offer),
            class_="games",
        ),
        shelf,
        footer(
            button(
                glyph("import"),
                say("home.import"),
                type="button",
                tap=["transfers", "import"],
                class_="quiet",
            ),
            button(say("chronicle"), type="button", tap=["go", "chronicle"], class_="quiet")
            if settings.now["memories"]
            else None,
            button(say("challenge.days"), type="button", tap=["go", "challenges"], class_="quiet")
            if settings.now["memories"]
            else None,
            p(say("home.files"), class_="muted small") if not family else None,
            notices.install() if model.installable else None,
        ),
        go_on,
        more,
        class_="page home",
        data_screen="home",
    )


def on_the_shelf(model, family: bool) -> tuple:
    """The saved tables that go on and those that are over, the way on, and what one table can do.

    Who opens the app for the first time has none, and need not wait for what draws them.
    """
    if model.awaited:
        return awaited.shelf(), awaited.thumb(), None
    if not model.rows:
        return None, None, None
    from client.shelf import shelf

    running = [row for row in model.rows if not shelf.is_over(row[1])]
    finished = [row for row in model.rows if shelf.is_over(row[1])]
    next_one = [row for row in running if row[0] not in model.deleted]
    row = model.row(model.more) if model.more else []
    return (
        div(
            shelf.running(running, model.now, model.deleted),
            shelf.finished(finished, model.now, model.deleted, model.unfolded),
            notices.unkept() if model.unkept else None,
            class_="shelf",
        ),
        div(shelf.go_on(next_one[0]), class_="thumb") if next_one else None,
        shelf.more(row, model.now, family) if row else None,
    )
