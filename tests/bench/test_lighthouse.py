"""How the benchmark judges what Lighthouse has reported."""

from typing import Any

import pytest

from tests.bench import lighthouse


def report(performance: float, lcp: float, **audits: float) -> dict[str, Any]:
    values = {"FCP": 700.0, "LCP": lcp, "TBT": 100.0, "CLS": 0.0, **audits}
    return {
        "categories": {"performance": {"score": performance}, "seo": {"score": 1}},
        "audits": {
            audit: {"numericValue": values[short]} for short, audit in lighthouse.AUDITS.items()
        },
    }


def test_the_median_of_all_visits_counts() -> None:
    found = lighthouse.figures([report(0.9, 900), report(1, 5000), report(0.96, 1000)])
    assert found["performance"] == 96
    assert found["LCP"] == 1000
    assert found["seo"] == 100


@pytest.mark.parametrize(
    ("home", "word"),
    [
        (report(0.97, 1400), ""),
        (report(0.94, 1400), "performance"),
        (report(0.97, 1600), "LCP"),
        (report(0.97, 1400, TBT=151.0), "blocking"),
        (report(0.97, 1400, CLS=0.03), "CLS"),
    ],
)
def test_what_misses_its_bar_is_shouted(
    home: dict[str, Any], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = lighthouse.figures([report(1, 1000)])
    assert lighthouse.judged(lighthouse.figures([home]), picture) == (not word)
    shouted = [line for line in capsys.readouterr().out.splitlines() if "TOO" in line]
    assert [line.split()[0] for line in shouted] == ([word] if word else [])
