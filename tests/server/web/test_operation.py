"""What whoever runs a server sees and sets: its health, its counts, its log, its limits."""

import json
import re
import resource
import signal
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from server.guard.limits import FILE, BadSetting, Limits
from server.source import SOURCE
from tests.server.home import Home
from tests.server.phone import Refused, play_all, sit_down

OwnHome = Callable[..., Home]
PROTOCOL = SOURCE / "docs" / "PROTOCOL.md"


def health(home: Home, more: str = "") -> tuple[int, dict[str, object]]:
    try:
        with urllib.request.urlopen(f"{home.address}/healthz{more}", timeout=10) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def test_who_is_well_says_so(home: Home) -> None:
    assert health(home) == (200, {"ok": True, "version": "test", "protocol": 1})


def test_who_is_to_stop_lives_and_works_but_is_not_ready(own_home: OwnHome) -> None:
    home = own_home(drain=2)
    anna = home.phone()
    assert home.process
    home.process.send_signal(signal.SIGTERM)
    end = time.monotonic() + 1.5
    while (answer := health(home))[0] == 200:
        assert time.monotonic() < end
    assert answer == (503, {"ok": False, "say": "this server is about to stop"})
    assert health(home, "/alive") == (200, {"ok": True})
    anna.make("klunker", ["person"] * 3)
    assert home.process.wait(10) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a disk cannot be made full for one")
def test_who_cannot_write_is_not_well(own_home: OwnHome) -> None:
    home = own_home()
    assert home.process
    most = resource.prlimit(home.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(home.process.pid, resource.RLIMIT_FSIZE, (8192, most[1]))
    end = time.monotonic() + 15
    while (answer := health(home))[0] == 200:  # it is found out every few seconds
        assert time.monotonic() < end
        time.sleep(0.2)
    assert (answer[0], answer[1]["ok"]) == (503, False)
    resource.prlimit(home.process.pid, resource.RLIMIT_FSIZE, most)
    assert health(home)[0] == 200


def test_what_happens_is_counted(own_home: OwnHome) -> None:
    home = own_home()
    anna, bert = home.phones(2)
    sit_down(anna.make("klunker", ["person", "person", "bot:random"]), [anna, bert])
    with pytest.raises(Refused):
        anna.act(0, ["fly"])
    play_all([anna, bert])
    moves = len(anna.settle().log)
    assert home.metric('unke_moves_total{game="klunker"}') == moves
    assert home.metric("unke_refusals_total") >= 1
    assert home.metric("unke_sockets ") == 2
    assert home.metric("unke_tables ") == home.metric("unke_tables_in_memory") == 1
    assert home.metric("unke_commit_writers_total") > moves
    assert 0 < home.metric("unke_commit_seconds_sum") < 60
    anna.close()
    bert.close()
    end = time.monotonic() + 10
    while home.metric("unke_tables_in_memory") or home.metric("unke_sockets "):
        assert time.monotonic() < end


def test_the_log_is_for_people_and_tells_no_secret(own_home: OwnHome) -> None:
    """One line an event; no name, key, code, address of a table, or ticket."""
    home = own_home()
    anna, bert = home.phones(2)
    table = anna.make("klunker", ["person", "person", "bot:random"])
    sit_down(table, [anna, bert])
    ticket = anna.ask("ticket", seats=[0])["ticket"]
    bert.ask("take", ticket=ticket)
    bert.ask("propose", what="export")
    anna.cut()
    bert.settle().close()
    home.stop()
    lines = home.said().splitlines()
    assert f"table {table[:6]}: made, klunker" in lines
    assert f"table {table[:6]}: klunker started with 3 seats" in lines
    assert f"table {table[:6]}: export agreed" in lines
    for secret in (anna.key.split(".")[1], bert.key.split(".")[1], ticket, table,
                   anna.table["code"], "Anna", "Bert"):  # fmt: skip
        assert secret not in home.said()


def test_limits_are_settings(tmp_path: Path) -> None:
    assert Limits.read(tmp_path) == Limits()
    file = tmp_path / FILE
    file.write_text('[limits]\nframe = 9\nnames = ["toad.example"]\n')
    assert Limits.read(tmp_path) == Limits(frame=9, names=("toad.example",))
    for wrong in (
        "farme = 9",
        "frame = -1",
        "frame = true",
        'frame = "9"',
        "frame = 1.5",
        "frame =",
    ):
        file.write_text(f"[limits]\n{wrong}\n")
        with pytest.raises(BadSetting, match=re.escape(str(file))):
            Limits.read(tmp_path)


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("a frame, an HTTP request, a record", ["frame 1024", "request 1024", "record 1024"]),
        ("the head of an HTTP request", ["head 1024", "headers", "request_seconds"]),
        ("a body that nobody wants", ["leftover 1024"]),
        ("large bodies that are being read", ["bodies 1000000"]),
        ("QR codes that are drawn for one address", ["codes_a_minute"]),
        ("messages of a socket", ["messages_a_second", "messages_at_once"]),
        ("bytes from a socket", ["bytes_a_second 1024"]),
        ("requests from one address", ["requests_a_second"]),
        ("connections from one address", ["connections_of_an_address"]),
        ("away, or asleep, and still asked", ["absence 60"]),
        ("waited for, until the others may ask", ["patience 60"]),
        ("between two signs of life", ["beat", "quick_beat"]),
        ("sockets from one address, in all", ["sockets_of_an_address", "sockets"]),
        ("new devices from one address", ["devices_an_hour"]),
        ("new tables of a device", ["tables_an_hour", "tables_an_hour_of_an_address"]),
        ("tables in all", ["tables", "tables_of_a_device", "share_of_an_address"]),
        ("tables in the archive", ["archived"]),
        ("ended games that are kept", ["finished"]),
        ("wrong codes and tickets from one address", ["guesses_a_minute"]),
        ("unread messages of a socket", ["unread_messages", "unread_bytes 1000000"]),
    ],
)
def test_the_protocol_names_the_limits_as_they_are(line: str, values: list[str]) -> None:
    (said,) = re.findall(rf"^\| {re.escape(line)}[^|]*\| (.*) \|$", PROTOCOL.read_text(), re.M)
    numbers = [int(number.replace(",", "")) for number in re.findall(r"[\d,]*\d", said)]
    limits = {field.name: getattr(Limits(), field.name) for field in fields(Limits)}
    for place, value in enumerate(values):
        name, _, unit = value.partition(" ")
        assert numbers[place] == limits[name] // int(unit or 1)
