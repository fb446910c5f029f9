"""What people expect of a command line: help, exit codes, mistakes told in one line."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server import commands
from server.__main__ import parse
from tests.launcher.tree import ROOT, Tree

# Without site-packages: nothing that somebody has to install first may be needed.
BARE = ("-S",)


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["help"]])
def test_help_lists_every_command_before_anything_is_installed(
    tree: Tree, words: list[str]
) -> None:
    done = tree.run(*words, flags=BARE)
    assert (done.returncode, done.stderr) == (0, "")
    for name in [*commands.names(), "hello"]:
        assert f"\n  {name} " in done.stdout
    assert "Say hello from inside .venv.\n" in done.stdout
    assert not tree.venv.exists()


def test_without_a_command_it_plays() -> None:
    for words in ([], ["--lan", "--port", "9000"]):
        command, args = parse(words)
        assert command is commands.load("play")
        assert vars(args) == vars(parse(["play", *words])[1])


def test_it_knows_its_version(tree: Tree) -> None:
    done = tree.run("--version", flags=BARE)
    assert (done.returncode, done.stdout, done.stderr) == (0, "unke 0.7\n", "")


@pytest.mark.parametrize("name", commands.names())
def test_a_command_explains_itself_before_anything_is_installed(tree: Tree, name: str) -> None:
    done = tree.run(name, "--help", flags=BARE)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"usage: unke {name}")
    assert commands.summary(commands.load(name)) in done.stdout
    assert not tree.venv.exists()


@pytest.mark.parametrize(
    "words",
    [
        ["plya"],
        ["--port", "high"],
        ["--loudly"],
        ["hello", "--loudly"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "klunker", "--games", "none"],
        ["simulate", "klunker", "--option", "first"],
        ["play", "--port", "high"],
        ["play", "--database", "somewhere/unke.db"],
        ["migrate", "--from", "unke.db", "--to", "unke-2.db"],
    ],
)
def test_a_mistake_is_told_in_one_line_and_exits_with_2(tree: Tree, words: list[str]) -> None:
    done = tree.run(*words, flags=BARE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("unke")
    assert done.stderr.count("\n") == 1
    assert not tree.venv.exists()


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "klunker", "--seats", "9"],
        ["simulate", "klunker", "--option", "colour=red"],
        ["simulate", "klunker", "--bots", "foo"],
        ["simulate", "klunker", "--bots", "solid,"],
        ["replay", "no such file"],
        ["replay", "server"],
        ["replay", "unke"],
    ],
)
def test_a_failure_is_told_in_one_line_and_exits_with_1(tree: Tree, words: list[str]) -> None:
    done = tree.run(*words)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("unke: ")
    assert done.stderr.count("\n") == 1


def test_it_runs_from_any_folder_and_through_a_link(tree: Tree, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    trap = elsewhere / "server"  # what Python would find first if it looked where the user is
    trap.mkdir(parents=True)
    (trap / "__init__.py").write_text("raise SystemExit('the wrong server')")
    link = elsewhere / "unke"
    link.symlink_to(tree.root / "unke")
    replay = ROOT / "tests" / "replays" / "klunker" / "4-first-0.unke"
    (elsewhere / "game").write_text(replay.read_text())
    done = subprocess.run(
        [sys.executable, link, "replay", "game"],
        cwd=elsewhere,
        env=tree.environment(),
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    assert "\n1. " in done.stdout


def test_ctrl_c_ends_it_quietly_with_130(tree: Tree) -> None:
    process = subprocess.Popen(
        tree.command("simulate", "klunker", "--games", "100000000"),
        env=tree.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A shell that runs the tests in the background lets its children ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(3)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=20)
    finally:
        process.kill()
    assert (process.returncode, output, errors) == (130, "", "")


def test_a_reader_may_stop_reading(tree: Tree) -> None:
    replay = ROOT / "tests" / "replays" / "klunker" / "4-first-0.unke"
    process = subprocess.Popen(
        tree.command("replay", str(replay)),
        env=tree.environment(PYTHONUNBUFFERED="1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout and process.stderr
    assert process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    process.wait(20)
