"""Extras: what a game may bring besides its rules and its words; each is found by being there.

    course                  where in its rounds and steps a game stands (engine/course.py)
    deeds                   what the chronicle remembers of a game (engine/deeds.py)
    mind.bot                bots that think; without them there are `random` ones (engine/bot.py)
    mind.share              what a standing is worth in victory (written by `./unke chances`)
    mind.why                the reasons for their moves, and so advice
    opponents               the levels at which bots play; opponents.<language> their characters
    opponents.measured      how strong they have proved to be (written by `./unke ladder`)
    puzzles                 positions in which one move is best (client/puzzles/)
    board flights pages     the table, what moves on it, the pages of the rules (client/games/)
    lesson                  a guided first game (client/lessons/)
    firsts                  the rules that are told when they come up first (client/table/firsts.py)
    promises                what the button of a move promises besides the move itself
    screens.<name>          a screen of the game's own, at the address #<game>-<name>; the one that
                            is called as an option is where people type in values of their own

A text that is missing in a language is English.
"""

from . import built

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WITH_THE_RULES = ("course", "deeds", "mind", "opponents", "puzzles")
"""What begins so lies in shared_rules/<game>/, all else in client/games/<game>/."""


def module_name(key: str, name: str) -> str:
    """The module that an extra of a game is, if the game has it."""
    top = "shared_rules" if name.partition(".")[0] in WITH_THE_RULES else "client.games"
    return top + "." + key + "." + name


def has(key: str, name: str) -> bool:
    """Whether a game has an extra."""
    if built.EXTRAS is not None:
        return name in built.EXTRAS[key]
    return found(module_name(key, name)) is not None


brought: "dict[str, Any]" = {}
"""The extras that are here, by game and name: a table asks for some whenever it is drawn, and
importing again what is there takes Brython six times as long as looking here."""


def extra(key: str, name: str) -> "Any":
    """An extra of a game, or None."""
    place = key + " " + name
    if place not in brought:
        if not has(key, name):
            return None
        brought[place] = __import__(module_name(key, name), None, None, ["__name__"])
    return brought[place]


def found(module: str) -> "Any":
    """A module, or None if there is none of this name."""
    try:
        return __import__(module, None, None, ["__name__"])
    except ImportError as problem:
        missing = problem.name or ""
        if module != missing and not module.startswith(missing + "."):
            raise  # it is there, and asks for something else that is not
        return None


def texts(package: str, language: str) -> "Any":
    """The module with a package's texts in a language; the build puts English ones in its place."""
    return found(package + "." + language) or __import__(package + ".en", None, None, ["__name__"])


def titled(key: str, language: str) -> list[str]:
    """A game's title and motto."""
    if built.TITLES is not None:
        title: list[str] = built.TITLES[language][key]
        return title
    words = texts("shared_rules." + key + ".words", language).WORDS
    return [words["game.title"], words["game.motto"]]
