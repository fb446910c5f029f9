"""How to play: each game's rules as pages, and which section explains which thing.

client/games/<game>/pages/__init__.py says what there is, the same for all languages:

    PAGES   the pages in their order: a name, and one leaf or several, which a phone shows one at
            a time; on a leaf the sections, each with the name of its picture (a function in
            client/games/<game>/pages/pictures.py) or ""
    RULES   where a thing is explained, "page.section" by the key of its words ("item.rum",
            "verb.bid", "ask.auction", "score.notes", "option.match", "first.rum"); a thing
            without a line of its own belongs to its stem, "item.tavern-7" to "item.tavern"

client/games/<game>/pages/<language>.py says it in words, TEXTS: by "page" the title, by
"page.section" a heading (or "") and paragraphs, by "picture.<name>" what is to be seen there. A
paragraph that begins with "- " or "# " is a line of a list, plain or numbered; "> page.section
Words" is a button that leads to another section, "> screen Words" to a screen; what stands between
* is stressed. Both are read when somebody asks. A game without pages has those that come of its
words (client/manual/plain.py).
"""

from client.app import settings
from shared_rules.extras import extra, has, texts


def own(game: str):
    """What a game has of pages, or what stands for them."""
    pages = extra(game, "pages")
    if pages is None:
        from client.manual.plain import Plain

        return Plain(game)
    return pages


def pages_of(game: str) -> tuple:
    return own(game).PAGES


def leaves_of(game: str) -> list[list]:
    """All leaves in their order: the page's name, and the sections."""
    leaves = []
    for page in pages_of(game):
        for leaf in page[1:]:
            leaves.append([page[0], leaf])
    return leaves


def texts_of(game: str) -> dict:
    """A game's texts in the language of the settings."""
    if not has(game, "pages"):
        return own(game).TEXTS
    return texts(f"client.games.{game}.pages", settings.now["language"]).TEXTS


def picture(game: str, name: str):
    """A picture of a game, drawn now."""
    return getattr(extra(game, "pages.pictures"), name)()


def numbered(game: str, name: str, section: str = "") -> int:
    """The place of a section among the leaves, or of a page's first one; else of the first."""
    leaves = leaves_of(game)
    first = 0
    for place in range(len(leaves) - 1, -1, -1):
        page, sections = leaves[place]
        if page == name:
            first = place
            for one, _ in sections:
                if one == section:
                    return place
    return first


def rule_of(game: str, key: str) -> list[str]:
    """The page and the section that explain what has these words; [] if none does."""
    rules = own(game).RULES
    while key:
        if key in rules:
            return rules[key].split(".")
        key = key.rpartition("-")[0]
    return []


def key_of(item) -> str:
    """The key of a thing's words; a plain number has none of its own."""
    return "item.number" if type(item) is int else "item." + item


def way(game: str, key: str = "") -> list[str]:
    """The address of the page where this is explained, or of the first page."""
    return ["rules", game, *(rule_of(game, key) if key else [])]


def heading(game: str, key: str) -> str:
    """What the section is called that explains this; a section without a heading, as its page."""
    texts = texts_of(game)
    page, section = rule_of(game, key)
    return texts[page + "." + section][0] or texts[page]
