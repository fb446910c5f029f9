"""Store: everything that outlives the server, in SQLite or PostgreSQL behind a small interface.

What returns has been flushed to the disk; NotStored means that nothing has been written. All SQL
but the schemas and the archive's is here, in words that both engines understand.
"""

import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import orjson

from server.store import engine
from server.store.database import FILE
from server.store.engine import NotStored, Watch
from server.store.rows import (
    GameSetup,
    NewMove,
    PlainSeating,
    Row,
    Standing,
    StoredGame,
    StoredMove,
    Summary,
)

__all__ = ["FILE", "NotStored", "Store", "Unreadable"]


STANDING = (
    "UPDATE games SET change = ?, moves = ?, line = ?, waiting = ?, state = ?, drawn = ?,"
    " touched = ? WHERE id = ?"
)
MOVE = "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, 1)"


class Unreadable(NotStored):
    """A row holds what nobody has written there."""


def loads(text: Any) -> Any:
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise Unreadable(f"what is stored is no JSON ({error})") from None


def compact(value: Any) -> str:
    return orjson.dumps(value).decode()


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


class Store:
    """The server's memory."""

    def __init__(self, place: Path | str, watch: Watch = lambda seconds, writers: None) -> None:
        """In a folder, or in the database with this URL. Raises BadDatabase if it is of no use."""
        self.engine = engine.opened(place, watch)
        self.read = self.engine.read
        self.write = self.engine.write
        self.check = self.engine.check
        self.close = self.engine.close

    # Devices

    def add_device(self, device: str, digest: bytes) -> None:
        self.write([("INSERT INTO devices VALUES (?, ?, ?)", (device, digest, now()))])

    def device(self, device: str) -> bytes | None:
        """The digest of a device's key."""
        rows = self.read("SELECT digest FROM devices WHERE device = ?", device)
        return rows[0][0] if rows else None

    # Tables

    def seating(self, ident: str) -> PlainSeating | None:
        """A table's seating, wherever it is, if there is such a table."""
        rows = self.read("SELECT sheet FROM tables WHERE id = ?", ident)
        return loads(rows[0][0]) if rows else None

    def tables(self) -> list[str]:
        """All tables but those in the archive."""
        sql = "SELECT id FROM tables WHERE archived IS NULL ORDER BY touched, id"
        return [row[0] for row in self.read(sql)]

    def all_tables(self) -> list[str]:
        return [row[0] for row in self.read("SELECT id FROM tables ORDER BY touched, id")]

    def save_seatings(self, seatings: Iterable[PlainSeating]) -> None:
        self.write([self.seating_row(seating) for seating in seatings])

    @staticmethod
    def seating_row(seating: PlainSeating) -> Row:
        sql = (
            "INSERT INTO tables (id, sheet, touched) VALUES (?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET sheet = excluded.sheet, touched = excluded.touched"
        )
        return sql, (seating["table"], compact(seating), now())

    def begin(
        self,
        seating: PlainSeating,
        setup: GameSetup,
        standing: Standing,
        moves: Iterable[NewMove],
    ) -> None:
        """A game is set up, or has come from elsewhere with its moves."""
        ident = seating["table"]
        game = "INSERT INTO games VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?, ?)"
        self.write(
            [
                self.seating_row(seating),
                (game, (ident, compact(setup), *columns(standing))),
                *[self.move_row(ident, move) for move in moves],
            ]
        )

    @staticmethod
    def move_row(ident: str, new: NewMove) -> Row:
        written = compact(new.move), compact(new.facts)
        return MOVE, (ident, new.serial, new.seat, new.request, *written)

    def append(
        self,
        ident: str,
        standing: Standing,
        move: NewMove,
        more: Iterable[Row] = (),
    ) -> None:
        """A move, where the game stands after it, and what else has come of it, all at once."""
        self.write([self.standing_row(ident, standing), self.move_row(ident, move), *more])

    def take_back(
        self,
        ident: str,
        standing: Standing,
        serial: int,
    ) -> None:
        sql = "UPDATE moves SET stands = 0 WHERE id = ? AND serial = ?"
        self.write([self.standing_row(ident, standing), (sql, (ident, serial))])

    def rewrite(
        self,
        ident: str,
        standing: Standing,
        rewritten: int,
        gone: Iterable[int],
        moves: Iterable[NewMove],
        more: Iterable[Row],
    ) -> None:
        """Other moves in place of some, from a table that was played on elsewhere."""
        off = "UPDATE moves SET stands = 0 WHERE id = ? AND serial = ?"
        self.write(
            [
                self.standing_row(ident, standing),
                ("UPDATE games SET rewritten = ? WHERE id = ?", (rewritten, ident)),
                *[(off, (ident, serial)) for serial in gone],
                *[self.move_row(ident, move) for move in moves],
                *more,
            ]
        )

    @staticmethod
    def standing_row(ident: str, standing: Standing) -> Row:
        return STANDING, (*columns(standing), ident)

    def standing(self, ident: str) -> tuple[int, list[int]]:
        """How many moves have been made in a game, and for which seats it waits."""
        rows = self.read("SELECT moves, waiting FROM games WHERE id = ?", ident)
        return (rows[0][0], loads(rows[0][1])) if rows else (0, [])

    def game(self, ident: str) -> StoredGame | None:
        """A game with every move that was ever made in it."""
        rows = self.read(
            "SELECT setup, change, rewritten, line, state, drawn FROM games WHERE id = ?", ident
        )
        if not rows:
            return None
        setup, change, rewritten, line, state, drawn = rows[0]
        moves = self.read(
            "SELECT serial, seat, request, move, facts, stands FROM moves WHERE id = ?"
            " ORDER BY serial",
            ident,
        )
        known: GameSetup = loads(setup)
        return {
            **known,
            "change": change,
            "rewritten": rewritten,
            "line": line,
            "state": loads(state),
            "drawn": loads(drawn) if drawn else None,
            "moves": [
                StoredMove(serial, seat, request, loads(move), loads(facts), bool(stands))
                for serial, seat, request, move, facts, stands in moves
            ],
        }

    def forget(self, ident: str) -> None:
        self.write([("DELETE FROM tables WHERE id = ?", (ident,))])

    # Finished games

    @staticmethod
    def finished_rows(summary: Summary, record: str, devices: Iterable[str]) -> list[Row]:
        """To be written with the move that ends a game, or on its own."""
        ident = summary["id"]
        sql = (
            "INSERT INTO finished_by SELECT device, ? FROM devices WHERE device = ?"
            " ON CONFLICT DO NOTHING"
        )
        game = "INSERT INTO finished VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        return [
            (game, (ident, compact(summary), record)),
            *[(sql, (ident, device)) for device in devices],
        ]

    def finished(self, device: str) -> list[Summary]:
        """What is said about the finished games of a device."""
        rows = self.read(
            "SELECT summary FROM finished JOIN finished_by USING (id) WHERE device = ?", device
        )
        return [loads(row[0]) for row in rows]

    def count_finished(self) -> int:
        count: int = self.read("SELECT count(*) FROM finished")[0][0]
        return count

    def has_finished(self, ident: str) -> bool:
        return bool(self.read("SELECT 1 FROM finished WHERE id = ?", ident))

    def finished_record(self, ident: str, device: str) -> str | None:
        rows = self.read(
            "SELECT record FROM finished JOIN finished_by USING (id) WHERE id = ? AND device = ?",
            ident,
            device,
        )
        return rows[0][0] if rows else None


def columns(standing: Standing) -> tuple[Any, ...]:
    change, moves, final, waiting, state, final_state = standing
    written = compact(waiting), compact(state), final_state and compact(final_state)
    return change, moves, final, *written, now()
