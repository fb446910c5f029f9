"""Switches: what is set on the settings' screen, and what can be set at the table as well."""

from client.app import settings
from client.app.glyph import glyph
from client.app.texts import say
from client.app.tree import button, div, p, small, span

PACES = ("slow", "normal", "quick", "once")


def switch(name: str, sign: str):
    is_on = settings.now[name]
    return knob(say("settings." + name), sign, ["set", name, not is_on], is_on)


def knob(text: str, sign: str, message: list, is_on: bool, about: str = ""):
    """A switch, with what it is about."""
    return button(
        glyph(sign),
        span(text, small(about) if about else None, class_="words"),
        span(class_="knob"),
        type="button",
        tap=message,
        role="switch",
        aria_checked=is_on,
        class_="switch",
    )


def paces():
    """How fast bots play."""
    row = []
    for pace in PACES:
        row.append(choice("pace", pace, say("settings.pace." + pace)))
    return div(
        p(say("settings.pace"), class_="label"),
        div(row, class_="choices", role="group", aria_label=say("settings.pace")),
        class_="stack",
    )


def choice(name: str, value: str, *content, lang=None):
    return button(
        *content,
        type="button",
        tap=["set", name, value],
        aria_pressed=settings.now[name] == value,
        class_="choice",
        lang=lang,
        key=value,
    )


def sample(name: str, value: object) -> list[tuple]:
    """What was switched on is to be heard or felt at once."""
    if name == "sound" and value:
        return [("sound", "coin")]
    return [("vibrate", 60)] if name == "vibration" and value else []
