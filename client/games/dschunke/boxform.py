"""The fields of the own box: market cards, tracks, pairs of junks, and all of it as text."""

from client.app.texts import say
from client.app.tree import (
    button,
    classes,
    div,
    img,
    input_,
    li,
    nav,
    ol,
    option,
    p,
    section,
    select,
    span,
    textarea,
)
from client.games.dschunke import typed
from shared_rules.dschunke.box import PARTS
from shared_rules.dschunke.cards import GOODS, JUNKS

TRADES = ("load", "draw", "sell")


def form(model):
    return [
        p(say("box.about")),
        nav(
            [tab(model, part) for part in (*PARTS, "text")],
            class_="choices",
            aria_label=say("box.parts"),
        ),
        section(
            p(say("box.help." + model.part), class_="muted"),
            p(whose(model)) if model.part != "text" else None,
            FIELDS[model.part](model),
            aria_label=say("box.part." + model.part),
            key=model.part,
        ),
    ]


def whose(model) -> str:
    """Whether the fields hold what was typed in once, or what we made up and why."""
    return say("box.yours" if model.saved else "box.ours." + model.part)


def tab(model, part: str):
    is_wrong = any([one[0] == part for one in model.faults])
    return button(
        say("box.part." + part),
        span("!", class_="fault-sign") if is_wrong else None,
        type="button",
        tap=["part", part],
        aria_pressed=part == model.part,
        class_="choice",
        key=part,
    )


def rows(model, part: str, draw, head=None):
    """A numbered row for each entry, with what is wrong with it."""
    lines = []
    for row in range(len(model.fields[part])):
        what = fault_in(model, part, row)
        lines.append(
            li(
                span(str(row + 1), class_="number", aria_hidden=True),
                div(draw(model, part, row, bool(what)), class_="cells"),
                p(say("box.fault." + what), class_="problem", id=f"fault-{row}") if what else None,
                class_=classes("entry", what and "is-wrong"),
                key=row,
            )
        )
    return [head, ol(lines, class_="entries " + part)]


def fault_in(model, part: str, row: int) -> str:
    for other, place, what in model.faults:
        if other == part and place == row:
            return what
    return ""


def described(row: int, is_wrong: bool) -> str | None:
    return f"fault-{row}" if is_wrong else None


# Market cards


def market(model):
    """Four cells a card, under the pictures of the goods."""
    pictures = [
        img(src=f"art/dschunke/{good}.svg", alt="", draggable="false", key=good) for good in GOODS
    ]
    head = div(span(class_="number"), div(pictures, class_="cells"), class_="entry heads")
    return rows(model, "market", card, head)


def card(model, part: str, row: int, is_wrong: bool):
    cells = []
    for place in range(len(GOODS)):
        name = model.words["item." + GOODS[place]]
        value = model.fields[part][row][place]
        cells.append(
            input_(
                type="text",
                value=value,
                input=["cell", part, row, place],
                autocomplete="off",
                autocapitalize="characters",
                spellcheck="false",
                aria_label=say("box.cell", row + 1, name),
                aria_invalid=True if is_wrong and value not in tuple(typed.PRICES) else None,
                aria_describedby=described(row, is_wrong),
                data_cell=f"{row} {place}",
                key=place,
            )
        )
    return cells


# Tracks


def track(model):
    return rows(model, model.part, square)


def square(model, part: str, row: int, is_wrong: bool):
    trade, number, event = model.fields[part][row]
    return [
        chosen(
            model,
            part,
            row,
            0,
            trade,
            TRADES,
            lambda one: model.words["item.trade-" + one],
            "trade",
        ),
        chosen(model, part, row, 1, number, typed.numbers_for(trade), changed, "number"),
        chosen(
            model, part, row, 2, event, typed.EVENTS, lambda one: say("box.event." + one), "event"
        ),
    ]


def changed(number: str) -> str:
    """What a square adds or takes off, with a minus that is as wide as a plus."""
    return number.replace("-", "−") or "±0"


def chosen(model, part: str, row: int, place: int, value: str, values: tuple, named, what: str):
    """A field in which one of a few values is chosen."""
    choices = []
    for one in values:
        choices.append(option(named(one), value=one, selected=one == value, key=one))
    return select(
        choices,
        change=["cell", part, row, place],
        aria_label=say("box.field." + what, row + 1),
        class_="of-" + what,
        key=what,
    )


# Pairs


def pairs(model):
    return rows(model, "pairs", pair)


def pair(model, part: str, row: int, is_wrong: bool):
    fields = []
    for place in (0, 1):
        fields.append(
            chosen(
                model,
                part,
                row,
                place,
                model.fields[part][row][place],
                JUNKS,
                lambda one: model.words["item." + one],
                ("five", "two")[place],
            )
        )
    return fields


# As text


def text(model):
    return div(
        textarea(
            value=model.text,
            input=["text"],
            rows=9,
            spellcheck="false",
            autocomplete="off",
            aria_label=say("box.part.text"),
        ),
        div(
            act("read", "box.read"),
            act("copy", "box.copy"),
            act("share", "box.share"),
            act("afresh", "box.reset"),
            act("forget", "box.forget") if model.saved else None,
            class_="choices",
        ),
        class_="as-text",
    )


def act(message: str, key: str):
    return button(say(key), type="button", tap=[message], class_="plain", key=key)


FIELDS = {"market": market, "lower": track, "upper": track, "pairs": pairs, "text": text}
