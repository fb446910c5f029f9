"""A cluster of PostgreSQL for all tests of a run, and databases in it that cost little to make.

It runs as the user postgres, because it refuses to run as root. Whoever needs it first starts it;
who ends last stops it. Nothing in it survives a pulled plug, so it never waits for the disk.
"""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import psycopg

from server.store.postgres import migrations

PLACES = "/usr/lib/postgresql/*/bin"
TEMPLATE = "template_unke"
QUICK = "-c fsync=off -c full_page_writes=off -c max_connections=300 -c listen_addresses="


def programs() -> Path | None:
    """Where PostgreSQL's programs are: the newest of Debian's, or those on the path."""
    found = sorted(Path("/").glob(PLACES.strip("/")), key=lambda path: float(path.parent.name))
    if found:
        return found[-1]
    there = shutil.which("initdb")
    return Path(there).parent if there else None


class Cluster:
    """One that several processes share, as long as any of them lives."""

    def __init__(self, name: str, bin: Path, settings: str = QUICK, *more: str | Path) -> None:
        """With more options for initdb."""
        self.bin = bin
        self.settings = settings
        self.folder = Path("/tmp") / f"unke-cluster-{name}"
        self.data = self.folder / "data"
        self.folder.mkdir(exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self.count = 0
        self.users = (self.folder / "users").open("w")
        with (self.folder / "turn").open("w") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
            if not (self.folder / "ready").exists():
                self.run("initdb", "-D", self.data, "-U", "postgres", "-N", "-A", "trust",
                         "--no-locale", "-E", "UTF8", *more)  # fmt: skip
                self.start()
                self.make(TEMPLATE, "template0")
                migrations.migrate(self.url(TEMPLATE))
                (self.folder / "ready").touch()
            fcntl.flock(self.users, fcntl.LOCK_SH)

    def run(self, program: str, *words: str | Path) -> None:
        command: Sequence[str | Path] = [self.bin / program, *words]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        with (self.folder / "log").open("ab") as log:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder
            )
        if done.returncode:
            raise RuntimeError((self.folder / "log").read_text("utf-8", errors="replace"))

    def start(self) -> None:
        options = f"{self.settings} -c unix_socket_directories={self.folder}"
        self.run("pg_ctl", "-D", self.data, "-w", "-o", options, "start")

    def halt(self, way: str = "immediate") -> None:
        self.run("pg_ctl", "-D", self.data, "-w", "-m", way, "stop")

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def do(self, *statements: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            for statement in statements:
                db.execute(statement.encode())

    def make(self, database: str, template: str = TEMPLATE, more: str = "") -> str:
        """A new database; its URL."""
        self.do(f'CREATE DATABASE "{database}" TEMPLATE "{template}" {more}')
        return self.url(database)

    def fresh(self) -> str:
        """The URL of a database with Unke's tables, in which nothing is."""
        self.count += 1
        return self.make(f"unke_{os.getpid()}_{self.count}")

    def leave(self) -> None:
        """Whoever is the last one stops it."""
        with (self.folder / "turn").open("w") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
            with suppress(BlockingIOError):
                fcntl.flock(self.users, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if (self.data / "postmaster.pid").exists():
                    self.halt()
                shutil.rmtree(self.folder, ignore_errors=True)
        self.users.close()
