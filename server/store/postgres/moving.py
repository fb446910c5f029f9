"""Moving: a home's data goes over into PostgreSQL, all of it or nothing, and is compared there."""

import hashlib
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import psycopg

from server.store import copies
from server.store.database import FILE, BadDatabase, opened
from server.store.postgres import migrations
from server.store.postgres.schema import TABLES

KEYS = {
    "devices": ("device",),
    "tables": ("id",),
    "games": ("id",),
    "moves": ("id", "serial"),
    "finished": ("id",),
    "finished_by": ("device", "id"),
    "archived_by": ("device", "id"),
}
"""By what the rows of each table are told apart."""
ELSEWHERE = "take an empty database"


def move(file: Path, url: str) -> dict[str, int]:
    """How many rows of each table have come over. Raises BadDatabase; then nothing has."""
    with tempfile.TemporaryDirectory() as place:
        copies.backup(file, Path(place) / FILE)  # as it stood at one moment, looked through
        source = opened(Path(place) / FILE)
        try:
            migrations.migrate(url)
            with migrations.at(url) as target, target.transaction():
                return {table: moved(source, target, table) for table in TABLES}
        finally:
            source.close()


def moved(source: Any, target: "psycopg.Connection[Any]", table: str) -> int:
    """How many rows of a table have come over."""
    columns = [row[1] for row in source.execute(f"PRAGMA table_info({table})")]
    order = ", ".join(KEYS[table])
    listed = ", ".join(columns)
    if target.execute(f"SELECT 1 FROM {table} LIMIT 1".encode()).fetchone():
        raise BadDatabase(f"there is something in {table} already", ELSEWHERE)
    made = "rowid" if table == "tables" else order  # which came first is known by their order
    with target.cursor() as cursor, cursor.copy(f"COPY {table} ({listed}) FROM STDIN") as copy:
        for row in source.execute(f"SELECT {listed} FROM {table} ORDER BY {made}"):
            copy.write_row(kept(row))
    question = f"SELECT {listed} FROM {table} ORDER BY {order}"
    with target.cursor("compared") as cursor:
        there = digest(cursor.execute(question.encode()))
    here = digest(map(kept, source.execute(question)))
    if here != there:
        raise BadDatabase(f"{table} has not come over as it was", ELSEWHERE)
    return here[0]


def kept(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """A row as PostgreSQL can keep it: a text without NUL, which only a forged request has."""
    return tuple(one.replace("\0", "\ufffd") if type(one) is str else one for one in row)


def digest(rows: Iterable[tuple[Any, ...]]) -> tuple[int, str]:
    """How many there are, and what tells all their values in this order from any others."""
    count, sum = 0, hashlib.sha256()
    for row in rows:
        count += 1
        sum.update(repr(row).encode())
    return count, sum.hexdigest()
