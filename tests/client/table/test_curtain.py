"""Several people at one phone: the curtain before what nobody else may see, and who takes back."""

import pytest

from client.app import settings
from client.table import handover
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from tests.client.laid import SEED, act, laid, look, people, root, staged

JEWELS = ("piercing", "earring", "tooth", "shoe", "tiara", "monocle", "necklace")


@pytest.fixture
def always(monkeypatch):
    """These people want the curtain before every decision."""
    monkeypatch.setitem(settings.now, "curtain", True)


def cards_of_three():
    """Three people who are about to lay their cards face down."""
    stage = laid(
        "halunken", "person", "person", "person", options={"mode": "introductory", "first": 0}
    )
    for _ in range(3):
        assert root(stage) == "public"
        act(stage, Chance(3))
    assert stage.model.host.table.game.now["phase"] == "cards"
    return stage


def test_whoever_wants_it_has_a_curtain_before_every_decision(always):
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    assert root(stage) == "curtain"
    assert "Player 0" in stage.text()
    stage.tap("open")
    assert root(stage) == "table"
    hand = stage.model.host.table.game.hands[0]
    stage.send("confirm", "show", hand[0])
    assert root(stage) == "public", "all look at what has been laid open"
    stage.tap("curtain")
    assert root(stage) == "curtain"
    assert "Player 1" in stage.text()


def test_the_curtain_shows_nothing_of_anybodys_hand(always):
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    for jewel in JEWELS:
        assert jewel not in str(stage.tree)


def test_hiding_the_page_puts_the_secrets_away_at_once(always):
    stage = laid("klunker", "person", "person", "bot:solid", options={"first": 0})
    stage.tap("open")
    assert stage.model.view
    stage.hear("hidden")
    assert root(stage) == "curtain"
    assert stage.model.view == {} and stage.model.picks is None
    stage.hear("shown")
    stage.tap("open")
    stage.hear("facedown")
    assert root(stage) == "curtain"


def test_sealed_answers_are_collected_in_one_round_of_passing():
    stage = cards_of_three()
    game = stage.model.host.table
    stage.tap("curtain")
    stage.tap("open")
    assert stage.model.viewer == 2  # whoever holds the phone answers first
    act(stage, Chance(3))
    for seat in (0, 1):
        assert root(stage) == "curtain", "nothing has been seen that all should look at"
        stage.tap("open")
        assert stage.model.viewer == seat
        act(stage, Chance(3))
    assert game.record.facts[-1]
    assert root(stage) == "public" and stage.model.viewer is None


def test_offers_for_a_sale_are_collected_in_one_round_of_passing():
    running = Table.new("dschunke", people("person", "person", "person"), {"first": 0}, SEED)
    chance = Chance(3)
    while running.game.waiting_for() != [0, 1, 2] or running.game.now["phase"] != "sale":
        seat = running.game.waiting_for()[0]
        running.act(seat, random_move(running.game.view(seat)["offers"], chance))
    stage = staged(running)
    before = running.record.moves
    seen = []
    for _ in range(3):
        look(stage)
        seen.append(stage.model.viewer)
        act(stage, chance)
    after = stage.model.host.table.record
    assert sorted(seen) == [0, 1, 2]
    assert [bool(facts) for facts in after.facts[len(before) :]] == [False, False, True]
    assert root(stage) == "public"


def test_a_sealed_answer_comes_back_to_the_one_who_gave_it():
    stage = cards_of_three()
    act(stage, Chance(3))
    assert stage.model.host.table.record.moves[-1][0] == 2
    assert "Player 0" in stage.text(stage.find("h1")[0])
    stage.tap("undo", 2)
    assert "Player 2" in stage.text(stage.find("h1")[0])
    stage.tap("open")
    assert stage.model.viewer == 2


def test_who_can_take_a_move_back_stands_there_by_name():
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    act(stage, Chance(3))
    assert root(stage) == "public"
    [button] = stage.find("button", tap=["undo", 0])
    assert "Player 0" in stage.text(button)
    stage.tap("undo", 0)
    assert stage.model.host.moves == 0 and stage.model.asked == 0
    assert not [tap for tap in stage.taps() if tap[0] == "undo"]


def test_what_is_final_is_offered_nowhere():
    stage = laid(
        "halunken", "person", "person", "person", options={"mode": "introductory", "first": 0}
    )
    host = stage.model.host
    offered = {True: [], False: []}
    for _ in range(20):
        act(stage, Chance(3))
        there = [tap[1] for tap in stage.taps() if tap[0] == "undo" and len(tap) > 1]
        offered[host.final == host.moves].append(there)
    assert offered[False] and all(offered[False])
    assert offered[True] and not any(offered[True])


def test_a_move_can_be_taken_back_while_it_is_told_before_a_bot_makes_it_final(monkeypatch):
    monkeypatch.setitem(settings.now, "pace", "normal")
    stage = laid("klunker", "person", "person", "bot:solid", options={"first": 1})
    act(stage, Chance(3))
    assert stage.model.telling.step and stage.model.host.bots_to_move()
    stage.tap("undo", 1)
    assert stage.model.host.moves == 0 and stage.model.asked == 1
    assert stage.model.telling.step is None and root(stage) == "public"


def test_where_a_clock_is_running_the_curtain_waits_for_nobody(monkeypatch):
    """The story has had its time; who looks behind the curtain presses for that alone."""
    monkeypatch.setattr(handover, "has_clock", lambda host: True)
    stage = cards_of_three()
    assert root(stage) == "curtain" and not stage.find(tap=["curtain"])
