"""Parcels take no more memory than they may, and nobody waits while they come."""

import sys
from collections.abc import Callable

import pytest

from tests.bench.server import memory
from tests.bench.strangers.parcels import send
from tests.bench.strangers.waits import BAR, Evening, attacked, most
from tests.server.home import USUAL, Home

OwnHome = Callable[..., Home]

linux = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere this computer has one such address"
)


@linux
def test_an_emoji_does_not_make_parcels_larger(own_home: OwnHome) -> None:
    home = own_home(**USUAL)
    assert home.process
    before = memory(home)
    statuses = [send(home.port, f"127.0.0.{number}") for number in range(2, 14)]
    assert statuses == [201] * 7 + [429] * 5  # no more than 64 MB in all
    assert memory(home) - before < 120_000_000


@linux
def test_the_last_parcel_of_an_address_takes_the_place_of_its_first(own_home: OwnHome) -> None:
    home = own_home(parcels=50_000)
    assert [send(home.port, "127.0.0.2", 30_000) for _ in range(3)] == [201] * 3
    assert send(home.port, "127.0.0.3", 30_000) == 429


@linux
def test_who_sends_many_parcels_at_once_holds_nobody_up(own_home: OwnHome) -> None:
    home = own_home(**USUAL)
    evening = Evening(home)
    with attacked("parcels", home.port, 60, "127.0.0.2"):
        assert most(evening.waits(2.5)) < BAR
    evening.close()
