"""Kept: what this phone has of a table's shuffle, beside its tables; it outlives a restart.

`lines` are the seal as it was told before the deal, `part` is this phone's own, `names` are those
who sat there, `out` the seats without a share, `said` whether the words have been compared.
"""

KEY = "seal "
"""Before the name under which the table lies on its shelf."""


def load(ident: str, reply: list) -> tuple:
    return ("load", "habits", KEY + ident, reply)


def keep(ident: str, kept: dict, reply: list | None = None) -> tuple:
    entries = [["habits", KEY + ident, kept]]
    return ("store", entries, reply) if reply else ("store", entries)
