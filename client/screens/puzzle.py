"""A puzzle: the table's own screen, where a move is answered instead of made."""

from client.app.messages import heard, hears
from client.puzzles import taps
from client.puzzles.answer import answer
from client.puzzles.host import PuzzleHost
from client.puzzles.menu import menu
from client.puzzles.puzzler import Puzzler
from client.screens import table
from shared_rules import GAMES
from shared_rules.extras import has

HEARS = table.HEARS


def init(words):
    game, ident = [*words, "", ""][:2]
    if game not in GAMES or not has(game, "puzzles"):
        return Puzzler(PuzzleHost("", "")), [("home",)]
    model = Puzzler(PuzzleHost(game, ident))
    return model, [model.progress.load(), *model.host.open()]


def update(model, message):
    """What a puzzle alone knows; all else is the table's."""
    if message == ["overlay", "menu"]:
        message = ["raise", "menu"]
    elif message == ["close"] and model.up:
        message = ["lower"]
    if hears(taps, message[0]):
        model.same = False
        return model, heard(taps, message, model)
    tried = len(model.host.tried)
    model, effects = table.update(model, message)
    if len(model.host.tried) > tried:
        model.same = False
        effects = [*effects, *model.answered()]
    return model, effects


def back(model):
    return ["close"] if model.up else table.back(model)


def title(model):
    return table.title(model)


def view(model):
    drawn = table.view(model)
    if model.framed[0] is not drawn or model.framed[1] != model.up:
        tag, attributes, inside = drawn
        model.framed = [drawn, model.up, [tag, attributes, [*inside, raised(model)]]]
    return model.framed[2]


def raised(model):
    """What is up over the table."""
    if model.up == "answer":
        return answer(model, model.scene())
    return menu() if model.up else None
