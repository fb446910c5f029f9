"""The network: tables that this phone sits at, open ones, a code to type, a new one to make."""

from client.app import settings
from client.app.glyph import glyph
from client.app.texts import joined, say, title_of
from client.app.tree import (
    a,
    button,
    div,
    form,
    h1,
    h2,
    header,
    li,
    main,
    p,
    section,
    span,
    strong,
    ul,
)
from client.games.tiles import cover
from client.net import strip, tv_waits
from client.net.merging import Merging
from client.net.qr import field
from client.net.texts import standing, why
from client.shelf.transfers import unread
from shared_rules import GAMES

HEARS = ("left", "returned", "settings", "shown")
LETTERS = "BCDFGHJKMNPRSTVWXZ"
AGAIN = 5000
"""Milliseconds until the list is asked for anew, while somebody looks at it."""


class Network:
    """The model: what the server has told of its tables, and what was typed."""

    def __init__(self) -> None:
        self.mine: list[dict] = []
        self.open: list[dict] = []
        self.problem = ""
        """Why the server could not be asked."""
        self.code = ""
        self.wrong = ""
        """What was wrong with the code, or with what stands in the file."""
        self.unread = ""
        """Why the file could not even be read."""
        self.merging = Merging()
        self.guest = False
        """Whether the app came by plain http, where no phone can keep it."""
        self.rounds = 0
        """Counts the rounds of asking: only the latest goes on, none while nobody looks."""


def init(params):
    model = Network()
    return model, [*refresh(model), ("about", ["about"])]


def refresh(model) -> list[tuple]:
    model.rounds += 1
    return [("http", "GET", "/api/tables", None, ["listed", model.rounds])]


def on_about(model, about: dict, problem: str):
    model.guest = not about["secure"]


# The list, asked for again and again


def on_listed(model, number: int, answer, problem: str):
    if number != model.rounds:
        return None
    model.problem = problem
    if not problem:
        model.open, model.mine = answer["tables"], answer["mine"]
    return [("after", AGAIN, ["again", number])]


def on_again(model, number: int):
    return refresh(model) if number == model.rounds else None


def on_refresh(model):
    return refresh(model)


on_returned = on_shown = on_refresh


def on_left(model):
    model.rounds += 1
    model.code = model.wrong = model.unread = ""


# Ways to a table


def on_code(model, text: str):
    model.wrong = ""
    model.code = "".join([c for c in text.upper() if c in LETTERS])[:4]
    return on_find(model)


def on_find(model):
    if len(model.code) < 4:
        return None
    return [("http", "GET", "/api/codes/" + model.code, None, ["found"])]


def on_file(model):
    model.unread = ""
    return [("pick", ["picked"])]


def on_picked(model, file: dict | None, problem: str):
    """The server looks at what stands in the file, if it can be read at all."""
    if problem == "cancelled":
        return None
    if file is None:
        model.unread = unread(problem)
        return [("announce", model.unread), ("sound", "error")]
    return [("http", "POST", "/api/tables", {"record": file["text"]}, ["found"])]


def on_found(model, brief, problem: str):
    """A table of this code, or made of this file; or none."""
    model.wrong = problem
    if problem:
        return [("announce", why(problem)), ("sound", "error")]
    return [("go", "table", "net", brief["code"])]


def on_merge(model, *message):
    return model.merging.hear(["merge", *message])


def on_go(model, *words):
    return [("go", *words)]


def on_back(model):
    return [("back",)]


def title(model):
    return say("net.tables")


def view(model):
    known = [brief["table"] for brief in model.mine]
    others = [brief for brief in model.open if brief["table"] not in known]
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(say("net.tables")),
            class_="head",
        ),
        unreached(model) if model.problem else None,
        div(
            mine(model),
            section(h2(say("net.join")), by_code(model)),
            section(h2(say("net.new")), ul([new(game) for game in GAMES], class_="new-tables")),
            tables(say("net.open.list"), others),
            class_="cards",
        ),
        tv_waits.entry(),
        div(
            div(
                button(
                    glyph("import"), say("home.import"), type="button", tap=["file"], class_="quiet"
                ),
                p(say("net.file"), class_="muted small"),
                p(model.unread, class_="problem", role="alert") if model.unread else None,
                class_="more",
            ),
            merge(model.merging),
            button(say("challenge.days"), type="button", tap=["go", "challenges"], class_="quiet"),
            keep() if model.guest else None,
            class_="stack",
        ),
        class_="page network",
        data_screen="network",
    )


def merge(merging):
    """Finished games are kept on both sides, if one likes."""
    return div(
        button(
            glyph("shuffle"),
            say("net.merge"),
            type="button",
            tap=["merge", "begin"],
            disabled=merging.busy,
            class_="quiet",
        ),
        p(merging.news or say("net.merge.how"), class_="muted small"),
        class_="more",
    )


def keep():
    """The server's page that leads to an app that stays and starts without a network."""
    language = settings.now["language"]
    return a(glyph("install"), say("net.keep"), href="keep?lang=" + language, class_="plain")


def unreached(model):
    """The server does not answer, or is one that has no tables."""
    again = strip.act(say("home.again"), ["refresh"])
    return strip.line("network-off", why(model.problem), again)


def by_code(model):
    return form(
        field(model.code, data_focus=True),
        p(say("net.code.how"), class_="muted"),
        p(why(model.wrong), class_="problem", role="alert") if model.wrong else None,
        submit=["find"],
        class_="by-code",
    )


def mine(model):
    """One's own tables, and the way to all that one has here."""
    own = button(
        glyph("people"), say("net.own.all"), type="button", tap=["go", "own"], class_="quiet"
    )
    return section(
        h2(say("net.mine")) if model.mine else None,
        ul([line(brief) for brief in model.mine], class_="tables") if model.mine else None,
        div(own, p(say("net.own.how"), class_="muted small"), class_="more"),
    )


def tables(heading: str, briefs: list[dict]):
    if not briefs:
        return None
    return section(h2(heading), ul([line(brief) for brief in briefs], class_="tables"))


def line(brief: dict):
    names = [player["name"] for player in brief["players"] if player["name"]]
    return li(
        button(
            cover(brief["game"]),
            span(
                strong(title_of(brief["game"]), " · ", brief["code"]),
                span(joined(names), class_="people"),
                span(standing(brief), class_="standing muted"),
                class_="words",
            ),
            glyph("forward"),
            type="button",
            tap=["go", "table", "net", brief["code"]],
            class_="open",
        ),
        class_="table-row is-mine" if brief.get("yours") else "table-row",
        key=brief["table"],
    )


def new(game: str):
    return li(
        button(
            cover(game),
            span(title_of(game), class_="title"),
            type="button",
            tap=["go", "setup", game, "net"],
            class_="new-table",
        ),
        key=game,
    )
