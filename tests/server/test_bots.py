"""Bots think in processes of their own: a table never waits for them but by choice."""

import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import gevent
import pytest

from server import bots
from server.bots import Bots
from shared_rules import GAMES
from shared_rules.game import Game


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
