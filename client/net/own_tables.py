"""One's own tables, drawn: the list, the phone, and what comes up over them."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import joined, say, title_of
from client.app.tree import button, div, h2, h3, li, p, section, span, strong, ul
from client.games.tiles import cover
from client.net import strip
from client.net.qr import figure_of
from client.net.texts import standing, why
from client.shelf.shelf import ago


def wrong(model):
    return p(why(model.wrong), class_="problem", role="alert") if model.wrong else None


# One table


def overlay_more(model, ident: str):
    """Who sits where and is there, and what can be done with the table."""
    table = model.table(ident)
    if table is None:
        return None
    status = table["status"]
    ways = []
    if status != "ended":
        ways.append(
            button(
                glyph("forward"),
                say("net.own.open"),
                type="button",
                tap=["go", "table", "net", ident],
                class_="confirm",
            )
        )
    if status in ("over", "ended"):
        ways.append(
            button(
                glyph("share"),
                say("home.share"),
                type="button",
                tap=["do", "record", ident],
                class_="plain",
            )
        )
    if table["host"] and status in ("lobby", "over", "ended"):
        ways.append(
            button(
                glyph("delete"),
                say("net.own.delete"),
                type="button",
                tap=["delete", ident],
                class_="danger",
            )
        )
    elif table["host"]:
        ways.append(p(say("net.own.end.how"), class_="muted small"))
    return overlay(
        title_of(table["game"]) + " · " + table["code"],
        places(table),
        wrong(model),
        div(ways, class_="stack"),
        name="more own-table",
    )


def places(table: dict):
    """The seats, together those that are on one phone."""
    groups, placed = [], []
    for seats in table["phones"]:
        placed += seats
        here = seats == table["seats"]
        groups.append(group(say("net.own.here" if here else "net.own.other"), table, seats))
    others = [seat for seat in range(len(table["players"])) if seat not in placed]
    for state, heading in (("free", "net.own.nobody"), ("bot", "net.own.bots")):
        seats = [seat for seat in others if table["players"][seat]["state"] == state]
        if seats:
            groups.append(group(say(heading), table, seats))
    return div(groups, class_="places")


def group(heading: str, table: dict, seats: list[int]):
    return section(
        h3(heading), ul([place(table, seat) for seat in seats], class_="seated-list"), key=seats[0]
    )


def place(table: dict, seat: int):
    """A seat: who has it, whether they are at the table, and a way to free it."""
    player = table["players"][seat]
    name, state = player["name"] or say("setup.player", seat + 1), player["state"]
    free = button(
        glyph("cross"),
        type="button",
        tap=["do", "free", table["table"], seat],
        aria_label=say("net.rise", name),
        class_="icon",
    )
    is_told = state in ("here", "away", "standin") and seat not in table["seats"]
    return li(
        glyph("bot" if state == "bot" else "person"),
        span(
            name,
            span(say("net.own.is." + state), class_="muted small") if is_told else None,
            class_="who",
        ),
        free if may_free(table, seat) else None,
        class_="seated seat-" + player["colour"],
        key=seat,
    )


def may_free(table: dict, seat: int) -> bool:
    """Whether this phone can free a seat without asking: its own, or as host one left alone."""
    state, status = table["players"][seat]["state"], table["status"]
    if table["archived"] or status not in ("lobby", "playing") or state in ("free", "bot"):
        return False
    if seat in table["seats"]:
        return True
    return table["host"] and (status == "lobby" or state in ("away", "standin"))


def overlay_delete(model, ident: str):
    table = model.table(ident)
    if table is None:
        return None
    return overlay(
        say("net.own.delete"),
        p(title_of(table["game"]) + " · " + table["code"]),
        p(say("net.own.delete.how")),
        wrong(model),
        button(
            glyph("delete"),
            say("delete"),
            type="button",
            tap=["do", "delete", table["table"]],
            class_="danger",
        ),
        name="own-delete",
    )


# The phone


def overlay_move(model):
    """A code that gives everything to the phone that reads it, once."""
    return overlay(
        say("net.own.move"),
        p(say("net.own.move.how")),
        wrong(model),
        figure_of(model.code, say("net.own.move")) if not model.wrong else None,
        p(say("net.move.once"), class_="muted small"),
        name="ticket",
    )


def overlay_forget(model):
    return overlay(
        say("net.own.forget"),
        p(say("net.own.forget.how")),
        wrong(model),
        button(
            glyph("delete"),
            say("net.own.forget.do"),
            type="button",
            tap=["do", "forget"],
            class_="danger",
        ),
        name="own-forget",
    )


# The list


def unreached(model):
    """The server does not answer, or is one that has no tables."""
    again = strip.act(say("home.again"), ["refresh"])
    return strip.line("network-off", why(model.problem), again)


def listed(model, heading: str, found: list[dict], how: str = ""):
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
    way = ["more", ident] if table["status"] == "ended" else ["go", "table", "net", ident]
    return li(
        button(
            cover(table["game"]),
            span(
                strong(name, " · ", table["code"]),
                span(names, class_="people"),
                span(standing(table), " · ", ago(table["when"], model.now),
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
