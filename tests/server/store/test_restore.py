"""`unke restore` goes back to a copy: all of it or nothing, whatever happens meanwhile."""

import os
import resource
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.store.store import Store
from tests.server.files import corrupted, emptied, garbage, laid, run, truncated, unke
from tests.server.home import Home
from tests.server.phone import Phone, play_all, sit_down

OwnHome = Callable[..., Home]
Rows = list[tuple[Any, ...]]

STUMBLING = """
import os, sys

left, how, folder = int(sys.argv[1]), sys.argv[2], sys.argv[3]
TOUCHES = {"open", "os.mkdir", "os.remove", "os.rename", "os.rmdir", "sqlite3.connect"}

def hook(event, args):
    global left
    if event in TOUCHES and any(folder in str(arg) for arg in args):
        left -= 1
        if left == 0:
            if how == "kill":
                os.kill(os.getpid(), 9)
            raise OSError(5, "the disk has failed")

sys.addaudithook(hook)
sys.argv = ["unke", "restore", *sys.argv[4:]]
from server.__main__ import main

status = main()
sys.exit(99 if left > 0 else status)
"""
"""The command, which stumbles when it touches a file in the data for the so many-th time, or ends
with 99 if it does so less often."""


def rows(folder: Path) -> Rows:
    """What a server that starts there finds."""
    with closing(Store(folder)) as store:
        return store.read("SELECT id, sheet FROM tables ORDER BY id")


def sheets(*names: str) -> list[dict[str, Any]]:
    return [{"table": name, "code": name * 300} for name in names]


@pytest.fixture
def crashed(tmp_path: Path) -> Path:
    """The data as a server has left them that was killed: what it stored last is in the log."""
    with closing(Store(tmp_path / "alive")) as store:
        store.save_seatings(sheets("old", "newer"))
        shutil.copytree(tmp_path / "alive", tmp_path / "data")
    assert (tmp_path / "data" / "unke.db-wal").stat().st_size > 1000
    return tmp_path / "data"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A backup with something else in it."""
    with closing(Store(tmp_path / "other")) as store:
        store.save_seatings(sheets("good", "better"))
    file = tmp_path / "copy.db"
    assert unke("backup", file, "--data", tmp_path / "other").returncode == 0
    return file


def test_what_a_killed_server_has_left_does_not_get_into_the_copy(own_home: OwnHome) -> None:
    home = own_home()
    players = home.phones(2)
    table = players[0].make("dschunke", ["person", "person"])
    sit_down(table, players)
    file = home.data / "copy.db"
    assert unke("backup", file, "--data", home.data).returncode == 0
    play_all(players)
    assert players[0].http("GET", "/api/finished")["finished"]
    refused = unke("restore", file, "--data", home.data)
    assert (refused.returncode, "running already" in refused.stderr) == (1, True)
    home.kill()
    assert (home.data / "unke.db-wal").stat().st_size
    done = unke("restore", file, "--data", home.data)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("1 tables, 0 moves, 0 finished games\nas they were on 20")
    (kept,) = home.data.glob("replaced-*")
    assert done.stdout.endswith(f"What was there before lies in {kept}\n")
    home.start()
    anna = Phone(home.address, "Anna", players[0].key).connect()
    (brief,) = anna.welcome["tables"]
    assert (brief["table"], brief["status"], brief["moves"]) == (table, "playing", 0)
    assert anna.http("GET", "/api/finished")["finished"] == []
    anna.close()
    home.kill()
    back = unke("restore", kept / "unke.db", "--data", home.data)  # there and back again
    assert back.stdout.splitlines()[0].endswith(" 1 finished games"), back.stderr


def test_killed_at_any_moment_it_leaves_the_old_or_the_new(
    crashed: Path, copy: Path, tmp_path: Path
) -> None:
    old, new = rows(copied(crashed, tmp_path)), rows(tmp_path / "other")
    found = []
    for moment in range(1, 100):
        folder = copied(crashed, tmp_path)
        done = run("-c", STUMBLING, moment, "kill", folder, copy, "--data", folder)
        found.append(rows(folder))
        assert not list(folder.glob("unke.db.new*"))
        for kept in folder.glob("replaced-*"):  # what was there is there, if it has been replaced
            assert found[-1] == new
            assert rows(kept) == old
        if done.returncode == 99:
            break
        assert done.returncode == -9
    assert moment > 20
    assert found == sorted(found, key=[old, new].index)  # first the one, then the other
    assert old in found[:-2] and new in found[:-2]


def copied(folder: Path, place: Path) -> Path:
    shutil.rmtree(place / "tried", ignore_errors=True)
    return shutil.copytree(folder, place / "tried")


def test_whatever_fails_nothing_has_changed(crashed: Path, copy: Path, tmp_path: Path) -> None:
    before, new = laid(crashed), rows(tmp_path / "other")
    for moment in range(1, 100):
        folder = copied(crashed, tmp_path)
        done = run("-c", STUMBLING, moment, "fail", folder, copy, "--data", folder)
        if done.returncode == 99:
            break
        if done.returncode == 0:  # it could go without what has failed
            assert rows(folder) == new
        else:
            assert done.stderr.startswith("unke: ") and done.stderr.count("\n") == 1
            assert laid(folder) == before, done.stderr
    assert moment > 20


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 99")


def strange(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")


FAULTS = {
    garbage: "is no database",
    emptied: "is empty",
    truncated: "is damaged (",
    corrupted: "is damaged (",
    newer: "a later version of Unke",
    strange: "is no database of Unke's",
}


@pytest.mark.parametrize("spoil", FAULTS)
def test_a_copy_that_is_none_is_refused(
    spoil: Callable[[Path], None], crashed: Path, copy: Path
) -> None:
    spoil(copy)
    before, file = laid(crashed), copy.read_bytes()
    done = unke("restore", copy, "--data", crashed)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("unke: nothing was changed: ")
    assert (FAULTS[spoil] in done.stderr, str(copy) in done.stderr) == (True, True), done.stderr
    assert done.stderr.count("\n") == 1
    assert (laid(crashed), copy.read_bytes()) == (before, file)


@pytest.mark.parametrize("words", [["missing.db"], ["unke.db"]])
def test_what_cannot_be_meant_is_told(crashed: Path, words: list[str]) -> None:
    before = laid(crashed)
    done = unke("restore", crashed / words[0], "--data", crashed)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert laid(crashed) == before


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a disk cannot be made full for one")
def test_a_full_disk_changes_nothing(crashed: Path, copy: Path) -> None:
    before = laid(crashed)

    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))

    done = unke("restore", copy, "--data", crashed, preexec_fn=full)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert done.stderr.startswith("unke: nothing was changed: ")
    assert laid(crashed) == before


def test_on_a_new_computer_there_is_nothing_to_be_kept(copy: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    copy.chmod(0o644)
    assert unke("restore", copy, "--data", folder).stdout.startswith("2 tables, 0 moves, 0 fin")
    assert sorted(path.name for path in folder.iterdir()) == ["running", "unke.db"]
    assert os.name == "nt" or (folder / "unke.db").stat().st_mode & 0o777 == 0o600
    assert rows(folder) == rows(tmp_path / "other")


def test_who_fails_on_a_new_computer_leaves_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("nothing")
    assert unke("restore", tmp_path / "file", "--data", tmp_path / "new").returncode == 1
    assert not (tmp_path / "new").exists()
