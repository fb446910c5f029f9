"""Saved tables: how they lie on the shelves, how they go out as files and come back in.

Two shelves belong together: `tables` has each table's record as text, `summaries` what the home
screen says about it, so that a long list needs no rules. A table's id says nothing about its seed.
"""

from shared_rules.record import BadRecord
from shared_rules.table import Table

ENDING = ".unke"


def keep(ident: str, table: Table, now: int, reply: list | None = None) -> tuple:
    """The effect that stores a table as it is."""
    entries = [["tables", ident, table.text()], ["summaries", ident, summary(table, now)]]
    return ("store", entries, reply) if reply else ("store", entries)


def forget(ident: str, reply: list | None = None) -> tuple:
    """The effect that throws a table away."""
    entries = [["tables", ident, None], ["summaries", ident, None]]
    return ("store", entries, reply) if reply else ("store", entries)


def summary(table: Table, now: int) -> dict:
    """What anybody may read about a table without opening it."""
    return {
        "game": table.record.key,
        "players": table.players,
        "moves": len(table.record.moves),
        "waiting": table.game.waiting_for(),
        "scores": table.game.scores() if table.over else None,
        "when": now,
    }


def opened(text: str, check: bool = False) -> Table:
    """The table in a stored text or, with `check`, in a file from anywhere; BadRecord if none."""
    table = Table.read(text, check)
    if table.record.rules > table.game.RULES:
        raise BadRecord("it was saved by a newer version of the app")
    return table


def newest_first(rows: list[list]) -> list[list]:
    """The answer of `("list", "summaries", ...)` in the order of a list of tables."""
    return sorted(rows, key=when, reverse=True)


def when(row: list) -> int:
    return row[1]["when"]


def filename(table: Table) -> str:
    """What the file of a table is called: the game and its players, in plain letters."""
    words = [table.record.key]
    for player in table.players:
        words.append("".join([c for c in player["name"].lower() if c.isalnum()]))
    return "-".join([word for word in words if word]) + ENDING
