"""`unke doctor --database URL`: what can be wrong with PostgreSQL, and what to do about it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from server.doctor import FINE, NOTE, WRONG, Patient, club
from tests.server.cluster import Cluster


def states(url: str) -> dict[str, str]:
    """What was found about each thing; whatever is wrong has a cure."""
    found = list(club.postgres(Patient(Path("/nowhere"), 1, 2, False, url)))
    assert all(finding.cure for finding in found if finding.state == WRONG)
    return {finding.about: finding.state for finding in found}


@contextmanager
def told(monkeypatch: pytest.MonkeyPatch, name: str, value: object) -> Iterator[None]:
    with monkeypatch.context() as patched:
        patched.setattr(club, name, value)
        yield


def test_a_database_is_looked_at(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    assert states("") == {}  # at home there is none
    assert states(cluster.url("nothing")) == {"PostgreSQL": WRONG}
    with told(monkeypatch, "OLDEST", 990_000):
        assert states(cluster.url("postgres")) == {"PostgreSQL": WRONG}

    url = cluster.fresh()
    with psycopg.connect(url) as db:  # this cluster does not wait for its disk
        db.execute(f'ALTER DATABASE "{db.info.dbname}" SET synchronous_commit = off'.encode())
    with told(monkeypatch, "UNSAFE", ()):
        well = {name: FINE for name in ("PostgreSQL", "database", "clocks", "connections")}
        assert states(url) == well
        with told(monkeypatch, "SLACK", -1):
            assert states(url) == {**well, "clocks": WRONG}
        with told(monkeypatch, "OURS", 1_000):
            assert states(url) == {**well, "connections": WRONG}
        empty = cluster.make("empty_for_the_doctor", "template0")
        assert states(empty)["database"] == NOTE
        with psycopg.connect(url) as db:
            db.execute("UPDATE unke SET version = version - 1")
        assert states(url)["database"] == NOTE
        with psycopg.connect(url) as db:
            db.execute("UPDATE unke SET version = 99")
        assert states(url)["database"] == WRONG
        with psycopg.connect(empty) as db:
            db.execute("CREATE TABLE things (thing TEXT)")
        assert states(empty)["database"] == WRONG
    wrong = [one.what for one in club.postgres(Patient(Path("/nowhere"), 1, 2, False, url))]
    assert {"fsync is off", "synchronous_commit is off"} <= set(wrong)
