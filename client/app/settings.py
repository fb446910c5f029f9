"""Settings: what a person has chosen for this device, and what else could be chosen."""

from shared_rules.languages import LANGUAGES

CHOICES = {
    "language": ("en", *[language for language in LANGUAGES if language != "en"]),
    "theme": ("system", "light", "dark"),
    "sound": (True, False),
    "vibration": (True, False),
    "motion": (True, False),
    "coach": (True, False),
    "pace": ("normal", "slow", "quick", "once"),
}
"""What each setting may be, what it is without a choice first (the language: the browser's)."""

now: dict = {name: CHOICES[name][0] for name in CHOICES}
"""The settings as they are. Views read them, the effect `("set", name, value)` changes them."""

served = {"by": "files"}
"""Who has served the app: the "family" server, which keeps tables, or a host of plain "files"."""


def admits(name: str, value: object) -> bool:
    """Whether a setting can have this value; True is not 1."""
    for choice in CHOICES.get(name, ()):
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
    for choice in CHOICES[name]:
        if written(choice) == text:
            now[name] = choice
