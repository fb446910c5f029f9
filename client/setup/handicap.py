"""A head start for whoever is younger or new to a game: a line in setup, and a sheet to give it.

It is remembered with the seat, for each game, and goes along when people change places.
"""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import button, div, h3, p, small, span, strong
from client.table.explained import rule
from client.table.overlays import given
from shared_rules.engine.options import HANDICAP, handicap_word

GIVEN = "given"
"""Where a seat keeps it: the amount by game."""


def of_seat(seat: dict, game: str) -> int:
    return seat.get(GIVEN, {}).get(game, 0)


def give(seat: dict, game: str, amount: int) -> None:
    seat[GIVEN] = {**seat.get(GIVEN, {}), game: amount}


def value(setup) -> str:
    """The value of the option, from what those who play have been given."""
    known = setup.rules.HANDICAPS
    amounts = [of_seat(seat, setup.game) for seat in setup.seating.playing()]
    return handicap_word([amount if amount in known else 0 for amount in amounts])


def line(setup):
    return button(
        span(
            span(setup.words["option." + HANDICAP]),
            strong(given(setup.seating.players(), value(setup)), class_="value"),
            small(setup.words[f"option.{HANDICAP}.help"]),
            class_="words",
        ),
        glyph("forward"),
        type="button",
        tap=["option", HANDICAP],
        class_="option-row",
    )


def sheet(setup):
    """Everybody at the table, and what each may be given."""
    rows = []
    players = setup.seating.players()
    for place in range(len(players)):
        name = players[place]["name"]
        now = of_seat(setup.seating.seats[place], setup.game)
        rows.append(h3(name))
        rows.append(
            div(
                [amount(setup, place, number, number == now) for number in setup.rules.HANDICAPS],
                class_="choices",
                role="group",
                aria_label=name,
            )
        )
    return overlay(
        setup.words["option." + HANDICAP],
        p(setup.words[f"option.{HANDICAP}.help"]),
        rows,
        rule(say("rule"), "option." + HANDICAP),
        button(say("done"), type="button", tap=["close"], class_="confirm"),
        name="option",
    )


def amount(setup, place: int, number: int, chosen: bool):
    return button(
        "+" + str(number) if number else say("setup.handicap.none"),
        type="button",
        tap=["give", place, number],
        aria_pressed=chosen,
        class_="choice",
        key=number,
    )
