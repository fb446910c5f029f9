"""How long a story takes is counted for every own decision, and judged."""

import pytest

from shared_rules import GAMES
from tests.bench import honesty, story


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


def test_what_is_told_of_a_game_that_is_over_is_held_against_its_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    [one] = honesty.looked_at("halunken", 1, 1)
    assert len(one.result) == one.seats == 2 and sum(one.result) == 1000
    assert {sum(chances) for chances in one.chances} == {1000} and sum(one.luck) == 0
    honest = [honesty.Told(2, n, [[700, 300]], [1000, 0] if n % 10 < 7 else [0, 1000],
                           [0, 0], [0, 0]) for n in range(100)]  # fmt: skip
    assert honesty.report("halunken", honest)
    vain = [honesty.Told(2, n, [[900, 100]], one.result, [0, 0], [0, 0])
            for n, one in enumerate(honest)]  # fmt: skip
    assert not honesty.report("halunken", vain)
    assert "  off" in capsys.readouterr().out
    assert not honesty.report(
        "halunken", [honesty.Told(2, 0, [[700, 200]], [1000, 0], [5, 0], [0, 0])]
    )
