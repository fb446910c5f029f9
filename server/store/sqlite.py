"""SQLite: the engine of a home, one file that only one server has open.

Reading goes through a connection of its own and sees what was committed.
"""

import sqlite3
from pathlib import Path
from typing import Any

from server.store import copies, database
from server.store.commits import Commits
from server.store.database import FILE, told
from server.store.engine import NotStored, Watch
from server.store.schema import STEPS


class SQLite:
    """The file, open."""

    def __init__(self, folder: Path, watch: Watch) -> None:
        """The folder is claimed, or nobody else's. Raises BadDatabase if the file is of no use."""
        folder.mkdir(parents=True, exist_ok=True)
        copies.finish(folder)
        path = folder / FILE
        self.reader = database.opened(path)
        self.commits = Commits(path, watch)
        self.write = self.commits.write

    def read(self, sql: str, *values: Any) -> list[Any]:
        try:
            return self.reader.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise NotStored(told(error)) from None

    def check(self) -> None:
        self.write([(f"PRAGMA user_version = {len(STEPS)}", ())])

    def close(self) -> None:
        self.commits.close()
        self.reader.close()
