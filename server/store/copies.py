"""Copies: the database copied for bad days, and brought back, each whole or not at all.

A backup that has been looked through lies in the folder of what it replaces; from then on it is
decided. What is left is giving names to files, which whoever comes next finishes, if a plug is
pulled meanwhile: first the old database goes, so that there is never one without its transactions.
"""

import os
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from server.store.database import (
    BESIDE,
    FILE,
    RESTORE,
    UNFINISHED,
    BadDatabase,
    need_whole,
    settle,
    told,
)

COMING = "restored.db"
REPLACED = "replaced-"


def backup(source: Path, target: Path) -> None:
    """Copy the database of a running server, as it stood at one moment. Raises BadDatabase."""
    handle, name = tempfile.mkstemp(prefix=target.name + ".", dir=target.parent)  # for us alone
    os.close(handle)
    try:
        with closing(sqlite3.connect(source)) as db, closing(sqlite3.connect(name)) as copy:
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        need_whole(Path(name), thorough=True)
        os.replace(name, target)
    except sqlite3.Error as error:
        raise BadDatabase(told(error), RESTORE) from None
    except BadDatabase as error:  # it is as the source is
        raise BadDatabase(str(error).replace(name, str(source)), error.cure) from None
    finally:
        for end in ("", "-journal"):
            Path(name + end).unlink(missing_ok=True)


@dataclass(frozen=True)
class Restored:
    """What has come back, and where that lies which was there before, if anything was."""

    tables: int
    moves: int
    finished: int
    touched: datetime | None
    replaced: Path | None


def restore(file: Path, folder: Path) -> Restored:
    """Put a backup in the place of the database, which is kept. The folder is claimed.

    Raises BadDatabase or OSError; then everything is as it was.
    """
    finish(folder)
    new = folder / (FILE + UNFINISHED)
    kept = folder / f"{REPLACED}{time.strftime('%Y-%m-%d-%H%M%S')}"
    while kept.exists():
        kept = kept.with_name(kept.name + "-more")
    was_there = (folder / FILE).exists()
    try:
        for end in ("", "-wal"):  # who has copied the files of a running server has both
            if Path(f"{file}{end}").exists():
                shutil.copyfile(f"{file}{end}", f"{new}{end}")
        new.chmod(0o600)
        told = looked_through(file, new)
        kept.mkdir(mode=0o700)
        new.rename(kept / COMING)
        settle(kept)
        settle(folder)
        put_in_place(kept / COMING)
    except BaseException:
        (kept / COMING).unlink(missing_ok=True)
        sweep(folder)
        raise
    sweep(folder)
    return Restored(*told, kept if was_there else None)


def looked_through(file: Path, new: Path) -> tuple[int, int, int, datetime | None]:
    """Raise BadDatabase about the file if its copy is of no use; else what is in it."""
    try:
        need_whole(new, thorough=True)
        with closing(sqlite3.connect(new)) as db:
            db.execute("PRAGMA journal_mode = DELETE")  # one file now, whatever it was
            tables, moves, finished, touched = db.execute(
                "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM moves WHERE stands),"
                " (SELECT count(*) FROM finished), (SELECT max(touched) FROM"
                " (SELECT touched FROM tables UNION ALL SELECT touched FROM games))"
            ).fetchone()
    except sqlite3.Error as error:
        raise BadDatabase(f"{file}: {told(error)}") from None
    except BadDatabase as error:
        raise type(error)(str(error).replace(str(new), str(file)), error.cure) from None
    settle(new)
    return tables, moves, finished, datetime.fromtimestamp(touched) if touched else None


def is_pending(folder: Path) -> bool:
    """Whether a restore was broken off after it was decided."""
    return any(folder.glob(f"{REPLACED}*/{COMING}"))


def finish(folder: Path) -> None:
    """Finish a restore that was broken off, in a folder that is claimed."""
    for coming in folder.glob(f"{REPLACED}*/{COMING}"):
        put_in_place(coming)
    sweep(folder)


def put_in_place(coming: Path) -> None:
    """Give all files their new names; if one cannot have it, none has."""
    kept = coming.parent
    folder = kept.parent
    names = [(folder / (FILE + end), kept / (FILE + end)) for end in BESIDE]
    done = []
    try:
        for old, new in [*names, (coming, folder / FILE)]:
            if old.exists():
                old.rename(new)
                done.append((old, new))
        settle(kept)
        settle(folder)
    except BaseException:
        for old, new in reversed(done):
            new.rename(old)
        raise


def sweep(folder: Path) -> None:
    """Take away what has come to nothing."""
    for end in (*BESIDE, "-journal"):
        with suppress(OSError):
            (folder / (FILE + UNFINISHED + end)).unlink()
    for kept in folder.glob(f"{REPLACED}*"):
        with suppress(OSError):
            kept.rmdir()  # only if nothing is in it
