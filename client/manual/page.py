"""A page of the rules: its sections with their pictures, the contents, and turning the pages."""

from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.texts import say, title_of
from client.app.tree import (
    article,
    button,
    classes,
    div,
    figcaption,
    figure,
    footer,
    h1,
    h2,
    header,
    li,
    main,
    ol,
    p,
    section,
    span,
    strong,
    ul,
)
from client.games.tiles import cover
from client.manual import pages
from shared_rules import GAMES
from shared_rules.extras import has

MARKS = {"- ": ul, "# ": ol}
WAY = "> "


def body(game: str, name: str, sections: tuple, texts: dict, meant: str):
    """All of a page; it is what a finger swipes, and what the arrow keys turn."""
    parts = [part(game, name, one, drawn, texts, one == meant) for one, drawn in sections]
    return article(
        parts,
        swipe=["swipe"],
        tabindex=0,
        aria_label=texts[name],
        class_="leaf-of-rules",
        key=name + " " + sections[0][0],
    )


def part(game: str, name: str, one: str, drawn: str, texts: dict, is_meant: bool):
    title, *paragraphs = texts[name + "." + one]
    return section(
        div(h2(title) if title else None, lines(paragraphs), class_="said"),
        shown(game, drawn, texts) if drawn else None,
        class_=classes("rule", is_meant and "is-meant"),
        data_section=one,
        tabindex=-1,
        key=one,
    )


def lines(paragraphs: list) -> list:
    """Paragraphs, lists of those that have a mark, and ways to elsewhere."""
    blocks: list = []
    rows: list = []
    mark = ""
    for text in paragraphs:
        now = text[:2] if text[:2] in MARKS else ""
        if now != mark and rows:
            blocks.append(MARKS[mark](rows))
            rows = []
        mark = now
        if now:
            rows.append(li(stressed(text[2:])))
        elif text[:2] == WAY:
            blocks.append(way(*text[2:].split(" ", 1)))
        else:
            blocks.append(p(stressed(text)))
    if rows:
        blocks.append(MARKS[mark](rows))
    return blocks


def way(where: str, text: str):
    """A button that leads to another section, or to a screen of the app."""
    tap = ["section", *where.split(".")] if "." in where else ["go", where]
    return button(glyph("forward"), span(text), type="button", tap=tap, class_="to-rule")


def stressed(text: str) -> list:
    """What stands between stars is strong."""
    words: list = text.split("*")
    for place in range(1, len(words), 2):
        words[place] = strong(words[place])
    return words


def shown(game: str, drawn: str, texts: dict):
    """A picture, for the eye only, with what is to be seen there in words."""
    caption = texts.get("picture." + drawn)
    return figure(
        div(pages.picture(game, drawn), inert=True, aria_hidden=True, class_="shown"),
        figcaption(caption) if caption else None,
        class_="picture",
    )


def foot(at: int, last: int):
    """One page back, the contents, one page on; after the last one is done."""
    return footer(
        button(
            glyph("back"),
            type="button",
            tap=["page", at - 1],
            aria_label=say("rules.previous"),
            disabled=at == 0,
            class_="plain",
        ),
        button(
            span(f"{at + 1} / {last + 1}", class_="unbroken"),
            span(say("rules.contents"), class_="small"),
            type="button",
            tap=["contents"],
            class_="quiet",
        ),
        button(
            glyph("forward"),
            type="button",
            tap=["page", at + 1],
            aria_label=say("rules.next"),
            class_="confirm",
        )
        if at < last
        else button(
            glyph("check"), type="button", tap=["back"], aria_label=say("done"), class_="confirm"
        ),
        class_="turning",
    )


def contents(game: str, texts: dict, at: int):
    """All pages with the number of their first leaf; a tap leads there."""
    rows = []
    leaves = pages.leaves_of(game)
    here = leaves[at][0]
    for page in pages.pages_of(game):
        place = pages.numbered(game, page[0])
        rows.append(
            li(
                button(
                    span(str(place + 1), class_="number"),
                    texts[page[0]],
                    type="button",
                    tap=["page", place],
                    aria_current="page" if page[0] == here else None,
                    class_="entry-of-rules",
                ),
                key=place,
            )
        )
    ways = []
    for name, text in (("lesson", "lesson.way"), ("puzzles", "puzzles.way")):
        if has(game, name):
            ways.append(button(say(text), type="button", tap=["go", name, game], class_="quiet"))
    return overlay(say("rules.contents"), ways, ol(rows, class_="contents"), name="rules-contents")


def shelf():
    """The games, to choose one to read about."""
    rows = []
    for game in GAMES:
        rows.append(
            li(
                button(
                    cover(game),
                    span(title_of(game), class_="title"),
                    type="button",
                    tap=["go", "rules", game],
                    class_="tile",
                ),
                key=game,
            )
        )
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(say("rules"), tabindex=-1),
            class_="head",
        ),
        p(say("rules.which")),
        ul(rows, class_="tiles"),
        class_="page rules-shelf",
        data_screen="rules",
    )
