"""The table's screen while there is no game to be seen: what it waits for, large."""

from client.app.glyph import glyph
from client.app.texts import joined, say, title_of
from client.app.tree import (
    button,
    classes,
    div,
    form,
    h1,
    h2,
    header,
    img,
    li,
    main,
    ol,
    p,
    section,
    span,
    strong,
    ul,
)
from client.games.tiles import cover
from client.net import strip
from client.net.open_tables import people
from client.net.qr import address, field, figure_of, letters
from client.net.seats import level
from client.net.texts import why
from shared_rules import GAMES

MOST = 6
"""So many tables are offered; the others have a code."""


def entry():
    """The way here, among the tables on the network."""
    return button(
        glyph("screen"),
        span(strong(say("net.tv.screen")), span(say("net.tv.how"), class_="muted small")),
        type="button",
        tap=["go", "tv"],
        class_="plain to-screen",
    )


def tools(model):
    """What can be done by hand, and need not."""
    return div(
        tool("full", ["full"], say("net.tv.full")) if model.full else None,
        tool("people", ["show", "all"], say("net.tv.other")) if model.host else None,
        tool("home", ["home"], say("home")),
        class_="tools",
    )


def tool(sign: str, message: list, label: str):
    return button(
        glyph(sign), type="button", tap=message, aria_label=label, class_="icon to-" + sign
    )


# Without a table


def nowhere(model):
    """The way into the house, for phones; and the tables that there are."""
    open_tables = model.open_tables
    lost = open_tables.problem and (
        why("absent") if open_tables.problem == "absent" else say("net.lost")
    )
    return main(
        section(
            figure_of(model.code, say("net.tv.scan")),
            address(model.code),
            class_="way-in",
        ),
        div(
            header(h1(say("net.tv.scan")), tools(model), class_="head"),
            p(say("net.tv.then"), class_="then"),
            strip.line("network-off", lost, name="is-lost") if lost else None,
            tables(open_tables.tables) or games(),
            by_code(model),
            class_="beside",
        ),
        class_="tv tv-lobby tv-nowhere",
        data_screen="tv",
    )


def games():
    """What one can play here, for the eye."""
    return div([cover(game) for game in GAMES], class_="covers", aria_hidden=True)


def tables(briefs: list[dict]):
    """Those at which people sit come first."""
    if not briefs:
        return None
    here = [brief for brief in briefs if people(brief)]
    others = [brief for brief in briefs if brief not in here]
    rows = [li(table(brief), key=brief["table"]) for brief in (here + others)[:MOST]]
    return section(h2(say("net.tv.which")), ul(rows, class_="to-tables"))


def table(brief: dict):
    names = [player["name"] for player in brief["players"] if player["name"]]
    return button(
        cover(brief["game"]),
        span(
            strong(title_of(brief["game"]), " · ", brief["code"]),
            span(joined(names), class_="people"),
            class_="words",
        ),
        type="button",
        tap=["show", brief["code"]],
        class_=classes("to-table", people(brief) and "is-here"),
    )


def by_code(model):
    """A table that is not on the list."""
    return form(
        span(say("net.tv.code"), class_="muted"),
        field(model.typed),
        class_="by-code",
    )


# At a table


def lobby(model):
    """The code that phones scan, the seats as they fill, and for whom all wait."""
    host = model.host
    code = host.tablemates.codes.get("join")
    return main(
        section(
            figure_of(code, say("net.scan")),
            letters(host.seating["code"]),
            address(code),
            p(say("net.scan"), class_="muted"),
            class_="way-in",
        ),
        div(
            header(h1(title_of(host.game)), tools(model), class_="head"),
            strip.connection(host),
            ol([seat(host, number) for number in range(len(host.players))], class_="seats"),
            p(awaited(host), class_="question", role="status"),
            class_="beside",
        ),
        class_="tv tv-lobby setup " + host.game,
        data_screen="tv",
    )


def seat(host, number: int):
    """A name tag, as large as it gets."""
    player = host.players[number]
    state = player["state"]
    name = player["name"] or say("setup.player", number + 1)
    hosts = state != "free" and name in host.seating.get("host", "").split(", ")
    told = level(host.game, player)
    if state in ("free", "away"):
        told = [say("net.tv.free" if state == "free" else "net.tv.coming")]
    return li(
        span(glyph("bot" if state == "bot" else "person"), class_="token"),
        span(
            name if state != "free" or player["name"] else None,
            span(told, class_="you") if told else None,
            class_="who",
        ),
        span(glyph("crown"), span(say("net.host"), class_="unseen"), class_="hosting")
        if hosts
        else None,
        class_=classes("tag", "seat-" + player["colour"], state == "free" and "is-free"),
        key=number,
    )


def awaited(host) -> str:
    """What everybody waits for."""
    free = [player for player in host.players if player["state"] == "free"]
    if free:
        return say("net.tv.sit")
    name = hosting(host)
    return say("net.tv.starts", name) if name else say("net.tv.starts.host")


def hosting(host) -> str:
    """Who the host is, if the host sits at the table."""
    return host.seating.get("host", "").partition(", ")[0]


def elsewhere(model):
    """The table has been taken along, or nothing is known of it yet."""
    host = model.host
    if host.seating.get("status") == "away":
        away = host.seating["away"]
        text = say("net.away", away["name"], away["moves"])
        return note(model, "asleep", say("net.away.title"), text)
    return note(model, "thinking", say("loading"), "")


def gone(model):
    """It is no more: that is said for a moment."""
    return note(model, "asleep", why(model.host.problem), say("net.tv.next"))


def note(model, toad: str, title: str, text: str):
    lost = strip.connection(model.host) if model.host.state != "calling" else None
    return main(
        tools(model),
        img(src=f"art/common/toad-{toad}.svg", alt="", class_="toad"),
        div(h1(title), p(text) if text else None, role="status", class_="reason"),
        lost,
        class_="tv tv-note",
        data_screen="tv",
    )
