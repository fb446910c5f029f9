"""How to play: a game's rules page by page, with the way back to where one came from.

The address says the game, and the page and section that were asked for; turning the pages leaves
it alone, so that Back leads straight back to the table.
"""

from client.app.glyph import glyph
from client.app.texts import say, title_of
from client.app.tree import button, div, h1, header, main, span
from client.manual import pages
from client.manual.page import body, contents, foot, shelf
from shared_rules import GAMES

HEARS = ("settings",)


class Reader:
    """The model: which leaf lies open, and the section that was asked for."""

    def __init__(self, game: str, page: str, section: str) -> None:
        self.game = game
        self.at = pages.numbered(game, page, section) if game else 0
        self.meant = section
        self.listing = False
        """Whether the contents are up."""

    @property
    def last(self) -> int:
        return len(pages.leaves_of(self.game)) - 1


def init(params):
    words = [*params, "", "", ""]
    game = words[0] if words[0] in GAMES else ""
    model = Reader(game, words[1], words[2])
    if model.meant:
        return model, [("focus", f"[data-section={word(model.meant)}]")]
    return model, ()


def word(text: str) -> str:
    """A name as it may stand in a selector; what is none finds nothing."""
    return text if text.isalpha() else "none"


def on_back(model):
    return [("back",)]


def on_go(model, *words):
    return [("go", *words)]


def on_section(model, page: str, section: str):
    model.at, model.meant = pages.numbered(model.game, page, section), section
    return [("focus", f"[data-section={section}]")]


def on_contents(model):
    model.listing = True


def on_close(model):
    model.listing = False


def on_swipe(model, way: str):
    return on_page(model, model.at + (1 if way == "on" else -1))


def on_page(model, at: int):
    model.listing = False
    if at == model.at or not 0 <= at <= model.last:
        return None
    model.at, model.meant = at, ""
    return [("focus", ".rules h1")]


def back(model):
    return ["close"] if model.listing else None


def title(model):
    return f"{title_of(model.game)}: {say('rules')}" if model.game else say("rules")


def view(model):
    if not model.game:
        return shelf()
    texts = pages.texts_of(model.game)
    name, sections = pages.leaves_of(model.game)[model.at]
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            div(
                span(title_of(model.game), class_="game"),
                h1(texts[name], tabindex=-1),
                class_="titles",
            ),
            class_="head",
        ),
        body(model.game, name, sections, texts, model.meant),
        foot(model.at, model.last),
        contents(model.game, texts, model.at) if model.listing else None,
        class_="page rules",
        data_screen="rules",
    )
