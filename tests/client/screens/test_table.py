"""The table's screen, played on CPython by its own messages: whose eyes see, and what they miss."""

import pytest

from client.app.texts import say
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from tests.client.laid import act, laid, look, root


def test_a_single_person_among_bots_never_sees_a_curtain():
    stage = laid("klunker", "bot:solid", "person", "bot:solid", options={"first": 1})
    assert root(stage) == "table"
    stage.hear("hidden")
    assert root(stage) == "table"
    assert stage.model.viewer == 1


def test_a_tap_picks_and_only_the_button_plays():
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    jewel = stage.model.view["private"]["hand"][0]
    stage.tap("pick", jewel, 0)
    assert stage.model.host.moves == 0
    stage.tap("confirm", "show", jewel)
    assert stage.model.host.moves == 1


def test_who_lays_black_jacks_card_too_is_asked_for_each():
    stage = laid("halunken", "person", "person", options={"first": 0})
    chance = Chance(1)
    while stage.model.host.table.game.now["phase"] != "cards":
        act(stage, chance)
    game = stage.model.host.table.game
    assert game.control is not None
    look(stage)
    while stage.model.viewer != game.control:
        act(stage, chance)
        look(stage)
    questions = []
    for _ in range(2):
        questions.append(stage.text(stage.find(class_="question")[0]))
        act(stage, chance)
    assert "Black Jack" not in questions[0]
    assert "Black Jack" in questions[1]


@pytest.mark.parametrize(
    "sheet", [("overlay", "seat", 1), ("overlay", "log"), ("what", "piercing")]
)
def test_what_is_being_read_stays_while_bots_move(sheet):
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    stage.send("confirm", "show", stage.model.view["private"]["hand"][0])
    stage.send(*sheet)
    bot = stage.model.host.waiting_for()[0]
    move = random_move(stage.model.host.view(bot)["offers"], Chance(1))
    stage.send("host", "move", 1, bot, {"move": move}, "")
    assert stage.model.host.moves == 2
    assert stage.find("dialog")
    stage.tap("close")
    assert not stage.find("dialog")


def test_the_phone_stays_awake_while_a_person_is_asked_and_no_longer():
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    assert ("awake", True) in stage.effects
    stage.send("confirm", "show", stage.model.view["private"]["hand"][0])
    assert ("awake", False) in stage.effects


def test_the_log_shows_up_to_where_moves_come_back():
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    for seat in range(2):
        look(stage)
        stage.send("confirm", "show", stage.model.host.table.game.hands[seat][0])
    look(stage)
    assert stage.model.host.final == 1
    stage.tap("overlay", "log")
    (log,) = stage.find("ol")
    rows = [stage.text(row) for row in stage.find("li") if row[1]["class_"] != "heading"]
    assert len(rows) == 3 and log
    assert "Player 1" in rows[0] and "Player 0" in rows[2]
    assert rows[1] == say("log.line")


def test_a_running_game_leaves_as_a_file():
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    look(stage)
    stage.send("confirm", "show", stage.model.host.table.game.hands[0][0])
    look(stage)
    stage.tap("overlay", "menu")
    stage.tap("share")
    share = next(effect for effect in stage.effects if effect[0] == "share")
    arrived = Table.read(share[2], True)
    assert arrived.game.waiting_for() == stage.model.host.waiting_for()
    assert arrived.record.moves == stage.model.host.table.record.moves


def test_a_game_that_cannot_be_stored_says_so_and_leaves_as_a_file():
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    stage.send("confirm", "show", stage.model.view["private"]["hand"][0])
    assert not stage.find(role="alert")
    stage.send("host", "stored", None, "full")
    assert say("unsaved") in stage.text(stage.find(role="alert")[0])
    stage.tap("share")
    share = next(effect for effect in stage.effects if effect[0] == "share")
    assert Table.read(share[2], True).record.moves == stage.model.host.table.record.moves
    stage.send("host", "stored", True, "")
    assert not stage.find(role="alert")


def test_what_is_being_read_goes_with_the_eyes_that_read_it():
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    look(stage)
    stage.send("overlay", "seat", 1)
    stage.send("hidden")
    assert not stage.find("dialog")
    look(stage)
    assert not stage.find("dialog")


def test_a_move_comes_back_until_the_next_one_acts():
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    jewel = stage.model.view["private"]["hand"][0]
    stage.send("confirm", "show", jewel)
    stage.tap("undo")
    assert stage.model.host.moves == 0
    stage.send("confirm", "show", jewel)
    bot = stage.model.host.waiting_for()[0]
    move = random_move(stage.model.host.view(bot)["offers"], Chance(1))
    stage.send("host", "move", 1, bot, {"move": move}, "")
    assert stage.find("button", tap=["undo"])[0][1]["disabled"]


def test_the_same_table_elsewhere_says_so_and_can_be_taken_over():
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    stage.send("host", "place", "elsewhere", "")
    assert stage.find("button", tap=["takeover"])
    stage.tap("takeover")
    assert stage.effects[0][0] == "takeover"


def test_what_another_window_has_played_instead_is_seen_when_the_table_is_taken_back():
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    hand = stage.model.host.table.game.hands[0]
    stage.send("confirm", "show", hand[0])
    there = Table.load(stage.model.host.table.save())
    there.undo(0)
    instead = [jewel for jewel in hand if jewel != hand[0]][0]
    there.act(0, ["show", instead])
    stage.send("host", "place", "elsewhere", "")
    stage.tap("takeover")
    stage.send("host", "place", "here", "")
    assert not stage.find(class_="actions")  # not before it is known what lies there now
    stage.send("host", "loaded", there.save(), "")
    assert stage.model.view == there.game.view(0)
    assert stage.find("button", tap=["undo"])


def test_what_is_this_is_answered_for_everything_on_the_table():
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    for place in stage.find("button"):
        asked = place[1].get("hold")
        if isinstance(asked, list) and asked[0] == "what":
            stage.send(*asked)
            assert stage.find("dialog")
            stage.send("close")
