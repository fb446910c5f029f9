"""Archived: the tables in the archive as the database keeps them; none of them is in memory.

A table that goes there stays where it is in the database, with its game and every move; what
changes is a date. The server's start reads the others alone.
"""

import time
from collections.abc import Iterable, Iterator
from contextlib import suppress

from server.store.store import Row, Store, compact, now
from server.tables import damage
from server.tables.damage import Damaged
from server.tables.seats import Sheet

MOST = 100
"""So many of its archived tables one device is told of, the last ones first."""
TOUCHED = "max(tables.touched, ifnull(games.touched, 0))"


class Archived:
    """What the archive reads and writes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Going there and coming back

    def put(self, sheet: Sheet, most: int) -> None:
        """A table goes to the archive; of more than `most` there the first go for good."""
        first = (
            "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE archived IS NOT NULL"
            " ORDER BY archived DESC, rowid DESC LIMIT -1 OFFSET ?)"
        )
        when = "UPDATE tables SET archived = ? WHERE id = ?"
        self.store.write([*self.rows(sheet), (when, (now(), sheet.table)), (first, (most,))])

    def give(self, sheets: list[Sheet], device: str, to: str) -> None:
        """Tables that stay in the archive are another device's; its finished games are too."""
        games = "INSERT OR IGNORE INTO finished_by SELECT ?, id FROM finished_by WHERE device = ?"
        changed = [row for sheet in sheets for row in self.rows(sheet)]
        self.store.write([*changed, (games, (to, device))])

    def lose(self, kept: list[Sheet], gone: list[Sheet]) -> None:
        """A device is no more: some of its tables are others' now, some nobody's."""
        changed = [row for sheet in kept for row in self.rows(sheet)]
        forget = "DELETE FROM tables WHERE id = ?"
        self.store.write([*changed, *[(forget, (sheet.table,)) for sheet in gone]])

    def rows(self, sheet: Sheet) -> list[Row]:
        """A sheet, which is not touched by that, and who finds it."""
        who = "INSERT INTO archived_by SELECT device, ? FROM devices WHERE device = ?"
        return [
            ("UPDATE tables SET sheet = ? WHERE id = ?", (compact(sheet.plain()), sheet.table)),
            ("DELETE FROM archived_by WHERE id = ?", (sheet.table,)),
            *[(who, (sheet.table, device)) for device in {sheet.host, *sheet.devices()}],
        ]

    def take_back(self, sheet: Sheet) -> None:
        """A table is in the house again."""
        self.store.write(
            [
                self.store.sheet_row(sheet.plain()),
                ("UPDATE tables SET archived = NULL WHERE id = ?", (sheet.table,)),
                ("DELETE FROM archived_by WHERE id = ?", (sheet.table,)),
            ]
        )

    # Reading

    def made(self, device: str) -> int:
        """When a device has come here; seconds since 1970."""
        rows = self.store.read("SELECT made FROM devices WHERE device = ?", device)
        return rows[0][0] if rows else 0

    def sheet(self, ident: str) -> Sheet | None:
        """The sheet of a table in the archive. Raises Damaged."""
        sql = "SELECT 1 FROM tables WHERE id = ? AND archived IS NOT NULL"
        return damage.read(self.store, ident) if self.store.read(sql, ident) else None

    def sheets(self, device: str) -> list[Sheet]:
        """All archived tables of a device, but for the damaged ones."""
        rows = self.store.read("SELECT id FROM archived_by WHERE device = ?", device)
        return list(self.whole(row[0] for row in rows))

    def of(self, device: str) -> list[tuple[Sheet, int, list[int], int]]:
        """The last archived tables of a device: sheet, moves, who is waited for, when touched."""
        rows = self.store.read(
            "SELECT id FROM archived_by JOIN tables USING (id)"
            " WHERE device = ? ORDER BY archived DESC LIMIT ?",
            device,
            MOST,
        )
        return [
            (sheet, *self.store.standing(sheet.table), self.touched(sheet.table))
            for sheet in self.whole(row[0] for row in rows)
        ]

    def whole(self, idents: Iterable[str]) -> Iterator[Sheet]:
        """The sheets of those tables of which the sheets can be read."""
        for ident in idents:
            with suppress(Damaged):
                yield damage.read(self.store, ident)

    def untouched(self, seconds: float) -> list[str]:
        """The tables in the house at which nothing has happened for so long, the longest first."""
        rows = self.store.read(
            "SELECT id FROM tables LEFT JOIN games USING (id)"
            f" WHERE archived IS NULL AND {TOUCHED} < ? ORDER BY {TOUCHED}",
            int(time.time() - seconds),
        )
        return [row[0] for row in rows]

    def touched(self, ident: str) -> int:
        """When something has last happened at a table; seconds since 1970."""
        rows = self.store.read(
            f"SELECT {TOUCHED} FROM tables LEFT JOIN games USING (id) WHERE tables.id = ?", ident
        )
        return rows[0][0] if rows else 0
