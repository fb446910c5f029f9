"""The tests' Chromium: the named one, an installed one, Playwright's, Debian's, or a clear word."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from server.commands import Failure
from tests import chromium

WORKS = "#!/bin/sh\necho Chromium 1.0\n"
PLACEHOLDER = "#!/bin/sh\necho 'Install the snap first'\nexit 1\n"


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder with programs on a machine that has no browser and no network."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "playwright"))
    monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", "http://127.0.0.1:9")
    monkeypatch.delenv("UNKE_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "PLACES", [])
    return tmp_path


def program(path: Path, script: str) -> str:
    path.write_text(script)
    path.chmod(0o755)
    return str(path)


def test_the_named_one_comes_first(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(programs / "chromium", WORKS)
    mine = program(programs / "mine", WORKS)
    monkeypatch.setenv("UNKE_CHROMIUM", mine)
    assert chromium.find() == mine
    monkeypatch.setenv("UNKE_CHROMIUM", program(programs / "broken", PLACEHOLDER))
    with pytest.raises(Failure, match="UNKE_CHROMIUM is .*broken, but that doesn't start"):
        chromium.find()


def test_playwright_may_be_at_work_already(playwright: Playwright, programs: Path) -> None:
    assert chromium.downloaded().startswith(str(programs / "playwright"))


def test_an_installed_one_is_found_and_a_placeholder_passed_over(programs: Path) -> None:
    program(programs / "chromium-browser", PLACEHOLDER)
    chrome = program(programs / "google-chrome", WORKS)
    assert chromium.ensure() == chrome


@pytest.mark.parametrize("root", [True, False])
def test_without_any_debian_s_is_installed_by_root_or_the_way_is_told(
    programs: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], root: bool
) -> None:
    apt = (
        '#!/bin/sh\ncase "$*" in *install*chromium*)\n'
        f"echo '#!/bin/sh' > {programs}/chromium; /bin/chmod +x {programs}/chromium;; esac\n"
    )
    program(programs / "apt-get", apt)
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)
    if root:
        assert chromium.ensure() == str(programs / "chromium")
    else:
        with pytest.raises(Failure, match="install one, or name it in UNKE_CHROMIUM"):
            chromium.ensure()
    told = capfd.readouterr().err
    assert "playwright install chromium" in told
    assert ("apt-get install" in told) == root
