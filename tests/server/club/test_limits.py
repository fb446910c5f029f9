"""Limits that hold wherever somebody asks."""

import time
from collections.abc import Callable

import pytest

from tests.server.evening import refused
from tests.server.home import Home
from tests.server.phone import Gone, Phone, Refused, fetched

OwnPair = Callable[..., list[Home]]


def test_who_guesses_codes_here_has_guessed_them_there_as_well(own_pair: OwnPair) -> None:
    homes = own_pair(guesses_a_minute=4)
    phones = [home.phone() for home in homes]
    for number in range(4):
        with refused("no-table"):
            phones[number % 2].ask("enter", code="QQQQ")
    for phone in phones:
        with refused("busy"):
            phone.ask("enter", code="QQQQ")
        phone.close()


def test_new_devices_and_tables_are_counted_together(own_pair: OwnPair) -> None:
    homes = own_pair(devices_an_hour=3, tables_an_hour=2)
    anna, bert, _ = [Phone(homes[number % 2].address) for number in range(3)]
    for home in homes:
        with refused("busy"):
            Phone(home.address)
    twin = Phone(homes[1].address, "Anna", anna.key)
    for phone in (anna, twin):
        phone.make("klunker", ["person"] * 3)
    for phone in (anna, twin):
        with pytest.raises(Refused, match="^busy:") as told:
            phone.make("klunker", ["person"] * 3)
        assert 1700 < told.value.body["wait"] <= 1801
    bert.make("klunker", ["person"] * 3)


def test_an_address_has_so_many_sockets_on_all_servers(own_pair: OwnPair) -> None:
    homes = own_pair(sockets_of_an_address=12)
    phones = [homes[0].phone() for _ in range(12)]
    end = time.monotonic() + 10
    while True:  # the other one hears of it with the next beat
        try:
            homes[1].phone().close()
        except (Refused, Gone):  # it may have hung up before it could be greeted
            break
        assert time.monotonic() < end
    for phone in phones:
        phone.close()


def test_a_parcel_is_fetched_anywhere_and_once(own_pair: OwnPair) -> None:
    homes = own_pair(guesses_a_minute=3)
    sent = fetched(homes[0].address, "", "POST", "/api/parcels", {"games": 1})
    there = [home.address for home in homes[::-1]]
    asked = {"parcel": sent["parcel"]}
    assert fetched(there[0], "", "POST", "/api/parcels/fetch", asked) == {"games": 1}
    for address in there:
        with refused("no-ticket"):
            fetched(address, "", "POST", "/api/parcels/fetch", asked)
