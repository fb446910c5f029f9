"""Claim: that no other server keeps its tables in the same database."""

import gevent
import psycopg

from server.store.database import BadDatabase
from server.store.folder import InUse
from server.store.postgres.connection import Connection, connected
from server.store.postgres.migrations import OURS
from server.store.postgres.pool import told

NUMBER = 0x636C7562
"""Of the lock that a running server holds; "club" in letters."""


def claimed(url: str) -> Connection:
    """Be the only one there until the connection is closed or the process ends, however it ends."""
    try:
        held: Connection = gevent.get_hub().threadpool.apply(connected, (url,))
        (is_ours,) = held.execute(b"SELECT pg_try_advisory_lock(%s)", (NUMBER,)).fetchall()[0]
    except psycopg.Error as error:
        raise BadDatabase(told(error), OURS) from None
    if not is_ours:
        held.close()
        raise InUse("Unke is running already with this database")
    return held
