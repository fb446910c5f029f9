"""Bots say why: where one taps them and in the log, nothing of their hands, nothing too early."""

import json
from typing import Any

import pytest

from client.app.texts import about_bots
from client.screens import table
from client.thinking import bots
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.words import reasoned
from tests.client.laid import laid
from tests.client.stage import Stage
from tests.rules.every import MINDED

SECRETS = {
    key: __import__(f"shared_rules.{key}.mind.why", None, None, ["why"]).SECRET for key in MINDED
}


def bot_moves(stage: Stage, seat: int) -> dict[str, Any]:
    """A bot thinks about its view and moves; its answer."""
    host = stage.model.host
    request = {"view": host.view(seat), "level": "solid", "seed": host.moves}
    answer: dict[str, Any] = bots.answered(request, lambda: 0)["answer"]
    stage.send("host", "move", host.moves, seat, answer, "")
    return answer


def person_moves(stage: Stage) -> None:
    move = random_move(stage.model.view["offers"], Chance(stage.model.host.moves))
    stage.send("confirm", *move)


def sentence(stage: Stage, why: list[Any]) -> str:
    scene = stage.model.scene()
    return reasoned(scene.words, about_bots(scene.game), why, scene.names)


def said_by(stage: Stage, seat: int) -> str:
    """What is read on the sheet of a player's own."""
    stage.send("overlay", "seat", seat)
    said = " ".join(stage.text(place) for place in stage.find(class_="own-words"))
    stage.tap("close")
    return said


def logged(stage: Stage) -> str:
    stage.send("overlay", "log")
    said = " ".join(stage.text(place) for place in stage.find(class_="because"))
    stage.tap("close")
    return said


@pytest.mark.parametrize("key", MINDED)
def test_what_may_be_told_is_told_and_nothing_else(key: str) -> None:
    stage = laid(key, "person", "bot:solid", "bot:solid", options={"first": 0})
    host = stage.model.host
    told = kept = 0
    for _ in range(60):
        waiting = host.waiting_for()
        if not waiting:
            break
        if waiting == [0]:
            person_moves(stage)
            continue
        seat = waiting[-1]
        sealed = host.table.is_sealed(host.table.game)
        answer = bot_moves(stage, seat)
        if sealed or not host.waiting_for():
            continue
        words = sentence(stage, answer["why"])
        assert (words in said_by(stage, seat)) is not answer["secret"]
        assert answer["secret"] or words in logged(stage)
        told += not answer["secret"]
        kept += answer["secret"]
    assert told > 3
    assert all(why[0] not in SECRETS[key] for _, _, why in host.told_reasons())
    assert kept or not SECRETS[key]


def at_the_cards() -> Stage:
    """Everybody is to lay a card face down."""
    stage = laid(
        "halunken", "person", "bot:solid", "bot:solid",
        options={"mode": "introductory", "first": 0},
    )  # fmt: skip
    host = stage.model.host
    while host.table.game.now["phase"] != "cards":
        seat = host.waiting_for()[0]
        bot_moves(stage, seat) if seat else person_moves(stage)
    return stage


def test_of_a_sealed_card_nobody_says_why_before_all_lie_open() -> None:
    stage = at_the_cards()
    before = logged(stage)
    reasons = [bot_moves(stage, seat)["why"] for seat in (1, 2)]
    assert logged(stage) == before
    person_moves(stage)
    for why in reasons:
        assert sentence(stage, why) in logged(stage)


def test_who_takes_a_sealed_card_back_does_not_silence_those_whose_cards_stay() -> None:
    stage = at_the_cards()
    host = stage.model.host
    first = bot_moves(stage, 1)["why"]
    person_moves(stage)
    stage.tap("undo")
    second = bot_moves(stage, 2)["why"]
    before = len(host.log())
    person_moves(stage)
    assert [[number - before, *rest] for number, *rest in host.told_reasons()[-2:]] == [
        [-2, 1, first],
        [-1, 2, second],
    ]


def test_reasons_are_found_again_with_the_table() -> None:
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 1})
    answer = bot_moves(stage, 1)
    while answer["secret"]:
        seat = stage.model.host.waiting_for()[0]
        if seat:
            answer = bot_moves(stage, seat)
        else:
            person_moves(stage)
    [entries] = [effect[1] for effect in stage.effects if effect[0] == "store"]
    saved = json.loads(json.dumps(entries[0][2]))
    again = Stage(table, "abc")
    for said in (["now", 5], ["seed", "5"], ["place", "here"], ["loaded", saved]):
        again.send("host", *said, "")
    told = again.model.host.told_reasons()
    assert told == stage.model.host.told_reasons() != []
    assert sentence(stage, answer["why"]) in logged(again)
    bot_or_person = again.model.host.waiting_for()[0]
    if bot_or_person:
        bot_moves(again, bot_or_person)
    assert saved["reasons"] == told, "what is stored does not change any more"


def test_a_table_of_earlier_days_has_no_reasons_or_others_than_are_known() -> None:
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    saved = stage.model.host.table.save()
    for reasons in ([], [[0, 1, ["no_longer_known", "shoe"]]]):
        stage = Stage(table, "abc")
        old = {**saved, "reasons": reasons} if reasons else saved
        for said in (["now", 5], ["seed", "5"], ["place", "here"], ["loaded", old]):
            stage.send("host", *said, "")
        person_moves(stage)
        assert stage.model.host.told_reasons() == []
        assert logged(stage) == ""


def test_a_bot_whose_move_was_taken_back_has_no_reason_for_it() -> None:
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    person_moves(stage)
    stage.model.host.table.reasons.append([0, 0, ["free"]])
    stage.tap("undo")
    assert stage.model.host.table.reasons == []
