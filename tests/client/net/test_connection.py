"""The line to the server: how it calls, waits, keeps the beat, and what it sends again."""

from collections.abc import Callable
from typing import Any

import pytest

from client.net.connection import WAITS, Connection

WELCOME = {"type": "welcome", "beat": 20, "tables": []}


class Wire:
    """A wire whose other end is the test: it says what comes, and when."""

    version = "test"
    name = "w"

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.timers: list[tuple[int, Callable[[], None]]] = []
        self.opened = 0
        self.key = "key"
        self.luck = 0.5
        self.told: list[tuple[Any, ...]] = []
        self.connection = Connection(self, lambda *news: self.told.append(news))

    def introduce(self, then: Callable[[str], None]) -> None:
        then(self.key)

    def forget(self) -> None:
        self.key = "another"

    def open(self, key: str) -> None:
        self.opened += 1
        self.connection.opened(key)

    def send(self, message: dict[str, Any]) -> None:
        self.sent.append(dict(message))

    def close(self) -> None:
        pass

    def after(self, milliseconds: int, work: Callable[[], None]) -> tuple[int, Any]:
        self.timers.append((milliseconds, work))
        return self.timers[-1]

    def cancel(self, timer: Any) -> None:
        if timer in self.timers:
            self.timers.remove(timer)

    def chance(self) -> float:
        return self.luck

    def ring(self, wanted: int = 0) -> int:
        """The next timer's time has come, or that of the one that is so long; how long it was."""
        number = [span for span, _ in self.timers].index(wanted) if wanted else 0
        milliseconds, work = self.timers.pop(number)
        work()
        return milliseconds

    def kinds(self) -> list[str]:
        kinds = [message["type"] for message in self.sent]
        self.sent.clear()
        return kinds

    def connect(self) -> None:
        self.connection.start()
        self.connection.received(dict(WELCOME))
        self.sent.clear()


@pytest.fixture
def wire() -> Wire:
    return Wire()


def test_it_says_hello_and_is_open_with_the_welcome(wire: Wire) -> None:
    wire.connection.start()
    assert wire.sent == [{"type": "hello", "protocol": 1, "key": "key", "version": "test"}]
    assert wire.connection.state == "calling"
    wire.connection.received(dict(WELCOME))
    assert wire.connection.state == "open" and wire.told[-1] == ("welcome", WELCOME)


def test_it_waits_longer_from_try_to_try_and_never_all_phones_as_long(wire: Wire) -> None:
    wire.connection.start()
    waits = []
    for _ in range(8):
        wire.connection.closed(1006)
        waits.append(wire.ring())
    assert waits == [*WAITS, 15000, 15000]
    for luck, wait in ((0, 7500), (0.999, 22485)):
        wire.luck = luck
        wire.connection.closed(1006)
        assert wire.ring() == wait


def test_a_welcome_makes_the_next_wait_short_again(wire: Wire) -> None:
    wire.connection.start()
    for _ in range(4):
        wire.connection.closed(1006)
        wire.ring()
    wire.connection.received(dict(WELCOME))
    wire.connection.closed(1006)
    assert wire.ring() == WAITS[0]


def test_a_page_that_is_looked_at_does_not_wait(wire: Wire) -> None:
    wire.connect()
    wire.connection.closed(1006)
    wire.connection.wake()
    assert wire.connection.state == "calling" and wire.opened == 2


def test_it_keeps_the_beat_and_calls_again_when_nothing_is_heard(wire: Wire) -> None:
    wire.connect()
    assert wire.ring() == 20_000 and wire.kinds() == ["ping"]
    wire.connection.received({"type": "pong"})
    assert wire.ring() == 20_000 and wire.kinds() == ["ping"]
    assert wire.ring(10_000) and wire.connection.state == "waiting"


def at_a_table(wire: Wire) -> None:
    wire.connection.start()
    wire.connection.received({**WELCOME, "quick_beat": 3})
    wire.connection.ask({"type": "enter", "code": "KRTX"}, lambda *got: None)
    wire.connection.received({"type": "done", "id": "w-1"})


def test_its_beat_is_quick_at_a_table_that_somebody_looks_at(wire: Wire) -> None:
    at_a_table(wire)
    assert wire.sent[-1] == {"type": "ping", "beat": 3, "asleep": False}
    wire.connection.sleep()
    assert wire.sent[-1] == {"type": "ping", "beat": 20, "asleep": True}
    wire.connection.wake()
    assert wire.sent[-1] == {"type": "ping", "beat": 3, "asleep": False}
    wire.connection.ask({"type": "leave"}, lambda *got: None)
    assert wire.sent[-1] == {"type": "ping", "beat": 20, "asleep": False}


def test_it_keeps_the_beat_however_much_it_hears(wire: Wire) -> None:
    """Else the server would miss a phone in front of which bots play."""
    at_a_table(wire)
    wire.kinds()
    wire.connection.received({"type": "table", "table": "q1", "code": "KRTX"})
    assert wire.ring() == 3_000 and wire.kinds() == ["ping"]


def test_a_server_that_promises_no_quick_beat_is_not_hurried(wire: Wire) -> None:
    wire.connect()
    wire.connection.ask({"type": "enter", "code": "KRTX"}, lambda *got: None)
    assert wire.sent[-1]["beat"] == 20


def test_a_phone_that_says_it_has_no_network_is_believed_after_a_second(wire: Wire) -> None:
    at_a_table(wire)
    wire.connection.doubt()
    wire.connection.received({"type": "pong"})  # the server is on this very computer
    assert wire.connection.state == "open"
    wire.connection.doubt()
    assert wire.ring(1_000) and wire.connection.state == "waiting"
    wire.connection.check()  # there is one again
    assert wire.connection.state == "calling"


def test_a_page_that_nobody_looks_at_says_so_when_it_comes_back_to_its_table(wire: Wire) -> None:
    at_a_table(wire)
    wire.connection.received({"type": "table", "table": "q1", "code": "KRTX"})
    wire.connection.sleep()
    wire.connection.closed(1006)
    wire.ring()
    wire.kinds()
    wire.connection.received(dict(WELCOME))
    assert wire.sent[0]["type"] == "enter" and wire.sent[0]["asleep"]


def test_a_call_that_nobody_answers_is_given_up(wire: Wire) -> None:
    wire.connection.start()
    assert wire.ring() == 8_000 and wire.connection.state == "waiting"


def test_what_was_not_answered_is_sent_again_with_its_old_id_at_the_same_table(wire: Wire) -> None:
    answers: list[str] = []
    wire.connect()
    wire.connection.ask(
        {"type": "enter", "code": "KRTX", "have": 0, "change": 0}, lambda *got: None
    )
    wire.connection.received({"type": "table", "table": "q1", "code": "KRTX"})
    wire.connection.received({"type": "game", "table": "q1", "line": 4, "change": 7})
    wire.connection.received({"type": "game", "table": "other", "line": 99, "change": 99})
    wire.connection.received({"type": "done", "id": "w-1"})
    wire.connection.ask({"type": "act", "seat": 0}, lambda got, problem: answers.append(problem))
    wire.connection.closed(1006)
    wire.connection.ask({"type": "vote", "yes": True}, lambda got, problem: answers.append(problem))
    wire.sent.clear()
    wire.ring()
    wire.connection.received(dict(WELCOME))
    hello, enter, act, vote, _ = wire.sent
    assert (enter["table"], enter["have"], enter["change"]) == ("q1", 4, 7)
    assert (act["id"], vote["id"]) == ("w-2", "w-3")
    wire.connection.received({"type": "refused", "id": "w-2", "error": "stale"})
    wire.connection.received({"type": "refused", "id": "w-2", "error": "stale"})
    assert answers == ["stale"]


def test_a_table_that_is_gone_after_a_break_is_told_as_gone(wire: Wire) -> None:
    wire.connect()
    wire.connection.ask({"type": "enter", "code": "KRTX"}, lambda *got: None)
    wire.connection.received({"type": "done", "id": "w-1"})
    wire.connection.closed(1006)
    wire.ring()
    wire.connection.received(dict(WELCOME))
    wire.connection.received({"type": "refused", "id": "w-2", "error": "no-table"})
    assert wire.told[-1] == ("said", {"type": "gone", "why": "closed"})
    assert wire.connection.place == {}


@pytest.mark.parametrize("problem", ["busy", "not-stored", "broken"])
def test_a_table_that_could_not_be_entered_again_is_tried_later_and_later(
    wire: Wire, problem: str
) -> None:
    answers: list[str] = []
    wire.connect()
    wire.connection.ask({"type": "enter", "code": "KRTX"}, lambda *got: None)
    wire.connection.received({"type": "table", "table": "q1", "code": "KRTX"})
    wire.connection.received({"type": "done", "id": "w-1"})
    wire.connection.ask({"type": "act", "seat": 0}, lambda got, problem: answers.append(problem))
    wire.connection.closed(1006)
    assert wire.ring() == WAITS[0]
    for wait in WAITS[1:4]:
        wire.connection.received(dict(WELCOME))
        enter = wire.sent[-3]
        assert (enter["type"], enter["table"], "code" in enter) == ("enter", "q1", False)
        wire.connection.received({"type": "refused", "id": enter["id"], "error": problem})
        assert wire.connection.state == "waiting"  # which is shown
        assert wire.ring() == wait
    wire.connection.received(dict(WELCOME))
    wire.connection.received({"type": "done", "id": wire.sent[-3]["id"]})
    wire.connection.received({"type": "done", "id": wire.sent[-2]["id"]})
    assert wire.connection.state == "open" and answers == [""]
    wire.connection.closed(1006)
    assert wire.ring() == WAITS[0]


def test_who_has_left_a_table_does_not_go_back_there(wire: Wire) -> None:
    wire.connect()
    wire.connection.ask({"type": "enter", "code": "KRTX"}, lambda *got: None)
    wire.connection.received({"type": "done", "id": "w-1"})
    wire.connection.ask({"type": "leave"}, lambda *got: None)
    wire.connection.received({"type": "done", "id": "w-2"})
    wire.connection.closed(1006)
    wire.kinds()
    wire.ring()
    wire.connection.received(dict(WELCOME))
    assert wire.kinds() == ["hello"]


@pytest.mark.parametrize(
    ("bye", "code", "why"),
    [
        ({"why": "protocol", "reload": True}, 4406, "reload"),
        ({"why": "protocol", "reload": False}, 4406, "protocol"),
        ({"why": "malformed"}, 4400, "broken"),
    ],
)
def test_it_stops_where_another_try_would_be_no_use(
    wire: Wire, bye: dict[str, Any], code: int, why: str
) -> None:
    wire.connection.start()
    wire.connection.received({"type": "bye", **bye})
    wire.connection.closed(code)
    assert wire.connection.state == "stopped" and wire.connection.why == why and wire.timers == []


def test_a_device_that_the_server_has_forgotten_asks_for_a_new_key(wire: Wire) -> None:
    wire.connection.start()
    wire.connection.closed(4401)
    wire.ring()
    assert wire.sent[-1]["key"] == "another"


def test_without_a_key_it_tries_again_later(wire: Wire) -> None:
    wire.key = ""
    wire.connection.start()
    assert wire.connection.state == "waiting" and wire.opened == 0


def test_nobody_listens_any_more_and_nothing_goes_on(wire: Wire) -> None:
    wire.connect()
    wire.connection.stop()
    wire.connection.closed(1000)
    assert wire.connection.state == "off" and wire.timers == []
