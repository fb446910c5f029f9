"""Days that go by in a second: what was touched last is made older in the database."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from server.store.store import FILE
from tests.server.home import Home
from tests.server.phone import Phone

DAY = 86400


def lapse(folder: Path, days: float, *tables: str) -> None:
    """So many days have gone by since anything happened at these tables."""
    past, db = int(days * DAY), sqlite3.connect(folder / FILE, timeout=10)
    with closing(db), db:
        for table in tables:
            for kind in ("tables", "games"):
                db.execute(f"UPDATE {kind} SET touched = touched - ? WHERE id = ?", (past, table))


def own(phone: Phone) -> dict[str, Any]:
    """What a phone has here, by table."""
    tables = phone.http("GET", "/api/devices/me")["tables"]
    return {table["table"]: table for table in tables}


def later(home: Home, days: float, *phones: Phone) -> None:
    """The server starts again, and so many days ago all phones have gone to sleep."""
    for phone in phones:
        phone.close()
    tables = [table for phone in phones for table in own(phone)]
    home.kill()
    lapse(home.data, days, *set(tables))
    home.start()
