"""Look back: a finished game moment by moment, with all hands open, or as one seat saw it.

Before the end it shows nothing: whoever looks back sees everybody's secrets.
"""

from client.app import settings
from client.app.note import note
from client.app.overlay import overlaid
from client.app.texts import about_bots, say
from client.app.tree import button, classes, div, h1, main, section
from client.games import board_of, flights
from client.lookback import knowledge, timeline
from client.lookback.retrospect import Retrospect
from client.lookback.timeline import foot, top
from client.manual import pages
from client.shelf import saves
from client.story.telling import FLIGHT
from client.table.players import players_row
from shared_rules.engine.plain import written
from shared_rules.engine.words import can_tell

HEARS = ("hidden", "settings")
PAUSE, LETTER = 1200, 35
"""Milliseconds between two steps when they play by themselves: at least, and for each letter."""


def init(params):
    model = Retrospect(params[0] if params else "")
    if len(params) > 1 and params[1].isdigit():
        model.at = int(params[1])
    return model, [("load", "tables", model.ident, ["loaded"])]


def on_loaded(model, stored, problem):
    """Only a game that is over is kept in mind."""
    table, model.problem = saves.ended(stored, problem)
    if model.problem:
        return None
    about = about_bots(table.record.key)
    reasons = [why for why in table.told_reasons() if can_tell(about, why[2])]
    effects = model.begin(table, reasons)
    model.at = min(model.at, model.last)
    return checked(model, effects)


def on_replay(model, *message):
    return checked(model, model.replay.hear(*message))


def checked(model, effects: list[tuple]) -> list[tuple]:
    if model.replay.problem:
        model.problem = "changed"
    return effects


# From moment to moment


def on_to(model, number):
    """To a move, all of it."""
    before = model.at
    held(model)
    model.stand(min(max(int(number), 0), model.last))
    return shown(model) if model.at == before + 1 else None


def on_step(model, way: int):
    """One moment on or back."""
    held(model)
    if way < 0:
        model.back()
        return None
    model.forth()
    return shown(model)


def on_round(model, way: int):
    """To where a round begins."""
    held(model)
    model.to_round(way)


def held(model) -> None:
    """Who goes elsewhere holds what plays by itself."""
    model.playing = 0
    model.overlay = []


def on_play(model):
    """Let it run from here, from the start if it stands at the end; or hold it."""
    if model.playing:
        model.playing = 0
        return None
    if model.at_end:
        model.stand(0)
    model.runs += 1
    model.playing = model.runs
    return [("after", PAUSE, ["tick", model.playing])]


def on_tick(model, run: int):
    if run != model.playing:
        return None
    effects = []
    if model.ready:
        model.forth()
        effects = shown(model)
    if model.at_end:
        model.playing = 0
        return effects
    letters = sum([len(text) for text in timeline.told(model, model.scene(None))])
    return [*effects, ("rest", max(PAUSE, LETTER * letters), ["tick", model.playing])]


def shown(model) -> list[tuple]:
    """One step further: it is seen as it was when it happened; what is said stands in the foot."""
    if not model.ready:
        return []
    told = flights.steps(model.scene(None), model.log())
    return [("show", [moved for _, moved in told if moved], FLIGHT["normal"])]


def on_hidden(model):
    model.playing = 0


# What is looked at


def on_knew(model, seat: int | None = None):
    """What one seat knew, or all hands; a move that is half done is looked at as one."""
    model.knower = seat
    model.stand(model.at)


def on_what(model, item):
    model.overlay = ["what", item]


def on_overlay(model, *which):
    model.overlay = list(which)


def on_moves(model):
    model.overlay = ["moves"]


def on_raw(model):
    model.overlay = ["raw"]


def on_close(model):
    model.overlay = []


def on_copy(model):
    return [("copy", written(model.game().view(model.knower)), ["copied"])]


def on_copied(model, done, problem: str):
    return [("announce", say("copy.done" if done else "copy.failed"))]


# Ways out


def on_rule(model, key: str):
    model.overlay = []
    return [("go", *pages.way(model.record.key, key))]


def on_table(model):
    return [("replace", "table", model.ident)]


def on_again(model):
    """Play on from what one looks at, at another table."""
    return [("go", "again", model.ident, str(model.at))]


def on_back(model):
    return [("back",)]


def on_home(model):
    return [("home",)]


def back(model):
    if model.overlay:
        return ["close"]
    return ["knew"] if model.knower is not None else None


def title(model):
    return say("look.back")


def view(model):
    if model.problem == "running":
        way = button(say("look.table"), type="button", tap=["table"], class_="confirm")
        return note("look", "asleep", say("look.running"), say("look.running.help"), way)
    if model.problem == "changed":
        return note("look", "asleep", say("look.back"), say("look.changed"))
    if model.problem:
        return note("look", "asleep", say("gone"), say(saves.gone(model.problem)))
    if model.replay is None:
        return main(h1(say("loading"), class_="quiet"), class_="note", data_screen="look")
    which: tuple = (
        model.at,
        model.moment,
        model.ready,
        steps(model),
        model.playing,
        model.overlay,
        model.knower,
    )
    which += (language(),)
    if not model.drawn or model.drawn[0] != which:
        model.drawn = (which, timetable(model))
    return model.drawn[1]


def language() -> str:
    return settings.now["language"]


def steps(model) -> int:
    """How far it has been replayed, in tenths: more often nobody needs to see it grow."""
    return 11 if model.replay.done else len(model.replay.games) * 10 // (model.last + 1)


def timetable(model):
    """The table as it was at one point in time, and the ways to other points."""
    scene = model.scene(model.knower)
    return main(
        top(model, scene),
        *position(model, scene),
        foot(model, scene),
        overlaid(timeline, model.overlay, model, scene),
        class_=classes("table look", scene.game, scene.me is not None and "is-known"),
        data_screen="look",
    )


def position(model, scene) -> list:
    """Players, board and hands; drawn anew only when another position is looked at."""
    at = min(model.at, len(model.replay.games) - 1)
    which = (at, model.moment, model.knower, language())
    if not model.position or model.position[0] != which:
        board = board_of(model.record.key)
        seats = [scene] * model.record.seats
        if scene.me is None:
            seats = [model.scene(seat) for seat in range(model.record.seats)]
        drawn = section(board.board(scene), class_="board " + scene.game, aria_label=say("board"))
        model.position = (
            which,
            [
                div(
                    players_row(scene, board, model.waiting_for(), seats), drawn, class_="tabletop"
                ),
                knowledge.own_hand(scene, board)
                if scene.me is not None
                else timeline.hands(seats, board),
            ],
        )
    return model.position[1]
