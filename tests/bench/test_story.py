"""How long a story takes is counted for every own decision, and judged."""

import pytest

from shared_rules import GAMES
from tests.bench import story


@pytest.mark.parametrize("key", list(GAMES))
def test_every_own_decision_has_its_story(key: str) -> None:
    times = story.waits(key, 1)
    assert len(times) > 5 and min(times) >= 0
    assert max(times) > 2000, "something has been told"


def test_every_game_has_its_limit() -> None:
    assert set(story.LIMITS) == set(story.BEFORE) == set(GAMES)


def test_what_takes_too_long_is_shouted(capsys: pytest.CaptureFixture[str]) -> None:
    assert story.report("klunker", [1000] * 20)
    assert "TOO LONG" not in capsys.readouterr().out
    assert not story.report("klunker", [1000] * 18 + [60_000] * 2)
    assert "TOO LONG" in capsys.readouterr().out
