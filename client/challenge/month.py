"""A month of deals of the day: which have been played, and how that ended."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import say, title_of
from client.app.tree import (
    button,
    caption,
    classes,
    div,
    h2,
    header,
    li,
    section,
    span,
    strong,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from client.challenge import texts
from client.chronicle.numbers import day as written
from client.games.tiles import cover
from shared_rules import GAMES
from shared_rules.challenge import day

WEEK = 7
THURSDAY = 3
"""The day of the week that the first of January 1970 was, Monday being 0."""


def first_of(year: int, month: int) -> int:
    """The number of a month's first day, counted from 1970."""
    year, month = (year - 1, month + 9) if month < 3 else (year, month - 3)
    return year * 365 + year // 4 - year // 100 + year // 400 + (153 * month + 2) // 5 - 719468


def after(year: int, month: int, months: int) -> tuple[int, int]:
    """The month so many months later."""
    whole = year * 12 + month - 1 + months
    return whole // 12, whole % 12 + 1


def name_of(year: int, month: int) -> str:
    return say("challenge.month", say("challenge.months").split(" ")[month - 1], year)


def weekday(number: int) -> int:
    return (number + THURSDAY) % WEEK


def calendar(model):
    """The month that is looked at, with ways to the one before and the one after."""
    year, month = model.month
    first = first_of(year, month)
    following, number = after(year, month, 1)
    end = first_of(following, number)
    cells = [td(key=f"before {place}") for place in range(weekday(first))]
    cells += [cell(model, number, number - first + 1) for number in range(first, end)]
    cells += [td(key=f"after {place}") for place in range(-len(cells) % WEEK)]
    weeks = [
        tr(cells[place : place + WEEK], key=place) for place in range(0, len(cells), WEEK)
    ]  # fmt: skip
    title = name_of(year, month)
    names = [th(name, scope="col") for name in say("challenge.weekdays").split(" ")]
    return section(
        h2(say("challenge.calendar")),
        header(
            turn("back", "challenge.earlier", -1, False),
            strong(title, role="status"),
            turn("forward", "challenge.later", 1, end > model.today),
            class_="months",
        ),
        table(
            caption(title, class_="unseen"),
            thead(tr(names)),
            tbody(weeks),
            class_="month",
            key=title,
        ),
        class_="calendar",
    )


def turn(sign: str, key: str, step: int, is_off: bool):
    return button(
        glyph(sign),
        type="button",
        tap=["month", step],
        aria_label=say(key),
        disabled=is_off,
        class_="icon",
    )


def cell(model, number: int, date: int):
    """A day: as many points as games were played, and in words which and how."""
    if number > model.today:
        return td(span(str(date), class_="day muted"), key=number)
    done = [game for game in GAMES if model.played(game, number)]
    said = [name_of_day(model, number)]
    said += [say("challenge.day.short", title_of(game), told(model, game, number)) for game in done]
    if not done:
        said.append(say("challenge.unplayed"))
    return td(
        button(
            str(date),
            span("●" * len(done), class_="marks", aria_hidden=True),
            type="button",
            tap=["show", number],
            aria_label=", ".join(said),
            aria_current="date" if number == model.today else None,
            class_=classes("day", bool(done) and "is-played"),
        ),
        key=number,
    )


def name_of_day(model, number: int) -> str:
    return written(number * day.LENGTH)


def told(model, game: str, number: int) -> str:
    """How the deal of a day ended for whoever has played it here, or that nobody has."""
    ended = []
    for annal in model.played(game, number):
        name, places, scores = annal
        ended.append(say("asked", name, texts.result(places, scores)))
    if ended:
        return "; ".join(ended)
    return say("go.on") if model.is_running(game, number) else say("challenge.unplayed")


def deals(model, number: int):
    """The deals of one day, a way to each."""
    return ul([deal(model, game, number) for game in GAMES], class_="deals")


def deal(model, game: str, number: int):
    return li(
        button(
            cover(game),
            span(
                strong(title_of(game)),
                span(told(model, game, number), class_="muted small"),
                class_="words",
            ),
            glyph("forward"),
            type="button",
            tap=["go", "challenge", game, f"day-{number}"],
            class_="deal",
        ),
        key=game,
    )


def overlay_day(model, number: int):
    """One day: its deals, with results."""
    return overlay(
        say("challenge.day", name_of_day(model, number)), div(deals(model, number)), name="day"
    )
