"""The plug is pulled, the disk is full, somebody has locked it: what was acknowledged is there."""

import random
import resource
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from tests.server.home import Home
from tests.server.phone import Phone, Refused, play_all, sit_down

OwnHome = Callable[..., Home]
TABLES, MOVES = 6, 1_000


class Careful(Phone):
    """A phone that notes which of its moves the server has acknowledged."""

    acknowledged: list[str]

    def take(self, message: dict[str, Any]) -> None:
        asked = self.pending.get(message.get("id", ""), {})
        if message["type"] == "done" and asked.get("type") == "act":
            self.acknowledged.append(message["id"])
        super().take(message)


def stored(home: Home) -> list[str]:
    """The requests that have made a move, as the database knows them."""
    with sqlite3.connect(home.data / "unke.db") as db:
        rows = db.execute("SELECT request FROM moves WHERE request != ''")
        return [row[0].partition("/")[2] for row in rows]


@pytest.mark.slow
def test_killing_the_server_loses_no_acknowledged_move(own_home: OwnHome) -> None:
    """And every phone goes on by itself."""
    home, luck = own_home(), random.Random(5)
    players = [Careful(home.address, name).connect() for name in ("Anna", "Bert") * TABLES]
    for number in range(0, 2 * TABLES, 2):
        pair = players[number : number + 2]
        sit_down(pair[0].make("dschunke", ["person", "person"]), pair)
    for phone in players:
        phone.acknowledged = []
    playing = threading.Thread(target=play_all, args=[players])
    playing.start()
    kills, goal = 0, 0
    while playing.is_alive():
        goal += luck.randrange(100, 300)
        while playing.is_alive() and sum(len(phone.acknowledged) for phone in players) < goal:
            playing.join(luck.uniform(0, 0.05))
        if playing.is_alive():
            home.kill()
            home.start()
            kills += 1
    acknowledged = [ident for phone in players for ident in phone.acknowledged]
    made = stored(home)
    assert kills > 3
    assert len(acknowledged) >= MOVES
    assert len(made) == len(set(made))
    assert set(acknowledged) <= set(made)
    for number in range(0, 2 * TABLES, 2):
        anna, bert = players[number : number + 2]
        for phone in (anna, bert):  # the last plug may have been pulled after their end
            phone.cut()
            phone.connect()
        assert anna.settle().log == bert.settle().log
        assert anna.game["outcome"] == bert.game["outcome"]
        anna.close()
        bert.close()


def playing(home: Home) -> tuple[list[Phone], Phone, int, list[Any]]:
    """Two at a table; whose turn it is, the seat, and a move for it."""
    phones = home.phones(2)
    sit_down(phones[0].make("dschunke", ["person", "person"]), phones)
    for _ in range(20):
        for phone in phones:
            phone.settle().random_act(Chance(2))
    mover = next(phone for phone in phones if phone.settle().turn() is not None)
    seat = mover.seats[0]
    return phones, mover, seat, random_move(mover.view(seat)["offers"], Chance(1))


def nothing_has_happened(home: Home, phones: list[Phone], before: list[Any]) -> None:
    assert [phone.settle().game["change"] for phone in phones] == [
        game["change"] for game in before
    ]
    assert [phone.game["views"] for phone in phones] == [game["views"] for game in before]


def test_a_locked_database_is_told_and_loses_nothing(own_home: OwnHome) -> None:
    home = own_home()
    phones, mover, seat, move = playing(home)
    before, requests = [phone.game for phone in phones], stored(home)
    lock = sqlite3.connect(home.data / "unke.db", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    asked = mover.begin("act", seat=seat, seen=mover.game["change"], move=move)
    other = next(phone for phone in phones if phone is not mover)
    start = time.monotonic()
    other.settle()  # whoever wants nothing stored is answered as ever
    assert time.monotonic() - start < 1
    with pytest.raises(Refused, match="^not-stored:"):
        mover.answer_to(asked)
    nothing_has_happened(home, phones, before)
    lock.execute("ROLLBACK")
    lock.close()
    assert stored(home) == requests
    mover.act(seat, move)
    play_all(phones)


def test_who_comes_back_is_let_in_though_nothing_can_be_stored(own_home: OwnHome) -> None:
    home = own_home()
    anna, bert = home.phones(2)
    sit_down(anna.make("dschunke", ["person", "person", "bot:random"]), [anna, bert])
    bert.close()
    anna.until(lambda phone: phone.table["players"][1]["state"] == "away")
    anna.ask("propose", what="standin", seat=1)
    lock = sqlite3.connect(home.data / "unke.db", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    bert.connect()
    assert anna.settle().table["players"][1]["state"] == "here"
    lock.execute("ROLLBACK")
    lock.close()
    play_all([anna, bert])


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a disk cannot be made full for one")
def test_a_full_disk_is_told_and_loses_nothing(own_home: OwnHome) -> None:
    """No file of the server's may grow any more."""
    home = own_home()
    phones, mover, seat, move = playing(home)
    before, requests = [phone.game for phone in phones], stored(home)
    assert home.process
    most = resource.prlimit(home.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(home.process.pid, resource.RLIMIT_FSIZE, (8192, most[1]))
    for _ in range(3):
        with pytest.raises(Refused, match="^not-stored:"):
            mover.act(seat, move)
        with pytest.raises(Refused, match="^not-stored:"):
            mover.make("klunker", ["person"] * 3)
    nothing_has_happened(home, phones, before)
    resource.prlimit(home.process.pid, resource.RLIMIT_FSIZE, most)
    assert stored(home) == requests
    mover.act(seat, move)
    play_all(phones)
    assert set(requests) < set(stored(home))
