"""Engine: PostgreSQL as the store knows it. What is written is on its disk when `write` returns.

A connection that has broken without anybody's fault, because the server was started anew, is
noticed when it is used next. What was only read is then read again on another one; of what was to
be written nobody knows whether it has been, so its writer is told that it is not, and reads how
things stand.
"""

import time
from functools import cache
from typing import Any

import psycopg

from server.store.engine import NotStored, Outrun, Statements, Watch
from server.store.postgres import migrations
from server.store.postgres.pool import Pool, told

LATE = (
    "UK001",  # a table is at another version (schema.py)
    "23505",  # somebody else has taken this code, or made this very move
    "40001",  # two that cannot both have come first
    "40P01",
)


class PostgreSQL:
    """A database on a server."""

    def __init__(self, url: str, watch: Watch) -> None:
        """Raises BadDatabase if it cannot be reached, or is not what this version knows."""
        migrations.migrate(url)
        self.watch = watch
        self.pool = Pool(url)
        self.close = self.pool.close

    def read(self, sql: str, *values: Any) -> list[Any]:
        if any(type(value) is str and "\0" in value for value in values):
            return []  # no text here has one, so nothing is found by it
        try:
            try:
                return self.fetched(sql, values)
            except psycopg.OperationalError as error:
                if not is_lost(error):
                    raise
                return self.fetched(sql, values)
        except psycopg.Error as error:
            raise NotStored(told(error)) from None

    def fetched(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        with self.pool.connection() as connection:
            return connection.execute(spoken(sql), values).fetchall()

    def write(self, statements: Statements) -> None:
        start = time.perf_counter()
        try:
            with self.pool.connection() as connection:
                if len(statements) == 1:
                    ((sql, values),) = statements
                    connection.execute(spoken(sql), values)
                else:
                    transact(connection, statements)
        except psycopg.Error as error:
            kind = Outrun if error.sqlstate in LATE else NotStored
            raise kind(told(error)) from None
        finally:
            self.watch(time.perf_counter() - start, 1)

    def check(self) -> None:
        self.write([("UPDATE unke SET checked = now()", ())])


def is_lost(error: psycopg.Error) -> bool:
    """Whether a connection has broken: then what it was asked had no answer."""
    return not error.sqlstate or error.sqlstate.startswith(("08", "57P"))


def transact(connection: "psycopg.Connection[Any]", statements: Statements) -> None:
    """All of it or nothing; it goes there and back once, however many they are."""
    with connection.pipeline(), connection.transaction():
        for sql, values in statements:
            connection.execute(spoken(sql), values)


@cache
def spoken(sql: str) -> bytes:
    """A statement of the store's as psycopg wants it."""
    return sql.replace("?", "%s").encode()
