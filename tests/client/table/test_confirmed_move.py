"""A confirmed move: it is seen to go before it is made, and whatever comes, it is made once."""

from client.screens import table
from tests.client.laid import laid, look, root


def test_a_confirmed_move_is_seen_to_go_and_then_made_once():
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    model = stage.model
    confirm = ["confirm", "show", model.view["private"]["hand"][0]]
    drawn = table.view(model)
    assert ("soon", ["made"]) in table.update(model, confirm)[1]
    going = table.view(model)
    assert going[1]["class_"] == drawn[1]["class_"] + " is-sent"
    assert going[2] is table.view(model)[2]
    for message in (confirm, ["undo"], ["pick", confirm[2], 0]):
        table.update(model, message)
    assert model.host.moves == 0
    for _ in range(2):
        table.update(model, ["made"])
        assert model.host.moves == 1
    assert "is-sent" not in table.view(model)[1]["class_"]


def test_a_phone_that_is_put_away_has_made_what_was_confirmed():
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    look(stage)
    table.update(stage.model, ["confirm", "show", stage.model.view["private"]["hand"][0]])
    stage.hear("hidden")
    assert stage.model.host.moves == 1 and not stage.model.sent
    assert root(stage) == "public" and stage.model.viewer is None


def test_a_window_that_loses_the_table_has_first_stored_what_was_confirmed():
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    table.update(stage.model, ["confirm", "show", stage.model.view["private"]["hand"][0]])
    stage.send("host", "place", "elsewhere", "")
    kinds = [effect[0] for effect in stage.effects]
    assert stage.model.host.moves == 1
    assert kinds.index("store") < kinds.index("release")
