"""The network: tables that this phone sits at, open ones, a code to type, a new one to make."""

from client import settings
from client.net import strip
from client.net.texts import why
from client.parts.sheet import glyph
from client.parts.tiles import GAMES, TITLES, cover
from client.texts import joined, say
from client.tree import (
    a,
    button,
    div,
    form,
    h1,
    h2,
    header,
    input_,
    li,
    main,
    p,
    section,
    span,
    strong,
    ul,
)

HEARS = ("returned", "settings", "shown")
LETTERS = "BCDFGHJKMNPRSTVWXZ"


class Network:
    """The model; like a host it has the state of the line, for its sign."""

    def __init__(self) -> None:
        self.state = "off"
        self.why = ""
        self.pending = False
        self.sheet: dict = {}
        self.mine: list[dict] = []
        self.open: list[dict] | None = None
        self.code = ""
        self.guest = False
        """Whether the app came by plain http, where no phone can keep it."""
        self.problem = ""
        """What is wrong with the code, or with the network altogether."""


def init(params):
    return Network(), [("live", "phone", ["line"]), look(), ("about", ["about"])]


def look() -> tuple:
    return ("http", "GET", "/api/tables", None, ["listed"])


def update(model, message):
    kind, *said = message
    if kind == "line":
        return heard(model, *said[0])
    if kind == "listed":
        found, problem = said
        model.open = found["tables"] if not problem else None
        model.problem = problem
    elif kind == "code":
        model.problem = ""
        model.code = "".join([c for c in said[0].upper() if c in LETTERS])[:4]
        if len(model.code) == 4:
            return model, find(model)
    elif kind == "find" and len(model.code) == 4:
        return model, find(model)
    elif kind == "found":
        if said[1]:
            model.problem = said[1]
            return model, [("announce", why(said[1])), ("sound", "error")]
        return model, [("go", "table", "net", said[0]["code"])]
    elif kind == "go":
        return model, [("go", *said)]
    elif kind == "about":
        model.guest = not said[0]["secure"]
    elif kind == "back":
        return model, [("back",)]
    elif kind == "net":
        return model, [("reload",)]
    elif kind in ("returned", "shown", "look"):
        model.code = ""
        return model, [look()]
    return model, ()


def find(model) -> list[tuple]:
    return [("http", "GET", "/api/codes/" + model.code, None, ["found"])]


def heard(model, kind, *said):
    """News of the line: what comes of tables this phone is at is heard there."""
    if kind == "state":
        model.state, model.why = said
        if model.state == "open" and model.problem == "network":
            return model, [look()]
    elif kind == "welcome":
        model.mine = said[0]["tables"]
    return model, ()


def title(model):
    return say("net.tables")


def view(model):
    known = [brief["table"] for brief in model.mine]
    others = [brief for brief in model.open or [] if brief["table"] not in known]
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(say("net.tables")),
            class_="head",
        ),
        strip.connection(model) or unreached(model),
        div(
            tables(say("net.mine"), model.mine),
            section(h2(say("net.join")), by_code(model)),
            tables(say("net.open.list"), others),
            section(h2(say("net.new")), ul([new(game) for game in GAMES], class_="new-tables")),
            class_="cards",
        ),
        keep() if model.guest else None,
        class_="page network",
        data_screen="network",
    )


def keep():
    """The server's page that leads to an app that stays and starts without a network."""
    language = settings.now["language"]
    return a(glyph("install"), say("net.keep"), href="keep?lang=" + language, class_="plain")


def unreached(model):
    """The server does not answer over HTTP either, or is none that has tables."""
    if model.open is not None or not model.problem:
        return None
    return strip.line("network-off", why(model.problem), strip.act(say("home.again"), ["look"]))


def by_code(model):
    wrong = model.problem if len(model.code) == 4 else ""
    return form(
        input_(
            type="text",
            value=model.code,
            input=["code"],
            maxlength=4,
            autocomplete="off",
            autocapitalize="characters",
            spellcheck="false",
            enterkeyhint="go",
            aria_label=say("net.code"),
            placeholder="KRTX",
            class_="letters",
        ),
        p(say("net.code.how"), class_="muted"),
        p(why(wrong), class_="problem", role="alert") if wrong else None,
        submit=["find"],
        class_="by-code",
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
                strong(TITLES[brief["game"]], " · ", brief["code"]),
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


def standing(brief: dict) -> str:
    if brief.get("yours"):
        return say("net.your.turn")
    if brief["status"] == "lobby":
        states = [player["state"] for player in brief["players"]]
        return say("net.free.seats", states.count("free"))
    return say("net.status." + brief["status"])


def new(game: str):
    return li(
        button(
            cover(game),
            span(TITLES[game], class_="title"),
            type="button",
            tap=["go", "setup", game, "net"],
            class_="new-table",
        ),
        key=game,
    )
