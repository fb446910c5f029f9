"""Persons of the chronicle: two names that are one person, and whoever is not to be remembered.

Nothing is rewritten: the annals keep the names of the day, and what is said here can be taken back.
The people who are proposed in setup follow.
"""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import say
from client.app.tree import button, div, p
from client.chronicle.keeper import PEOPLE
from client.chronicle.sums import NOBODY, key_of
from client.chronicle.views import name_of, ranked
from client.setup.people import KNOWN, SAME, known


def named(same: dict[str, str], key: str, other: str) -> dict[str, str]:
    """What holds when a person is another one from now on, and those who were the first."""
    after = {name: other if same[name] == key else same[name] for name in same}
    after[key] = other
    after.pop(other, None)
    return after


def apart(same: dict[str, str], key: str) -> dict[str, str]:
    """What holds when a person is nobody else any more."""
    return {name: same[name] for name in same if name != key}


def kept(habit: dict | None, same: dict[str, str]) -> tuple:
    """The effect that stores it; whoever is somebody else, or forgotten, is proposed no more."""
    people = [one for one in known(habit) if key_of(one["name"]) not in same]
    return ("store", [["habits", PEOPLE, {KNOWN: people, SAME: same}]], ["kept"])


def also(same: dict[str, str], key: str) -> list[str]:
    """The other names of a person."""
    return sorted([name for name in same if same[name] == key])


def ways(model):
    """What can be done about the person who is looked at, and about those who are forgotten."""
    same, key = model.keeper.same, model.person
    rows = []
    for name in also(same, key or NOBODY):
        text = say("chronicle.apart" if key else "chronicle.remember", name[1:])
        rows.append(way("undo", text, ["apart", name]))
    if key:
        rows.append(way("people", say("chronicle.merge"), ["merge"]))
        rows.append(way("delete", say("chronicle.forget"), ["forget"]))
    return div(rows, class_="choices", key="ways") if rows else None


def way(sign: str, text: str, message: list):
    return button(glyph(sign), text, type="button", tap=message, class_="choice", key=str(message))


def overlay_merge(model):
    """With whom?"""
    others = [key for key in ranked(model.everybody) if key != model.person]
    rows = [
        button(name_of(model.everybody, key), type="button", tap=["same", key], class_="plain")
        for key in others
    ]
    return overlay(
        say("chronicle.merge.with", name_of(model.everybody, model.person)),
        p(say("chronicle.merge.how")),
        div(rows, class_="stack"),
        name="merge",
    )


def overlay_forget(model):
    name = name_of(model.everybody, model.person)
    return overlay(
        say("chronicle.forget.sure", name),
        p(say("chronicle.forget.how")),
        button(
            glyph("delete"),
            say("chronicle.forget"),
            type="button",
            tap=["same", NOBODY],
            class_="danger",
        ),
        name="forget",
    )
