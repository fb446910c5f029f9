"""Progress: how far somebody has come in a game's lesson; the device remembers it as a setting."""

from client.app import settings
from client.app.settings import DONE, NEVER, NEW, PLAYED, lesson_of
from shared_rules.extras import has


def is_offered(game: str) -> bool:
    """Whether there is a lesson that has been neither done nor declined. Who has played the game
    to its end without it does without; who has begun it may go on."""
    return has(game, "lesson") and settings.now[lesson_of(game)] not in (NEVER, DONE, PLAYED)


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


def played(game: str) -> list[tuple]:
    """Somebody has played the game to its end."""
    return kept(game, PLAYED) if settings.now[lesson_of(game)] == NEW else []


def declined(game: str) -> list[tuple]:
    """Somebody says that they know the game: it is not offered any more, nor explained."""
    return kept(game, NEVER)


def kept(game: str, value) -> list[tuple]:
    return [("set", lesson_of(game), value)]
