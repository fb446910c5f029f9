"""How it went: everybody's chances over a game that is over, what turned it, luck and skill apart.

It is found out question by question (asking.py): a first picture soon, then better ones for as long
as one looks. What one decided is held against nothing but what one could know then.
"""

from client.app.glyph import glyph
from client.app.note import note
from client.app.texts import game_words, say
from client.app.tree import button, div, h1, h2, header, main, p, progress, section
from client.games.scene import Scene
from client.review import findings
from client.review.asking import Asking
from client.review.chances import as_table, chances
from client.shelf import saves
from client.shelf.replay import Replay
from client.story.chapters import chapters
from shared_rules.extras import has
from shared_rules.review.review import Review

HEARS = ("hidden", "returned", "settings")
PICTURES = 24
"""So many times it is drawn while the first look goes on: the page has other things to do."""
BETTER = 8
"""After so many more answers it is drawn again."""


class Reviewed:
    """The model: the game played again, what is known, and the point that is looked at."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.replay: Replay = None
        self.review: Review = None
        self.players: list[dict] = []
        self.begins: list[tuple[int, int, str]] = []
        """Where the rounds begin."""
        self.problem = ""
        """"absent", "running", "changed" (other rules), "mindless" (no bots), or storage's."""
        self.at = 0
        self.asking: Asking = None
        self.turns: list = []
        """The moves that turned the game, as far as is known."""
        self.pictures = 0
        self.drawn: tuple = ()

    def scene(self, number: int, seat: int | None = None) -> Scene:
        record = self.review.record
        view = self.review.games[number].view(seat)
        return Scene(view, record.players, game_words(record.key))

    def named(self, decision, move: list) -> str:
        return findings.in_words(self, decision, move)

    def place(self, number: int) -> str:
        """The round in which a move was made, or its number."""
        title = ""
        for begun, _, heading in self.begins:
            if begun <= number:
                title = heading
        return title or say("review.move", number + 1)


def init(params):
    model = Reviewed(params[0] if params else "")
    return model, [("load", "tables", model.ident, ["loaded"])]


def on_loaded(model, stored, problem):
    played, model.problem = saves.ended(stored, problem)
    if model.problem:
        return None
    if not has(played.record.key, "mind.share"):
        model.problem = "mindless"
        return None
    played.record.close(played.game)
    model.players = played.record.players
    model.begins = chapters(played.record.key, played.log())
    model.replay = Replay(played.record, ["replay"])
    return heard(model, model.replay.begin())


def on_replay(model, *message):
    return heard(model, model.replay.hear(*message))


def heard(model, effects):
    if model.replay.problem:
        model.problem = "changed"
    elif model.replay.done and model.review is None:
        model.review = Review(model.replay.record, model.replay.games)
        model.asking = Asking(model.review, saves.table_of(model.ident))
        return effects + model.asking.begin()
    return effects


def on_asking(model, *message):
    return asked(model, model.asking.hear(*message))


def asked(model, effects):
    """What has been found out shows when it is worth another picture."""
    pictures = pictured(model)
    if pictures != model.pictures:
        model.pictures = pictures
        model.turns = model.review.turns() if model.review.is_drawn else []
    return effects


def on_stop(model):
    return model.asking.stop()


def on_more(model):
    return model.asking.more()


def on_hidden(model):
    return model.asking.rest() if model.asking else None


def on_returned(model):
    return model.asking.wake() if model.asking else None


# What is looked at


def on_to(model, place: str):
    model.at = model.review.points[int(place)]


def on_look(model, number: int):
    return [("go", "look", model.ident, str(number))]


def on_back(model):
    return [("back",)]


def title(model):
    return say("review")


def view(model):
    if model.problem in ("running", "changed", "mindless"):
        return note("review", "asleep", say("review"), say(f"review.{model.problem}"))
    if model.problem:
        return note("review", "asleep", say("gone"), say(saves.gone(model.problem)))
    if model.review is None:
        return main(h1(say("loading"), class_="quiet"), class_="note", data_screen="review")
    which = (model.at, model.asking.stopped, model.asking.is_sure, model.pictures, say("review"))
    if not model.drawn or model.drawn[0] != which:
        model.drawn = (which, page(model))
    return model.drawn[1]


def pictured(model) -> int:
    """It rises when what is known is worth another picture."""
    review = model.review
    if not review.is_whole:
        return PICTURES * review.done // review.parts + (1 if review.is_drawn else 0)
    return PICTURES + 2 + model.asking.answers // BETTER


def page(model):
    review = model.review
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(say("review")),
            class_="head",
        ),
        thinking(model),
        section(
            chances(model),
            [h2(say("review.turns")), findings.moments(model)] if review.is_drawn else None,
        ),
        [
            section(h2(say("review.luck.skill")), findings.apart(model)),
            section(
                h2(say("review.decisions")),
                p(say("review.fair"), class_="muted small"),
                findings.decisions(model),
            ),
        ]
        if review.is_whole
        else None,
        as_table(model) if review.is_drawn else None,
        class_="page review",
        data_screen="review",
    )


def thinking(model):
    """How far it is, and a way to stop or go on."""
    review, asking = model.review, model.asking
    said = "review.first"
    if asking.is_sure:
        said = "review.sure"
    elif asking.stopped:
        said = "review.stopped"
    elif review.is_whole:
        said = "review.better.yet"
    return div(
        progress(value=review.done, max=review.parts, aria_label=say("review.first"))
        if not review.is_whole
        else None,
        p(say(said), role="status"),
        None
        if asking.is_sure
        else button(
            glyph("play" if asking.stopped else "pause"),
            say("go.on" if asking.stopped else "review.stop"),
            type="button",
            tap=["more"] if asking.stopped else ["stop"],
            class_="quiet",
        ),
        class_="thinking",
    )
