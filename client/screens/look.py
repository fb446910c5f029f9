"""Look back: a finished game move by move, with all hands open, or as one seat saw it.

Before the end it shows nothing: whoever looks back sees everybody's secrets.
"""

from client.app import settings
from client.app.note import note
from client.app.overlay import overlaid
from client.app.texts import game_words, say
from client.app.tree import button, classes, h1, main, section
from client.games import board_of, flights
from client.games.scene import Scene
from client.manual import pages
from client.shelf import saves
from client.shelf.replay import Replay
from client.table import knowledge, timeline
from client.table.timeline import foot, hands, top
from shared_rules.engine.plain import written
from shared_rules.engine.record import BadRecord, Record

HEARS = ("hidden", "settings")
PAUSE = 1200
"""Milliseconds between two moves when they play by themselves."""


class Retrospect:
    """The model: the game played again, and the number of moves after which one looks at it."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.record: Record = None
        self.replay: Replay | None = None
        self.problem = ""
        """"absent", "running" (not over), "changed" (other rules), or storage's."""
        self.at = 0
        self.playing = 0
        """The number of the run that plays by itself, 0 if none; later ticks of others are idle."""
        self.runs = 0
        self.overlay: list = []
        self.knower: int | None = None
        """The seat whose knowledge is shown; None: all hands."""
        self.position: tuple = ()
        """Which position was drawn last, and its trees."""
        self.drawn: tuple = ()
        """What was drawn last, and the tree: it stays while the rest is replayed."""

    @property
    def last(self) -> int:
        return len(self.record.moves)

    @property
    def ready(self) -> bool:
        """Whether the position that is wanted has been reached."""
        return self.at < len(self.replay.games)

    def game(self):
        """The position: the wanted one, or the one next to it while it is being played."""
        return self.replay.games[min(self.at, len(self.replay.games) - 1)]

    def next_of(self, seat: int, number: int | None = None) -> int:
        """The number of a seat's next move from a number on, from here if none is given; or -1."""
        for move in range(self.at if number is None else number, self.last):
            if self.record.moves[move][0] == seat:
                return move
        return -1

    def log(self) -> list[list]:
        """The move that has led here and its facts, as a list of one; nothing at the start."""
        if self.at == 0:
            return []
        return [[self.record.moves[self.at - 1][0], self.record.facts[self.at - 1]]]

    def scene(self, seat: int | None) -> Scene:
        """A seat's view, or the public one; nothing is offered any more."""
        view = self.game().view(seat)
        view["offers"] = []
        fresh = [item for _, facts in self.log() for fact in facts for item in fact[1:]]
        words = game_words(self.record.key)
        return Scene(view, self.record.players, words, None, fresh, self.log())


def init(params):
    model = Retrospect(params[0] if params else "")
    return model, [("load", "tables", model.ident, ["loaded"])]


def on_loaded(model, stored, problem):
    """Only a game that is over is kept in mind."""
    if stored is None:
        model.problem = problem or "absent"
        return None
    try:
        table = saves.opened(stored)
    except BadRecord:
        model.problem = "changed"
        return None
    if not table.over:
        model.problem = "running"
        return None
    model.record = table.record
    model.record.close(table.game)
    model.replay = Replay(model.record, ["replay"])
    return checked(model, model.replay.begin())


def on_replay(model, *message):
    return checked(model, model.replay.hear(*message))


def checked(model, effects: list[tuple]) -> list[tuple]:
    if model.replay.problem:
        model.problem = "changed"
    return effects


# From move to move


def on_to(model, number):
    model.playing = 0
    model.overlay = []
    before, model.at = model.at, min(max(int(number), 0), model.last)
    return shown(model) if model.at == before + 1 else None


def on_play(model):
    """Let it run from here, from the start if it stands at the end; or hold it."""
    if model.playing:
        model.playing = 0
        return None
    if model.at == model.last:
        model.at = 0
    model.runs += 1
    model.playing = model.runs
    return [("after", PAUSE, ["tick", model.playing])]


def on_tick(model, run: int):
    if run != model.playing:
        return None
    effects = []
    if model.ready:
        model.at += 1
        effects = shown(model)
    if model.at == model.last:
        model.playing = 0
        return effects
    return [*effects, ("rest", PAUSE, ["tick", model.playing])]


def shown(model) -> list[tuple]:
    """One move further: it is seen as it was when it was made; what is said stands in the foot."""
    if not model.ready:
        return []
    told = flights.steps(model.scene(None), model.log())
    return [("show", [["", moved] for _, moved in told])]


def on_hidden(model):
    model.playing = 0


# What is looked at


def on_knew(model, seat: int | None = None):
    model.knower = seat


def on_what(model, item):
    model.overlay = ["what", item]


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
        known = "absent" if model.problem == "absent" else "storage"
        return note("look", "asleep", say("gone"), say("gone." + known))
    if model.replay is None:
        return main(h1(say("loading"), class_="quiet"), class_="note", data_screen="look")
    which: tuple = (model.at, model.ready, steps(model), model.playing, model.overlay, model.knower)
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
        top(scene),
        *position(model, scene),
        foot(model, scene),
        overlaid(timeline, model.overlay, model, scene),
        class_=classes("table look", scene.game, scene.me is not None and "is-known"),
        data_screen="look",
    )


def position(model, scene) -> list:
    """The board and the hands; drawn anew only when another position is looked at."""
    which = (min(model.at, len(model.replay.games) - 1), model.knower, language())
    if not model.position or model.position[0] != which:
        board = board_of(model.record.key)
        drawn = section(board.board(scene), class_="board " + scene.game, aria_label=say("board"))
        held = knowledge.own_hand(scene, board) if scene.me is not None else hands(model, board)
        model.position = (which, [drawn, held])
    return model.position[1]
