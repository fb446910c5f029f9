"""What the app says, in the language of the settings."""

from client.app import settings
from shared_rules.extras import extra, has, texts, titled

opened: dict[str, dict[str, str]] = {}
"""The tables that have been read, by language or by game and language."""


books = ["client.app.words"]
"""What has been learnt: the app's own words, and those of parts that not everybody needs."""


def learn(book: str) -> None:
    """Know the words of a part, too: a package with a module for each language."""
    if book not in books:
        books.append(book)
        opened.clear()


def table_of(language: str) -> dict[str, str]:
    """The words in a language that are known so far."""
    if language not in opened:
        words: dict[str, str] = {}
        for book in books:
            words.update(book_of(book, language))
        opened[language] = words
    return opened[language]


def book_of(book: str, language: str) -> dict[str, str]:
    """The words of one part in a language."""
    return texts(book, language).WORDS


def knows(key: str) -> bool:
    """Whether there is a text of this key."""
    return key in table_of(settings.now["language"])


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


def title_of(key: str) -> str:
    """What a game is called."""
    return titled(key, settings.now["language"])[0]


def motto_of(key: str) -> str:
    """What a game is about."""
    return titled(key, settings.now["language"])[1]


def cast_of(key: str) -> dict[str, tuple[str, str]]:
    """A game's bots by level, the weakest first: their names, what they are like and can do."""
    opponents = extra(key, "opponents")
    if not opponents:
        return {"random": ("", say("strength.random"))}
    about = about_bots(key)
    cast = {}
    for level in opponents.LEVELS:
        cast[level] = (about.get("name." + level, ""), told_of(key, level, about))
    return cast


def told_of(key: str, level: str, about: dict[str, str]) -> str:
    """A line about a character, and how strong it has proved to be."""
    measured = extra(key, "opponents.measured")
    line = about.get("about." + level, "")
    if not measured or level not in measured.WON:
        return line
    others, won = measured.WON[level]
    like = about.get("name." + others, "")
    if not won:
        return line + " " + say("strength.unsure", like)
    return line + " " + say("strength.like" if like else "strength.chance", won, like)


def about_bots(key: str) -> dict[str, str]:
    """What there is to say about a game's bots, and what they say: nothing without characters."""
    if not has(key, "opponents.en"):
        return {}
    from shared_rules.engine.words import words_of

    return words_of(key, settings.now["language"], "opponents")


def game_words(key: str) -> dict[str, str]:
    """A game's words in the language of the settings."""
    place = key + " " + settings.now["language"]
    if place not in opened:
        from shared_rules.engine.words import words_of

        opened[place] = words_of(key, settings.now["language"])
    return opened[place]
