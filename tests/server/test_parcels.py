"""Parcels take no more memory than they may, and nobody waits while they come."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.bench.server import memory
from tests.bench.strangers.evening import Evening, most
from tests.bench.strangers.parcels import send
from tests.server.home import ROOT, USUAL, Home

OwnHome = Callable[..., Home]

WORST = 0.25
"""Seconds that 95 of 100 moves may take whatever strangers do."""

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
    told = [sys.executable, "-m", "tests.bench.strangers.parcels", str(home.port), "2.5"]
    with subprocess.Popen([*told, "127.0.0.2"], cwd=ROOT):
        assert most(evening.waits(3)) < WORST
    evening.close()
