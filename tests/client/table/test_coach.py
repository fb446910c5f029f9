"""The coach: where to look, why, which move; for one's own decision and nobody else's eyes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from client.app import settings
from client.app.texts import about_bots, say
from client.table.coach import PATIENCE
from client.thinking import bots
from shared_rules.engine.bot import mind_of, random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.words import hinted
from tests.client.laid import laid, look
from tests.client.people import started, waited_for
from tests.client.stage import Stage
from tests.rules.every import MINDED
from tests.server.home import Home

every_game = pytest.mark.parametrize("key", MINDED)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in MINDED:
        monkeypatch.setitem(mind_of(key).PLAYOUTS, "expert", 4)


def asked(stage: Stage) -> tuple[dict[str, Any], list[Any]]:
    """What Unke has been asked, and the reply's words."""
    [[request, reply]] = [effect[1:] for effect in stage.effects if effect[0] == "advise"]
    return request, reply


def think(stage: Stage) -> dict[str, Any]:
    """Ask, and let her find out."""
    stage.tap("coach")
    request, reply = asked(stage)
    word = bots.answered(request, lambda: 0)
    stage.send(*reply, word["answer"], word["problem"])
    found: dict[str, Any] = word["answer"]
    return found


def advice(stage: Stage) -> str:
    """What can be read of her."""
    return " ".join(stage.text(place) for place in stage.find(class_="advice"))


def named(effects: list[Any], name: str) -> list[Any]:
    return [effect for effect in effects if effect[0] == name]


def alone(key: str, **options: Any) -> Stage:
    """A person among bots, asked for the first time."""
    stage = laid(key, "person", "bot:solid", "bot:solid", options={"first": 0, **options})
    while 0 not in stage.model.host.waiting_for():
        seat = stage.model.host.waiting_for()[0]
        move = random_move(stage.model.host.view(seat)["offers"], Chance(3))
        stage.send("host", "move", stage.model.host.moves, seat, {"move": move}, "")
    return stage


def questions(stage: Stage, moves: int) -> Iterator[Any]:
    """The table whenever the person is asked; the others move at random meanwhile."""
    host = stage.model.host
    for _ in range(moves):
        waiting = host.waiting_for()
        if 0 in waiting:
            yield host
        elif waiting:
            move = random_move(host.view(waiting[0])["offers"], Chance(host.moves))
            stage.send("host", "move", host.moves, waiting[0], {"move": move}, "")


@every_game
def test_three_taps_apart_she_says_where_to_look_then_why_then_which(key: str) -> None:
    stage = alone(key)
    assert advice(stage) == ""
    found = think(stage)
    words, about = stage.model.scene().words, about_bots(key)
    assert advice(stage) == about["look." + found["look"]]
    stage.tap("coach")
    assert advice(stage) == hinted(words, about, found["why"], stage.model.scene().names)
    assert not [place for place in stage.find() if "is-advised" in str(place[1].get("class_"))]
    stage.tap("coach")
    assert words["verb." + found["move"][0]].split(" ")[0] in advice(stage)
    stage.tap("coach")
    assert advice(stage) == ""


@every_game
def test_who_taps_what_she_points_at_has_picked_her_move_and_still_confirms_it(key: str) -> None:
    stage = alone(key)
    followed = 0
    for host in questions(stage, 80):
        move = think(stage)["move"]
        stage.tap("coach")
        stage.tap("coach")
        before = host.moves
        for item in move[1:]:
            assert pointed(stage), f"nothing shows {move}"
            stage.tap(*pointed(stage)[0])
        if len(move) == 1:
            stage.tap(*pointed(stage)[0])
        assert not pointed(stage) and host.moves == before
        stage.tap("confirm", *picked(stage, move))
        assert advice(stage) == ""
        followed += 1
    assert followed > 5


@every_game
def test_one_more_tap_does_what_she_has_shown(key: str) -> None:
    """On the button that confirms, which says what it is; her own one sends her away."""
    stage = alone(key)
    followed = 0
    for host in questions(stage, 60):
        assert not confirms(stage)
        move = think(stage)["move"]
        stage.tap("coach")
        assert not confirms(stage), "before she has shown it nothing can be done with it"
        stage.tap("coach")
        assert confirms(stage) == [["confirm", *move]]
        if followed == 2:
            stage.tap("coach")
            assert not confirms(stage) and advice(stage) == ""
            think(stage)
            stage.tap("coach")
            stage.tap("coach")
        before = host.moves
        stage.tap("confirm", *move)
        assert host.table.record.moves[before] == [0, move]
        assert advice(stage) == ""
        followed += 1
    assert followed > 5


def confirms(stage: Stage) -> list[list[Any]]:
    """What a tap on Confirm would send."""
    return [tap for tap in stage.taps() if tap[0] == "confirm"]


def test_who_picks_something_else_than_she_has_shown_confirms_that() -> None:
    stage = alone("klunker")
    move = think(stage)["move"]
    stage.tap("coach")
    stage.tap("coach")
    hand = stage.model.view["private"]["hand"]
    other = next(jewel for jewel in hand if [jewel] != move[1:])
    stage.send("pick", other, 0)
    assert confirms(stage) == [["confirm", "show", other]]
    stage.send("pick", other, 0)
    assert confirms(stage) == [["confirm", *move]]


def test_what_is_as_good_is_named_as_well() -> None:
    stage = alone("klunker")
    stage.tap("coach")
    request, reply = asked(stage)
    word = bots.answered(request, lambda: 0)["answer"]
    hand = stage.model.view["private"]["hand"]
    word["equals"] = [["show", hand[0]], ["show", *hand]]
    stage.send(*reply, word, "")
    stage.tap("coach")
    stage.tap("coach")
    assert say("coach.equals", "").rstrip(".") in advice(stage)


def pointed(stage: Stage) -> list[list[Any]]:
    """What a tap on the things that stand out would send."""
    found = []
    for place in stage.find():
        if "is-advised" in str(place[1].get("class_", "")):
            button = place if place[0] == "button" else place[2][0]
            found.append(button[1]["tap"])
    return found


def picked(stage: Stage, move: list[Any]) -> list[Any]:
    [same] = [
        place[1]["tap"][1:]
        for place in stage.find("button")
        if place[1].get("tap", [""])[0] == "confirm"
        and place[1]["tap"][1] == move[0]
        and sorted(map(str, place[1]["tap"][2:])) == sorted(map(str, move[1:]))
    ]
    return same


def test_she_is_told_the_view_of_the_eyes_that_ask_and_nothing_else() -> None:
    stage = laid("klunker", "person", "person", "person", options={"first": 1})
    look(stage)
    stage.tap("coach")
    request, _ = asked(stage)
    assert request["view"] == stage.model.host.table.game.view(1)
    assert set(request) == {"view", "level", "seed", "hint"}


def test_a_while_passes_before_one_is_told_that_she_thinks() -> None:
    stage = alone("klunker")
    stage.tap("coach")
    [(_, wait, reply)] = named(stage.effects, "after")
    assert wait == PATIENCE == 300
    assert advice(stage) == ""
    stage.send(*reply)
    assert advice(stage) == say("coach.thinking")


def test_one_can_think_better_of_it_and_what_comes_then_is_not_heard() -> None:
    stage = alone("klunker")
    stage.tap("coach")
    request, reply = asked(stage)
    stage.tap("coach")
    assert ("unadvise",) in stage.effects
    stage.send(*reply, bots.answered(request, lambda: 0)["answer"], "")
    assert advice(stage) == ""
    assert stage.model.coach.advice is None


@pytest.mark.parametrize("answered", [False, True])
def test_who_moves_without_waiting_has_asked_for_nothing(answered: bool) -> None:
    stage = alone("klunker")
    if answered:
        think(stage)
    else:
        stage.tap("coach")
    stage.send("confirm", "show", stage.model.view["private"]["hand"][0])
    assert bool(named(stage.effects, "unadvise")) is not answered
    assert advice(stage) == "" and not stage.model.coach.step


def test_what_she_found_about_an_earlier_question_is_no_answer_to_the_next() -> None:
    stage = alone("klunker")
    stage.tap("coach")
    request, reply = asked(stage)
    stage.tap("coach")
    stage.tap("coach")
    stage.send(*reply, bots.answered(request, lambda: 0)["answer"], "")
    assert stage.model.coach.thinking


@pytest.mark.parametrize("step", [0, 1, 2, 3])
@pytest.mark.parametrize("why", ["hidden", "facedown"])
def test_her_words_go_with_the_secrets(step: int, why: str) -> None:
    """She speaks of one's own hand."""
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    look(stage)
    stage.tap("coach")
    request, reply = asked(stage)
    if step:
        stage.send(*reply, bots.answered(request, lambda: 0)["answer"], "")
    for _ in range(step - 1):
        stage.tap("coach")
    stage.hear(why)
    assert bool(named(stage.effects, "unadvise")) is (step == 0)
    assert stage.tree[1]["data_screen"] == "public"
    assert not stage.find(class_="advice") and not stage.find(tap=["coach"])
    assert stage.model.coach.advice is None
    stage.send("coach")
    assert not stage.model.coach.step, "there is nobody to ask for"
    look(stage)
    assert advice(stage) == ""
    assert [stage.text(place) for place in stage.find(tap=["coach"])] != []


def test_the_next_person_does_not_hear_what_was_said_to_the_one_before() -> None:
    stage = laid("klunker", "person", "person", "person", options={"first": 0})
    look(stage)
    think(stage)
    stage.send("confirm", "show", stage.model.view["private"]["hand"][0])
    assert stage.tree[1]["data_screen"] == "public"
    look(stage)
    assert stage.model.viewer == 1 and advice(stage) == ""


def test_nothing_she_says_is_left_where_the_news_are_read_out() -> None:
    """What is announced stays on the page behind the curtain; her place goes with the table."""
    stage = alone("klunker")
    for _ in range(4):
        if stage.model.coach.step:
            stage.tap("coach")
        else:
            think(stage)
        assert not named(stage.effects, "announce")
    assert stage.find(class_="advice")[0][1]["role"] == "status"


def test_there_is_nobody_to_ask_while_others_decide() -> None:
    stage = alone("klunker")
    stage.send("confirm", "show", stage.model.view["private"]["hand"][0])
    assert stage.model.host.waiting_for() == [1]
    assert not stage.find(tap=["coach"])
    stage.send("coach")
    assert not named(stage.effects, "advise")


def test_her_advice_stays_while_others_answer_the_same_question() -> None:
    """Their sealed cards change nothing that one sees."""
    stage = alone("halunken", mode="introductory")
    while stage.model.host.table.game.now["phase"] != "cards":
        host = stage.model.host
        seat = host.waiting_for()[0]
        move = random_move(host.view(seat)["offers"], Chance(1))
        if seat:
            stage.send("host", "move", host.moves, seat, {"move": move}, "")
        else:
            stage.send("confirm", *move)
    think(stage)
    said = advice(stage)
    host = stage.model.host
    bot = host.waiting_for()[1]
    stage.send("host", "move", host.moves, bot, {"move": ["sail", "step-3"]}, "")
    assert bot not in host.waiting_for()
    assert advice(stage) == said != ""


def test_without_an_answer_she_says_nothing() -> None:
    stage = alone("klunker")
    stage.tap("coach")
    _, reply = asked(stage)
    stage.send(*reply, None, "broken")
    assert advice(stage) == "" and stage.find(tap=["coach"])


def test_who_wants_no_hints_is_offered_none(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = alone("klunker")
    think(stage)
    monkeypatch.setitem(settings.now, "coach", False)
    stage.hear("settings")
    assert not stage.find(tap=["coach"]) and advice(stage) == ""


def test_at_a_table_on_the_network_the_phone_that_is_asked_thinks_about_its_own_view(
    tmp_path: Path,
) -> None:
    with Home(tmp_path / "home") as home:
        phones = started(home)
        asked_one = waited_for(phones)
        view = asked_one.model.host.view(asked_one.model.viewer)
        asked_one.tap("coach")
        [(_, request, _)] = asked_one.told("advise")
        assert request["view"] == view and view["seat"] == asked_one.model.viewer
        assert advice(asked_one) == about_bots(view["game"])["look." + found_by(asked_one)["look"]]
        assert "advise" not in str(asked_one.wire.sent)
        for other in phones:
            assert (["coach"] in other.taps()) is (other is asked_one)


def found_by(stage: Stage) -> dict[str, Any]:
    found: dict[str, Any] = stage.model.coach.advice
    return found
