"""What the app says, in the language of the settings."""

from client import settings

opened: dict[str, dict[str, str]] = {}
"""The tables that have been read, by language or by game and language."""


def table_of(language: str) -> dict[str, str]:
    """The app's own words in a language."""
    if language not in opened:
        module = __import__("client.words." + language, None, None, ["WORDS"])
        opened[language] = module.WORDS
    return opened[language]


def say(key: str, *values) -> str:
    """The text of a key, its {0}, {1} ... replaced."""
    text = table_of(settings.now["language"])[key]
    if not values:
        return text
    for place in range(len(values)):
        text = text.replace("{" + str(place) + "}", str(values[place]))
    return text


def joined(names: list[str]) -> str:
    """Names as one says them: "Anna, Ben and Cleo"."""
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + say("and") + names[-1]


def game_words(key: str) -> dict[str, str]:
    """A game's words in the language of the settings."""
    place = key + " " + settings.now["language"]
    if place not in opened:
        from shared_rules.words import words_of

        opened[place] = words_of(key, settings.now["language"])
    return opened[place]
