"""Settings: what a person has chosen for this device, and what else could be chosen."""

from shared_rules import GAMES
from shared_rules.languages import LANGUAGES

CHOICES = {
    "language": ("en", *[language for language in LANGUAGES if language != "en"]),
    "theme": ("system", "light", "dark"),
    "sound": (True, False),
    "vibration": (True, False),
    "motion": (True, False),
    "coach": (True, False),
    "firsts": (True, False),
    "warn": (True, False),
    "pace": ("normal", "slow", "quick", "once"),
    "stops": (True, False),
    "curtain": (False, True),
}
"""What each setting may be, what it is without a choice first (the language: the browser's)."""

NEW, NEVER, DONE, PLAYED = "new", "never", "done", "played"
LESSON = (NEW, NEVER, DONE, PLAYED, *range(1, 10))
"""How far one may have come in a lesson: offered, declined, done, needed no more by who has played
the game to its end without it, or at a later chapter."""


def lesson_of(game: str) -> str:
    """The name under which it is remembered."""
    return "lesson-" + game


def finished_of(game: str) -> str:
    """The name under which it is remembered that somebody has finished a game here."""
    return "finished-" + game


def told_of(game: str) -> str:
    """The name under which it is remembered which rules have been told when they came up first:
    their names, with spaces between them."""
    return "told-" + game


LISTS = tuple([told_of(game) for game in GAMES])
"""What may be any names with spaces between them."""
FIRST = 3
"""So many games of a title are somebody's first ones."""


def ended_of(game: str) -> str:
    """The name under which it is remembered how many games have ended here, up to the first few."""
    return "ended-" + game


SHELF = ("empty", "over", "running")
"""What lies on the shelf of tables: home keeps room for it until it has been read again."""

ALL: dict = {
    **CHOICES,
    "shelf": SHELF,
    "memories": (False, True),
    **{lesson_of(game): LESSON for game in GAMES},
    **{finished_of(game): (False, True) for game in GAMES},
    **dict.fromkeys(LISTS, ("",)),
    **{ended_of(game): (*range(FIRST + 1),) for game in GAMES},
}
"""All that the device remembers: what is chosen on the settings' screen, how far one is, what there
is to go on with."""

now: dict = {name: ALL[name][0] for name in ALL}
"""The settings as they are. Views read them, the effect `("set", name, value)` changes them."""

served = {"by": "files"}
"""Who has served the app: the "family" server, which keeps tables, or a host of plain "files"."""


def admits(name: str, value: object) -> bool:
    """Whether a setting can have this value; True is not 1."""
    if name in LISTS:
        return isinstance(value, str)
    for choice in ALL.get(name, ()):
        if choice == value and type(choice) is type(value):
            return True
    return False


def written(value: object) -> str:
    """How a setting stands in the browser's store, where a plain script can read it too."""
    if value is True:
        return "on"
    return "off" if value is False else str(value)


def read(name: str, text: str) -> None:
    """Take over what an earlier start has written, if it still makes sense."""
    if name in LISTS:
        now[name] = text
    for choice in ALL[name]:
        if written(choice) == text:
            now[name] = choice


def is_known(game: str) -> bool:
    """Whether somebody here has said that they know this game."""
    known: bool = now[lesson_of(game)] == NEVER
    return known
