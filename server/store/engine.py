"""Engine: what keeps the store's rows, SQLite's file or PostgreSQL's server.

Statements are written so that both understand them, with `?` for a value.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias

Statements: TypeAlias = Sequence[tuple[str, Sequence[Any]]]
Watch: TypeAlias = Callable[[float, int], None]
"""Is told of every transaction: how many seconds, how many writers."""


class NotStored(Exception):
    """The disk is full, the database locked or away; nothing of it has been written."""


class Outrun(NotStored):
    """Somebody else has changed it since it was read: read it again, and do it again."""


class Engine(Protocol):
    """One of them, open. Call it from greenlets of one thread only."""

    def read(self, sql: str, *values: Any) -> list[Any]:
        """Rows as they were committed. Raises NotStored."""

    def write(self, statements: Statements) -> None:
        """Write all of it or, raising NotStored, nothing."""

    def check(self) -> None:
        """Raise NotStored if nothing can be written, found out by writing."""

    def close(self) -> None:
        """Finish what waits, then close."""


def opened(place: Path | str, watch: Watch) -> Engine:
    """The engine of a folder, or of a database's URL. Raises BadDatabase if it is of no use."""
    if isinstance(place, Path):
        from server.store.sqlite import SQLite

        return SQLite(place, watch)
    from server.store.postgres.engine import PostgreSQL

    return PostgreSQL(place, watch)
