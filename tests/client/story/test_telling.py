"""The story of a table: one step after the other, nothing ahead of it, and ways to hurry."""

from typing import Any

import pytest

from client.app import settings
from client.screens import table as screen
from client.story.telling import FLIGHT, LAG, LANDED, LETTER, READING, Step, Telling
from client.table import handover
from client.table.players import players_row
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from shared_rules.extras import extra
from tests.client.laid import SEED, laid, people, staged
from tests.client.phone import Phone, copy, played
from tests.client.stage import Stage
from tests.rules.every import SETUPS, named

GAMES_OF_THREE = [next(s for s in SETUPS if s[:2] == (key, 3)) for key in
                  dict.fromkeys(key for key, seats, _ in SETUPS if seats == 3)]  # fmt: skip
every_game = pytest.mark.parametrize("setup", GAMES_OF_THREE, ids=named)


@pytest.fixture(autouse=True)
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has happened is told, in English and at the usual pace."""
    monkeypatch.setitem(settings.now, "pace", "normal")
    monkeypatch.setitem(settings.now, "language", "en")


def rests(stage: Stage) -> list[Any]:
    """What ends the step that has just begun: the milliseconds, and the message."""
    return [effect[1:] for effect in stage.effects if effect[0] == "rest"]


def on(stage: Stage) -> None:
    """The step has had its time."""
    [(_, message)] = rests(stage)
    stage.send(*message)


def bot_moves(stage: Stage) -> None:
    """The bot that is to move has thought."""
    host = stage.model.host
    seat = host.bots_to_move()[0]
    move = random_move(host.view(seat)["offers"], Chance(host.moves))
    stage.send("host", "move", host.moves, seat, {"move": move}, "")


def against_bots(key: str = "klunker") -> Stage:
    stage = laid(key, "person", "bot:solid", "bot:solid", options={"first": 0})
    stage.effects.clear()
    return stage


def show_one(stage: Stage) -> None:
    """The person puts a jewel into the window."""
    stage.send("confirm", "show", stage.model.view["private"]["hand"][0])


# One step


def test_a_step_lasts_as_long_as_its_sentence_takes_to_read() -> None:
    step = Step(0, 0, [], {})
    step.said = ["Bufo stores: tooth."]
    letters = len("Bufo stores: tooth.")
    assert step.lasts("normal") == READING + LETTER * letters == 500 + 35 * letters
    assert step.lasts("slow") == (500 + 35 * letters) * 3 // 2
    assert step.lasts("quick") == 250 and step.lasts("once") == 0


@pytest.mark.parametrize("pace", [pace for pace in FLIGHT if FLIGHT[pace]])
def test_what_flies_has_its_time_as_well_and_what_counts_it_is_seen_when_it_has_landed(
    pace: str,
) -> None:
    step = Step(0, 0, [], {})
    step.said, step.flights = ["Hm."], [[{}], [{}], [{}]]
    assert step.lasts(pace) == 3 * FLIGHT[pace] + LANDED


def test_what_one_does_oneself_is_seen_and_not_read_again() -> None:
    stage = against_bots()
    show_one(stage)
    step = stage.model.telling.step
    assert step.is_own and step.sentence == "" and step.lasts("normal") == FLIGHT["normal"] + LANDED
    assert [effect for effect in stage.effects if effect[0] == "announce"], "but heard"


@every_game
def test_what_begins_can_be_read_as_long_as_its_step_stands(setup: Any) -> None:
    key, seats, options = setup
    running = Table.new(key, people("person", *["bot:solid"] * (seats - 1)), options, SEED)
    stage, chance, read = staged(running), Chance(4), 0
    host = stage.model.host
    while not host.over and host.moves < 60:
        model = stage.model
        if model.telling.step:
            if model.seam and rests(stage):
                read += 1
                assert rests(stage)[0][0] >= READING + LETTER * len(model.seam)
            stage.send("next")
        elif 0 in host.waiting_for():
            stage.send("confirm", *random_move(host.view(0)["offers"], chance))
        else:
            bot_moves(stage)
    assert read > 2 or not extra(key, "course")


# One clock


def test_a_bot_moves_only_when_the_move_before_it_has_been_told() -> None:
    stage = against_bots()
    show_one(stage)
    bot_moves(stage)
    assert stage.model.host.moves == 1
    stage.send("step", stage.model.telling.number)
    assert stage.model.host.moves == 2 and stage.model.telling.step.number == 1


def test_the_own_question_appears_when_the_story_has_arrived_at_it() -> None:
    stage = against_bots()
    show_one(stage)
    seen = 0
    while stage.model.host.waiting_for() != [0] or stage.model.telling.step:
        assert not stage.find(data_play=True) and not stage.find(class_="actions")
        if stage.model.telling.step:
            seen += 1
            stage.send("step", stage.model.telling.number)
        else:
            bot_moves(stage)
    assert seen == 3 and stage.find(data_play=True)


@every_game
def test_all_that_is_on_the_screen_is_of_the_step_that_is_told(setup: Any) -> None:
    """Board, players, log: drawn from the step's view and its part of the log, nothing newer."""
    key, seats, options = setup
    running = Table.new(key, people("person", *["bot:solid"] * (seats - 1)), options, SEED)
    stage, chance = staged(running), Chance(4)
    host, steps = stage.model.host, 0
    for _ in range(400):
        telling = stage.model.telling
        if telling.step:
            steps += 1
            scene = stage.model.scene()
            view = telling.step.view
            assert scene.view == view and scene.public == view["public"]
            assert scene.picks is None and stage.model.waiting() == []
            assert len(stage.model.log(0)) == telling.step.number + 1
            assert stage.model.log(0)[-1][1] == telling.step.facts
            assert str(plain(stage.model.board.board(scene))) in str(stage.tree)
            assert str(players_row(scene, stage.model.board, [])) in str(stage.tree)
            stage.send("step", telling.number)
        elif host.over:
            break
        elif 0 in host.waiting_for():
            stage.send("confirm", *random_move(host.view(0)["offers"], chance))
        else:
            bot_moves(stage)
    assert steps > 30


def plain(drawn: Any) -> Any:
    """A board is one element, or a list of them: its first is enough to be found again."""
    return drawn[0] if isinstance(drawn, list) and isinstance(drawn[0], list) else drawn


@every_game
def test_every_fact_is_told_once_and_in_its_order(setup: Any) -> None:
    key, seats, options = setup
    running = Table.new(key, people(*["bot:solid"] * seats), options, SEED)
    stage = staged(running)
    host = stage.model.host
    found: list[Any] = []
    while not host.over and host.moves < 120:
        bot_moves(stage)
        while stage.model.telling.step:
            step = stage.model.telling.step
            found += [fact for fact in step.news]
            stage.send("step", stage.model.telling.number)
    unsaid = getattr(extra(key, "flights"), "UNSAID", ())
    facts = [fact for _, noted in host.log() for fact in noted if fact[0] not in unsaid]
    assert [fact for fact in found if fact[0] not in unsaid] == facts


# Ways to hurry


def returning(key: str) -> Table:
    """A table at which bots have moved several times since the person did."""
    for moves in range(4, 60):
        table = played(key, "Anna Ben Cleo", moves)
        if 0 not in [seat for seat, _ in table.log()[-3:]] and not table.over:
            table.players[1]["kind"] = table.players[2]["kind"] = "bot:solid"
            return table
    raise AssertionError("the bots have never moved three times in a row")


def test_a_tap_goes_on_and_the_end_is_one_tap_away() -> None:
    stage = staged(returning("klunker"))
    first = stage.model.telling.step
    assert first is not None, "what has happened since one's own last move is told again"
    queue = len(stage.model.telling.queue)
    assert queue
    stage.tap("next")
    assert stage.model.telling.step is not first
    assert len(stage.model.telling.queue) == queue - 1
    stage.tap("end")
    assert stage.model.telling.step is None and not stage.model.telling.queue


def test_who_wants_the_end_is_told_nothing_until_the_own_question() -> None:
    stage = against_bots()
    show_one(stage)
    stage.tap("end")
    while stage.model.host.waiting_for() != [0]:
        assert stage.model.telling.step is None
        bot_moves(stage)
    assert stage.find(data_play=True)
    stage.send("confirm", "leave")
    assert stage.model.telling.step, "the next story is told again"


def test_the_question_is_read_out_once() -> None:
    stage = against_bots()
    stage.send("settings")
    assert not [effect for effect in stage.effects if effect[0] == "announce"]


def test_the_time_of_a_step_that_was_tapped_away_ends_no_other() -> None:
    stage = against_bots()
    show_one(stage)
    number = stage.model.telling.number
    bot_moves(stage)
    stage.tap("next")
    step = stage.model.telling.step
    assert step is not None
    stage.send("step", number)
    assert stage.model.telling.step is step


def test_what_concerns_the_viewer_waits_for_a_tap() -> None:
    stage, steps = bought_from_me()
    assert [step.stays for step in steps] == [True]
    assert not rests(stage)
    assert stage.find("button", tap=["next"], class_="confirm")


def test_unless_the_settings_say_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.now, "stops", False)
    stage, steps = bought_from_me()
    assert [step.stays for step in steps] == [False] and rests(stage)


def bought_from_me() -> tuple[Stage, list[Step]]:
    """A bot has just bought the person's window, and that is told."""
    stage, chance = against_bots(), Chance(2)
    host = stage.model.host
    while True:
        for seat in host.waiting_for():
            offers = host.view(seat)["offers"]
            verbs = [offer["verb"] for offer in offers]
            if seat != 0 and "buy" in verbs and "window-0" in offers[0]["among"]:
                stage.send("host", "move", host.moves, seat, {"move": ["buy", "window-0"]}, "")
                steps = [stage.model.telling.step]
                assert "buys" in stage.text()
                return stage, steps
            move = ["leave"] if "leave" in verbs else random_move(offers, chance)
            if seat == 0:
                stage.send("confirm", *move)
            else:
                stage.send("host", "move", host.moves, seat, {"move": move}, "")
            while stage.model.telling.step:
                stage.tap("next")


def test_who_lags_behind_the_others_hears_the_rest_quickly() -> None:
    telling = Telling()
    steps = []
    for _ in range(20):
        step = Step(0, 0, [], {})
        step.said = ["x" * 40]
        steps.append(step)
    telling.add(steps)
    assert telling.left() > LAG
    assert telling.pace(True) == "quick" and telling.pace(False) == "normal"
    while telling.left() > LAG:
        telling.go_on()
    assert telling.pace(True) == "normal"


def test_where_a_clock_is_running_all_is_told_in_a_third_of_its_time() -> None:
    telling = Telling()
    steps = []
    for _ in range(20):
        step = Step(0, 0, [], {})
        step.said = ["x" * 40]
        steps.append(step)
    telling.add(steps[:1])
    telling.go_on()
    telling.add(steps[1:], 10_000)
    assert telling.left() + telling.step.lasts("normal") <= 10_000


def test_where_a_clock_is_running_nothing_waits_for_a_tap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "has_clock", lambda host: True)
    stage, steps = bought_from_me()
    assert [step.stays for step in steps] == [False] and rests(stage)


@pytest.mark.parametrize("pace", FLIGHT)
def test_where_a_clock_is_running_what_takes_no_time_is_told_as_well(
    pace: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(settings.now, "pace", pace)
    telling, own = Telling(), Step(0, 0, [], {})
    own.is_own = True
    telling.add([own], 10_000)
    assert telling.go_on() is own


# What comes between


def test_a_move_that_is_taken_back_ends_its_story() -> None:
    stage = against_bots()
    show_one(stage)
    assert stage.model.telling.step
    stage.tap("undo")
    assert stage.model.telling.step is None and stage.model.host.moves == 0
    assert stage.find(data_play=True)


@pytest.mark.parametrize("key", ["klunker", "halunken", "dschunke"])
def test_a_reload_in_the_middle_loses_no_story(key: str) -> None:
    saved = copy(returning(key).save())

    def story() -> list[str]:
        phone = Phone(screen, "ab", tables={"ab": saved})
        said = []
        while phone.model.telling.step:
            said.append(" ".join(phone.model.telling.step.said))
            phone.send("next")
        return said

    assert story() and story() == story()


def test_while_something_lies_over_the_table_the_story_waits() -> None:
    stage = against_bots()
    show_one(stage)
    step, number = stage.model.telling.step, stage.model.telling.number
    stage.send("overlay", "log")
    stage.send("step", number)
    assert stage.model.telling.step is step
    stage.tap("close")
    assert stage.model.telling.step is step and rests(stage)[0][0] == step.lasts("normal")
    on(stage)
    assert stage.model.telling.step is not step


@pytest.mark.parametrize(("gone", "back"), [("hidden", "shown"), ("left", "returned")])
def test_nothing_is_told_to_nobody(gone: str, back: str) -> None:
    stage = against_bots()
    show_one(stage)
    step, number = stage.model.telling.step, stage.model.telling.number
    stage.hear(gone)
    stage.send("step", number)
    assert stage.model.telling.step is step
    stage.hear(back)
    assert stage.model.telling.step is step and rests(stage)[0][0] == step.lasts("normal")
    on(stage)
    assert stage.model.telling.step is not step


def test_what_has_happened_can_be_told_once_more() -> None:
    stage = against_bots()
    show_one(stage)
    for moves in (2, 3):
        bot_moves(stage)
        while stage.model.host.moves < moves:
            stage.tap("next")
    while stage.model.telling.step:
        stage.tap("next")
    stage.tap("overlay", "log")
    stage.tap("again")
    assert stage.model.telling.step.number == 1
    assert len(stage.model.telling.queue) == 1
