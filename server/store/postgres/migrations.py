"""Migrations: a database brought up to date, all steps or none, by one server at a time."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg

from server.store.database import BadDatabase, NewerSchema
from server.store.postgres.connection import connected
from server.store.postgres.pool import told
from server.store.postgres.schema import STEPS

NUMBER = 0x756E6B65
"""Of the lock that the one holds who migrates; "unke" in letters."""
FIRST = """
CREATE TABLE IF NOT EXISTS unke (
  version BIGINT NOT NULL,
  checked TIMESTAMPTZ NOT NULL DEFAULT now()
)
"""
THERE = b"SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
OURS = "see whether the URL names Unke's own database, on a server that runs"


@contextmanager
def at(url: str) -> Iterator["psycopg.Connection[Any]"]:
    """A connection of one's own, on which things take as long as they take. Raises BadDatabase."""
    try:
        with connected(url) as connection:
            connection.longest = None
            connection.execute(b"SET statement_timeout = 0")
            yield connection
    except psycopg.Error as error:
        raise BadDatabase(told(error), OURS) from None


def migrate(url: str) -> None:
    """Have all tables there. Raises BadDatabase."""
    with at(url) as connection, connection.transaction():
        connection.execute(b"SET LOCAL lock_timeout = 0")  # another one may be at it
        connection.execute(b"SELECT pg_advisory_xact_lock(%s)", (NUMBER,))
        connection.execute(b"SET LOCAL lock_timeout TO DEFAULT")
        strangers = connection.execute(THERE).fetchall()
        if strangers and ("unke",) not in strangers:
            raise BadDatabase(f"somebody else's tables are there ({strangers[0][0]})", OURS)
        connection.execute(FIRST)
        rows = connection.execute(b"SELECT version FROM unke").fetchall()
        version = rows[0][0] if rows else 0
        if version > len(STEPS):
            raise NewerSchema("a later version of Unke has used this database", "update Unke first")
        if not rows:
            connection.execute(b"INSERT INTO unke (version) VALUES (0)")
        for step in STEPS[version:]:
            connection.execute(step.encode())
        connection.execute(b"UPDATE unke SET version = %s", (len(STEPS),))
