"""`pip install .` gives a working `unke`, with the app in it."""

import json
import os
import signal
import subprocess
import sys
import sysconfig
import time
import urllib.request
import venv
import zipfile
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

from server import commands
from server.build.wheel import FOR_THE_SOURCE
from tests.server.home import free_port

ROOT = Path(__file__).resolve().parents[2]
FILES = ("pyproject.toml", "manifest.json", "README.md", "LICENSE", "MANIFEST.in")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as pip does it, from a copy, with the setuptools that is here."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    for part in ("client", "server", "shared_rules", "static"):
        copytree(ROOT / part, source / part, ignore=ignore_patterns("__pycache__"))
    for name in FILES:
        copy(ROOT / name, source)
    script = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    built = subprocess.run(
        [sys.executable, "-c", script, str(folder)], cwd=source, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stdout + built.stderr
    (found,) = folder.glob("unke-*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `unke` of a fresh environment, which borrows what it depends on: no network is needed."""
    home = tmp_path_factory.mktemp("fresh")
    venv.create(home, with_pip=False, symlinks=os.name != "nt")
    pythons = (home / "bin/python", home / "Scripts/python.exe")
    python = next(path for path in pythons if path.exists())
    pip = [sys.executable, "-m", "pip", "--python", python, "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", wheel], check=True)
    where = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    site = Path(subprocess.check_output(where, text=True).strip())
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return python.with_name("unke" + (".exe" if os.name == "nt" else ""))


def alone() -> dict[str, str]:
    """The environment without the way to the source, which `./unke test` puts there."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def said(unke: Path, *words: str) -> str:
    return subprocess.check_output([unke, *words], cwd=unke.parent, env=alone(), text=True)


@pytest.mark.slow
def test_it_holds_the_built_app_and_no_more_than_it_needs(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    folders = {name.split("/")[0] for name in names if ".dist-info/" not in name}
    assert folders == {"server", "shared_rules"}
    assert "server/app/index.html" in names
    assert any(name.startswith("server/app/brython.") and name.endswith(".br") for name in names)
    assert "server/web/keep/page.html" in names
    assert wheel.stat().st_size < 8_000_000


@pytest.mark.slow
def test_it_has_the_players_commands(installed: Path) -> None:
    overview = said(installed, "--help")
    for name in commands.names():
        assert (f"\n  {name} " in overview) == (name not in FOR_THE_SOURCE)
    assert said(installed, "--version").startswith("unke 0.")


@pytest.mark.slow
def test_it_serves_the_app(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    command = [installed, "--no-open", "--port", str(port), "--data", tmp_path / "data"]
    log = tmp_path / "log"
    with log.open("w") as file:
        process = subprocess.Popen(command, cwd=tmp_path, env=alone(), stdout=file, stderr=file)
    try:
        end = time.monotonic() + 30
        while "Ctrl-C" not in log.read_text():
            assert process.poll() is None and time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        address = f"http://127.0.0.1:{port}"
        with urllib.request.urlopen(address + "/", timeout=10) as answer:
            page = answer.read().decode()
        for part in ("brython.", "unke.", "boot."):
            script = next(
                word for word in page.split('"') if word.startswith(part) and word.endswith(".js")
            )
            with urllib.request.urlopen(f"{address}/{script}", timeout=10) as answer:
                assert len(answer.read()) > 1000
        with urllib.request.urlopen(address + "/healthz", timeout=10) as answer:
            assert json.load(answer)["ok"] is True
        for path, word in (("/keep", b"keep/keep.js"), ("/keep/keep.css", b"--ground: #")):
            with urllib.request.urlopen(address + path, timeout=10) as answer:
                assert word in answer.read()
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0
        assert "Traceback" not in log.read_text()
    finally:
        process.kill()
        process.wait()
