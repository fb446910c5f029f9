"""Words: what phases, verbs, facts, items, options and scores are called in a language.

Each game has one table a language, shared_rules/<game>/words/<language>.py, so that a phone loads
just one. The keys:

    game.title  game.motto
    ask.<phase>          the question, to whoever is asked; wait.<phase> to the others ({seats})
    ask.<phase>.<verb>   instead of it, where a phase has another question for this verb
    verb.<verb>          the button; verb.<verb>.none the same when no item is named
    fact.<name>          a sentence: {0}, {1} ... are the fact's items, {2*} all from the third on;
                         fact.<name>.none where that list is empty
    item.because-<why>   why nobody was asked, between a fact's sentence and its full stop
    item.<name>          a thing; of "tavern-7" without words of its own, item.tavern with {0} = 7
                         ({seat} is the name of that seat)
    zone.<key>           a part of the table, where a plain board shows it; else its key
    rules.<name>         a paragraph of the rules, where the game has no pages
    option.<key>  option.<key>.help  option.<key>.<value>  option.<key>.<value>.help
    score.<reason>       a line of the score sheet
    score.<reason>.row   what the row of all these lines is called, if it is not the line's own text
                         up to what that names (": {0}")

A second table, shared_rules/<game>/opponents/<language>.py, is about the bots, if they have
characters:

    name.<level>  about.<level>     the character that plays at this level
    why.<reason>                    why a move is made, with items as in facts
    hint.<reason>                   the same, said to whoever could make it, where that differs
    look.<place>                    where to look, for whoever would rather find out
"""

from ..extras import texts
from ..languages import LANGUAGES
from .because import says_why

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import Fact, Frame, Item, Reason

TIMES = "\u00a0×\u00a0"
"""No line ends on either side of it."""


def words_of(key: str, language: str, folder: str = "words") -> dict[str, str]:
    """A game's table in a language; its opponents have one of their own, in `opponents`."""
    if language not in LANGUAGES:
        raise KeyError(f"there are no words in {language!r}")
    words: dict[str, str] = texts(f"shared_rules.{key}.{folder}", language).WORDS
    return words


def say(words: dict[str, str], key: str, *values: str | int) -> str:
    """The text of a key, its {0}, {1} ... replaced."""
    text = words[key]
    for place in range(len(values)):
        text = text.replace("{" + str(place) + "}", str(values[place]))
    return text


def name(words: dict[str, str], item: "Item", names: list[str]) -> str:
    """What an item is called; `names` are the players', by seat."""
    if type(item) is int:
        return str(item)
    text = words.get("item." + item)
    if text is not None:
        return text
    dash = item.rfind("-")
    stem, tail = item[:dash], item[dash + 1 :]
    if stem == "seat":
        return names[int(tail)]
    text = words["item." + stem].replace("{0}", tail)
    if "{seat}" in text:
        text = text.replace("{seat}", names[int(tail)])
    return text


def listed(words: dict[str, str], items: "list[Item]", names: list[str]) -> str:
    """Items in a row, equal ones counted: "2 × shoe, tiara"."""
    kinds: "list[Item]" = []
    text = ""
    for item in items:
        if item not in kinds:
            kinds.append(item)
            count = items.count(item)
            if text:
                text += ", "
            if count > 1:
                text += str(count) + TIMES
            text += name(words, item, names)
    return text


def told(words: dict[str, str], fact: "Fact", names: list[str]) -> str:
    """A public fact as a sentence."""
    return sentence(words, words, "fact.", fact, names)


def shown(words: dict[str, str], fact: "Fact", names: list[str]) -> str:
    """A fact while the board shows it: what can be seen there need not be read as well."""
    stem = "story." if "story." + fact[0] in words else "fact."
    return sentence(words, words, stem, fact, names)


def can_tell(about: dict[str, str], why: "Reason") -> bool:
    """Whether there are words for a reason, and all that they name is in it: another version may
    have stored or sent it."""
    text = about.get("why." + why[0])
    if text is None:
        return False
    start = text.find("{")
    while start >= 0:
        end = text.find("}", start)
        if int(text[start + 1 : end].replace("*", "")) + 1 >= len(why):
            return False
        start = text.find("{", end)
    return True


def hinted(words: dict[str, str], about: dict[str, str], why: "Reason", names: list[str]) -> str:
    """The reason for a move, said to the one who could make it."""
    stem = "hint." if "hint." + why[0] in about else "why."
    return reasoned(words, about, why, names, stem)


def reasoned(
    words: dict[str, str],
    about: dict[str, str],
    why: "Reason",
    names: list[str],
    stem: str = "why.",
) -> str:
    """The reason for a move as a sentence; `about` is the table about the bots.

    A thing that stands first has a capital letter; a player's name stays as it is.
    """
    text = sentence(words, about, stem, why, names)
    for player in names:
        if text.startswith(player):
            return text
    return text[0].upper() + text[1:]


def sentence(
    words: dict[str, str], texts: dict[str, str], stem: str, fact: "Fact", names: list[str]
) -> str:
    """A text of a table, its places filled with what things are called.

    A key that ends in ".own" tells of a seat that does it to what is its own, one that ends in
    ".none" of no things at all.
    """
    key = stem + fact[0]
    items = fact[1:]
    if key + ".own" in texts and str(items[0])[-1] == str(items[1])[-1]:
        key += ".own"
    why = name(words, items.pop(), names) if says_why(fact) else ""
    text = texts[key]
    star = text.find("*}")
    if star >= 0:
        start = text.rfind("{", 0, star)
        rest = items[int(text[start + 1 : star]) :]
        if not rest:
            text = texts[key + ".none"]
        else:
            text = text[:start] + listed(words, rest, names) + text[star + 2 :]
    for place in range(len(items)):
        mark = "{" + str(place) + "}"
        if mark in text:
            text = text.replace(mark, name(words, items[place], names))
    return text[:-1] + why + text[-1] if why else text


def asked(
    words: dict[str, str], key: str, frame: "Frame", seats: list[int], names: list[str]
) -> str:
    """A question (ask.*) or its news for the others (wait.*): {seats}, and the frame's locals."""
    text = words[key]
    start = text.find("{")
    while start >= 0:
        end = text.find("}", start)
        local = text[start + 1 : end]
        if local == "seats":
            value = listed(words, [f"seat-{seat}" for seat in seats], names)
        else:
            value = name(words, frame[local], names)
        text = text[:start] + value + text[end + 1 :]
        start = text.find("{", start + len(value))
    return text
