"""Dschunke's table for tests of its board: random games, what is drawn of them, what it says."""

from collections import Counter

from client.app.tree import main
from client.games.dschunke import board
from client.games.scene import Scene
from client.table.picks import Picks
from client.table.seated import LATELY
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.engine.words import words_of
from tests.client.stage import elements
from tests.rules.every import answer

COLOURS = ["red", "blue", "green", "yellow"]
NAMES = ["Anna", "Bruno", "Chiara", "Dora"]


def begin(seats, options=None, seed=1):
    players = [
        {"name": NAMES[seat], "kind": "person", "colour": COLOURS[seat]} for seat in range(seats)
    ]
    return Table.new("dschunke", players, options or {}, f"{seed:x}")


def walk(seats, options, seed):
    """The table at every question of a random game, and at its end."""
    table, chance = begin(seats, options, seed), Chance(seed)
    while not table.over:
        yield table
        seat = chance.pick(table.game.waiting_for())
        table.act(seat, answer(table.game, seat, chance))
    yield table


def moments(seats, options, seed, most=4):
    """A few questions of every kind in a random game, and its end."""
    met = Counter()
    for table in walk(seats, options, seed):
        phase = "" if table.over else table.game.now["phase"]
        met[phase] += 1
        if met[phase] <= most:
            yield table


def until(phase, seats, options=None, more=lambda game: True):
    """A table where somebody is asked this, and who that is."""
    for seed in range(1, 100):
        for table in walk(seats, options, seed):
            if not table.over and table.game.now["phase"] == phase and more(table.game):
                return table, table.game.waiting_for()[0]
    raise AssertionError(f"nobody was ever asked: {phase}")


def scene_of(table, seat, *picked, language="en"):
    """What a seat sees, with the latest moves as the table's screen shows them to the board."""
    log = table.log(max(0, len(table.record.moves) - LATELY))
    return scene_in(table.game, seat, *picked, language=language, log=log)


def scene_in(game, seat, *picked, language="en", log=()):
    """The same of a game that was laid out by hand."""
    view = game.view(seat)
    picks = Picks(view["offers"])
    for item in picked:
        picks.tap(item, picks.count(item))
    players = [
        {"name": NAMES[seat], "kind": "person", "colour": COLOURS[seat]}
        for seat in range(game.seats)
    ]
    return Scene(view, players, words_of("dschunke", language), picks, (), log)


def table_of(scene):
    """What can be touched: the board and the hand."""
    parts = [board.board(scene)]
    if scene.me is not None:
        parts.append(board.hand(scene))
    return main(parts, data_screen="table")


def drawn(scene):
    """All that a table shows of a game: the board, the hand, each player's badge and sheet."""
    sheets = []
    for seat in range(scene.seats):
        sheets += [board.badge(scene, seat), board.spread(scene, seat)]
    return main(table_of(scene), sheets, data_screen="table")


# What a tree says


def taps(tree, kind):
    """What can be tapped to be picked ("pick"), or to be told what it is ("what")."""
    found = []
    for _, attributes, _ in elements(tree):
        tap = attributes.get("tap")
        if tap and tap[0] == kind:
            found.append(tap[1])
    return found


def button_of(tree, item, class_=""):
    """The first button of a thing: its attributes."""
    for place in elements(tree):
        if class_ and class_ not in (place[1].get("class_") or "").split():
            continue
        for tag, attributes, _ in elements(place):
            tap = attributes.get("tap")
            if tag == "button" and tap and tap[1] == item:
                return attributes
    raise AssertionError(f"{item} cannot be touched")


def label_of(tree, item, class_=""):
    """What is read aloud of a thing that can be touched."""
    return button_of(tree, item, class_)["aria_label"]


def texts(tree):
    """All that is read aloud: labels, and what pictures stand for."""
    found = []
    for _, attributes, _ in elements(tree):
        found += [attributes[name] for name in ("aria_label", "alt") if attributes.get(name)]
    return found


def pictures(tree):
    """The names of all pictures, each as often as it is drawn."""
    return Counter(
        attributes["src"].rpartition("/")[2].removesuffix(".svg")
        for tag, attributes, _ in elements(tree)
        if tag == "img"
    )


def of_class(tree, name):
    """The elements of a class."""
    return [place for place in elements(tree) if name in (place[1].get("class_") or "").split()]
