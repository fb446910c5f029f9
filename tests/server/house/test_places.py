"""Whoever makes tables without end, there is a place for the others, and for a whole school."""

import sys
from collections.abc import Callable
from pathlib import Path

import gevent
import pytest

from server.guard.limits import Limits
from server.guard.networks import network_of
from server.guard.refusals import Refusal
from server.house.house import House
from tests.bench.strangers.tables import SEATS, fill
from tests.server.home import Home
from tests.server.phone import Refused

OwnHome = Callable[..., Home]
SETUP = {"game": "klunker", "seats": SEATS}
THREE = ["person", "bot:solid", "bot:solid"]

from_elsewhere = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere this computer has one loopback address"
)


@from_elsewhere
def test_who_makes_tables_without_end_has_a_share_of_the_places(own_home: OwnHome) -> None:
    home = own_home(tables=40, share_of_an_address=25)
    assert fill(home.port, "127.0.0.2") == 10
    anna = home.phone()
    for _ in range(10):
        anna.make("klunker", THREE)
    with pytest.raises(Refused, match="^full:"):
        anna.make("klunker", THREE)
    anna.close()


@from_elsewhere
def test_an_address_makes_so_many_tables_an_hour_with_all_its_devices(own_home: OwnHome) -> None:
    home = own_home(tables_an_hour_of_an_address=12)
    assert fill(home.port, "127.0.0.2") == 12
    anna = home.phone()
    anna.make("klunker", THREE)
    anna.close()


def test_a_device_has_so_many_tables_at_once(tmp_path: Path) -> None:
    house = House(tmp_path, "test", Limits(tables_of_a_device=2))
    anna, bert = (house.devices.register("here")[0] for _ in range(2))
    for _ in range(2):
        house.make(anna, "10.0.0.1", SETUP)
    with pytest.raises(Refusal, match="this device"):
        house.make(anna, "10.0.0.9", SETUP)
    house.make(bert, "10.0.0.1", SETUP)
    house.close()


def test_a_school_behind_one_address_finds_its_tables(tmp_path: Path) -> None:
    """Thirty groups, each with a phone that makes the table, and four games in a morning."""
    house = House(tmp_path, "test")
    hosts = [house.devices.register(f"10.0.0.{group}")[0] for group in range(30)]
    for _ in range(4):
        for host in hosts:
            house.make(host, "203.0.113.7", SETUP)
    house.close()


def test_who_asks_many_times_at_once_gets_no_more(tmp_path: Path) -> None:
    house = House(tmp_path, "test", Limits(tables=40, share_of_an_address=25))
    devices = [house.devices.register("here")[0] for _ in range(30)]
    asking = [gevent.spawn(house.make, device, "10.0.0.1", SETUP) for device in devices]
    gevent.joinall(asking)
    made = [one.value for one in asking if one.successful()]
    assert len(made) == len(house.tables) == len({table.seating.code for table in made}) == 10
    house.close()


def test_a_network_is_one_whatever_address_it_shows(tmp_path: Path) -> None:
    assert network_of("203.0.113.7") == network_of("::ffff:203.0.113.7") == "203.0.113.7"
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::4") != network_of("2001:db8:1:2::4")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("") == ""
    house = House(tmp_path, "test", Limits(tables=8, share_of_an_address=25))
    anna, _ = house.devices.register("here")
    for last in range(2):
        house.make(anna, f"2001:db8::{last}", SETUP)
    with pytest.raises(Refusal, match="address"):
        house.make(anna, "2001:db8::ffff:1", SETUP)
    house.make(anna, "2001:db8:0:1::1", SETUP)
    house.close()


def test_what_an_address_holds_is_known_after_a_restart_and_told_to_nobody(
    own_home: OwnHome,
) -> None:
    home = own_home(tables=8, share_of_an_address=25)
    anna = home.phone()
    anna.enter(anna.make("klunker", THREE))
    anna.make("klunker", THREE)
    home.kill()
    home.start()
    anna.connect()
    with pytest.raises(Refused, match="^full:"):
        anna.make("klunker", THREE)
    anna.http("GET", "/api/devices/me")
    assert "127.0.0.1" not in str(anna.frames) + str(anna.http("GET", "/api/devices/me"))
    anna.close()
