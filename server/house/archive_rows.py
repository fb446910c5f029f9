"""Rows of the archive: its tables as the database keeps them; none of them is in memory.

A table that goes there stays where it is in the database, with its game and every move; what
changes is a date. The server's start reads the others alone.
"""

import time
from collections.abc import Iterable, Iterator
from contextlib import suppress

from server.store.rows import Row
from server.store.store import Store, compact, now
from server.tables import damage
from server.tables.damage import Damaged
from server.tables.seating import Seating

MOST = 100
"""So many of its archived tables one device is told of, the last ones first."""
TOUCHED = "CASE WHEN games.touched > tables.touched THEN games.touched ELSE tables.touched END"
ALL = 1_000_000_000
"""SQLite wants to know how many before it leaves out some."""


class ArchiveRows:
    """What the archive reads and writes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Going there and coming back

    def put(self, seating: Seating, most: int) -> None:
        """A table goes to the archive; of more than `most` there the first go for good."""
        first = (
            "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE archived IS NOT NULL"
            f" ORDER BY archived DESC, rowid DESC LIMIT {ALL} OFFSET ?)"
        )
        when = "UPDATE tables SET archived = ? WHERE id = ?"
        self.store.write([*self.rows(seating), (when, (now(), seating.table)), (first, (most,))])

    def give(self, seatings: list[Seating], device: str, to: str) -> None:
        """Tables that stay in the archive are another device's; its finished games are too."""
        games = (
            "INSERT INTO finished_by SELECT ?, id FROM finished_by WHERE device = ?"
            " ON CONFLICT DO NOTHING"
        )
        changed = [row for seating in seatings for row in self.rows(seating)]
        self.store.write([*changed, (games, (to, device))])

    def lose(self, kept: list[Seating], gone: list[Seating]) -> None:
        """A device is no more: some of its tables are others' now, some nobody's."""
        changed = [row for seating in kept for row in self.rows(seating)]
        forget = "DELETE FROM tables WHERE id = ?"
        self.store.write([*changed, *[(forget, (seating.table,)) for seating in gone]])

    def rows(self, seating: Seating) -> list[Row]:
        """A seating, which is not touched by that, and who finds it."""
        who = "INSERT INTO archived_by SELECT device, ? FROM devices WHERE device = ?"
        return [
            ("UPDATE tables SET sheet = ? WHERE id = ?", (compact(seating.plain()), seating.table)),
            ("DELETE FROM archived_by WHERE id = ?", (seating.table,)),
            *[(who, (seating.table, device)) for device in {seating.host, *seating.devices()}],
        ]

    def take_back(self, seating: Seating) -> None:
        """A table is in the house again."""
        self.store.write(
            [
                self.store.seating_row(seating.plain()),
                ("UPDATE tables SET archived = NULL WHERE id = ?", (seating.table,)),
                ("DELETE FROM archived_by WHERE id = ?", (seating.table,)),
            ]
        )

    # Reading

    def made(self, device: str) -> int:
        """When a device has come here; seconds since 1970."""
        rows = self.store.read("SELECT made FROM devices WHERE device = ?", device)
        return rows[0][0] if rows else 0

    def seating(self, ident: str) -> Seating | None:
        """The seating of a table in the archive. Raises Damaged."""
        sql = "SELECT 1 FROM tables WHERE id = ? AND archived IS NOT NULL"
        return damage.read(self.store, ident) if self.store.read(sql, ident) else None

    def seatings(self, device: str) -> list[Seating]:
        """All archived tables of a device, but for the damaged ones."""
        rows = self.store.read("SELECT id FROM archived_by WHERE device = ?", device)
        return list(self.whole(row[0] for row in rows))

    def of(self, device: str) -> list[tuple[Seating, int, list[int], int]]:
        """The last archived tables of a device: seating, moves, who is waited for, when touched."""
        rows = self.store.read(
            "SELECT id FROM archived_by JOIN tables USING (id)"
            " WHERE device = ? ORDER BY archived DESC LIMIT ?",
            device,
            MOST,
        )
        return [
            (seating, *self.store.standing(seating.table), self.touched(seating.table))
            for seating in self.whole(row[0] for row in rows)
        ]

    def whole(self, idents: Iterable[str]) -> Iterator[Seating]:
        """The seatings of those tables of which they can be read."""
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
