"""What a challenge is: its code, who plays, what is agreed on, and that it is played on trust."""

from client.app.glyph import glyph
from client.app.texts import say
from client.app.tree import button, dd, div, dl, dt, input_, li, p, span, strong, ul
from client.setup import people
from client.setup.choices import value_text
from client.setup.seating import LETTERS, PERSON
from client.setup.seats import skill
from shared_rules.challenge.code import grouped
from shared_rules.engine.options import options_for


def code(model):
    """The letters, in fours; for the ear one by one."""
    fours = grouped(model.code).split("-")
    spoken = ", ".join([" ".join(list(four)) for four in fours])
    return p(
        span(say("challenge.code"), class_="unseen"),
        strong([span(four, key=place) for place, four in enumerate(fours)], aria_hidden=True),
        span(spoken, class_="unseen"),
        class_="code-letters",
    )


def agreed(model):
    """Who plays, and by which options."""
    seating = model.seating
    rows = []
    for place, seat in enumerate(seating.playing()):
        person = seat["kind"] == PERSON
        name = say("challenge.you") if person else seat["name"]
        level = None if person else skill(seating.cast, seat["kind"], "")
        rows.append(
            li(
                glyph("person" if person else "bot"),
                span(name, class_="name"),
                span(level[0], " ", level[1], class_="muted small") if level else None,
                class_="seated seat-" + seat["colour"],
                key=place,
            )
        )
    lines = []
    for option in options_for(model.rules, seating.count):
        key = option["key"]
        value = model.challenge.options[key]
        lines.append([dt(model.words["option." + key]), dd(value_text(model, key, value))])
    return [ul(rows, class_="seated-list"), dl(lines, class_="agreed small")]


def who(model):
    """The name to play by: people of this device with one tap."""
    known = people.known(model.habit)
    return div(
        input_(
            type="text",
            value=model.name,
            placeholder=say("setup.player", 1),
            input=["name"],
            maxlength=LETTERS,
            autocomplete="off",
            autocapitalize="words",
            spellcheck="false",
            enterkeyhint="done",
            aria_label=say("challenge.name"),
        ),
        div(
            [one(model, person) for person in known],
            class_="choices",
            role="group",
            aria_label=say("setup.known"),
        )
        if known
        else None,
        class_="who",
    )


def one(model, person: dict):
    return button(
        span(class_="dot seat-" + person["colour"]),
        person["name"],
        type="button",
        tap=["name", person["name"]],
        aria_pressed=people.key_of(person["name"]) == people.key_of(model.name),
        class_="choice",
        key=person["name"],
    )
