"""The offer of a lesson, on a game's tile and in its setup, until it is done or declined."""

from client.app.glyph import glyph
from client.app.texts import say, title_of
from client.app.tree import button, div, span
from client.lessons import progress


def offer(game: str):
    """The way to the lesson, and a way to be rid of the offer; None where there is none."""
    if not progress.is_offered(game):
        return None
    text = say("lesson.offer.on" if progress.chapter(game) else "lesson.offer")
    return div(
        button(
            glyph("hint"),
            span(text),
            type="button",
            tap=["go", "lesson", game],
            aria_label=say("asked", title_of(game), text),
            class_="begin",
        ),
        button(
            glyph("cross"),
            type="button",
            tap=["decline", game],
            aria_label=say("asked", title_of(game), say("lesson.never")),
            class_="icon",
        ),
        class_="lesson-offer",
        key="lesson",
    )
