"""Servers killed and frozen, the database away or slow: nothing acknowledged is lost or doubled."""

import os
import random
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

import psycopg
import pytest

from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from tests.server.club.company import moved, same, split, stored, until_stored
from tests.server.home import Home
from tests.server.phone import Phone, Refused, play_all, sit_down

OwnPair = Callable[..., list[Home]]
TABLES, MOVES = 10, 1_000


class Roaming(Phone):
    """A phone that goes to another server whenever its own is gone, and notes what was answered."""

    homes: list[Home]
    acknowledged: list[str]

    def take(self, message: dict[str, Any]) -> None:
        asked = self.pending.get(message.get("id", ""), {})
        if message["type"] == "done" and asked.get("type") == "act":
            self.acknowledged.append(message["id"])
        super().take(message)

    def connect(self) -> "Phone":
        self.address = random.choice(self.homes).address
        return super().connect()


def roaming(homes: list[Home], name: str) -> Roaming:
    phone = Roaming(homes[0].address, name)
    phone.homes, phone.acknowledged = homes, []
    phone.connect()
    return phone


@pytest.mark.slow
def test_killing_servers_loses_no_acknowledged_move(own_pair: OwnPair) -> None:
    """And every phone goes on by itself, on the other one."""
    homes, luck = own_pair(), random.Random(5)
    players: list[Phone] = [roaming(homes, name) for name in ("Anna", "Bert") * TABLES]
    for number in range(0, 2 * TABLES, 2):
        pair = players[number : number + 2]
        sit_down(pair[0].make("dschunke", ["person", "person"]), pair)

    def count() -> int:
        return sum(len(phone.acknowledged) for phone in players if isinstance(phone, Roaming))

    playing = threading.Thread(target=play_all, args=[players])
    playing.start()
    kills, goal = 0, 0
    while playing.is_alive():
        goal = count() + luck.randrange(20, 60)
        while playing.is_alive() and count() < goal:
            playing.join(luck.uniform(0, 0.05))
        if playing.is_alive():
            home = luck.choice(homes)
            home.kill()
            home.start()
            kills += 1
    made = stored(homes[0].database)
    acknowledged = {one for phone in players for one in getattr(phone, "acknowledged", [])}
    assert kills > 3
    assert count() >= MOVES
    assert len(made) == len(set(made))
    assert acknowledged <= {request for _, request in made}
    for number in range(0, 2 * TABLES, 2):
        anna, bert = players[number : number + 2]
        for phone in (anna, bert):
            phone.cut()
            phone.connect()
        assert anna.settle().log == bert.settle().log
        assert anna.game["outcome"] == bert.game["outcome"]
        anna.close()
        bert.close()


def test_who_was_on_a_killed_server_is_away_after_its_lease(own_pair: OwnPair) -> None:
    """And bots that it had taken on are moved by the other one."""
    homes = own_pair(pace=50)
    anna, bert = split(homes, "bot:random")
    homes[1].kill()
    anna.until(lambda phone: phone.table["players"][1]["state"] == "away", 20)
    bert.address = homes[0].address
    bert.socket = None
    bert.connect()
    anna.until(lambda phone: phone.table["players"][1]["state"] == "here")
    play_all([anna, bert])
    assert anna.settle().log == bert.settle().log
    for phone in (anna, bert):
        phone.close()


def test_a_frozen_server_that_wakes_up_does_no_harm(pair: list[Home]) -> None:
    anna, bert = split(pair)
    assert pair[1].process
    os.kill(pair[1].process.pid, signal.SIGSTOP)
    anna.until(lambda phone: phone.table["players"][1]["state"] == "away", 20)
    there = Phone(pair[0].address, "Bert", bert.key).connect().enter(anna.at)
    for _ in range(4):
        moved([anna, there])
    os.kill(pair[1].process.pid, signal.SIGCONT)
    bert.until(lambda phone: len(phone.log) == len(anna.log), 20)
    assert bert.settle().log == anna.settle().log == there.settle().log
    there.close()
    anna.until(lambda phone: phone.table["players"][1]["state"] == "here", 20)
    moved([anna, bert])
    for phone in (anna, bert):
        phone.close()


def test_a_locked_table_is_told_and_hinders_no_other(pair: list[Home]) -> None:
    (anna, bert), others = split(pair), split(pair)
    mover = anna if anna.settle().turn() is not None else bert
    seat = mover.settle().turn()
    assert seat is not None
    move = random_move(mover.view(seat)["offers"], Chance(1))
    with psycopg.connect(pair[0].database) as db:
        db.execute("SELECT * FROM tables WHERE id = %s FOR UPDATE", (anna.at,))
        asked = mover.begin("act", seat=seat, seen=mover.game["change"], move=move)
        start = time.monotonic()
        moved(others)
        assert time.monotonic() - start < 2.5
        with pytest.raises(Refused, match="^not-stored:"):
            mover.answer_to(asked)
        db.rollback()
    before = mover.settle().game["moves"]
    mover.act(seat, move)
    assert mover.game["moves"] == before + 1
    for phone in (anna, bert, *others):
        phone.close()


def test_signals_that_are_lost_are_made_good_by_looking(pair: list[Home]) -> None:
    phones = split(pair)
    with psycopg.connect(pair[0].database, autocommit=True) as db:
        for _ in range(2):
            db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            )
            moved(phones)
    same(phones)
    for phone in phones:
        phone.close()


def test_a_connection_lost_between_commit_and_answer_doubles_nothing(pair: list[Home]) -> None:
    """The server cannot know that the move was stored; the phone asks again and all is well."""
    phones = split(pair)
    with psycopg.connect(pair[0].database, autocommit=True) as db:
        # What a commit tells is held back until the connection is gone: the move is stored.
        db.execute(
            "CREATE FUNCTION late() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
            " PERFORM pg_sleep(0.01); RETURN NULL; END $$"
        )
        db.execute(
            "CREATE CONSTRAINT TRIGGER late AFTER INSERT ON moves DEFERRABLE INITIALLY DEFERRED"
            " FOR EACH ROW EXECUTE FUNCTION late()"
        )
        stop = threading.Event()

        def cut() -> None:
            with psycopg.connect(pair[0].database, autocommit=True) as knife:
                while not stop.wait(0.05):
                    knife.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE application_name = 'unke' AND datname = current_database()"
                    )

        cutting = threading.Thread(target=cut)
        cutting.start()
        chance, answered, lost = Chance(4), 0, 0
        while answered < 20 or lost < 5:
            for phone in phones:
                if phone.settle().turn() is None:
                    continue
                try:
                    phone.random_act(chance)
                    answered += 1
                except Refused as error:
                    assert error.error == "not-stored"
                    lost += 1
        stop.set()
        cutting.join()
        db.execute("DROP FUNCTION late CASCADE")
    until_stored(lambda: moved(phones))
    same(phones)
    made = stored(pair[0].database)
    assert len(made) == len(set(made))
    for phone in phones:
        phone.close()
