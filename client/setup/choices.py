"""A game's options: what is chosen now and means, and a sheet that explains what else could be."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import button, div, li, p, small, span, strong, ul
from client.setup import handicap
from client.table.explained import rule
from shared_rules.engine.options import HANDICAP
from shared_rules.extras import has


def options(setup):
    """Every option as a line with its value; a tap opens its sheet."""
    return ul(
        [li(line(setup, option), key=option["key"]) for option in setup.options()],
        li(handicap.line(setup), key=HANDICAP) if setup.rules.HANDICAPS else None,
        class_="options",
    )


def line(setup, option: dict):
    key, value = option["key"], setup.value(option)
    return button(
        span(
            span(setup.words["option." + key]),
            strong(value_text(setup, key, value), class_="value"),
            small(meaning(setup, key, value) or setup.words[f"option.{key}.help"]),
            class_="words",
        ),
        glyph("forward"),
        type="button",
        tap=["option", key],
        class_="option-row",
    )


def option_sheet(setup, option: dict):
    """What the option is about, and its values, each with what it means."""
    key = option["key"]
    now = setup.value(option)
    rows = []
    values = setup.values(option)
    for place in range(len(values)):
        value = values[place]
        help_text = meaning(setup, key, value)
        if key == "first" and value != "lot":
            sign = span(class_="dot seat-" + setup.seating.seats[value]["colour"])
        else:
            sign = None
        rows.append(
            button(
                span(
                    strong(sign, value_text(setup, key, value)),
                    small(help_text) if help_text else None,
                    class_="words",
                ),
                glyph("check"),
                type="button",
                tap=["choose", key, place],
                aria_pressed=value == now,
                class_="value-row",
                key=place,
            )
        )
    return overlay(
        setup.words["option." + key],
        p(setup.words[f"option.{key}.help"]),
        div(rows, class_="values"),
        button(glyph("plus"), say("own.type"), type="button", tap=["type", key], class_="to-rule")
        if option.get("custom") and has(setup.game, "screens." + key)
        else None,
        rule(say("rule"), "option." + key),
        name="option",
    )


def meaning(setup, key: str, value) -> str:
    """What a value means, in a sentence; some values speak for themselves."""
    return setup.words.get(f"option.{key}.{value}.help", "")


def value_text(setup, key: str, value) -> str:
    """A value in words; one that the game has no words for is the players' own."""
    if key == "first" and value != "lot":
        return setup.seating.players()[value]["name"]
    return setup.words.get(f"option.{key}.{value}") or say("own.values")
