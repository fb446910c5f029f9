"""`unke service` prints a unit that systemd takes."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from server.commands.service import quoted


def unit(*words: str) -> str:
    command = [sys.executable, "-m", "server", "service", *words]
    return subprocess.check_output(command, text=True)


def started(text: str) -> str:
    (line,) = [line for line in text.splitlines() if line.startswith("ExecStart=")]
    return line


def test_it_starts_this_unke_for_the_phones() -> None:
    line = started(unit())
    assert line.endswith("unke play --no-open --lan")
    assert Path(line.removeprefix("ExecStart=").split()[0]).is_file()


def test_it_passes_on_what_it_was_told(tmp_path: Path) -> None:
    line = started(unit("--port", "9000", "--data", "games at home"))
    assert f'--lan --port 9000 --data "{Path("games at home").resolve()}"' in line
    assert started(unit("--behind-proxy", "unke.example.org")).endswith(
        "play --no-open --behind-proxy unke.example.org"
    )


def test_what_systemd_would_read_otherwise_is_quoted() -> None:
    assert quoted("/home/a$b/100%") == '"/home/a$$b/100%%"'


@pytest.mark.parametrize("words", [(), ("--data", "games at home", "--port", "9000")])
def test_systemd_takes_it(tmp_path: Path, words: tuple[str, ...]) -> None:
    analyze = shutil.which("systemd-analyze")
    if not analyze:
        pytest.skip("needs systemd-analyze")
    file = tmp_path / "unke.service"
    file.write_text(unit(*words))
    done = subprocess.run(
        [analyze, "verify", "--man=no", str(file)], capture_output=True, text=True, timeout=60
    )
    complaints = [line for line in done.stderr.splitlines() if "unke.service" in line]
    assert complaints == []
    assert done.returncode == 0, done.stderr
