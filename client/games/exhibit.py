"""Exhibits: made-up tables for the pages, drawn by the boards' own functions, not to be touched."""

from client.app.texts import game_words
from client.app.tree import div, img, span
from client.games.scene import Scene

NAMES = ("Anna", "Ben", "Carla", "Dora")
COLOURS = ("red", "blue", "green", "yellow")
MESSAGES = ("tap", "hold", "data_play", "data_thing", "tabindex", "aria_pressed")


def table(game: str, public: dict, **known) -> Scene:
    """A scene with these public things; `known` is what else its view has."""
    seats = known.pop("seats", 3)
    view = {
        "game": game,
        "public": public,
        "private": {},
        "seat": None,
        "seats": seats,
        "agenda": [],
        "options": {},
        "offers": [],
    }
    log = known.pop("log", ())
    for name in known:
        view[name] = known[name]
    players = []
    for seat in range(seats):
        players.append({"name": NAMES[seat], "kind": "person", "colour": COLOURS[seat]})
    return Scene(view, players, game_words(game), None, (), log)


def still(drawn):
    """A tree in which nothing can be tapped."""
    if type(drawn) is list and len(drawn) == 3 and type(drawn[1]) is dict:
        tag, attributes, children = drawn
        attributes = dict(attributes)
        for name in MESSAGES:
            attributes.pop(name, None)
        if tag == "button":
            attributes["disabled"] = True
        return [tag, attributes, still(children)]
    if type(drawn) in (list, tuple):
        return [still(child) for child in drawn]
    return drawn


def on_table(game: str, *drawn):
    """Something in its game's own style."""
    return div(still(drawn), class_=f"exhibit table {game}")


def on_board(game: str, *drawn, class_: str = "", style: dict | None = None):
    """A board in its game's own style."""
    return on_table(game, div(*drawn, class_=f"board {game} {class_}", style=style))


# Pieces in a row


def row(*pieces, class_: str = ""):
    return div(*pieces, class_="pieces " + class_)


def piece(game: str, name: str, number: object = "", class_: str = "", mark=None):
    """One of the game's pictures, with a number on it if there is one, or what marks it in play."""
    return span(
        img(src=f"art/{game}/{name}.svg", alt="", draggable="false"),
        span(str(number), class_="number") if number != "" else None,
        mark,
        class_=f"piece {game} {class_}",
    )


def sign(text: str):
    """What stands between pieces: an arrow, an equals sign."""
    return span(text, class_="sign")
