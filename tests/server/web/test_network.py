"""What networks and phones do: repeat, reorder, cut off, fall silent, stop reading, crowd in."""

import json
import random
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from tests.server.evening import ping, states
from tests.server.home import Home
from tests.server.phone import Gone, Phone, Refused, play_all, sit_down
from tests.server.raw import CLOSE, PONG, Raw, frame

Phones = Callable[[int], list[Phone]]
OwnHome = Callable[..., Home]
Dial = Callable[..., Raw]


class Bad(Phone):
    """A phone whose network repeats, holds back and cuts off what it sends."""

    luck = random.Random(0)
    kept: list[str]

    def send(self, message: dict[str, Any]) -> None:
        if self.luck.random() < 0.08:
            self.cut()
            raise Gone
        super().send(message)
        if message["type"] == "act":
            self.kept = [*getattr(self, "kept", [])[-5:], json.dumps(message)]
            for _ in range(self.luck.randrange(3)):
                assert self.socket
                self.socket.send(self.luck.choice(self.kept))
        if self.luck.random() < 0.04:  # it has arrived, but the answer never will
            self.cut()
            raise Gone


def test_a_bad_network_makes_no_move_twice_and_loses_none(home: Home) -> None:
    players = [Bad(home.address, name) for name in ("Anna", "Bert", "Cleo")]
    for phone in players:
        phone.luck = random.Random(99)
        phone.luck.random = lambda: 1.0  # type: ignore[method-assign]
        phone.connect()
    sit_down(players[0].make("klunker", ["person"] * 3), players)
    for seed, phone in enumerate(players):
        phone.luck = random.Random(seed)
    play_all(players)
    logs = []
    for phone in players:
        phone.luck.random = lambda: 1.0  # type: ignore[method-assign]
        if phone.socket is None:
            phone.connect()
        logs.append(phone.settle().log)
    assert logs[0] == logs[1] == logs[2]
    record = players[0].http("GET", f"/api/tables/{players[0].at}/record")
    assert record.count("\n0 ") + record.count("\n1 ") + record.count("\n2 ") == len(logs[0])


def test_a_repeated_move_is_answered_again_and_not_made_again(phones: Phones) -> None:
    anna, bert = phones(2)
    sit_down(anna.make("klunker", ["person", "person", "bot:random"]), [anna, bert])
    while anna.settle().turn() != 0:
        bert.settle().random_act(Chance(1))
    move = random_move(anna.view(0)["offers"], Chance(1))
    request = {"type": "act", "id": "one", "seat": 0, "seen": anna.game["change"], "move": move}
    for _ in range(3):
        anna.send(request)
        assert anna.answer_to("one")["type"] == "done"
    assert [entry[0] for entry in anna.settle().log].count(0) == 1
    anna.cut()
    anna.connect()
    anna.send({**request, "move": ["something", "else"]})
    assert anna.answer_to("one")["type"] == "done"
    assert [entry[0] for entry in anna.settle().log].count(0) == 1


def test_a_phone_that_stops_reading_slows_nobody(own_home: OwnHome, dial: Dial) -> None:
    home = own_home()
    anna, bert = home.phones(2)
    sleeper = home.phone("Zoe")
    table = anna.make("klunker", ["person", "person", "bot:random"])
    sit_down(table, [anna, bert])
    raw = dial(home.port)
    raw.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.say({"type": "hello", "protocol": 1, "key": sleeper.key, "version": "asleep"})
    raw.say({"type": "enter", "id": "1", "table": table})
    anna.until(lambda phone: phone.table["watching"] == 1)
    slowest = 0.0
    rounds = 0
    while anna.settle().table["watching"]:  # until it is dropped
        for phone in (anna, bert):
            start = time.monotonic()
            phone.ask("leave")
            phone.ask("enter", table=table)
            slowest = max(slowest, time.monotonic() - start)
        rounds += 1
        assert rounds < 20_000
    assert slowest < 2
    assert home.metric("unke_dropped_total") == 1
    play_all([anna, bert])


def test_thirty_silent_connections_are_nobodys_problem(own_home: OwnHome) -> None:
    home = own_home()
    silent = [socket.create_connection(("127.0.0.1", home.port)) for _ in range(30)]
    start = time.monotonic()
    anna, bert = home.phones(2)
    sit_down(anna.make("halunken", ["person", "person"]), [anna, bert])
    play_all([anna, bert])
    assert time.monotonic() - start < 20
    for connection in silent:
        connection.close()


def test_a_silent_socket_is_taken_for_dead(own_home: OwnHome) -> None:
    home = own_home(beat=1)
    anna, bert = home.phones(2)
    assert anna.welcome["beat"] == 1
    table = anna.make("klunker", ["person", "person", "bot:solid"])
    anna.enter(table).sit(0)
    bert.enter(table).sit(1)
    start = time.monotonic()
    while anna.settle().table["players"][1]["state"] != "away":
        time.sleep(0.1)
        assert time.monotonic() - start < 10
    assert time.monotonic() - start > 1.5
    bert.connect()
    assert bert.seats == [1]


def test_who_promises_a_sign_sooner_is_missed_sooner(own_home: OwnHome) -> None:
    """At a table nobody waits ten seconds before it is seen that a phone is gone."""
    home = own_home()
    anna, bert, old = home.phones(3)
    quick = bert.welcome["quick_beat"]
    sit_down(anna.make("klunker", ["person", "person", "person"]), [anna, bert, old])
    ping(bert, beat=quick)
    start = time.monotonic()
    while anna.settle().table["players"][1]["state"] != "away":
        time.sleep(0.1)
        ping(anna, beat=quick)
        assert time.monotonic() - start < 10
    assert time.monotonic() - start > 2 * quick
    assert anna.table["players"][2]["state"] == "here"  # it has promised nothing


def test_no_sign_of_life_may_be_promised_later_than_the_server_asks(own_home: OwnHome) -> None:
    home = own_home(beat=1)
    anna, bert = home.phones(2)
    sit_down(anna.make("klunker", ["person", "person", "bot:solid"]), [anna, bert])
    ping(bert, beat=3600)
    end = time.monotonic() + 8
    while states(anna)[1] != "away":
        time.sleep(0.1)
        assert time.monotonic() < end


def test_after_any_break_a_phone_catches_up(phones: Phones) -> None:
    anna, bert, cleo = phones(3)
    sit_down(anna.make("klunker", ["person", "person", "bot:random"]), [anna, bert])
    cleo.enter(anna.at)
    chance = Chance(4)
    moves = 0
    while not anna.over and moves < 25:
        cleo.cut()
        for phone in (anna, bert):
            moves += phone.settle().random_act(chance)
        # until the bot has moved, too
        anna.settle().until(lambda phone: 2 not in phone.game["waiting"])
        cleo.connect()
        assert cleo.settle().log == anna.settle().log
        assert cleo.game["views"][0]["public"] == anna.game["views"][0]["public"]


def test_two_tabs_of_a_phone_see_the_same(phones: Phones, home: Home) -> None:
    (anna,) = phones(1)
    other = Phone(home.address, "Anna", anna.key).connect()
    sit_down(anna.make("klunker", ["person", "bot:random", "bot:random"]), [anna])
    other.enter(anna.at)
    anna.cut()
    time.sleep(0.2)
    assert other.settle().table["players"][0]["state"] == "here"
    other.play(1)
    other.close()


def test_limits_are_told_and_kept(own_home: OwnHome, dial: Dial) -> None:
    home = own_home(
        sockets_of_an_address=3, devices_an_hour=5, tables_an_hour=2, tables=3,
        messages_a_second=5, messages_at_once=10,
    )  # fmt: skip
    anna, bert, cleo = home.phones(3)
    crowd = dial(home.port)
    crowd.say({"type": "hello"})
    assert crowd.hear()["why"] == "full"
    assert crowd.closed() == 4429
    cleo.close()
    time.sleep(0.2)
    cleo.connect()

    table = anna.make("klunker", ["person", "bot:solid", "bot:solid"])
    anna.make("klunker", ["person", "bot:solid", "bot:solid"])
    with pytest.raises(Refused, match="busy") as caught:
        anna.make("klunker", ["person", "bot:solid", "bot:solid"])
    assert caught.value.body["wait"] > 60
    bert.make("klunker", ["person", "bot:solid", "bot:solid"])
    with pytest.raises(Refused, match="full"):
        bert.make("klunker", ["person", "bot:solid", "bot:solid"])

    Phone(home.address)
    Phone(home.address)
    with pytest.raises(Refused, match="busy"):
        Phone(home.address)

    anna.enter(table)
    with pytest.raises(Refused, match="busy"):
        for _ in range(20):
            anna.ask("sit", seat=0, name="Anna")
    time.sleep(1)
    anna.ask("sit", seat=0, name="Anna")  # who waits may speak again


def test_a_flood_ends_the_socket_that_makes_it(own_home: OwnHome, dial: Dial) -> None:
    home = own_home(frames_a_second=40, seconds_over=1)
    anna = home.phone()
    flood = dial(home.port)
    flood.say({"type": "hello", "protocol": 1, "key": home.phone().key, "version": "x"})
    flood.hear()
    try:
        for _ in range(2_000):
            flood.say({"type": "ping"})
    except ConnectionError:
        pass
    assert flood.closed() in (4429, 0)
    assert anna.settle()


def test_who_says_too_much_is_heard_later(own_home: OwnHome, dial: Dial) -> None:
    """Frames that ask for nothing count as well."""
    home = own_home(bytes_a_second=1_000)
    chatter = dial(home.port)
    chatter.say({"type": "hello", "protocol": 1, "key": home.phone().key, "version": "x"})
    chatter.hear()
    start = time.monotonic()
    chatter.send(frame(b"", PONG) * 1_000)
    chatter.say({"type": "ping"})
    assert home.phone().settle()  # nobody else waits
    assert time.monotonic() - start < 1
    assert chatter.hear() == {"type": "pong"}
    assert time.monotonic() - start > 1


def test_stopping_says_goodbye(own_home: OwnHome, dial: Dial) -> None:
    home = own_home()
    anna = home.phone()
    raw = dial(home.port)
    raw.say({"type": "hello", "protocol": 1, "key": anna.key, "version": "x"})
    raw.hear()
    start = time.monotonic()
    threading.Thread(target=home.stop).start()
    assert raw.hear() == {"type": "bye", "why": "stopping", "say": ""}
    opcode, payload = raw.next()
    assert (opcode, payload[:2]) == (CLOSE, (1001).to_bytes(2, "big"))
    assert home.process
    assert home.process.wait(10) == 0
    assert time.monotonic() - start < 5
