"""The computer itself: its clock, its disk, the server's data on it."""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime

from server.certificates import OLDEST
from server.doctor import FINE, NOTE, WRONG, Finding, Patient
from server.schema import STEPS
from server.store import FILE

ROOM = 100_000_000
"""Bytes that should be free: a game takes some ten thousand."""
SLACK = 3600


def clock(patient: Patient) -> Iterator[Finding]:
    said = f"{datetime.now():%Y-%m-%d %H:%M}"
    newest = max((path.stat().st_mtime for path in patient.folder.glob("unke.db*")), default=0)
    if time.time() < OLDEST.timestamp():
        yield Finding(WRONG, "clock", f"it says {said}", "set the date; a Pi asks the internet")
    elif newest > time.time() + SLACK:
        cure = "see whether the date is right; phones refuse a certificate from the future"
        yield Finding(WRONG, "clock", f"it says {said}, but the data are newer", cure)
    else:
        yield Finding(FINE, "clock", f"it says {said}")


def data(patient: Patient) -> Iterator[Finding]:
    folder = patient.folder
    there = folder
    while not there.exists():
        there = there.parent
    if not os.access(there, os.W_OK | os.X_OK) or not there.is_dir():
        cure = "let the user who runs Unke write there, or choose another folder with --data"
        yield Finding(WRONG, "data", f"{folder} cannot be written to", cure)
    elif there != folder:
        yield Finding(NOTE, "data", f"{folder} is not there yet; it is made when Unke first runs")
    else:
        yield Finding(FINE, "data", str(folder))
    free = shutil.disk_usage(there).free
    if free < ROOM:
        cure = "make room: without it no move can be stored, and so none can be made"
        yield Finding(WRONG, "disk", f"only {free // 1_000_000} MB are free", cure)
    else:
        yield Finding(FINE, "disk", f"{free // 1_000_000} MB are free")


def database(patient: Patient) -> Iterator[Finding]:
    path = patient.folder / FILE
    if not path.exists():
        return
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as stored:
            (version,) = stored.execute("PRAGMA user_version").fetchone()
            (said,) = stored.execute("PRAGMA quick_check(1)").fetchone()
            (tables,) = stored.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        version, said, tables = 0, str(error), 0
    if said != "ok":
        cure = "stop Unke, put this file aside and bring back a backup; phones keep their own games"
        yield Finding(WRONG, "database", f"{path}: {said}", cure)
    elif version > len(STEPS):
        cure = "update Unke"
        yield Finding(WRONG, "database", "a later version of Unke has used it", cure)
    elif tables:
        yield Finding(FINE, "database", "whole")
