"""How the benchmark of the server judges, and what it calls everybody's view."""

import pytest

from tests.bench import server

THEIRS = {"rate": 1000.0, "half": 1.0, "most": 2.0}


@pytest.mark.parametrize(
    ("rate", "most", "well"),
    [(1000.0, 2.0, True), (1500.0, 1.0, True), (999.0, 1.0, False), (1500.0, 2.1, False)],
)
def test_ours_makes_as_many_moves_and_lets_nobody_wait_longer(
    capsys: pytest.CaptureFixture[str], rate: float, most: float, well: bool
) -> None:
    assert server.compare(10, THEIRS, {"rate": rate, "half": 1.0, "most": most}) is well
    said = capsys.readouterr().out
    assert f"Unke{rate:>18,.0f} moves/s" in said
    assert ("TOO SLOW" in said) is not well


def test_the_median_of_the_rounds_counts() -> None:
    rounds = [{"rate": rate, "most": 9 - rate} for rate in (5.0, 1.0, 3.0)]
    assert server.middle(rounds) == {"rate": 3.0, "most": 6.0}


def test_the_yardstick_that_is_fetched_is_always_the_same() -> None:
    assert server.YARDSTICK == "boardgame.io@0.50.2"
