"""Leaves: the games one by one, and what is kept of one of them."""

from client.app.overlay import overlay
from client.app.texts import game_words, joined, say, title_of
from client.app.tree import button, h2, h3, li, p, section, span, strong, ul
from client.chronicle.numbers import day
from client.chronicle.sums import NOBODY, PERSON, who
from client.shelf.annal import (
    CHALLENGE,
    DEEDS,
    GAME,
    ID,
    OPTIONS,
    PEOPLE,
    PLACES,
    SCORES,
    SHEET,
    WHEN,
)
from client.table import scoresheet


def shown(annal: list, same: dict[str, str], person: str) -> bool:
    """Whether it is to be listed."""
    return not person or person in [who(player, same) for player in annal[PEOPLE]]


def names_of(annal: list, same: dict[str, str]) -> list[str]:
    """What everybody was called, but those who are not to be remembered."""
    names = []
    for player in annal[PEOPLE]:
        gone = player[1] == PERSON and who(player, same) == NOBODY
        names.append(say("chronicle.nobody") if gone else player[0])
    return names


def listed(annals: list[list], most: int, same: dict[str, str], total: int):
    """The latest games, of so many in all, and a way to older ones."""
    rows = []
    for annal in annals[:most]:
        names = names_of(annal, same)
        winners = [names[seat] for seat in range(len(names)) if annal[PLACES][seat] == 1]
        rows.append(
            li(
                button(
                    span(strong(title_of(annal[GAME]), challenged(annal)), " ", day(annal[WHEN])),
                    span(joined(names), class_="small"),
                    span(say("home.won", joined(winners)), class_="muted small"),
                    type="button",
                    tap=["show", annal[GAME], annal[WHEN], annal[ID]],
                    class_="leaf",
                ),
                key=annal[ID],
            )
        )
    more = None
    if total > most:
        more = button(say("chronicle.games.more"), type="button", tap=["more"], class_="plain")
    return section(h2(say("chronicle.games.of", total)), ul(rows), more, key="games")


def challenged(annal: list) -> str:
    """That a game was a challenge, behind its title."""
    return " · " + say("challenge") if CHALLENGE in annal[OPTIONS] else ""


def sheet(annal: list, same: dict[str, str], here: bool):
    """One game: who played, the score sheet as it was, what was agreed on. `here`: the game's own
    words are on the phone; rules that have changed since may have lines that they do not name."""
    words = game_words(annal[GAME]) if here else {}
    names = names_of(annal, same)
    players = []
    for seat in range(len(names)):
        _, kind, colour = annal[PEOPLE][seat]
        players.append({"name": names[seat], "kind": kind, "colour": colour})
    lines = [[line for line in one if "score." + line[0] in words] for one in annal[SHEET]]
    outcome = {"places": annal[PLACES], "scores": annal[SCORES], "sheet": lines}
    saved = {"players": players, "outcome": outcome}
    return overlay(
        title_of(annal[GAME]),
        p(day(annal[WHEN]), challenged(annal), class_="muted"),
        scoresheet.scoresheet(saved, words, None, False),
        agreed(annal, words),
        done(annal, words, names),
        name="annal",
    )


def agreed(annal: list, words: dict[str, str]):
    """What was agreed on, as far as there are words for it."""
    rows = []
    for key in sorted(annal[OPTIONS]):
        value = words.get(f"option.{key}.{annal[OPTIONS][key]}")
        if value and key != "first":
            rows.append(li(say("asked", words["option." + key], value), key=key))
    return ul(rows, class_="small") if rows else None


def done(annal: list, words: dict[str, str], names: list[str]):
    """The achievements of everybody."""
    rows = []
    for seat in range(len(names)):
        for deed in annal[DEEDS][seat]:
            if "deed." + deed in words and annal[PEOPLE][seat][1] == PERSON:
                text = say("asked", names[seat], words["deed." + deed])
                rows.append(li(text, key=f"{seat} {deed}"))
    return [h3(say("chronicle.deeds")), ul(rows, class_="small")] if rows else None
