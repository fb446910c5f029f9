"""Crowds: what comes from one address may be much, and leaves room for all others."""

import re
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from server.guard.rates import Rate
from server.web.serve import MANY_FILES
from tests.server.home import Home
from tests.server.phone import Phone, Refused

OwnHome = Callable[..., Home]


def test_one_address_cannot_ask_without_end(own_home: OwnHome) -> None:
    home = own_home(requests_a_second=2)
    anna = home.phone()
    with pytest.raises(Refused, match="busy") as caught:
        for _ in range(50):
            anna.http("POST", "/api/qr", {"to": "#join/KRTX"})
    with pytest.raises(Refused, match="busy"):
        anna.http("GET", "/api/tables")
    assert home.metric("unke_refusals_total") >= 2  # and who watches the server is still answered
    time.sleep(caught.value.body["wait"] + 1)
    anna.http("GET", "/api/tables")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere this computer has one such address")
def test_one_address_cannot_take_all_connections(own_home: OwnHome) -> None:
    home = own_home(connections_of_an_address=20, sockets=0)  # and room for 500 in all
    door = ("127.0.0.1", home.port)
    silent = [socket.create_connection(door, 5, ("127.0.0.2", 0)) for _ in range(600)]
    ended = 0
    for connection in silent:
        connection.settimeout(0.01)
        try:
            ended += connection.recv(1) == b""
        except ConnectionError:
            ended += 1
        except TimeoutError:
            pass
    assert ended == 580
    assert Phone(home.address).http("GET", "/api/tables")
    for connection in silent:
        connection.close()
    time.sleep(0.2)
    with socket.create_connection(door, 5, ("127.0.0.2", 0)) as again:
        again.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert again.recv(100).startswith(b"HTTP/1.1 200")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process does not tell its limits")
def test_a_server_may_open_as_many_files_as_it_is_allowed(own_home: OwnHome) -> None:
    home = own_home()
    assert home.process
    limits = Path(f"/proc/{home.process.pid}/limits").read_text()
    soft, hard = re.findall(r"Max open files +(\d+) +(\d+)", limits)[0]
    assert soft == hard or int(soft) >= MANY_FILES


def test_who_comes_from_many_addresses_is_not_forgiven_sooner() -> None:
    """There is room for so many; who has asked for nothing for the longest is forgotten first."""
    rate = Rate(1, 3600)
    for number in range(rate.MOST):
        rate.take(f"10.0.{number // 256}.{number % 256}")
    rate.take("the last")
    assert rate.left("the last") < 1 and rate.left("10.0.39.15") < 1
    assert rate.left("10.0.0.0") == 1
    assert len(rate.buckets) <= rate.MOST // 2 + 1
