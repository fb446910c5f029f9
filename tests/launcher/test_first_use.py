"""The launcher makes .venv, fills it, keeps it up to date and mends it."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.launcher.tree import PYTHON, Tree

SITE = "lib/python*/site-packages"


def greeting(tree: Tree, version: str = "1.0") -> str:
    return f"hello from {tree.root} with tiny {version}\n"


@pytest.mark.slow
def test_first_use_makes_all_and_later_ones_only_what_has_changed(tree: Tree) -> None:
    first = tree.run("hello")
    assert (first.returncode, first.stdout) == (0, greeting(tree))
    assert first.stderr.splitlines() == ["unke: making .venv", "unke: installing tiny"]

    again = tree.run("hello", "seven")
    assert (again.returncode, again.stderr) == (7, "")

    inside = subprocess.run(
        [tree.venv / "bin" / "python", tree.root / "unke", "hello"],
        env=tree.environment(),
        capture_output=True,
        text=True,
        cwd=tree.root,
    )
    assert (inside.stdout, inside.stderr) == (greeting(tree), "")

    tree.needs(tiny="2.0", small="1.0")
    changed = tree.run("hello")
    assert changed.stdout == greeting(tree, "2.0")
    assert changed.stderr.splitlines() == ["unke: installing tiny, small"]

    (package,) = tree.venv.glob(f"{SITE}/small-1.0.dist-info")
    shutil.rmtree(package)
    mended = tree.run("hello")
    assert mended.stderr.splitlines() == ["unke: installing tiny, small"]
    assert tree.run("hello").stderr == ""


@pytest.mark.slow
def test_what_speaks_to_postgresql_is_brought_to_who_asks_for_it(tree: Tree) -> None:
    assert tree.run("hello").stderr.splitlines()[-1] == "unke: installing tiny"
    asked = tree.run("hello", "--database", "postgresql://host/unke")
    assert (asked.returncode, asked.stdout) == (0, greeting(tree))
    assert asked.stderr.splitlines() == ["unke: installing driver"]
    assert tree.run("hello", "--database", "postgresql://host/unke").stderr == ""


@pytest.mark.slow
def test_what_cannot_be_installed_is_told_and_tried_again_next_time(tree: Tree) -> None:
    wheel = tree.wheel("tiny", "1.0")
    wheel.unlink()
    failed = tree.run("hello")
    assert (failed.returncode, failed.stdout) == (1, "")
    assert failed.stderr.splitlines()[-1].startswith("unke: installing failed, see above")

    tree.wheel("tiny", "1.0")
    done = tree.run("hello")
    assert done.stdout == greeting(tree)
    assert done.stderr.splitlines() == ["unke: installing tiny"]


def empty(venv: Path) -> None:
    venv.mkdir()


def a_file(venv: Path) -> None:
    venv.write_text("not a folder")


def without_pip(venv: Path) -> None:
    subprocess.run([PYTHON, "-m", "venv", "--without-pip", venv], check=True)


def python_is_gone(venv: Path) -> None:
    """As after an upgrade of the system."""
    without_pip(venv)
    (venv / "bin" / "python").unlink()
    (venv / "bin" / "python").symlink_to("/nowhere/python3.11")


def torn_off(venv: Path) -> None:
    """As when the power fails while pip copies files."""
    without_pip(venv)
    (venv / "unfinished").touch()
    (site,) = venv.glob(SITE)
    (site / "pip").mkdir()
    (site / "pip" / "__init__.py").touch()  # one that starts
    (site / "tiny-1.0.dist-info").mkdir()
    (site / "tiny-1.0.dist-info" / "METADATA").write_text("Name: tiny\nVersion: 1.0\n")


@pytest.mark.slow
@pytest.mark.parametrize("half_made", [empty, a_file, without_pip, python_is_gone, torn_off])
def test_a_half_made_venv_is_made_anew(tree: Tree, half_made: Callable[[Path], None]) -> None:
    half_made(tree.venv)
    done = tree.run("hello")
    assert (done.returncode, done.stdout) == (0, greeting(tree))
    assert done.stderr.splitlines() == ["unke: making .venv", "unke: installing tiny"]
    assert tree.run("hello").stderr == ""


@pytest.mark.slow
def test_killed_on_first_use_it_goes_on_the_next_time(tree: Tree) -> None:
    process = subprocess.Popen(
        tree.command("hello"),
        env=tree.environment(),
        start_new_session=True,
        stderr=subprocess.DEVNULL,
    )
    until = time.monotonic() + 60
    while not (tree.venv / "bin" / "python").exists():
        assert time.monotonic() < until
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert tree.run("hello").stdout == greeting(tree)


# What a machine lacks is played by a module that Python imports by itself when it starts.


def machine(tmp_path: Path, python: str, **programs: str) -> dict[str, str]:
    """The environment of a machine whose Python has been changed so and that has these programs."""
    changes, path = tmp_path / "machine", tmp_path / "programs"
    changes.mkdir()
    path.mkdir()
    (changes / "sitecustomize.py").write_text(python)
    for name, script in programs.items():
        program = path / name.replace("_", "-")
        program.write_text("#!/bin/sh\n" + script)
        program.chmod(0o755)
    return {"PYTHONPATH": str(changes), "PATH": str(path)}


def test_an_older_python_is_told_so(tree: Tree, tmp_path: Path) -> None:
    old = machine(tmp_path, "import sys\nsys.version_info = (3, 10, 4, 'final', 0)\n")
    done = tree.run("hello", **old)
    assert done.returncode == 1
    assert done.stderr == "unke: needs Python 3.11 or newer, and this is 3.10\n"


def debian(tmp_path: Path, *, root: bool, apt_works: bool) -> dict[str, str]:
    """Debian before python3-venv is installed."""
    installed = tmp_path / "installed"
    apt = f'case "$*" in *install*python3-venv*) touch "{installed}";; esac\n'
    return machine(
        tmp_path,
        f"""
import importlib.util, os
os.geteuid = lambda: {0 if root else 1000}
find = importlib.util.find_spec
def find_spec(name, package=None):
    if name != "ensurepip" or os.path.exists({str(installed)!r}):
        return find(name, package)
importlib.util.find_spec = find_spec
""",
        apt_get=apt if apt_works else "exit 100\n",
        touch=f'exec {shutil.which("touch")} "$@"\n',
    )


@pytest.mark.parametrize(("root", "apt_works"), [(True, False), (False, True)])
def test_where_venv_is_split_off_the_one_command_is_named(
    tree: Tree, tmp_path: Path, root: bool, apt_works: bool
) -> None:
    done = tree.run("hello", **debian(tmp_path, root=root, apt_works=apt_works))
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "unke: this Python lacks venv, please run: sudo apt install python3-venv"
    )
    assert not tree.venv.exists()


@pytest.mark.slow
def test_where_venv_is_split_off_root_gets_it_installed(tree: Tree, tmp_path: Path) -> None:
    done = tree.run("hello", **debian(tmp_path, root=True, apt_works=True))
    assert done.stdout == greeting(tree)
    assert done.stderr.splitlines() == [
        "unke: this Python lacks venv: installing python3-venv",
        "unke: making .venv",
        "unke: installing tiny",
    ]
