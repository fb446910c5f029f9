"""A backup that fails leaves nothing behind and says why; what is stored is its owner's alone."""

import os
import re
import resource
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from server.source import SOURCE
from server.store.store import Store
from tests.server.files import laid, unke


@pytest.fixture
def data(tmp_path: Path) -> Path:
    with closing(Store(tmp_path / "data")) as store:
        store.save_seatings([{"table": name, "code": name * 5000} for name in "abc"])
    return tmp_path / "data"


def full() -> None:
    """No file of this process may become larger."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a disk cannot be made full for one")
def test_a_backup_that_finds_no_room_leaves_the_one_before(data: Path, tmp_path: Path) -> None:
    place = tmp_path / "stick"
    place.mkdir()
    assert unke("backup", place / "copy.db", "--data", data).returncode == 0
    with closing(Store(data)) as store:
        store.save_seatings([{"table": "d"}])
    before = laid(place)
    done = unke("backup", place / "copy.db", "--data", data, preexec_fn=full)
    assert (done.returncode, done.stdout) == (1, "")
    assert re.match("unke: nothing was copied: the disk (is full|has failed)", done.stderr)
    assert done.stderr.count("\n") == 1
    assert laid(place) == before


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("data", "is a directory"),
        ("data/unke.db", "is what is to be copied"),
        ("data/unke.db-wal", "is what is to be copied"),
        ("data/unke.db/copy", "there is no directory"),
        ("/proc/copy.db", "nothing was copied: /proc/copy.db: "),
    ],
)
def test_where_no_backup_can_be(data: Path, tmp_path: Path, file: str, why: str) -> None:
    before = laid(data)
    done = unke("backup", tmp_path / file, "--data", data)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert why in done.stderr
    assert laid(data) == before


def test_a_backup_takes_no_file_that_happens_to_have_such_a_name(
    data: Path, tmp_path: Path
) -> None:
    (tmp_path / "copy.db.new").write_text("somebody's own")
    assert unke("backup", tmp_path / "copy.db", "--data", data).returncode == 0
    assert (tmp_path / "copy.db.new").read_text() == "somebody's own"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "copy.db.new", "data"]


@contextmanager
def playing(folder: Path) -> Iterator[str]:
    """`unke play` at a port that the system chooses: the address that it prints."""
    command = [sys.executable, "-m", "server", "play", "--no-open", "--port", "0"]
    command += ["--data", str(folder)]
    with subprocess.Popen(command, cwd=SOURCE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield process.stdout.readline().strip()
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(10)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.glob("unke.db*")}


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.parametrize("was_there", [False, True])
def test_the_database_is_for_its_owner_alone_wherever_it_lies(
    tmp_path: Path, data: Path, was_there: bool
) -> None:
    folder = data if was_there else tmp_path / "shared"
    folder.mkdir(mode=0o755, exist_ok=True)
    for file in folder.iterdir():
        file.chmod(0o644)
    before = os.umask(0o022)
    try:
        with playing(folder) as address:
            assert re.fullmatch(r"http://127\.0\.0\.1:[1-9]\d+", address)
            request = urllib.request.Request(address + "/api/devices", b"{}", method="POST")
            urllib.request.urlopen(request, timeout=10).close()
            end = time.monotonic() + 10
            while len(modes(folder)) < 3 and time.monotonic() < end:
                time.sleep(0.05)
            assert modes(folder) == dict.fromkeys(["unke.db", "unke.db-wal", "unke.db-shm"], 0o600)
            assert (folder / "running").stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_a_database_that_others_can_read_is_found(data: Path) -> None:
    (data / "unke.db").chmod(0o644)
    found = unke("doctor", "--data", data, "--port", "0").stdout
    assert f"WRONG database: others can read {data / 'unke.db'}" in found
