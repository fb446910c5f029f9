"""`unke service` prints a unit that systemd takes."""

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from server.commands.service import quoted
from server.source import SOURCE
from tests.network.pi import ADDRESS, Pi, require


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


def test_it_has_a_tmp_of_its_own_unless_it_lies_in_everybodys(tmp_path: Path) -> None:
    in_tmp = str(SOURCE).startswith("/tmp/")
    assert f"PrivateTmp={'no' if in_tmp else 'yes'}\n" in unit("--data", "/srv/unke")
    assert "PrivateTmp=no\n" in unit("--data", "/tmp/unke")


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


def comes(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.slow
def test_systemd_starts_it_with_both_doors_starts_it_again_and_stops_it(tmp_path: Path) -> None:
    """The unit as it is printed, with all that it forbids; the data are where a user's would be."""
    require()
    with tempfile.TemporaryDirectory(prefix="at home ", dir=SOURCE / "build") as data:
        file = tmp_path / "unke.service"
        file.write_text(unit("--data", data))
        with Pi(file) as pi:

            def answers(address: str) -> bool:
                return '"ok":true' in pi.run("curl", "-sk", address + "/healthz").stdout

            def process() -> str:
                return pi.systemctl("show", "--value", "--property=MainPID", "unke")

            for address in ("http://127.0.0.1:8653", f"https://{ADDRESS}:8654"):
                comes(lambda address=address: answers(address))  # type: ignore[misc]
            assert (Path(data) / "certificates" / "authority.pem").stat().st_mode & 0o77 == 0
            before = process()
            pi.systemctl("kill", "--signal=KILL", "unke")
            comes(lambda: process() not in (before, "0") and answers("http://127.0.0.1:8653"))
            pi.systemctl("stop", "unke")
            ended = pi.systemctl("show", "--property=Result,ExecMainStatus,ActiveState", "unke")
            assert set(ended.splitlines()) == {
                "Result=success",
                "ExecMainStatus=0",
                "ActiveState=inactive",
            }
