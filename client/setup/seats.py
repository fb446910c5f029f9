"""The seats of a new table: name tags in their colours, and a sheet with all that one can be."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import button, div, h3, input_, li, ol, p, span
from client.setup.seating import COLOURS, LETTERS, PERSON


def numbers(seating):
    """How many play."""
    row = []
    for count in seating.numbers:
        row.append(
            button(
                str(count),
                type="button",
                tap=["count", count],
                aria_pressed=count == seating.count,
                class_="choice",
                key=count,
            )
        )
    noun = span(say("setup.seats.noun"), class_="noun muted small", aria_hidden=True)
    return div(row, noun, class_="choices numbers", role="group", aria_label=say("setup.count"))


def seats(seating):
    """A name tag for everybody who plays, in the order in which they sit."""
    return ol([tag(seating, place) for place in range(seating.count)], class_="seats")


def tag(seating, place: int):
    seat = seating.seats[place]
    name = seat["name"].strip() or seating.unnamed(place)
    person = seat["kind"] == "person"
    return li(
        button(
            glyph("person" if person else "bot"),
            type="button",
            tap=["seat", place],
            aria_label=say("setup.seat", place + 1, name),
            class_="token",
        ),
        div(
            input_(
                type="text",
                value=seat["name"],
                placeholder=seating.unnamed(place),
                input=["name", place],
                maxlength=LETTERS,
                autocomplete="off",
                autocapitalize="words",
                spellcheck="false",
                enterkeyhint="done",
                aria_label=say("setup.name", place + 1),
            ),
            None if person else opponent(seating, place, name),
            class_="named",
        ),
        div(
            role(seat, place, "person", PERSON),
            role(seat, place, "bot", seat["kind"] if not person else seating.bot),
            class_="roles",
            role="group",
            aria_label=say("setup.kind", name),
        ),
        class_="tag seat-" + seat["colour"],
        key=seat["colour"],
    )


def opponent(seating, place: int, name: str):
    """How strong the bot of a seat is, and its character if it is called otherwise."""
    seat = seating.seats[place]
    strong = skill(seating.cast, seat["kind"], "" if seat.get("cast") else seating.character(seat))
    return button(
        strong,
        type="button",
        tap=["seat", place],
        aria_label=say("setup.kind", name) + " " + strong[0],
        class_="skill",
    )


def skill(cast: dict, kind: str, character: str) -> list:
    """How strong a bot of this kind is, in words and in dots, after who it is."""
    level = kind.partition(":")[2]
    text = say("level." + level)
    return [character + ", " + text if character else text, strength(list(cast), level)]


def role(seat: dict, place: int, sign: str, value: str):
    return button(
        glyph(sign),
        type="button",
        tap=["kind", place, value],
        aria_label=say("kind." + sign),
        aria_pressed=seat["kind"] == value,
        class_="role",
    )


def seat_sheet(seating, place: int, more=None):
    """Colour, kind and place of one seat; `more` is what else can be done about who sits there."""
    seat = seating.seats[place]
    name = seat["name"].strip() or seating.unnamed(place)
    last = seating.count - 1
    return overlay(
        name,
        h3(say("setup.colour")),
        div(
            [swatch(seat, place, colour) for colour in COLOURS[: len(seating.seats)]],
            class_="choices",
        ),
        h3(say("setup.kind", name)),
        kinds(seating.cast, seat["kind"], "kind", place),
        h3(say("setup.place", place + 1)),
        div(
            action("setup.earlier", ["move", place, -1], place == 0),
            action("setup.later", ["move", place, 1], place == last),
            action("setup.remove", ["remove", place], seating.count == seating.numbers[0]),
            class_="choices",
        ),
        more,
        button(say("done"), type="button", tap=["close"], class_="confirm"),
        name="seat",
    )


def swatch(seat: dict, place: int, colour: str):
    return button(
        span(class_="dot"),
        say("colour." + colour),
        type="button",
        tap=["paint", place, colour],
        aria_pressed=seat["colour"] == colour,
        class_="choice swatch seat-" + colour,
        key=colour,
    )


def kinds(cast: dict, chosen: str, *message):
    """A person, or a bot of some level, and what there is to say about who is chosen."""
    values = [PERSON] + ["bot:" + level for level in cast]
    level = chosen.partition(":")[2]
    return [
        div([choice_of_kind(cast, value, chosen, message) for value in values], class_="choices"),
        p(cast[level][1] if level in cast else "", role="status", class_="muted small"),
    ]


def choice_of_kind(cast: dict, value: str, chosen: str, message: tuple):
    """A bot has a character, and its level is seen at a glance."""
    who, _, level = value.partition(":")
    text = say("kind." + who)
    return button(
        glyph(who),
        skill(cast, value, cast[level][0] or text) if level else text,
        type="button",
        tap=[*message, value],
        aria_pressed=value == chosen,
        class_="choice",
        key=value,
    )


def strength(levels: list[str], level: str):
    """How high up a level is, for the eye: the words beside it say the same."""
    rank = levels.index(level) + 1
    return span("●" * rank, "○" * (len(levels) - rank), class_="rank", aria_hidden=True)


def action(key: str, message: list, is_off: bool):
    return button(say(key), type="button", tap=message, disabled=is_off, class_="choice")
