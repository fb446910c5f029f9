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


def laid(key, *kinds, options=None, seed=SEED):
    """A stage with a new table on it."""
    return staged(Table.new(key, people(*kinds), options or {}, seed))


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


def look(stage):
    """The one who is asked looks at the own cards, whatever covers them."""
    if stage.find(tap=["curtain"]):
        stage.tap("curtain")
    if root(stage) == "curtain":
        stage.tap("open")
    elif stage.find(tap=["uncover"]):
        stage.tap("uncover")


def act(stage, chance):
    """The one who is asked makes any move."""
    look(stage)
    model = stage.model
    move = random_move(model.host.view(model.seat)["offers"], chance)
    stage.send("confirm", *move)
