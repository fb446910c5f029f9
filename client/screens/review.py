"""How it went: everybody's chances over a game that is over, what turned it, luck and skill apart.

It is found out in the worker, a question at a time: a first picture soon, then better ones for as
long as one looks. What one decided is held against nothing but what one could know then.
"""

from client.app.glyph import glyph
from client.app.note import note
from client.app.texts import game_words, say
from client.app.tree import (
    button,
    caption,
    details,
    div,
    h1,
    h2,
    header,
    input_,
    main,
    p,
    progress,
    section,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from client.games.scene import Scene
from client.review import findings
from client.review.plot import plot
from client.review.texts import percent
from client.shelf import saves
from client.shelf.replay import Replay
from client.story import course
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
        self.question: dict | None = None
        """What the worker is thinking about."""
        self.stopped = False
        self.answers = 0
        self.turns: list = []
        self.drawn: tuple = ()

    @property
    def is_known(self) -> bool:
        """Whether the first look is over."""
        return self.review is not None and self.review.is_whole

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
        return effects + ask(model)
    return effects


# Finding out


def ask(model) -> list[tuple]:
    """The next question, unless all is sure enough."""
    if model.stopped or model.question is not None or model.is_known and model.review.is_sure:
        return []
    model.question = model.review.question()
    return [("advise", model.question, ["found", model.question["seed"]])]


def on_found(model, seed: int, answer, problem: str):
    """What a question has found out; an answer to one that was given up is not heard."""
    if model.question is None or seed != model.question["seed"]:
        return None
    question, model.question = model.question, None
    if problem:
        model.stopped = True
        return [("sound", "error")]
    model.review.take(question, answer)
    model.answers += 1
    if model.is_known and (model.review.turn == 0 or model.answers % BETTER == 0):
        model.turns = model.review.turns()
    return ask(model)


def on_stop(model):
    model.stopped, model.question = True, None
    return [("unadvise",)]


def on_more(model):
    model.stopped = False
    return ask(model)


def on_hidden(model):
    """Nobody looks: a phone in a pocket does not think."""
    return on_stop(model) if model.question is not None else None


def on_returned(model):
    return on_more(model) if model.review is not None else None


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
    which = (model.at, model.stopped, pictured(model), say("review"))
    if not model.drawn or model.drawn[0] != which:
        model.drawn = (which, page(model))
    return model.drawn[1]


def pictured(model) -> int:
    """It rises when what is known is worth another picture."""
    if not model.is_known:
        return PICTURES * model.review.done // model.review.parts
    return PICTURES + 1 + model.answers // BETTER


def page(model):
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(say("review")),
            class_="head",
        ),
        thinking(model),
        section(chances(model), h2(say("review.turns")), findings.moments(model))
        if model.is_known
        else section(chances(model)),
        section(h2(say("review.luck.skill")), findings.apart(model)) if model.is_known else None,
        section(
            h2(say("review.decisions")),
            p(say("review.fair"), class_="muted small"),
            findings.decisions(model),
        )
        if model.is_known
        else None,
        as_table(model) if model.is_known else None,
        class_="page review",
        data_screen="review",
    )


def thinking(model):
    """How far it is, and a way to stop or go on."""
    review = model.review
    is_sure = model.is_known and review.is_sure
    said = "review.sure" if is_sure else "review.better.yet" if model.is_known else "review.first"
    running = model.question is not None
    return div(
        progress(value=review.done, max=review.parts, aria_label=say("review.first"))
        if not model.is_known
        else None,
        p(say("review.stopped" if model.stopped else said), role="status"),
        None
        if is_sure
        else button(
            glyph("pause" if running else "play"),
            say("review.stop" if running else "go.on"),
            type="button",
            tap=["stop"] if running else ["more"],
            class_="quiet",
        ),
        class_="thinking",
    )


def chances(model) -> list:
    """The plot, a slider along it, and what there is to see at one place."""
    review = model.review
    place = review.points.index(model.at)
    rounds = [number for number, _, _ in model.begins]
    said = standing(model, model.at)
    return [
        plot(review, model.players, rounds, model.turns, model.at),
        input_(
            type="range",
            min=0,
            max=len(review.points) - 1,
            value=place,
            input=["to"],
            aria_label=say("review.place"),
            aria_valuetext=said,
        ),
        p(said, class_="standing"),
        button(
            glyph("look"),
            say("review.look"),
            type="button",
            tap=["look", model.at],
            class_="quiet",
        ),
    ]


def standing(model, point: int) -> str:
    """Where the game stood, and everybody's chances there."""
    scene = model.scene(point)
    where = course.course_of(scene.view)
    said = " · ".join(course.said(where, scene.words)) if where else say("review.move", point)
    shares = model.review.chances.get(point)
    if shares is None:
        return said
    each = [f"{scene.names[seat]} {percent(shares[seat])}" for seat in range(len(shares))]
    return said + ": " + ", ".join(each)


def as_table(model):
    """The plot in numbers, at each round's beginning and the end, for who does not see lines."""
    review = model.review
    points = [0]
    for number, _, _ in model.begins:
        after = [point for point in review.points if point > number]
        if after and after[0] not in points:
            points.append(after[0])
    if review.points[-1] not in points:
        points.append(review.points[-1])
    names = [player["name"] for player in model.players]
    rows = []
    for point in points:
        shares = [td(percent(share)) for share in review.chances[point]]
        said = model.place(point - 1) if point else say("look.start")
        if point == review.points[-1]:
            said = say("course.over")
        rows.append(tr(th(said, scope="row"), shares, key=point))
    return details(
        summary(say("review.table")),
        div(
            table(
                caption(say("review.plot")),
                thead(tr(td(), [th(name, scope="col") for name in names])),
                tbody(rows),
            ),
            class_="wide",
            tabindex=0,
            role="group",
            aria_label=say("review.plot"),
        ),
    )
