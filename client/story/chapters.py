"""Chapters: the rounds of a game as parts of its story, each with its heading.

Where one begins is found in the public facts (`after` of the game's course module), for whoever has
only the log: often in the middle of a move, which ends one round and begins the next. A game that
does not go in rounds is one chapter without a heading.
"""

from client.app.texts import say
from shared_rules.extras import extra


def chapters(game: str, log: list[list]) -> list[tuple[int, int, str]]:
    """Where each begins (the number of a move, and of a fact of it), and its heading.

    `log` has all moves from the first on.
    """
    course = extra(game, "course")
    found: list[tuple[int, int, str]] = []
    if course is None:
        return found
    at = None
    for number in range(len(log)):
        facts = log[number][1]
        for place in range(len(facts)):
            now = course.after(at or 0, facts[place])
            if now != at:
                title = say("course.round", now) if now else say("course.setup")
                found.append((number, place, title))
            at = now
    return found
