"""Data in files: the command line beside them, what lies there, and ways to spoil a database."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from server.source import SOURCE


def unke(*words: Path | str, **how: Any) -> "subprocess.CompletedProcess[str]":
    return run("-m", "server", *words, **how)


def run(*words: Path | str, **how: Any) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, *map(str, words)]
    return subprocess.run(command, cwd=SOURCE, text=True, capture_output=True, timeout=60, **how)


def laid(folder: Path) -> dict[str, bytes]:
    """Every file that lies there."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != "running"
    }


def garbage(file: Path) -> None:
    file.write_bytes(b"not a database, but long enough to be looked at" * 100)


def truncated(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-5000])


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def corrupted(file: Path) -> None:
    """A page in its middle is another one."""
    with closing(sqlite3.connect(file)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'moves'").fetchone()
    content = bytearray(file.read_bytes())
    content[(page - 1) * 4096 : page * 4096] = b"\x0d\xff" * 2048
    file.write_bytes(content)
