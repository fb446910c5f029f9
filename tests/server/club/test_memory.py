"""What servers have in memory of a table, when all does not go as it should between two steps."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import gevent
import psycopg
import pytest

from server.club.house import Club
from server.store.engine import NotStored, Outrun
from server.tables.table import NetTable
from tests.server.cluster import Cluster

COLOURS = ("red", "blue", "green")


class Ear:
    """A phone as a table knows it."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.at: NetTable | None = None
        self.asleep = False
        self.heard: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def states(self) -> list[str]:
        """Who is here, as it was told last."""
        told = [said for said in self.heard if said["type"] == "table"]
        return [player["state"] for player in told[-1]["players"]]


@pytest.fixture
def clubs(cluster: Cluster, tmp_path: Path) -> Iterator[list[Club]]:
    """Two servers in this process, whose hearts beat when they are told to."""
    url = cluster.fresh()
    started = [Club(tmp_path / name, "test", url) for name in ("one", "two")]
    for club in started:
        club.beating.kill()
    for club in started:
        club.beat()
    while not all(club.signals.mouth for club in started):
        gevent.sleep(0.01)
    yield started
    for club in started:
        club.close()


def made(club: Club, *devices: str, game: str = "klunker") -> str:
    """A table in the lobby with so many seats, at which these sit."""
    for device in devices:
        if club.store.device(device) is None:
            club.store.add_device(device, b"")
    seats = [{"kind": "person", "name": "", "colour": colour} for colour in COLOURS]
    table = club.make(devices[0], "127.0.0.1", {"game": game, "seats": seats[: len(devices)]})
    for seat, device in enumerate(devices):
        table.sit(device, seat, f"Toad {seat}", "")
    return table.seating.table


def entered(club: Club, ident: str, device: str) -> Ear:
    ear = Ear(device)
    club.table(ident).enter(ear, 0, 0)
    return ear


def until(holds: Callable[[], object], *clubs: Club) -> None:
    """These look at the database until something holds."""
    with gevent.Timeout(20):
        while not holds():
            for club in clubs:
                club.look()
            gevent.sleep(0.02)


@contextmanager
def locked(club: Club, ident: str) -> Iterator[None]:
    """Nothing can be stored of a table, and nobody waits for that for long."""
    club.shared.write([("SET lock_timeout = 50", ())])  # on the one connection that there is
    with psycopg.connect(club.database) as db:
        db.execute("SELECT * FROM tables WHERE id = %s FOR UPDATE", (ident,))
        yield
        db.rollback()


def test_a_server_that_has_just_come_is_no_dead_one(clubs: list[Club], tmp_path: Path) -> None:
    """Who comes by a new server is here for all, before those have heard that it lives."""
    ident = made(clubs[0], "anna", "bert", "cleo")
    anna = entered(clubs[0], ident, "anna")
    third = Club(tmp_path / "three", "test", clubs[0].database)
    try:
        entered(third, ident, "bert")
        until(lambda: anna.states() == ["here", "here", "away"], clubs[0])
        cleo = entered(clubs[0], ident, "cleo")
        assert cleo.states() == anna.states() == ["here"] * 3
        assert third.name in clubs[0].table(ident).mood["here"]
    finally:
        third.close()


def test_who_leaves_while_nothing_can_be_stored_is_gone_later(clubs: list[Club]) -> None:
    ident = made(clubs[0], "anna", "bert", "cleo")
    anna, bert = entered(clubs[0], ident, "anna"), entered(clubs[1], ident, "bert")
    until(lambda: anna.states() == ["here", "here", "away"], clubs[0])
    with locked(clubs[1], ident):
        assert bert.at
        bert.at.leave(bert)
        assert bert.at is None
        clubs[1].look()
        until(lambda: clubs[1].owed)  # it could not be stored this time either
    until(lambda: anna.states() == ["here", "away", "away"], *clubs)


def test_who_is_outrun_is_told_what_the_other_server_has_done(
    clubs: list[Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it is just what had been thought here, and could not be stored."""
    ident = made(clubs[0], "anna", "bert", "cleo")
    anna, bert = entered(clubs[0], ident, "anna"), entered(clubs[1], ident, "bert")
    until(lambda: anna.states() == ["here", "here", "away"], clubs[0])
    commit = clubs[1].shared.commit

    def late(*words: Any) -> None:
        monkeypatch.undo()
        clubs[0].table(ident).sit("cleo", 2, "Queen", "")
        commit(*words)

    monkeypatch.setattr(clubs[1].shared, "commit", late)
    with suppress(Outrun):
        clubs[1].table(ident).sit("cleo", 2, "Queen", "")
    until(lambda: bert.heard[-1]["players"][2]["name"] == "Queen", clubs[1])


def test_news_that_could_not_be_read_to_the_end_is_told_later(
    clubs: list[Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    ident = made(clubs[0], "anna", "bert", "cleo")
    anna, bert = entered(clubs[0], ident, "anna"), entered(clubs[1], ident, "bert")
    until(lambda: anna.states() == ["here", "here", "away"], clubs[0])

    asked = []

    def away(*_: object) -> None:
        asked.append(1)
        raise NotStored("the database is away")

    with monkeypatch.context() as patched:
        patched.setattr(clubs[1].shared, "game", away)
        clubs[0].table(ident).start("anna")
        until(lambda: asked)
        assert bert.heard[-1]["status"] == "lobby"
    until(lambda: bert.heard[-1]["type"] == "game", clubs[1])
    assert bert.heard[-2]["status"] == "playing"
    assert anna.heard[-1]["type"] == "game"


def test_a_table_that_cannot_be_read_now_is_not_taken_for_damaged(
    clubs: list[Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    ident = made(clubs[0], "anna", "bert", "cleo")
    clubs[0].table(ident).start("anna")

    def busy(*_: object) -> None:
        raise NotStored("the database has too much to do")

    with monkeypatch.context() as patched:
        patched.setattr(clubs[1].shared, "game", busy)
        with pytest.raises(NotStored):
            clubs[1].table(ident)
    assert entered(clubs[1], ident, "bert").heard[-1]["type"] == "game"


def test_one_damaged_table_hides_no_other(clubs: list[Club]) -> None:
    whole, damaged = (made(clubs[0], "anna", "bert", "cleo") for _ in "ab")
    sheet = 'UPDATE tables SET sheet = (sheet::jsonb || \'{"status": "odd"}\')::text WHERE id = ?'
    clubs[0].shared.engine.write([(sheet, (damaged,))])
    found = [table.seating.table for table in clubs[1].with_device("bert")]
    assert found == [whole]


def test_whoever_was_on_a_server_that_is_gone_keeps_a_say_for_a_while(clubs: list[Club]) -> None:
    """As at home: a phone alone must not decide for those who are on their way back."""
    ident = made(clubs[0], "anna", "bert", "cleo")
    for device in ("bert", "cleo"):
        entered(clubs[1], ident, device)
    dead = clubs[1].name
    clubs[0].shared.engine.write([("DELETE FROM servers WHERE name = ?", (dead,))])
    clubs[0].beat()
    anna = entered(clubs[0], ident, "anna")
    table = clubs[0].table(ident)
    table.made -= 3600
    assert anna.states() == ["here", "away", "away"]
    assert table.around() == {"anna", "bert", "cleo"}


def test_signals_are_counted_sent_heard_and_lost(clubs: list[Club]) -> None:
    ident = made(clubs[0], "anna", "bert", "cleo")
    anna = entered(clubs[0], ident, "anna")
    assert clubs[0].counts.registry.get_sample_value("unke_signals_sent_total") == 0  # to whom?
    bert = entered(clubs[1], ident, "bert")

    def count(club: Club, name: str) -> float:
        return club.counts.registry.get_sample_value(f"unke_{name}_total") or 0.0

    until(lambda: anna.states() == ["here", "here", "away"], clubs[0])
    until(lambda: count(clubs[0], "signals_sent") == count(clubs[1], "signals_heard"))
    before = [count(clubs[1], name) for name in ("signals_heard", "signals_made_good")]
    clubs[0].table(ident).start("anna")
    until(lambda: bert.heard[-1]["type"] == "game")
    after = [count(clubs[1], name) for name in ("signals_heard", "signals_made_good")]
    assert after == [before[0] + 1, before[1]]
    assert 0 < count(clubs[0], "notifications") <= count(clubs[0], "signals_sent")

    clubs[1].signals.close()
    lost = count(clubs[1], "signals_made_good")
    cleo = entered(clubs[0], ident, "cleo")
    until(lambda: bert.states() == cleo.states() == ["here"] * 3, clubs[1])
    assert count(clubs[1], "signals_made_good") == lost + 1
