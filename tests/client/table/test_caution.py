"""Caution: in the first games Unke warns once before a costly move, and nothing waits for her."""

from typing import Any

import pytest

from client.app import settings
from client.app.settings import FIRST, ended_of
from client.app.texts import say
from client.screens import lesson
from client.thinking import bots
from tests.client.laid import laid, look, staged
from tests.client.people import started
from tests.client.stage import Stage
from tests.rules.engine.blundering import BLUNDERS, table
from tests.server.home import Home

Request = dict[str, Any]


@pytest.fixture(autouse=True)
def beginner(monkeypatch: pytest.MonkeyPatch) -> None:
    bots.kept.clear()
    for key in settings.now:
        if key.startswith("ended-"):
            monkeypatch.setitem(settings.now, key, 0)
    monkeypatch.setitem(settings.now, "warn", True)


def asked(stage: Stage, name: str) -> list[Any]:
    return [effect for effect in stage.effects if effect[0] == name]


def watched(stage: Stage) -> tuple[Request, list[Any]]:
    """What Unke has been asked to think beside, and the reply's words."""
    [[request, reply]] = [effect[1:] for effect in asked(stage, "watch")]
    return request, reply


def at(key: str, seed: int, number: int) -> tuple[Stage, Request, list[Any]]:
    """A beginner decides; the game is as three solid bots have left it."""
    stage = staged(table(key, seed, number)[0])
    return (stage, *watched(stage))


def pick(stage: Stage, move: list[Any]) -> list[Any]:
    """Pick a move's things; what the last tap asks to be weighed."""
    for place, item in enumerate(move[1:]):
        stage.send("pick", item, move[1:][:place].count(item))
    if len(move) == 1:
        stage.send("say", move[0])
    weighed: list[Any] = asked(stage, "weigh")[0][1]
    return weighed


def think(stage: Stage, request: Request, reply: list[Any], picked: list[Any]) -> Request:
    """She thinks until she knows, and says what is worth a word, as client/effects does."""
    found: Request = {"rests": False}
    while not found["rests"]:
        found = bots.answered({**request, "picked": picked}, lambda: 0)["answer"]
    if found["cost"]:
        stage.send(*reply, found, "")
    return found


def said(stage: Stage) -> str:
    return " ".join(stage.text(place) for place in stage.find(role="alert"))


@pytest.mark.parametrize(("key", "seed", "number", "move"), BLUNDERS)
def test_a_move_that_costs_much_is_warned_about_once_and_can_be_made(
    key: str, seed: int, number: int, move: list[Any]
) -> None:
    stage, request, reply = at(key, seed, number)
    before = stage.model.host.moves
    picked = pick(stage, move)
    found = think(stage, request, reply, picked)
    assert found["cost"] >= 100
    assert said(stage) == "", "nothing is said before it is confirmed"
    stage.send("confirm", *move)
    assert stage.model.host.moves == before
    assert str(found["cost"] // 10) in said(stage)
    stage.tap("rethink")
    assert said(stage) == "" and not stage.model.picks.items
    pick_again(stage, move)
    stage.send("confirm", *move)
    assert stage.model.host.moves == before + 1, "she has said it once"


def pick_again(stage: Stage, move: list[Any]) -> None:
    for place, item in enumerate(move[1:]):
        stage.send("pick", item, move[1:][:place].count(item))
    assert not asked(stage, "weigh"), "at this decision she has done with it"


def held(key: str = "klunker") -> tuple[Stage, list[Any], Request]:
    """A beginner has confirmed what costs much."""
    case = next(case for case in BLUNDERS if case[0] == key)
    move = list(case[3])
    stage, request, reply = at(*case[:3])
    found = think(stage, request, reply, pick(stage, move))
    stage.send("confirm", *move)
    assert said(stage)
    return stage, move, found


def test_it_is_done_anyway_with_one_tap() -> None:
    stage, move, _ = held()
    before, seat = stage.model.host.moves, stage.model.viewer
    stage.tap("anyway")
    assert stage.model.host.moves == before + 1
    assert stage.model.host.table.record.moves[-1] == [seat, move]
    assert said(stage) == ""


def test_at_another_table_she_thinks_anew() -> None:
    """Questions are counted from one at every table: what was found at the last is not meant."""
    held("klunker")
    held("halunken")


def test_who_picks_something_else_has_thought_again() -> None:
    stage, move, found = held()
    better = found["advice"]["move"]
    pick_other = ["say", better[0]] if len(better) == 1 else ["pick", better[1], 0]
    stage.send(*pick_other)
    assert said(stage) == ""
    stage.send("anyway")
    assert stage.model.host.moves == stage.model.moves, "there is nothing to be done anyway"


def test_a_good_move_is_made_at_once() -> None:
    key, seed, number, _ = BLUNDERS[0]
    stage, request, reply = at(key, seed, number)
    best = None
    while not best:
        answer = bots.answered({**request, "picked": None}, lambda: 0)["answer"]
        best = answer["rests"] and bots.kept["watch"].best
    before = stage.model.host.moves
    found = think(stage, request, reply, pick(stage, best))
    assert found["cost"] == 0
    stage.send("confirm", *best)
    assert stage.model.host.moves == before + 1


def test_nothing_waits_for_her() -> None:
    """Confirmed before she is sure: the move is made, and what she says later is not heard."""
    key, seed, number, move = BLUNDERS[0]
    stage, request, reply = at(key, seed, number)
    before = stage.model.host.moves
    picked = pick(stage, list(move))
    stage.send("confirm", *move)
    assert stage.model.host.moves == before + 1
    while not bots.answered({**request, "picked": picked}, lambda: 0)["answer"]["rests"]:
        pass
    late = bots.answered({**request, "picked": picked}, lambda: 0)["answer"]
    stage.send(*reply, late, "")
    assert stage.model.caution.found is None and said(stage) == ""


def test_what_costs_much_is_no_reason_to_warn_about_something_else() -> None:
    key, seed, number, move = BLUNDERS[1]
    stage, request, reply = at(key, seed, number)
    think(stage, request, reply, pick(stage, list(move)))
    before = stage.model.host.moves
    other = next(o for o in stage.model.view["offers"] if o["verb"] != move[0])
    stage.send("say", other["verb"])
    stage.send("confirm", other["verb"])
    assert stage.model.host.moves == before + 1


def test_she_thinks_about_the_view_of_whoever_decides() -> None:
    stage = laid("klunker", "person", "person", "person", options={"first": 1})
    assert not asked(stage, "watch"), "before all eyes there is nobody's view"
    look(stage)
    request, _ = watched(stage)
    assert request["view"] == stage.model.host.table.game.view(1)
    assert set(request) == {"watch", "view", "seed"}


@pytest.mark.parametrize("why", ["hidden", "facedown"])
def test_her_words_go_with_the_secrets(why: str) -> None:
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    look(stage)
    _, reply = watched(stage)
    move = ["show", stage.model.view["private"]["hand"][0]]
    pick(stage, move)
    advice = {"move": move, "why": ["keeps_all", "tooth"], "look": "hand", "secret": True}
    stage.send(*reply, {"picked": move, "cost": 300, "rests": True, "advice": advice}, "")
    stage.send("confirm", *move)
    assert said(stage)
    stage.hear(why)
    assert ("unwatch",) in stage.effects
    assert said(stage) == "" and stage.model.caution.found is None


@pytest.mark.parametrize("reason", ["switch", "games"])
def test_who_does_not_want_it_or_knows_the_game_is_not_watched(
    reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if reason == "switch":
        monkeypatch.setitem(settings.now, "warn", False)
    else:
        monkeypatch.setitem(settings.now, ended_of("klunker"), FIRST)
    stage = staged(table(*BLUNDERS[0][:3])[0])
    assert not asked(stage, "watch")
    stage.send("pick", BLUNDERS[0][3][1], 0)
    assert not asked(stage, "weigh")


def test_who_switches_it_off_is_not_warned_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    key, seed, number, move = BLUNDERS[0]
    stage, request, reply = at(key, seed, number)
    think(stage, request, reply, pick(stage, list(move)))
    monkeypatch.setitem(settings.now, "warn", False)
    before = stage.model.host.moves
    stage.send("confirm", *move)
    assert stage.model.host.moves == before + 1


def test_in_a_lesson_it_is_the_lesson_that_says_what_is_wrong() -> None:
    stage = Stage(lesson, "klunker")
    stage.send("host", "seats", None, "")
    for _ in range(40):
        stage.send("next")
        assert not asked(stage, "watch")
        if stage.model.asks():
            return
    raise AssertionError("the lesson asks for nothing")


@pytest.mark.parametrize("time", [None, 30])
def test_on_the_network_as_well_but_not_where_a_clock_is_running(
    home: Home, time: int | None
) -> None:
    phones = started(home, 3, 3, time=time)
    [seat] = phones[0].model.host.waiting_for()
    phone = phones[seat]
    phone.until(lambda: phone.model.picks and phone.model.view["offers"])
    assert [bool(other.model.caution.view) for other in phones].count(True) == (0 if time else 1)
    assert bool(phone.model.caution.view) is (time is None)


def test_she_says_what_she_means_in_words() -> None:
    stage, _, found = held("halunken")
    text = said(stage)
    assert text.startswith(say("caution", found["cost"] // 10, "", "").split(".")[0])
    assert "{" not in text
    assert {place[1]["tap"][0] for place in stage.find("button") if place[1].get("tap")} >= {
        "anyway",
        "rethink",
    }
