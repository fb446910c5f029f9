"""A gentle start: setup proposes what is easy until somebody has finished a game on this device.

The game says which options that is (Game.GENTLE); the opponents are the two weakest ones.
"""

from client.app import settings
from client.app.glyph import glyph
from client.app.settings import FIRST, ended_of, finished_of
from client.app.texts import say
from client.app.tree import p
from client.lessons import progress
from shared_rules import GAMES

WEAKEST = 2


def is_new(game: str) -> bool:
    """Whether nobody has finished it here."""
    return not settings.now[finished_of(game)]


def finished(game: str) -> list[tuple]:
    """Somebody has: from now on setup proposes what was played last, no lesson is offered, and home
    leads to the chronicle."""
    if not is_new(game):
        return []
    first = [] if settings.now["memories"] else [("set", "memories", True)]
    return [("set", finished_of(game), True), *progress.played(game), *first]


def counted(ended: list[str]) -> list[tuple]:
    """How many games lie here that have ended, by the titles of all of them."""
    effects = []
    for game in GAMES:
        number = min(FIRST, ended.count(game))
        if number > settings.now[ended_of(game)]:
            effects.append(("set", ended_of(game), number))
    return effects


def propose(setup) -> None:
    """Fill in the easy options, and seat easy bots."""
    setup.chosen.update(setup.rules.GENTLE)
    setup.seating.play_at(list(setup.seating.cast)[:WEAKEST])


def reason(setup):
    """Why it begins so, None where it does not."""
    if not setup.gentle:
        return None
    easy = [option for option in setup.options() if option["key"] in setup.rules.GENTLE]
    text = say("setup.gentle.options" if easy else "setup.gentle")
    return p(glyph("hint"), text, class_="gentle")
