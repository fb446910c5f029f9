"""Sheets over a network table: its code, a seat for another phone, what can be proposed."""

from client.net.qr import address, figure_of, letters
from client.parts.seats import kinds
from client.parts.sheet import glyph, sheet
from client.seating import COLOURS, LETTERS
from client.texts import cast_of, game_words, joined, say
from client.tree import button, div, form, h3, input_, label, li, ol, p, section, span
from shared_rules.words import told


def opened(company):
    """The sheet that is up."""
    kind = company.sheet[0]
    if kind == "sit":
        return sit(company, company.sheet[1])
    if kind == "who":
        return who(company, company.sheet[1])
    if kind == "ticket":
        return ticket(company, company.sheet[1])
    if kind == "both":
        return both(company)
    return show(company)


def both(company):
    """A table that was played on here and elsewhere: what happened on either side."""
    motion = company.motion
    if not motion or "told" not in motion:
        return None
    words = game_words(company.host.game)
    names = [player["name"] for player in company.host.players]
    titles = say("net.both.here"), say("net.both.there", motion["by"] or say("net.host"))
    columns = []
    for side, title in enumerate(titles):
        rows = []
        for _, facts in motion["told"][side]:
            rows += [li(told(words, fact, names)) for fact in facts]
        columns.append(section(h3(title), ol(rows) if rows else p(say("net.both.nothing"))))
    return sheet(say("net.both"), div(columns, class_="both"), name="both")


def show(company):
    """How others come to this table."""
    code = company.host.sheet["code"]
    return sheet(
        say("net.invite"),
        figure_of(company.codes.get("join"), say("net.scan")),
        letters(code),
        address(company.codes.get("join")),
        p(say("net.scan"), class_="muted"),
        name="invite",
    )


def ticket(company, seats: list[int]):
    """A code that gives seats to the phone that reads it, once."""
    names = joined([company.host.players[seat]["name"] for seat in seats])
    return sheet(
        say("net.move"),
        p(say("net.move.how", names)),
        figure_of(company.codes.get("seat"), say("net.move")),
        p(say("net.move.once"), class_="muted small"),
        name="ticket",
    )


def sit(company, seat: int):
    """Name and colour of somebody who sits down."""
    players = company.host.players
    used = [player["colour"] for player in players]
    most = len(COLOURS) if company.host.game == "klunker" else len(COLOURS) - 1
    own = players[seat]["colour"]
    free = [colour for colour in COLOURS[:most] if colour == own or colour not in used]
    lobby = company.host.sheet["status"] == "lobby"
    return sheet(
        say("net.sit"),
        form(
            label(
                span(say("net.name")),
                input_(
                    type="text",
                    value=company.name,
                    input=["net", "name"],
                    maxlength=LETTERS,
                    autocomplete="off",
                    autocapitalize="words",
                    spellcheck="false",
                    enterkeyhint="done",
                    data_focus=True,
                ),
                class_="field",
            ),
            h3(say("setup.colour")) if lobby else None,
            div([swatch(company, colour) for colour in free], class_="choices") if lobby else None,
            p(company.news, class_="problem", role="alert") if company.news else None,
            button(say("net.sit"), class_="confirm"),
            submit=["net", "seated"],
            class_="stack",
        ),
        name="sit",
    )


def who(company, seat: int):
    """Who plays on a seat that nobody has taken: a person who is still to come, or a bot."""
    player = company.host.players[seat]
    return sheet(
        say("setup.kind", player["name"] or say("setup.player", seat + 1)),
        kinds(cast_of(company.host.game), player["kind"], "net", "kind", seat),
        button(say("done"), type="button", tap=["close"], class_="confirm"),
        name="who",
    )


def swatch(company, colour: str):
    return button(
        span(class_="dot"),
        say("colour." + colour),
        type="button",
        tap=["net", "colour", colour],
        aria_pressed=colour == company.colour,
        class_="choice swatch seat-" + colour,
        key=colour,
    )


# In the menu, and on a player's own sheet


def plain(sign: str, key: str, *message):
    return button(
        glyph(sign), say(key), type="button", tap=["net", *message], class_="plain", key=key
    )


def menu(company):
    """What can be done with a table besides playing."""
    host = company.host
    you = company.you
    seats = you["seats"]
    seated = bool(seats or you["host"])
    rows = [
        plain("people", "net.invite", "show"),
        plain("eye", "net.tv", "go", "tv", host.sheet["code"]),
    ]
    if not host.over:
        if seats:
            rows.append(plain("hand-over", "net.move", "ticket", seats))
            rows.append(plain("export", "net.along", "propose", "along"))
            rows.append(p(say("net.along.help"), class_="muted small"))
        if seated:
            rows.append(plain("share", "net.export", "propose", "export"))
        if seated and not you["host"]:
            rows.append(plain("crown", "net.host.me", "propose", "host"))
        if seated:
            rows.append(plain("delete", "net.end", "propose", "end"))
    return div(rows, class_="stack")


def about(company, seat: int):
    """What can be done about a player: one's own seats, and those of who is not there."""
    you, player = company.you, company.host.players[seat]
    rows = []
    if company.host.over:
        return None
    if seat in you["seats"]:
        rows.append(plain("hand-over", "net.move", "ticket", [seat]))
        rows.append(plain("person", "net.give.up", "propose", "free", seat))
    elif player["state"] == "free":
        rows.append(plain("person", "net.take", "take", seat))
    if player["state"] in ("away", "standin", "free"):
        rows.insert(0, p(say("net.state." + player["state"], player["name"])))
        if you["seats"] or you["host"]:
            if player["state"] == "away":
                rows.append(plain("bot", "net.standin", "propose", "standin", seat))
            else:
                rows.append(plain("clock", "net.wait", "propose", "wait", seat))
            if player["state"] != "free":
                rows.append(plain("person", "net.free", "propose", "free", seat))
    return div(rows, class_="stack") if rows else None
