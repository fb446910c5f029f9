"""Bots think in processes of their own: a table never waits for them but by choice."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

import gevent
import pytest

from server.house import bots
from server.house.bots import Bots
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game
from tests.server.home import Home
from tests.server.phone import sit_down


@pytest.fixture
def thinking() -> Iterator[Bots]:
    made = Bots(2)
    yield made
    made.stop()


GAME: Game = GAMES["klunker"].new(3, {}, 1)
(SEAT, *_) = GAME.waiting_for()
VIEW = GAME.view(SEAT)


def is_legal(move: list[Any]) -> bool:
    GAME.play(SEAT, move)  # or it raises IllegalMove
    return True


def test_what_a_bot_answers_is_allowed(thinking: Bots) -> None:
    for level in ("random", "solid"):
        assert is_legal(thinking.choose(VIEW, level).move)


def test_two_bots_think_at_the_same_time(thinking: Bots) -> None:
    asked = [gevent.spawn(thinking.choose, VIEW, "solid") for _ in range(6)]
    assert all(is_legal(one.get(timeout=20).move) for one in asked)
    processes = {thinker.process.pid for thinker in thinking.thinkers}
    assert len(processes) == 2


def test_everything_else_goes_on_while_a_bot_thinks(thinking: Bots) -> None:
    """Its process is halted, so that it thinks for as long as we like."""
    for thinker in thinking.thinkers:
        thinker.start()
        os.kill(thinker.process.pid, signal.SIGSTOP)
    asked = gevent.spawn(thinking.choose, VIEW, "random")
    start = time.monotonic()
    for _ in range(20):
        gevent.sleep(0.005)
    assert time.monotonic() - start < 1
    assert not asked.ready()
    for thinker in thinking.thinkers:
        os.kill(thinker.process.pid, signal.SIGCONT)
    assert is_legal(asked.get(timeout=20).move)


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_bot_whose_head_has_failed_moves_all_the_same(
    thinking: Bots, blow: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "THINKING", 0.3)
    for thinker in thinking.thinkers:
        thinker.start()
        os.kill(thinker.process.pid, blow)
    assert is_legal(thinking.choose(VIEW, "random").move)
    monkeypatch.setattr(bots, "THINKING", 20)
    for _ in range(2):  # and the next time it thinks again
        assert is_legal(thinking.choose(VIEW, "solid").move)


def test_a_level_that_is_none_moves_all_the_same(thinking: Bots) -> None:
    """As in the record of a later version."""
    assert is_legal(thinking.choose(VIEW, "genius").move)


def test_who_stops_asking_leaves_no_answer_to_the_next(thinking: Bots) -> None:
    """A table may be ended while its bot thinks; the answer is nobody else's."""
    other = GAMES["dschunke"].new(3, {}, 1)
    (seat, *_) = other.waiting_for()
    thinking.thinkers = thinking.thinkers[:1]
    (thinker,) = thinking.thinkers
    thinker.start()
    os.kill(thinker.process.pid, signal.SIGSTOP)
    asked = gevent.spawn(thinking.choose, VIEW, "solid")
    gevent.sleep(0.05)
    os.kill(thinker.process.pid, signal.SIGCONT)
    asked.kill()
    for _ in range(2):
        other.play(seat, thinking.choose(other.view(seat), "solid").move)
    assert is_legal(thinking.choose(VIEW, "solid").move)


def test_a_table_that_is_ended_while_a_bot_thinks_disturbs_no_other(
    own_home: Callable[..., Home],
) -> None:
    """Their bots are of different games, so that a wrong answer could not be a move."""
    home = own_home()
    anna, bert = home.phones(2)
    expert = ["person", "bot:expert", "bot:expert"]
    for _ in range(3):
        sit_down(anna.make("halunken", expert), [anna])
        anna.random_act(Chance(1))
        anna.settle().ask("propose", what="end")
        sit_down(bert.make("dschunke", ["person", "bot:solid", "bot:solid"]), [bert])
        for turn in range(3):
            bert.until(lambda phone: phone.turn() is not None).random_act(Chance(turn))
    assert "a bot could not move" not in home.said()
    assert "did not answer" not in home.said()
    for phone in (anna, bert):
        phone.close()
