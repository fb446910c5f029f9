"""How the benchmark of the app judges, and that its yardstick is the one it says."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from server.build import FAMILY, build
from server.source import SOURCE
from tests.bench import app
from tests.browser.hosts import Host


def test_what_is_within_its_limit_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.within("first start", 2.0, 2.0, "times")
    assert "2.00 times  (at most 2 wanted)" in capsys.readouterr().out


def test_what_is_not_is_shouted(capsys: pytest.CaptureFixture[str]) -> None:
    assert not app.within("first visit", 350_001, app.FIRST_VISIT, "bytes")
    assert "350,001 bytes  (TOO MUCH, at most 350,000 wanted)" in capsys.readouterr().out


def test_the_median_of_turns_counts() -> None:
    fast, slow = iter([1.0, 9.0, 2.0] * 3), iter([4.0, 4.0, 5.0] * 3)
    assert app.in_turns(lambda: next(fast), lambda: next(slow)) == [2.0, 4.0]


def test_the_yardstick_runs_the_whole_of_brython(browser: Browser, tmp_path: Path) -> None:
    build(SOURCE / "build" / "app", FAMILY)
    app.prepare(tmp_path)
    with Host(tmp_path) as host:
        context = browser.new_context()
        page = app.start(context, host.address + app.YARDSTICK)
        assert page.evaluate("typeof __BRYTHON__._PyPegen.parse") == "function"
        assert page.evaluate(app.READY) > 0
        assert [path for path in host.asked if path != "/" + app.YARDSTICK][0].startswith(
            "/brython."
        )
        context.close()
