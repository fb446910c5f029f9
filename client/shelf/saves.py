"""Saved tables: how they lie on the shelves, how they go out as files and come back in.

Two shelves belong together: `tables` has each table whole, `summaries` what home and result say
about it: they need no rules, and a later version's rules cannot change how a game ended. A table's
id says nothing about its seed. A file is the table's record, a text; on the shelf it lies as plain
JSON, because a phone takes 80 milliseconds to write the text, and less than one for the JSON.

Beside a table that is over its annal is laid down, for the chronicle to find (client/chronicle/).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from shared_rules.engine.table import Table
    from shared_rules.engine.types import Player

ENDING = ".unke"
NET = "net."
"""So begins the id of a game that was played at a table on the network."""


def keep(ident: str, table: "Table", now: int, reply: list | None = None) -> tuple:
    """The effect that stores a table as it is, and why bots have moved, as far as they may tell."""
    stored = table.save()
    if table.reasons:
        stored["reasons"] = table.reasons[:]
    told = summary(table, now)
    entries = [["tables", ident, stored], ["summaries", ident, told]]
    if told["outcome"] and told["branch"] is None:  # what might have been is no memory
        from client.shelf.annal import ID, annal

        row = annal(stored, told["outcome"], now)
        told["annal"] = row[ID]
        entries.append(["fresh", ident, row])
    return ("store", entries, reply) if reply else ("store", entries)


def forget(ident: str, reply: list | None = None) -> tuple:
    """The effect that throws a table away."""
    entries = [["tables", ident, None], ["summaries", ident, None]]
    return ("store", entries, reply) if reply else ("store", entries)


def summary(table: "Table", now: int) -> dict:
    """What anybody may read about a table without opening it."""
    from shared_rules.engine.branch import code_of

    return {
        "game": table.record.key,
        "players": table.players,
        "options": table.record.options,
        "moves": len(table.record.moves),
        "waiting": table.game.waiting_for(),
        "outcome": table.game.outcome() if table.over else None,
        "branch": table.left_after,
        "challenge": code_of(table.record.seed),
        "sealed": bool(table.record.seal),
        "when": now,
    }


def opened(stored: dict) -> "Table":
    """The table as it came from its shelf; BadRecord if a later version has left it there."""
    from shared_rules.engine.table import Table

    table = Table.load(stored)
    table.reasons = stored.get("reasons", [])[:]  # an earlier version has left none there
    return table


def ended(stored: dict | None, problem: str) -> "tuple[Table | None, str]":
    """The table of a game that is over, as it came from its shelf; or None, and why there is none:
    "absent", "running", "changed" (of a later version), or storage's."""
    from shared_rules.engine.record import BadRecord

    if stored is None:
        return None, problem or "absent"
    try:
        table = opened(stored)
    except BadRecord:
        return None, "changed"
    return (table, "") if table.over else (None, "running")


def table_of(ident: str) -> str:
    """The table on the network at which a game was played; "" if it was at none."""
    return ident[len(NET) :] if ident.startswith(NET) else ""


def gone(problem: str) -> str:
    """The text that tells why there is no table: it could not be loaded, or not be opened."""
    return "gone." + (problem if problem in ("absent", "missing", "unreadable") else "storage")


def newest_first(rows: list[list]) -> list[list]:
    """The answer of `("list", "summaries", ...)` in the order of a list of tables."""
    return sorted(rows, key=when, reverse=True)


def when(row: list) -> int:
    return row[1]["when"]


def filename(game: str, players: "list[Player]") -> str:
    """What the file of a table is called: the game and its players, in plain letters."""
    words = [game]
    for player in players:
        words.append("".join([c for c in player["name"].lower() if c.isalnum()]))
    return "-".join([word for word in words if word]) + ENDING
