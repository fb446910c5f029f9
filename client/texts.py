"""What the app says, in the language of the settings."""

from client import settings


def table_of(language: str) -> dict[str, str]:
    """The app's own words in a language."""
    module = __import__("client.words." + language, None, None, ["WORDS"])
    return module.WORDS


def say(key: str, *values) -> str:
    """The text of a key, its {0}, {1} ... replaced."""
    text = table_of(settings.now["language"])[key]
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
    from shared_rules.words import words_of

    return words_of(key, settings.now["language"])
