"""The database is away or its disk full: whoever plays is told, and all goes on by itself."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from tests.server import cluster as clusters
from tests.server.club import disk as disks
from tests.server.club.company import moved, same, split, stored, until_stored
from tests.server.club.disk import Disk
from tests.server.cluster import Cluster
from tests.server.evening import refused
from tests.server.home import Home
from tests.server.phone import Phone, Refused, play_all

OwnPair = Callable[..., list[Home]]


def goes_on(phones: list[Phone]) -> None:
    """On both servers, from where it was."""
    before = list(phones[0].log)
    for phone in phones:
        until_stored(lambda phone=phone: phone.make("klunker", ["person"] * 3))
    until_stored(lambda: moved(phones))
    same(phones)
    assert phones[0].log[: len(before)] == phones[1].log[: len(before)] == before


def is_whole(phones: list[Phone], url: str) -> None:
    """They can play to the end; what both have seen is stored, and each move once."""
    play_all(phones)
    for phone in phones:
        phone.cut()
        phone.connect()
    assert phones[0].settle().log == phones[1].settle().log
    made = stored(url)
    assert len(made) == len(set(made))
    for phone in phones:
        phone.close()


@pytest.fixture
def log(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Disk]:
    """A small disk for the database's log."""
    with disks.small(Path("/tmp") / f"unke-log-{os.getpid()}", 64) as disk:
        yield disk


@pytest.fixture
def own(log: Disk) -> Iterator[Cluster]:
    """PostgreSQL that ends in the middle of a test, with its log on a small disk."""
    bin = clusters.programs()
    if not bin:
        pytest.skip("no PostgreSQL here")
    settings = f"{clusters.QUICK} -c max_wal_size=8MB -c min_wal_size=2MB"
    options = ("-X", log.data / "wal", "--wal-segsize=1")
    started = Cluster(f"away-{os.getpid()}", bin, settings, *options)
    yield started
    started.leave()


def test_the_database_ends_and_is_started_anew(own: Cluster, log: Disk, own_pair: OwnPair) -> None:
    """It is killed; then its log finds no room any more, and it gives up by itself."""
    homes = own_pair(own.url(clusters.TEMPLATE))
    phones = split(homes)

    def killed() -> None:
        own.halt("immediate")

    def overrun() -> None:
        log.fill()
        with pytest.raises(psycopg.Error), psycopg.connect(own.url("postgres")) as db:
            while True:
                db.execute("SELECT pg_logical_emit_message(false, '', repeat('x', 1000000))")

    for end in (killed, overrun):
        mover = next(phone for phone in phones if phone.settle().turn() is not None)
        seat = mover.turn()
        assert seat is not None
        end()
        move = random_move(mover.view(seat)["offers"], Chance(1))
        with refused("not-stored"):
            mover.act(seat, move)
        with refused("not-stored"):
            mover.make("klunker", ["person"] * 3)
        log.clear()
        with suppress(RuntimeError):  # it may have ended
            own.halt("immediate")
        own.start()
        goes_on(phones)
    is_whole(phones, homes[0].database)
    assert [home.stop() for home in homes] == [0, 0]


def test_a_full_disk_is_told_and_loses_nothing(
    cluster: Cluster, tmp_path: Path, own_pair: OwnPair
) -> None:
    name = f"full_{os.getpid()}"
    with disks.small(Path("/tmp") / f"unke-{name}", 32) as disk:
        cluster.do(f"CREATE TABLESPACE {name} LOCATION '{disk.data}'")
        try:
            homes = own_pair(cluster.make(name, more=f"TABLESPACE {name}"))
            phones = split(homes)
            disk.fill()
            chance = Chance(3)
            with refused("not-stored"):  # first there is room left on the pages that there are
                while not phones[0].over:
                    for phone in phones:
                        phone.settle().random_act(chance)
                        phone.make("klunker", ["person"] * 3)
            with pytest.raises(Refused, match="^not-stored:"):
                while True:
                    phones[1].make("klunker", ["person"] * 3)
            disk.clear()
            goes_on(phones)
            is_whole(phones, homes[0].database)
            assert [home.stop() for home in homes] == [0, 0]
        finally:
            cluster.do(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)", f"DROP TABLESPACE {name}")
