"""Sheets over a network table: its code, a seat for another phone, what can be proposed."""

from client.app.sheet import glyph, sheet
from client.app.texts import game_words, joined, say
from client.app.tree import button, div, h3, li, ol, p, section
from client.net.qr import address, figure_of, letters
from client.net.seats import full, sit, who
from shared_rules.engine.words import told


def opened(company):
    """The sheet that is up."""
    kind = company.sheet[0]
    if kind == "sit":
        return sit(company, company.sheet[1])
    if kind == "full":
        return full(company)
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
    you, host = company.you, company.host
    if host.over:
        return None
    player = host.players[seat]
    state, rows = player["state"], []
    if state in ("away", "asleep", "standin", "free"):
        rows.append(p(say("net.state." + state, player["name"])))
    if seat in you["seats"]:
        if state == "standin":
            rows.append(plain("person", "net.return", "back", seat))
        rows.append(plain("hand-over", "net.move", "ticket", [seat]))
        rows.append(plain("person", "net.give.up", "propose", "free", seat))
    elif state == "free":
        rows.append(plain("person", "net.take", "sit", seat))
    if you["seats"] or you["host"]:
        rows += ways(company, seat, state)
    return div(rows, class_="stack") if rows else None


def ways(company, seat: int, state: str) -> list:
    """What can be proposed about somebody for whom the table may have to wait."""
    if state in ("standin", "free"):
        rows = [plain("clock", "net.wait", "propose", "wait", seat)]
        if state == "standin":
            rows.append(plain("person", "net.free", "propose", "free", seat))
        return rows
    sheet, rows = company.host.sheet, []
    if seat in sheet.get("late", []):
        rows.append(plain("bot", "net.hurry", "propose", "hurry", seat))
    elif state in ("here", "asleep") and seat in company.host.waiting_for() and "patience" in sheet:
        if seat not in company.you["seats"]:
            rows.append(p(say("net.patience", lasting(sheet["patience"])), class_="muted small"))
    if state == "away" or seat in sheet.get("late", []):
        rows.append(plain("bot", "net.standin", "propose", "standin", seat))
    if state == "away":
        rows.append(plain("person", "net.free", "propose", "free", seat))
    return rows


def lasting(seconds: int) -> str:
    if seconds % 60:
        return say("net.seconds", seconds)
    return say("net.minutes", seconds // 60)
