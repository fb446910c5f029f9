"""Progress: how far somebody has come in a game's lesson; the device remembers it as a setting."""

from client.app import settings
from client.app.settings import lesson_of
from shared_rules.extras import has

NEW, NEVER, DONE = "new", "never", "done"


def is_offered(game: str) -> bool:
    """Whether there is a lesson that has been neither done nor declined."""
    return has(game, "lesson") and settings.now[lesson_of(game)] not in (NEVER, DONE)


def chapter(game: str) -> int:
    """The chapter with which to go on, from 0."""
    known = settings.now[lesson_of(game)]
    return known if type(known) is int else 0


def reached(game: str, number: int) -> list[tuple]:
    """A chapter begins. Who has done all of it and looks once more has done it all the same."""
    if number and settings.now[lesson_of(game)] != DONE:
        return kept(game, number)
    return []


def done(game: str) -> list[tuple]:
    return kept(game, DONE)


def known(game: str) -> list[tuple]:
    """Somebody has played the game to its end."""
    return declined(game) if settings.now[lesson_of(game)] == NEW else []


def declined(game: str) -> list[tuple]:
    """Somebody knows the game: it is not offered any more."""
    return kept(game, NEVER)


def kept(game: str, value) -> list[tuple]:
    return [("set", lesson_of(game), value)]
