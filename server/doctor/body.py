"""The computer itself: its clock, its disk, the server's data on it."""

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

from server.doctor import FINE, NOTE, WRONG, Finding, Patient
from server.network.certificates import OLDEST
from server.store import copies
from server.store.database import BESIDE, FILE, BadDatabase, NewerSchema, is_open, need_whole
from server.store.store import Store
from server.tables import damage

RESTORE = (
    "stop Unke, then `unke restore FILE` brings a copy back; without a copy put the file aside: "
    "Unke begins anew, and phones keep their own games"
)
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
    folder, path = patient.folder, patient.folder / FILE
    if copies.is_pending(folder):
        cure = "start Unke: it finishes it"
        yield Finding(WRONG, "database", f"a restore in {folder} was broken off", cure)
        return
    if not path.exists():
        return
    try:
        need_whole(path, thorough=True)
    except BadDatabase as error:
        cure = error.cure if isinstance(error, NewerSchema) else RESTORE
        yield Finding(WRONG, "database", str(error), cure)
        return
    except OSError as error:
        cure = "let the user who runs Unke read it"
        yield Finding(WRONG, "database", f"{path}: {error.strerror}", cure)
        return
    yield Finding(FINE, "database", "whole")
    for file in (Path(f"{path}{end}") for end in BESIDE):
        if file.exists() and is_open(file):
            cure = "start Unke, which shuts it, if it is hers; else chown and chmod 600"
            yield Finding(WRONG, "database", f"others can read {file}, all cards with it", cure)
    yield from tables(path)


def tables(path: Path) -> Iterator[Finding]:
    """A look at every table, in a copy: looking changes nothing."""
    try:
        with tempfile.TemporaryDirectory() as place:
            copies.backup(path, Path(place) / FILE)
            with closing(Store(Path(place))) as store:
                damaged = damage.found(store)
    except (BadDatabase, OSError) as error:
        cure = "see to that first"
        yield Finding(WRONG, "tables", f"they could not be looked at: {error}", cure)
        return
    for ident, why in damaged.items():
        cure = "the others go on without it; `unke restore FILE` if a copy has it whole"
        yield Finding(WRONG, f"table {ident[:6]}", why, cure)
