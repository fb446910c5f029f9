"""Database: the store's file as a whole. What is wrong with it is said in one sentence.

It and what SQLite puts beside it tell everybody's cards, so they are for their owner's eyes alone.
"""

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path

from server.store.schema import STEPS

FILE = "unke.db"
BESIDE = ("", "-wal", "-shm")
"""What follows the name: the file, the transactions that are not in it yet, and their index."""
HEAD = b"SQLite format 3\0"
RESTORE = "`unke restore FILE` brings a copy back"
CURE = f"see `unke doctor`; {RESTORE}"
UNFINISHED = ".new"
"""What follows the name of one that is being made or brought back."""

TROUBLES = {
    sqlite3.SQLITE_BUSY: "another program has locked the database",
    sqlite3.SQLITE_READONLY: "the database cannot be written to",
    sqlite3.SQLITE_IOERR: "the disk has failed",
    sqlite3.SQLITE_CORRUPT: "the database is damaged, see `unke doctor`",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened; may this user read and write it?",
    sqlite3.SQLITE_NOTADB: "the database is damaged, see `unke doctor`",
}


class BadDatabase(Exception):
    """A file that Unke cannot use; what is the matter, and `cure`, what to do about it."""

    def __init__(self, what: str, cure: str = CURE) -> None:
        super().__init__(what)
        self.cure = cure


class NewerSchema(BadDatabase):
    """A later version of Unke has used this file."""


def told(error: Exception) -> str:
    """What SQLite says, for people."""
    trouble = TROUBLES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    return f"{trouble} ({error})" if trouble else str(error)


def need_whole(path: Path, thorough: bool = False) -> None:
    """Raise BadDatabase unless this is one of Unke's, whole, and of a version that is known here.

    It only looks. Being thorough, which compares every index with its table, takes longer.
    """
    with path.open("rb") as file:
        head = file.read(len(HEAD))
    if not head:
        raise BadDatabase(f"{path} is empty", f"{CURE}; if Unke has never run here, delete it")
    if head != HEAD:
        raise BadDatabase(f"{path} is no database")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            version = db.execute("PRAGMA user_version").fetchone()[0]
            found = names(db)
            (said,) = db.execute(
                f"PRAGMA {'integrity' if thorough else 'quick'}_check(1)"
            ).fetchone()
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise BadDatabase(f"{path} is damaged ({error})") from None
        raise BadDatabase(f"{path}: {told(error)}", "see `unke doctor`") from None
    if said != "ok":
        raise BadDatabase(f"{path} is damaged ({said.splitlines()[-1]})")
    if version > len(STEPS):
        raise NewerSchema(f"a later version of Unke has used {path}", "update Unke first")
    if not expected(version) <= found:
        raise BadDatabase(f"{path} is no database of Unke's, or lacks a part")


def names(db: sqlite3.Connection) -> set[str]:
    """The tables of a database, SQLite's own excepted."""
    rows = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {name for (name,) in rows if not name.startswith("sqlite_")}


def expected(version: int) -> set[str]:
    """The tables that a database of that version has."""
    with closing(sqlite3.connect(":memory:")) as model:
        for step in STEPS[: max(version, 1)]:
            model.executescript(step)
        return names(model)


def opened(path: Path) -> sqlite3.Connection:
    """The store's own, made or brought up to date if need be. Raises BadDatabase."""
    try:
        if not path.exists():
            make(path)
        make_private(path)
        need_whole(path)
        return migrated(path)
    except sqlite3.Error as error:
        raise BadDatabase(f"{path}: {told(error)}", "see `unke doctor`") from None


def make(path: Path) -> None:
    """A new one, which gets its name when it is ready: there is never a half of one."""
    new = path.with_name(path.name + UNFINISHED)
    new.unlink(missing_ok=True)
    new.touch(mode=0o600)
    migrated(new).close()
    new.rename(path)


def migrated(path: Path) -> sqlite3.Connection:
    """A database taken through the steps that it has not seen yet, each whole or not at all."""
    db = connect(path)
    try:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        for number in range(version, len(STEPS)):
            db.executescript(f"BEGIN; {STEPS[number]}; PRAGMA user_version = {number + 1}; COMMIT;")
    except BaseException:
        db.close()
        raise
    return db


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a pulled plug."""
    db = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = ON")  # macOS would flush to the disk's own cache only
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA busy_timeout = 0")
    except sqlite3.Error:
        db.close()
        raise
    return db


def make_private(path: Path) -> None:
    """Shut it for all but its owner, if it lay open."""
    for file in (Path(f"{path}{end}") for end in BESIDE):
        with suppress(FileNotFoundError, PermissionError):
            if is_open(file):
                file.chmod(0o600)


def is_open(path: Path) -> bool:
    """Whether others on this computer may read it."""
    return os.name != "nt" and bool(stat.S_IMODE(path.stat().st_mode) & 0o077)


def settle(path: Path) -> None:
    """See to it that a file, or which files are in a folder, is on the disk itself."""
    if os.name == "nt" and path.is_dir():
        return
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
