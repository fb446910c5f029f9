"""A head start is given in setup, stays with who has it, and is told at the table."""

import pytest

from client.screens import setup, table
from shared_rules import GAMES
from tests.client.phone import Phone, played

every_game = pytest.mark.parametrize("key", [key for key in GAMES if GAMES[key].HANDICAPS])
AMOUNT = 2
"""Which of those that may be given."""


def kept(phone: Phone) -> dict:
    """The table that was set."""
    phone.tap("start")
    (stored,) = phone.shelves["tables"].values()
    return stored


def three() -> dict:
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil")
    colours = ("red", "blue", "green", "yellow", "purple")
    return {
        "seats": [
            {"name": name, "kind": "person", "colour": colour}
            for name, colour in zip(names, colours, strict=True)
        ]
    }


@every_game
def test_nobody_has_one_at_first(key: str) -> None:
    assert "handicap" not in kept(Phone(setup, key, habits=three()))["options"]


@every_game
def test_it_is_given_by_name_and_goes_along_when_people_change_places(key: str) -> None:
    amount = GAMES[key].HANDICAPS[AMOUNT]
    phone = Phone(setup, key, habits=three())
    count = phone.model.seating.count
    phone.tap("option", "handicap")
    phone.tap("give", 0, amount)
    phone.tap("close")
    assert f"Anna +{amount}" in phone.text()
    phone.tap("seat", 0)
    phone.tap("move", 0, 1)
    options = kept(phone)["options"]
    assert options["handicap"] == "-".join(["0", str(amount), *["0"] * (count - 2)])
    again = Phone(setup, key, habits=phone.shelves["habits"])
    assert f"Anna +{amount}" in again.text()


@every_game
def test_in_another_game_it_is_another_one(key: str) -> None:
    phone = Phone(setup, key, habits=three())
    phone.send("give", 0, GAMES[key].HANDICAPS[AMOUNT])
    phone.tap("start")
    other = next(game for game in GAMES if game != key)
    assert "Anna +" not in Phone(setup, other, habits=phone.shelves["habits"]).text()


@every_game
def test_the_table_tells_it_to_all(key: str) -> None:
    amount = GAMES[key].HANDICAPS[AMOUNT]
    laid = played(key, options={"handicap": f"0-{amount}-0"})
    phone = Phone(table, "ab", tables={"ab": laid.save()})
    phone.send("overlay", "menu")
    assert f"Ben +{amount}" in phone.text()


def test_on_the_network_it_is_agreed_on_like_all_options() -> None:
    phone = Phone(setup, "klunker", "net", habits=three())
    phone.served = {"code": "KRTX"}
    phone.send("give", 1, 3)
    phone.tap("start")
    (request,) = phone.told("http")
    assert request[3]["options"]["handicap"] == "0-3-0-0"
