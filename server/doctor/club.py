"""The database of a server that is one of several: whether it is there, ours, in time and roomy."""

import time
from collections.abc import Iterator
from typing import Any

from server.doctor import FINE, NOTE, WRONG, Finding, Patient
from server.store.database import BadDatabase

OLDEST = 140_000
SLACK = 60
"""Seconds by which the clocks may differ."""
OURS = 10
"""Connections that a server takes at most."""
UNSAFE = ("fsync", "full_page_writes", "synchronous_commit")
"""Settings that must be on, or what was acknowledged can be lost with the power."""


def postgres(patient: Patient) -> Iterator[Finding]:
    """A look at PostgreSQL, if that is where the tables are."""
    from server.store.postgres import migrations

    if not patient.database:
        return
    try:
        with migrations.at(patient.database) as db:
            (number, name), *_ = db.execute(
                "SELECT current_setting('server_version_num')::int,"
                " current_setting('server_version')"
            )
            if number < OLDEST:
                cure = "install a newer one and move the data there with pg_dump and pg_restore"
                yield Finding(WRONG, "PostgreSQL", f"{name} is too old", cure)
                return
            yield Finding(FINE, "PostgreSQL", f"{name} answers")
            for check in (tables, safety, clock, connections):
                yield from check(db)
    except BadDatabase as error:
        yield Finding(WRONG, "PostgreSQL", str(error), error.cure)


def tables(db: Any) -> Iterator[Finding]:
    """Whether they are as this version knows them."""
    from server.store.postgres.migrations import OURS as CURE
    from server.store.postgres.migrations import THERE
    from server.store.postgres.schema import STEPS

    there = db.execute(THERE).fetchall()
    if ("unke",) not in there:
        if there:
            strange = f"somebody else's tables are there ({there[0][0]})"
            yield Finding(WRONG, "database", strange, CURE)
        else:
            what = "it is empty; Unke makes her tables when she first starts"
            yield Finding(NOTE, "database", what)
        return
    ((version,),) = db.execute("SELECT version FROM unke").fetchall()
    if version > len(STEPS):
        what = "a later version of Unke has used this database"
        yield Finding(WRONG, "database", what, "update Unke first")
    elif version < len(STEPS):
        what = f"it is at step {version} of {len(STEPS)}; the next start brings it up to date"
        yield Finding(NOTE, "database", what)
    else:
        sql = "SELECT count(*) FROM servers WHERE until > clock_timestamp()"
        ((living,),) = db.execute(sql).fetchall()
        yield Finding(FINE, "database", f"it is up to date; servers that live: {living}")


def safety(db: Any) -> Iterator[Finding]:
    """Whether what is acknowledged is on the disk, and can be written at all."""
    ((is_copy,),) = db.execute("SELECT pg_is_in_recovery()").fetchall()
    if is_copy:
        cure = "let the URL name the primary, or all hosts with target_session_attrs=read-write"
        yield Finding(WRONG, "database", "it is a standby, which nobody can write to", cure)
    for name in UNSAFE:
        ((value,),) = db.execute("SELECT current_setting(%s)", (name,)).fetchall()
        if value == "off":
            cure = f"set {name} to on: without it a power cut takes moves along"
            yield Finding(WRONG, "database", f"{name} is off", cure)


def clock(db: Any) -> Iterator[Finding]:
    start = time.time()
    sql = "SELECT extract(epoch FROM clock_timestamp())::float8"
    ((there,),) = db.execute(sql).fetchall()
    apart = there - (start + time.time()) / 2
    if abs(apart) > SLACK:
        what = f"the database's is {apart:+.0f} s from this computer's"
        yield Finding(WRONG, "clocks", what, "let both ask the same time server")
    else:
        yield Finding(FINE, "clocks", f"the database's is {abs(apart):.1f} s from this computer's")


def connections(db: Any) -> Iterator[Finding]:
    sql = (
        "SELECT current_setting('max_connections')::int"
        " - current_setting('superuser_reserved_connections')::int - count(*)"
        " FROM pg_stat_activity WHERE backend_type = 'client backend'"
    )
    ((free,),) = db.execute(sql).fetchall()
    if free < OURS:
        cure = "raise max_connections: each server takes ten at most"
        yield Finding(WRONG, "connections", f"only {free} are free", cure)
    else:
        yield Finding(FINE, "connections", f"{free} are free, a server takes {OURS} at most")
