"""Bots on the phone: they answer in time, however slow it is."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from client.thinking.bots import PATIENCE, PATIENCE_WITH, answered
from server.build.small import THINKING
from shared_rules import GAMES
from shared_rules.engine.bot import levels
from shared_rules.engine.chance import Chance
from tests.client.laid import laid

SLOW = 400
"""Milliseconds that playing on takes once: many times what it takes on a slow phone."""


@pytest.mark.parametrize("key, level", [(key, level) for key in GAMES for level in levels(key)])
def test_no_level_thinks_longer_than_people_wait(key: str, level: str) -> None:
    game, chance = GAMES[key].new(3, {}, 5), Chance(5)
    for _ in range(6):
        now = [0]

        def clock(now: list[int] = now) -> int:
            now[0] += SLOW
            return now[0]

        seat = game.waiting_for()[0]
        answer = answered({"view": game.view(seat), "level": level, "seed": 1}, clock)
        game.check(seat, answer["answer"]["move"])
        limit = PATIENCE_WITH.get(level, PATIENCE)
        assert now[0] <= limit + 2 * SLOW
        assert limit <= {"expert": 3000}.get(level, 1500)
        game.advance(seat, chance.pick(game.offers(seat)).sample(chance))


def test_asking_a_bot_draws_nothing_anew() -> None:
    stage = laid("klunker", "person", "bot:solid", "bot:solid", options={"first": 0})
    stage.send("confirm", "show", stage.model.view["private"]["hand"][0])
    drawn = stage.tree
    stage.send("host", "bot", 1)
    assert [effect[0] for effect in stage.effects] == ["think"]
    assert stage.tree is drawn
    stage.send("overlay", "log")
    assert stage.tree is not drawn and stage.find("dialog")


def test_what_the_worker_imports_is_there() -> None:
    """MicroPython runs it from a text in a script, where nothing else would notice a new name."""
    text = (Path(__file__).resolve().parents[3] / "static/app/worker.js").read_text("utf-8")
    [(module, name)] = re.findall(r"^from ([\w.]+) import (\w+)$", text, re.MULTILINE)
    assert callable(getattr(import_module(module), name))
    assert module.replace(".", "/") + ".py" == THINKING
