"""What the benchmark of the rules measures, and how it judges."""

import pytest

from shared_rules import GAMES
from tests.bench import pace, rules


@pytest.mark.parametrize("key", GAMES.keys)
def test_both_ways_of_playing_play_the_same_game_to_its_end(key: str) -> None:
    moves = pace.advancing(key, 4)(7)
    assert moves == pace.playing(key, 4)(7)
    assert moves > 20


@pytest.mark.parametrize("key", GAMES.keys)
def test_a_game_in_its_middle_is_still_running(key: str) -> None:
    assert pace.middle(key, 4, 7).waiting_for()


def test_the_best_round_of_each_counts() -> None:
    now = 0.0
    pauses = iter([2.0, 8.0, 1.0, 10.0])  # two rounds of two playouts, one game each

    def game(seed: int) -> int:
        nonlocal now
        now += next(pauses)
        return 40

    rates = pace.rates(lambda: now, [game, game], rounds=2, seconds=0.5)
    assert rates == [40.0, 5.0]


def rates_with(klunker_advance: float) -> list[float]:
    return [600.0, klunker_advance, *[100.0] * (2 * len(GAMES.keys) - 1)]


def test_klunker_is_held_to_its_share_of_the_yardstick(capsys: pytest.CaptureFixture[str]) -> None:
    views = [0.5] * len(GAMES.keys)
    assert rules.report("CPython", "3", rates_with(101.0), views)
    assert "TOO SLOW" not in capsys.readouterr().out
    assert not rules.report("CPython", "3", rates_with(99.0), views)
    assert "1/6.1  (TOO SLOW, 1/6 wanted)" in capsys.readouterr().out
