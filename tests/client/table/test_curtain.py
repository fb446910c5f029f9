"""Several people at one phone: the curtain between them, what they miss, what they take back."""

from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from tests.client.laid import SEED, act, laid, people, root, staged


def test_between_two_people_the_curtain_falls_and_names_the_next():
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    assert root(stage) == "curtain"
    assert "Player 0" in stage.text()
    stage.tap("open")
    assert root(stage) == "table"
    hand = stage.model.host.table.game.hands[0]
    stage.send("confirm", "show", hand[0])
    assert root(stage) == "curtain"
    assert "Player 1" in stage.text()


def test_the_curtain_shows_nothing_of_anybodys_hand():
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    for jewel in ("piercing", "earring", "tooth", "shoe", "tiara", "monocle", "necklace"):
        assert jewel not in str(stage.tree)


def test_hiding_the_page_puts_the_secrets_away_at_once():
    stage = laid("klunker", "person", "person", "bot:solid", options={"first": 0})
    stage.tap("open")
    assert stage.model.view
    stage.hear("hidden")
    assert root(stage) == "curtain"
    assert stage.model.view == {} and stage.model.picks is None
    stage.tap("open")
    stage.hear("facedown")
    assert root(stage) == "curtain"


def test_whoever_comes_back_reads_what_has_happened_since():
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    for seat in range(3):
        stage.tap("open")
        hand = stage.model.host.table.game.hands[seat]
        stage.send("confirm", "show", hand[0])
    stage.tap("open")
    assert stage.model.overlay == ["recap"]
    assert "Player 1" in stage.text() and "Player 2" in stage.text()
    stage.tap("close")
    assert stage.model.overlay == []


def test_who_opens_the_table_again_reads_what_has_happened_since_the_own_last_move():
    laid_there = Table.new("klunker", people("person", "person", "person"), {"first": 0}, SEED)
    for seat in range(3):
        laid_there.act(seat, ["show", laid_there.game.hands[seat][0]])
    stage = staged(laid_there)
    stage.tap("open")
    told = stage.text(stage.find("dialog")[0])
    assert "Player 1" in told and "Player 2" in told and "Player 0" not in told


def test_sealed_answers_are_collected_in_one_round_of_passing():
    stage = laid(
        "halunken", "person", "person", "person", options={"mode": "introductory", "first": 0}
    )
    chance = Chance(3)
    game = stage.model.host.table
    for _ in range(3):
        stage.tap("open")
        act(stage, chance)
    assert game.game.now["phase"] == "cards"
    assert stage.model.viewer == 2  # whoever holds the phone answers first
    act(stage, chance)
    for seat in (0, 1):
        assert root(stage) == "curtain"
        stage.tap("open")
        assert stage.model.viewer == seat
        act(stage, chance)
    assert game.record.facts[-1]


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
        assert root(stage) == "curtain"
        stage.tap("open")
        seen.append(stage.model.viewer)
        act(stage, chance)
    after = stage.model.host.table.record
    assert sorted(seen) == [0, 1, 2]
    assert [bool(facts) for facts in after.facts[len(before) :]] == [False, False, True]


def test_a_move_comes_back_after_the_phone_has_been_handed_on():
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    stage.tap("open")
    stage.send("confirm", "show", stage.model.view["private"]["hand"][0])
    assert root(stage) == "curtain" and "Player 1" in stage.text(stage.find("h1")[0])
    stage.tap("undo", 0)
    assert stage.model.host.moves == 0
    assert root(stage) == "curtain" and "Player 0" in stage.text(stage.find("h1")[0])
    stage.tap("open")
    assert stage.model.viewer == 0 and not stage.model.overlay


def test_who_has_seen_the_own_cards_still_lets_the_one_before_take_back_at_the_curtain():
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    stage.tap("open")
    stage.send("confirm", "show", stage.model.view["private"]["hand"][0])
    stage.tap("open")
    stage.hear("hidden")
    assert "Player 1" in stage.text(stage.find("h1")[0])
    stage.tap("undo", 0)
    assert "Player 0" in stage.text(stage.find("h1")[0])


def answer(stage, moves):
    """So many moves of whoever is called."""
    for _ in range(moves):
        if root(stage) == "curtain":
            stage.tap("open")
        act(stage, Chance(3))


def taps(stage):
    return [button[1]["tap"] for button in stage.find("button") if "tap" in button[1]]


def test_a_sealed_answer_comes_back_to_the_one_who_gave_it():
    stage = laid(
        "halunken", "person", "person", "person", options={"mode": "introductory", "first": 0}
    )
    answer(stage, 4)
    assert stage.model.host.table.record.moves[-1][0] == 2
    assert "Player 0" in stage.text(stage.find("h1")[0])
    stage.tap("undo", 2)
    assert "Player 2" in stage.text(stage.find("h1")[0])
    stage.tap("open")
    assert stage.model.viewer == 2


def test_what_is_final_is_not_offered_at_the_curtain():
    stage = laid(
        "halunken", "person", "person", "person", options={"mode": "introductory", "first": 0}
    )
    host = stage.model.host
    offered = {True: [], False: []}
    for _ in range(12):
        answer(stage, 1)
        if root(stage) == "curtain":
            is_final = host.final == host.moves
            offered[is_final].append([tap[1] for tap in taps(stage) if tap[0] == "undo"])
    assert offered[False] and all(offered[False])
    assert offered[True] and not any(offered[True])


def test_who_answers_last_is_told_later_what_all_have_answered():
    stage = laid(
        "halunken", "person", "person", "person", options={"mode": "introductory", "first": 0}
    )
    answer(stage, 6)
    last, facts = stage.model.host.log()[-1]
    assert len(facts) > 1
    while stage.model.viewer != last:
        if root(stage) == "curtain":
            stage.tap("open")
        if stage.model.viewer != last:
            act(stage, Chance(3))
    told = stage.text(stage.find("dialog")[0])
    for fact in facts:
        assert stage.model.scene().told(fact) in told
