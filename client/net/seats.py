"""Sheets about seats: name and colour of who sits down, and who plays on a seat."""

from client.parts.seats import kinds
from client.parts.sheet import sheet
from client.seating import COLOURS, LETTERS
from client.texts import cast_of, say
from client.tree import button, div, form, h3, input_, label, p, span


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
                    value=company.sitting.name,
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
        aria_pressed=colour == company.sitting.colour,
        class_="choice swatch seat-" + colour,
        key=colour,
    )
