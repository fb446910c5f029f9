"""Halunken's table for tests of its board: random games, what is drawn of them, what it says."""

from collections import Counter

from client.app.tree import main
from client.games.halunken import board
from client.games.scene import Scene
from client.table.picks import Picks
from client.table.seated import LATELY
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.engine.words import words_of
from tests.client.stage import elements
from tests.rules.every import answer

COLOURS = ["red", "blue", "green", "yellow"]


def begin(seats, options=None, seed=1, colours=COLOURS):
    players = [
        {"name": "ABCD"[seat], "kind": "person", "colour": colours[seat]} for seat in range(seats)
    ]
    return Table.new("halunken", players, options or {}, f"{seed:x}")


def walk(seats, options, seed):
    """The table at every question of a random game."""
    table, chance = begin(seats, options, seed), Chance(seed)
    while not table.over:
        yield table
        seat = chance.pick(table.game.waiting_for())
        table.act(seat, answer(table.game, seat, chance))


def moments(seats, options, seed):
    """A few questions of every kind in a random game."""
    met = Counter()
    for table in walk(seats, options, seed):
        phase = table.game.now["phase"]
        met[phase] += 1
        if met[phase] <= 4:
            yield table


def until(phase, seats, options=None):
    """A table where somebody is asked this, and who that is."""
    for seed in range(200):
        for table in walk(seats, options, seed):
            if table.game.now["phase"] == phase:
                return table, table.game.waiting_for()[0]
    raise AssertionError(f"nobody was ever asked: {phase}")


def scene_of(table, seat, *picked, language="en"):
    """What a seat sees, with the latest moves as the table's screen shows them to the board."""
    view = table.game.view(seat)
    picks = Picks(view["offers"])
    for item in picked:
        picks.tap(item)
    log = table.log(max(0, len(table.record.moves) - LATELY))
    return Scene(view, table.players, words_of("halunken", language), picks, (), log)


def drawn(scene):
    """All that a table shows of a game: the board, the hand, each player's badge and sheet."""
    parts = [board.board(scene)]
    if scene.me is not None:
        parts.append(board.hand(scene))
    for seat in range(scene.seats):
        parts += [board.badge(scene, seat), board.spread(scene, seat)]
    return main(parts, data_screen="table")


# What a tree says


def taps(tree, kind):
    """What can be tapped to be picked ("pick"), or to be told what it is ("what")."""
    found = []
    for _, attributes, _ in elements(tree):
        tap = attributes.get("tap")
        if tap and tap[0] == kind:
            found.append(tap[1])
    return found


def labels(tree):
    found = [attributes.get("aria_label") for _, attributes, _ in elements(tree)]
    return [label for label in found if label]


def label_of(tree, item):
    """What is read aloud of a thing that can be tapped."""
    for tag, attributes, _ in elements(tree):
        if tag == "button" and attributes["tap"][1] == item:
            return attributes["aria_label"]
    raise AssertionError(f"{item} is not on the board")


def pictures(tree):
    """The names of all pictures."""
    return {
        attributes["src"].rpartition("/")[2].removesuffix(".svg")
        for tag, attributes, _ in elements(tree)
        if tag == "img"
    }


def of_class(tree, name):
    """The elements of a class."""
    return [place for place in elements(tree) if name in (place[1].get("class_") or "").split()]
