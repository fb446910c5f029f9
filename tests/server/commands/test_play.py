"""`./unke play` and `./unke build`: the real programs, from start to stop."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.commands.play import PORT
from server.source import SOURCE

UNKE = [sys.executable, "-m", "server"]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def playing(port: int, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """The program, as soon as it has printed its address."""
    command = [*UNKE, "play", "--no-open", "--port", str(port), "--data", str(tmp_path)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=SOURCE, text=True, **pipes) as process:
        assert process.stdout.readline() == f"http://127.0.0.1:{port}\n"
        yield process
        process.kill()


def test_it_serves_the_app(playing: subprocess.Popen[str], port: int) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
        page = answer.read().decode()
    assert 'data-host="family"' in page


def test_it_serves_this_computer_alone(playing: subprocess.Popen[str], port: int) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
        try:
            route.connect(("192.0.2.1", 9))  # sends nothing, but tells our address in the network
        except OSError:
            pytest.skip("no network here")
        outside = route.getsockname()[0]
    with pytest.raises(OSError):
        socket.create_connection((outside, port), timeout=5).close()


@pytest.mark.skipif(os.name == "nt", reason="there, only Ctrl-C stops it")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly(playing: subprocess.Popen[str], port: int, stop: signal.Signals) -> None:
    with socket.create_connection(("127.0.0.1", port)):  # a browser that keeps its line open
        started = time.monotonic()
        playing.send_signal(stop)
        assert playing.wait(10) == 0
        assert time.monotonic() - started < 5
    assert "Traceback" not in playing.stderr.read()
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(f"http://127.0.0.1:{port}/")


def test_it_can_start_again_at_once(
    playing: subprocess.Popen[str], port: int, tmp_path: Path
) -> None:
    urllib.request.urlopen(f"http://127.0.0.1:{port}/").close()
    playing.terminate()
    playing.wait(10)
    command = [*UNKE, "play", "--no-open", "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(command, cwd=SOURCE, text=True, stdout=subprocess.PIPE) as again:
        assert again.stdout.readline() == f"http://127.0.0.1:{port}\n"
        again.terminate()


def test_a_taken_port_is_an_error(port: int) -> None:
    with socket.create_server(("127.0.0.1", port)):
        command = [*UNKE, "play", "--no-open", "--port", str(port)]
        done = subprocess.run(command, cwd=SOURCE, text=True, capture_output=True, timeout=30)
    assert done.returncode == 1
    assert done.stdout == ""
    assert f"port {port} is taken" in done.stderr
    assert done.stderr.count("\n") == 1


def test_two_of_them_never_share_their_data(playing: subprocess.Popen[str], tmp_path: Path) -> None:
    command = [*UNKE, "play", "--no-open", "--port", str(free_port()), "--data", str(tmp_path)]
    done = subprocess.run(command, cwd=SOURCE, text=True, capture_output=True, timeout=30)
    assert done.returncode == 1
    assert "running already" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("wrong", ["65536", "-1"])
def test_a_port_that_cannot_be_is_an_error(wrong: str) -> None:
    command = [*UNKE, "play", "--no-open", f"--port={wrong}"]
    done = subprocess.run(command, cwd=SOURCE, text=True, capture_output=True, timeout=30)
    assert done.returncode != 0
    assert f"there is no port {wrong}" in done.stderr


def test_the_port_is_always_the_same() -> None:
    assert PORT == 8653  # the saved games live there: never change it


def test_build_writes_plain_files(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "web space"
    command = [*UNKE, "build", str(folder)]
    done = subprocess.run(command, cwd=SOURCE, text=True, capture_output=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, f"{folder}\n")
    page = (folder / "index.html").read_text("utf-8")
    assert 'data-host="files"' in page
    assert 'http-equiv="Content-Security-Policy"' in page
    assert not [path for path in folder.rglob("*") if path.suffix in (".br", ".gz", ".new")]


def test_build_refuses_what_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("precious", encoding="utf-8")
    command = [*UNKE, "build", str(file)]
    done = subprocess.run(command, cwd=SOURCE, text=True, capture_output=True, timeout=30)
    assert done.returncode == 1
    assert "is not a folder" in done.stderr
    assert file.read_text("utf-8") == "precious"
