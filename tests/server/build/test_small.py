"""A build takes MicroPython in where it is to be had, and goes on without it."""

import json
from pathlib import Path

import pytest

from server.build import small
from server.build.parts import Parts
from server.source import SOURCE


def test_without_npm_a_build_goes_on_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNKE_MICROPYTHON", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    parts = Parts()
    assert small.add(parts, SOURCE) is None
    assert parts.files == {}
    assert "think in Brython" in capsys.readouterr().err


def test_what_npm_has_brought_is_served_with_the_rules_and_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "node_modules" / small.PACKAGE
    package.mkdir(parents=True)
    (package / "micropython.mjs").write_text("loads")
    (package / "micropython.wasm").write_text("thinks")
    monkeypatch.setenv("UNKE_MICROPYTHON", str(tmp_path))
    parts = Parts()
    told = small.add(parts, SOURCE)
    assert told is not None
    assert parts.files[told["loader"]] == b"loads" and told["loader"].endswith(".js")
    assert parts.files[told["wasm"]] == b"thinks"
    sources = json.loads(parts.files[told["sources"]])
    assert {
        "client/thinking/bots.py",
        "shared_rules/engine/search.py",
        "shared_rules/klunker/mind/bot.py",
    } <= set(sources)
    assert not [path for path in sources if "/words/" in path or "client/main" in path]
    assert "shared_rules/engine/record.py" not in sources  # who thinks keeps no records
    assert set(told.values()) == set(parts.later)
    assert not parts.offline  # the first visit is spared it
