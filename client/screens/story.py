"""The story of a game that is over: all that happened, round by round, to be read."""

from client.app.glyph import glyph
from client.app.note import note
from client.app.texts import about_bots, game_words, say, title_of
from client.app.tree import button, div, h1, h2, header, main
from client.games.scene import Scene
from client.shelf import saves
from client.story.chapters import chapters
from client.story.log import whole
from shared_rules.engine.words import can_tell

HEARS = ("settings",)


class Story:
    """The model: the table, as this phone keeps it."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.table = None
        self.problem = ""
        """"absent", "changed" (of a later version), or storage's."""


def init(params):
    model = Story(params[0] if params else "")
    return model, [("load", "tables", model.ident, ["loaded"])]


def on_loaded(model, stored, problem):
    model.table, model.problem = saves.ended(stored, problem)
    if model.problem == "running":
        return [("replace", "table", model.ident)]
    return None


def on_back(model):
    return [("back",)]


def on_home(model):
    return [("home",)]


def title(model):
    return say("story")


def view(model):
    if model.problem == "changed":
        return note("story", "asleep", say("story"), say("look.changed"))
    if model.problem:
        return note("story", "asleep", say("gone"), say(saves.gone(model.problem)))
    if model.table is None:
        return main(h1(say("loading"), class_="quiet"), class_="note", data_screen="story")
    record = model.table.record
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(say("story")),
            class_="head",
        ),
        h2(title_of(record.key)),
        div(told(model.table), class_="chapters"),
        class_="page",
        data_screen="story",
    )


def scene_of(table) -> Scene:
    """What anybody sees of a table."""
    record = table.record
    return Scene(table.game.view(None), record.players, game_words(record.key))


def told(table) -> list:
    """Everything, with the reasons of the bots as far as there are words for them."""
    key, log = table.record.key, table.log()
    about = about_bots(key)
    reasons = [why for why in table.told_reasons() if can_tell(about, why[2])]
    return whole(scene_of(table), log, chapters(key, log), reasons, table.stood_in)
