"""Shared: the store of servers that know the same tables, which no one of them owns.

All that comes of one thing that somebody does at a table is gathered and stored together, by a
statement that succeeds only at the version of the table that it was thought of.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from gevent import getcurrent

from server.store.engine import NotStored, Statements, Watch
from server.store.rows import PlainSeating, Row
from server.store.store import MOVE, STANDING, Store, compact, loads

LEASE = 5
"""Seconds for which a server is believed to live, and what it has taken on to be its own."""
NONE = 2**62
"""A number that no move has."""
RUN_OUT = ("servers", "claims", "tickets", "rates", "parcels")
"""Where rows have an end."""
BRIEF = "SELECT id, sheet, mood, coalesce(moves, 0), coalesce(waiting, '[]') FROM tables"
GAMES = " LEFT JOIN games USING (id) WHERE archived IS NULL"


class Known(NamedTuple):
    """A table as it is stored."""

    number: int
    """Which says less than its id: who knows that may come in."""
    version: int
    seating: PlainSeating
    mood: dict[str, Any]
    is_archived: bool
    change: int
    moves: int
    line: int
    rewritten: int
    new: "list[NextMove]"


class Brief(NamedTuple):
    """What a list says of a table."""

    ident: str
    seating: PlainSeating
    mood: dict[str, Any]
    moves: int
    waiting: list[int]


class NextMove(NamedTuple):
    """A move that another server has stored."""

    serial: int
    seat: int
    request: str
    move: Any
    why: Any
    stands: int


class Shared(Store):
    """The store, and what servers tell each other by it."""

    def __init__(self, url: str, watch: Watch) -> None:
        super().__init__(url, watch)
        self.units: dict[Any, list[Row]] = {}
        self.write = self.write_or_gather

    # Gathering

    def write_or_gather(self, statements: Statements) -> None:
        """At once, unless this greenlet is gathering."""
        unit = self.units.get(getcurrent())
        if unit is None:
            self.engine.write(statements)
        else:
            unit.extend((sql, tuple(values)) for sql, values in statements)

    @contextmanager
    def gathering(self) -> Iterator[list[Row]]:
        """What this greenlet writes comes into the list, and is stored by whoever asked for it."""
        me = getcurrent()
        outer, rows = self.units.get(me), list[Row]()
        self.units[me] = rows
        try:
            yield rows
        finally:
            if outer is None:
                del self.units[me]
            else:
                self.units[me] = outer

    def is_gathering(self) -> bool:
        """Whether this greenlet is about to store what cannot be read yet."""
        return getcurrent() in self.units

    def commit(self, ident: str, version: int, mood: str, rows: list[Row]) -> None:
        """Store what was gathered, if the table is still at this version. Raises Outrun."""
        if [sql for sql, _ in rows] == [STANDING, MOVE]:  # by far the most there is
            values = (*rows[0][1], *rows[1][1], version, mood)
            marks = ", ".join("?" * len(values))
            self.engine.write([(f"SELECT store_move({marks})", values)])
        else:
            self.engine.write([("SELECT change_table(?, ?, ?)", (ident, version, mood)), *rows])

    # Reading

    def known(self, ident: str, serial: int = NONE) -> Known | None:
        """A table with the moves from a number of the store's on, as it was at one moment."""
        rows = self.read(
            "SELECT rowid, version, sheet, mood, archived IS NOT NULL, coalesce(change, 0),"
            " coalesce(moves, 0), coalesce(line, 0), coalesce(rewritten, 0),"
            " (SELECT json_agg(json_build_array(serial, seat, request, move::json, why::json,"
            " stands) ORDER BY serial)::text FROM moves WHERE id = tables.id AND serial >= ?)"
            " FROM tables LEFT JOIN games USING (id) WHERE id = ?",
            serial,
            ident,
        )
        if not rows:
            return None
        number, version, sheet, mood, is_archived, change, moves, line, rewritten, later = rows[0]
        new = [NextMove(*move) for move in loads(later)] if later else []
        felt = loads(mood)
        return Known(
            number, version, loads(sheet), felt, is_archived, change, moves, line, rewritten, new
        )

    def version(self, ident: str) -> int:
        rows = self.read("SELECT version FROM tables WHERE id = ?", ident)
        return rows[0][0] if rows else 0

    def versions(self, numbers: list[int]) -> dict[int, int]:
        """The versions of tables by their numbers; of those that are there and not archived."""
        sql = "SELECT rowid, version FROM tables WHERE rowid = ANY(?) AND archived IS NULL"
        return dict(self.read(sql, numbers))

    def reason_row(self, ident: str, serial: int, why: Any) -> Row:
        return "UPDATE moves SET why = ? WHERE id = ? AND serial = ?", (compact(why), ident, serial)

    def reasons(self, ident: str) -> dict[int, Any]:
        """The bots' reasons, by the store's numbers of the moves."""
        sql = "SELECT serial, why FROM moves WHERE id = ? AND why IS NOT NULL"
        return {serial: loads(why) for serial, why in self.read(sql, ident)}

    # Lists

    def briefs(self, rows: list[Any]) -> list[Brief]:
        return [
            Brief(ident, loads(sheet), loads(mood), moves, loads(waiting))
            for ident, sheet, mood, moves, waiting in rows
        ]

    def brief(self, ident: str) -> list[Brief]:
        return self.briefs(self.read(f"{BRIEF}{GAMES} AND tables.id = ?", ident))

    def open_tables(self) -> list[Brief]:
        return self.briefs(self.read(f"{BRIEF}{GAMES} AND is_open ORDER BY rowid"))

    def tables_of(self, device: str) -> list[Brief]:
        sql = f"{BRIEF}{GAMES} AND devices @> ARRAY[?] ORDER BY rowid"
        return self.briefs(self.read(sql, device)) if device else []

    def is_there(self, ident: str) -> bool:
        sql = "SELECT 1 FROM tables WHERE id = ? AND archived IS NULL"
        return bool(self.read(sql, ident))

    def with_code(self, code: str) -> str:
        rows = self.read("SELECT id FROM tables WHERE code = ? AND archived IS NULL", code)
        return rows[0][0] if rows else ""

    def seated(self) -> set[str]:
        sql = "SELECT DISTINCT unnest(devices) FROM tables WHERE archived IS NULL"
        return {row[0] for row in self.read(sql)}

    def idents(self, column: str = "", value: str = "") -> list[str]:
        """The tables that are there; with a column those that have this value in it."""
        sql = "SELECT id FROM tables WHERE archived IS NULL"
        rows = self.read(f"{sql} AND {column} = ?", value) if column else self.read(sql)
        return [row[0] for row in rows]

    # Servers

    def renew(self, server: str, sockets: dict[str, int]) -> tuple[float, dict[str, Any]]:
        """This server lives; the database's clock, and all that do with their sockets."""
        sql = (
            "INSERT INTO servers VALUES (?, clock_timestamp() + ? * interval '1 s', ?)"
            " ON CONFLICT (name) DO UPDATE SET until = excluded.until, sockets = excluded.sockets"
        )
        self.engine.write([(sql, (server, LEASE, compact(sockets)))])
        rows = self.read(
            "SELECT extract(epoch FROM clock_timestamp())::float8, name, sockets FROM servers"
            " WHERE until > clock_timestamp()"
        )
        if not rows:  # it has taken longer than a lease
            raise NotStored("the database is too slow")
        return rows[0][0], {name: loads(told) for _, name, told in rows}

    def tidy_up(self) -> None:
        """Take away what has run out long ago."""
        gone = "DELETE FROM {} WHERE until < clock_timestamp() - interval '1 day'"
        self.engine.write([(gone.format(table), ()) for table in RUN_OUT])

    def farewell(self, server: str) -> None:
        self.engine.write([("DELETE FROM servers WHERE name = ?", (server,))])

    def claim(self, name: str, step: int, server: str, seconds: float = LEASE) -> bool:
        """Whether this server is the one to do something now: nobody else has taken it on."""
        until = "clock_timestamp() + ? * interval '1 s'"
        rows = self.read(
            "WITH made AS ("
            f" INSERT INTO claims VALUES (?, ?, ?, {until}) ON CONFLICT DO NOTHING RETURNING 1"
            "), taken AS ("
            f" UPDATE claims SET step = ?, server = ?, until = {until} WHERE name = ("
            "  SELECT name FROM claims WHERE name = ? AND (step < ? OR server = ?"
            "   OR until < clock_timestamp()) FOR UPDATE SKIP LOCKED) RETURNING 1"
            ") SELECT * FROM made UNION ALL SELECT * FROM taken",
            *(name, step, server, seconds, step, server, seconds, name, step, server),
        )
        return bool(rows)
