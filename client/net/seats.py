"""Sheets about seats: who sits down, what to do where all are taken, who plays on a seat."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import cast_of, say
from client.app.tree import button, div, form, h3, input_, label, p, span
from client.setup.seating import COLOURS, LETTERS
from client.setup.seats import kinds, skill
from shared_rules import GAMES


def name_of(mates, seat: int) -> str:
    """What a seat is called, with a noun, if it is nobody's yet."""
    return mates.host.players[seat]["name"] or say("net.seat.number", seat + 1)


def level(game: str, player: dict) -> list:
    """How strong a bot plays, and who it is if it is called otherwise; nothing of a person."""
    cast = cast_of(game)
    level = player["kind"].partition(":")[2]
    if level not in cast:
        return []
    character = cast[level][0]
    is_told = player["name"].startswith(character)
    return skill(cast, player["kind"], "" if is_told else character)


def sit(mates, seat: int):
    """Name and colour of somebody who sits down; the name is all that has to be typed."""
    is_free = mates.host.players[seat]["state"] == "free"
    lobby = mates.host.seating["status"] == "lobby"
    return overlay(
        say("net.sit") if is_free else name_of(mates, seat),
        form(
            None if lobby else p(say("net.is.free", name_of(mates, seat))),
            which(mates, seat) if is_free else None,
            field(mates),
            palette(mates, seat) if lobby else None,
            problem(mates),
            button(say("net.sit" if is_free else "done"), class_="confirm"),
            submit=["net", "seated"],
            class_="stack",
        ),
        name="sit",
    )


def which(mates, seat: int):
    """The free seats to choose from, where it matters which: they have been somebody's before."""
    free = mates.sitting.free()
    named = [one for one in free if mates.host.players[one]["name"]]
    if len(free) < 2 or not named:
        return None
    return div(
        [
            button(
                name_of(mates, one),
                type="button",
                tap=["net", "seat", one],
                aria_pressed=one == seat,
                class_="choice",
                key=one,
            )
            for one in free
        ],
        class_="choices",
        role="group",
        aria_label=say("net.seat.which"),
    )


def field(mates):
    """The name: the first thing that is typed, without another tap."""
    return label(
        span(say("net.name")),
        input_(
            type="text",
            value=mates.sitting.name,
            input=["net", "name"],
            maxlength=LETTERS,
            autocomplete="off",
            autocapitalize="words",
            spellcheck="false",
            enterkeyhint="done",
            autofocus=True,
        ),
        class_="field",
    )


def palette(mates, seat: int):
    """The seat's own colour, and those that nobody has."""
    players = mates.host.players
    used = [player["colour"] for player in players]
    most = GAMES[mates.host.game].SEATS[-1]
    own = players[seat]["colour"]
    free = [colour for colour in COLOURS[:most] if colour == own or colour not in used]
    return [
        h3(say("setup.colour")),
        div([swatch(mates, colour) for colour in free], class_="choices"),
    ]


def problem(mates):
    return p(mates.news, class_="problem", role="alert") if mates.news else None


def swatch(mates, colour: str):
    return button(
        span(class_="dot"),
        say("colour." + colour),
        type="button",
        tap=["net", "colour", colour],
        aria_pressed=colour == mates.sitting.colour,
        class_="choice swatch seat-" + colour,
        key=colour,
    )


# Where all seats are taken


def full(mates):
    """Nothing is free: what one who has come can do besides watching."""
    host = mates.host
    status = host.seating["status"]
    ways = []
    if status in ("lobby", "playing"):
        for seat in mates.sitting.seats_that_are("bot"):
            ways.append(way("bot", say("net.join.bot", host.players[seat]["name"]), "join", seat))
    if status == "lobby" and not ways and has_room(host):
        ways.append(way("plus", say("net.join.more"), "join"))
    ways.append(way("clock", say("net.wish"), "wish"))
    return overlay(
        say("net.full"),
        div(
            p(say("net.full.how")),
            field(mates),
            problem(mates),
            ways,
            button(glyph("eye"), say("net.watch"), type="button", tap=["close"], class_="plain"),
            class_="stack",
        ),
        name="sit",
    )


def way(sign: str, text: str, *message):
    return button(
        glyph(sign), text, type="button", tap=["net", *message], class_="plain", key=str(message)
    )


def has_room(host) -> bool:
    """Whether one more can play, before the cards are dealt."""
    return not host.seating["brought"] and len(host.players) + 1 in GAMES[host.game].SEATS


# What the host says


def who(mates, seat: int):
    """Who plays on a seat that nobody has taken: a person who is still to come, or a bot."""
    player = mates.host.players[seat]
    return overlay(
        say("setup.kind", name_of(mates, seat)),
        kinds(cast_of(mates.host.game), player["kind"], "net", "kind", seat),
        button(say("done"), type="button", tap=["close"], class_="confirm"),
        name="who",
    )
