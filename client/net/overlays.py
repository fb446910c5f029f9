"""What comes up over a network table: its code, a seat for another phone, what can be proposed."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import game_words, joined, say
from client.app.tree import button, div, h3, li, ol, p, section
from client.net.qr import address, figure_of, letters
from client.net.seats import full, sit, who
from client.net.texts import lasting
from shared_rules.engine.words import told


def overlay_sit(mates, seat: int):
    return sit(mates, seat)


def overlay_full(mates):
    return full(mates)


def overlay_who(mates, seat: int):
    return who(mates, seat)


def overlay_both(mates):
    """A table that was played on here and elsewhere: what happened on either side."""
    vote = mates.vote
    if not vote or "told" not in vote:
        return None
    words = game_words(mates.host.game)
    names = [player["name"] for player in mates.host.players]
    titles = say("net.both.here"), say("net.both.there", vote["by"] or say("net.host"))
    columns = []
    for side, title in enumerate(titles):
        rows = []
        for _, facts in vote["told"][side]:
            rows += [li(told(words, fact, names)) for fact in facts]
        columns.append(section(h3(title), ol(rows) if rows else p(say("net.both.nothing"))))
    return overlay(say("net.both"), div(columns, class_="both"), name="both")


def overlay_show(mates):
    """How others come to this table."""
    code = mates.host.seating["code"]
    return overlay(
        say("net.invite"),
        figure_of(mates.codes.get("join"), say("net.scan")),
        letters(code),
        address(mates.codes.get("join")),
        p(say("net.scan"), class_="muted"),
        name="invite",
    )


def overlay_ticket(mates, seats: list[int]):
    """A code that gives seats to the phone that reads it, once."""
    names = joined([mates.host.players[seat]["name"] for seat in seats])
    return overlay(
        say("net.move"),
        p(say("net.move.how", names)),
        figure_of(mates.codes.get("seat"), say("net.move")),
        p(say("net.move.once"), class_="muted small"),
        name="ticket",
    )


# In the menu, and on a player's own sheet


def plain(sign: str, key: str, *message):
    return button(
        glyph(sign), say(key), type="button", tap=["net", *message], class_="plain", key=key
    )


def menu(mates):
    """What can be done with a table besides playing."""
    host = mates.host
    you = mates.you
    seats = you["seats"]
    seated = bool(seats or you["host"])
    rows = [
        plain("people", "net.invite.others", "show"),
        plain("eye", "net.tv", "go", "tv", host.seating["code"]),
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


def about(mates, seat: int):
    """What can be done about a player: one's own seats, and those of who is not there."""
    you, host = mates.you, mates.host
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
        rows += ways(mates, seat, state)
    return div(rows, class_="stack") if rows else None


def ways(mates, seat: int, state: str) -> list:
    """What can be proposed about somebody for whom the table may have to wait."""
    if state in ("standin", "free"):
        rows = [plain("clock", "net.wait", "propose", "wait", seat)]
        if state == "standin":
            rows.append(plain("person", "net.free", "propose", "free", seat))
        return rows
    seating, rows = mates.host.seating, []
    if seat in seating.get("late", []):
        rows.append(plain("bot", "net.hurry", "propose", "hurry", seat))
    elif state in ("here", "asleep") and seat in mates.host.waiting_for() and "patience" in seating:
        if seat not in mates.you["seats"]:
            rows.append(p(say("net.patience", lasting(seating["patience"])), class_="muted small"))
    if state == "away" or seat in seating.get("late", []):
        rows.append(plain("bot", "net.standin", "propose", "standin", seat))
    if state == "away":
        rows.append(plain("person", "net.free", "propose", "free", seat))
    return rows
