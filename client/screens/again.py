"""Play on: from a position of a game that is over another table goes on, with whom one likes.

After no move at all it is the same deal again. The old game stays as it is.
"""

from client.app.glyph import glyph
from client.app.note import note
from client.app.texts import cast_of, game_words, say
from client.app.tree import button, div, h1, h2, header, main, p, section
from client.games.scene import Scene
from client.setup.branching import Branching, knower
from client.setup.seating import Seating
from client.setup.seats import seat_sheet, seats
from client.shelf import saves
from client.shelf.replay import Replay
from client.story import course
from shared_rules import GAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.table import Table

HEARS = ("settings",)


class Again:
    """The model: the old table, played again up to the position, and who sits down there."""

    def __init__(self, ident: str, number: int) -> None:
        self.ident = ident
        self.number = number
        """So many moves stay as they were made."""
        self.source: Table = None
        self.replay: Replay = None
        self.seating: Seating = None
        self.anew = number > 0
        """Whether what could not be seen there is dealt anew."""
        self.problem = ""
        """"absent", "running", "changed" (other rules), or storage's."""
        self.overlay: list = []
        self.dealing: Branching | None = None

    @property
    def ready(self) -> bool:
        return self.replay is not None and self.number < len(self.replay.games)


def init(params):
    number = params[1] if len(params) > 1 and params[1].isdigit() else "0"
    model = Again(params[0] if params else "", int(number))
    return model, [("load", "tables", model.ident, ["loaded"])]


def on_loaded(model, stored, problem):
    table, model.problem = saves.ended(stored, problem)
    if model.problem:
        return None
    record = table.record
    record.close(table.game)
    model.source = table
    model.number = min(table.opened(min(model.number, len(record.moves))), len(record.moves) - 1)
    model.seating = Seating.at(record.players, GAMES[record.key].SEATS[-1], cast_of(record.key))
    model.replay = Replay(record, ["replay"])
    return checked(model, model.replay.begin())


def on_replay(model, *message):
    return checked(model, model.replay.hear(*message))


def checked(model, effects):
    if model.replay.problem:
        model.problem = "changed"
    return effects


# Who plays


def on_seat(model, place: int):
    model.overlay = ["seat", place]


def on_close(model):
    model.overlay = []


def on_name(model, place: int, name: str):
    model.seating.rename(place, name)


def on_kind(model, place: int, kind: str):
    model.seating.set_kind(model.seating.seats[place], kind)


def on_paint(model, place: int, colour: str):
    model.seating.paint(place, colour)


def on_move(model, place: int, step: int):
    place = model.seating.move(place, step)
    model.overlay = ["seat", place]
    return [("announce", say("setup.place", place + 1))]


def on_anew(model, anew: bool):
    model.anew = anew


# Ways out


def on_start(model):
    if not model.ready or model.dealing and not model.dealing.problem:
        return None
    players = model.seating.players()
    model.dealing = Branching(model.source, model.replay.games, model.number, players, model.anew)
    return model.dealing.begin()


def on_deal(model, *message):
    effects = model.dealing.hear(["deal", *message])
    return [("announce", model.dealing.told())] if model.dealing.problem else effects


def on_back(model):
    return [("back",)]


def back(model):
    return ["close"] if model.overlay else None


def title(model):
    return say("again.here" if model.number else "again")


def view(model):
    if model.problem == "running":
        return note("again", "asleep", say("look.running"), say("look.running.help"))
    if model.problem == "changed":
        return note("again", "asleep", title(model), say("look.changed"))
    if model.problem:
        return note("again", "asleep", say("gone"), say(saves.gone(model.problem)))
    if not model.ready:
        return main(h1(say("loading"), class_="quiet"), class_="note", data_screen="again")
    failed = model.dealing is not None and bool(model.dealing.problem)
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(title(model)),
            class_="head",
        ),
        where(model) if model.number else None,
        div(
            section(h2(say("again.seats")), seats(model.seating)),
            section(h2(say("again.hidden")), hidden(model)),
            class_="agreement",
        ),
        p(say("again.old"), class_="muted small"),
        div(
            p(model.dealing.told(), class_="problem") if failed else None,
            button(
                say("go.on" if model.number else "setup.start"),
                type="button",
                tap=["start"],
                disabled=model.dealing is not None and not failed,
                class_="confirm",
            ),
            class_="thumb",
        ),
        seat_sheet(model.seating, model.overlay[1]) if model.overlay else None,
        class_="page setup again",
        data_screen="again",
    )


def where(model):
    """The position: how many moves lead there, where the game stands, and what happened last."""
    record = model.source.record
    game = model.replay.games[model.number]
    scene = Scene(game.view(None), record.players, game_words(record.key))
    told = [scene.told(fact) for fact in record.facts[model.number - 1]]
    return div(
        p(say("look.at", model.number, len(record.moves))),
        course.line(scene),
        p(told[-1]) if told else None,
        class_="position",
    )


def hidden(model):
    """Whether what nobody at these seats could see is dealt anew, and what that means."""
    if not model.anew:
        meaning = say("again.lay.help")
    else:
        players = model.seating.players()
        seat = knower(players)
        meaning = say("again.anew.several")
        if seat is not None:
            meaning = say("again.anew.help", players[seat]["name"])
    return [
        div(
            [choice(model, anew) for anew in (True, False)],
            class_="choices",
            role="group",
            aria_label=say("again.hidden"),
        ),
        p(meaning, role="status", class_="muted small"),
    ]


def choice(model, anew: bool):
    return button(
        say("again.anew" if anew else "again.lay"),
        type="button",
        tap=["anew", anew],
        aria_pressed=anew == model.anew,
        class_="choice",
        key=anew,
    )
