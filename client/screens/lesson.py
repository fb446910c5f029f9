"""A lesson: the table's own screen, with Unke beside it, who says what to do and why."""

from client.app.glyph import glyph
from client.app.messages import heard, hears
from client.app.texts import game_words, say, title_of
from client.app.tree import button, div, header, main, p, span
from client.lessons import taps
from client.lessons.host import LessonHost
from client.lessons.learner import Learner
from client.lessons.menu import menu
from client.lessons.pointing import pointed
from client.screens import table
from client.screens.result import told
from client.shelf import saves
from client.table import ending, scoresheet
from shared_rules import GAMES
from shared_rules.extras import has

BUSY = True
HEARS = table.HEARS


def init(words):
    game = words[0] if words and words[0] in GAMES else ""
    model = Learner(LessonHost(game))
    if not game or not has(game, "lesson"):
        return model, [("home",)]
    return model, model.host.open()


def update(model, message):
    """What a lesson alone knows; all else is the table's."""
    if message == ["overlay", "menu"]:
        message = ["listing", True]
    elif message == ["close"] and model.listing:
        message = ["listing", False]
    if hears(taps, message[0]):
        model.same = False
        return model, heard(taps, message, model)
    tried = model.host.wrong
    model, effects = table.update(model, message)
    if model.host.wrong == tried:
        return model, effects
    model.same = False
    return model, [*effects, ("announce", model.words())]


def back(model):
    return ["close"] if model.listing else table.back(model)


def title(model):
    return table.title(model)


def view(model):
    if model.sheet:
        return finished(model)
    drawn = table.view(model)
    places = model.places() if model.host.ready and not model.sent else ()
    wanted = [drawn, places, model.listing]
    if model.framed[0] is not drawn or model.framed[1:3] != wanted[1:]:
        tag, attributes, inside = pointed(drawn, places)
        frame = {**attributes, "class_": attributes["class_"] + " lesson"}
        up = menu(model.host) if model.listing else None
        model.framed = [*wanted, [tag, frame, [*inside, up]]]
    return model.framed[3]


# The end


def finished(model):
    """The score sheet, as after any game, and the way to one's own, or to another one with Unke."""
    host = model.host
    following = host.next_game()
    if following is None:
        again, text = 0, say("lesson.again")
    else:
        again, text = following, host.text(host.step.key)
    saved = saves.summary(host.table, host.clock)
    own = ending.own_seat(host.persons())
    return main(
        header(
            button(
                glyph("home"), type="button", tap=["home"], aria_label=say("home"), class_="icon"
            ),
            span(title_of(host.game), class_="game"),
            class_="head",
        ),
        told(saved, host.persons()),
        scoresheet.scoresheet(saved, game_words(host.game), own, ask=False),
        p(say("lesson.done" if following is None else "lesson.more")),
        div(
            button(text, type="button", tap=["chapter", again], class_="plain"),
            button(say("lesson.play"), type="button", tap=["play"], class_="confirm"),
            class_="thumb",
        ),
        class_="page result",
        data_screen="result",
    )
