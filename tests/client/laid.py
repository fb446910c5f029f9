"""A table laid on a stage: players, a game that has just begun, and any move."""

from client.screens import table
from shared_rules.engine.bot import random_move
from shared_rules.engine.table import Table
from tests.client.stage import Stage

SEED = "0123456789abcdef0123456789abcdef"


def people(*kinds):
    colours = ["red", "blue", "green", "yellow", "purple"]
    return [
        {"name": f"Player {n}", "kind": kind, "colour": colours[n]} for n, kind in enumerate(kinds)
    ]


def laid(key, *kinds, options=None):
    """A stage with a new table on it."""
    return staged(Table.new(key, people(*kinds), options or {}, SEED))


def staged(laid_there):
    """A stage with a table on it."""
    stage = Stage(table, "abc")
    saved = laid_there.save()
    stage.send("host", "now", 5, "")
    stage.send("host", "seed", SEED, "")
    stage.send("host", "place", "here", "")
    stage.send("host", "loaded", saved, "")
    return stage


def root(stage):
    return stage.tree[1]["data_screen"]


def act(stage, chance):
    """The person whose eyes are open makes any move."""
    model = stage.model
    move = random_move(model.view["offers"], chance)
    stage.send("confirm", *move)
