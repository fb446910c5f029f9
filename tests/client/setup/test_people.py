"""People of this device sit down with one tap, and are remembered as they played."""

from typing import Any

import pytest

from client.app import settings
from client.screens import setup
from client.setup.people import FORGOTTEN, key_of, remembered
from client.setup.seating import Seating
from tests.client.phone import Phone

ANNA: dict[str, Any] = {"name": "Anna", "colour": "green", "given": {"klunker": 2}}
BEN: dict[str, Any] = {"name": "Ben", "colour": "red", "given": {}}


def opened(*people: dict[str, Any], **same: str) -> Phone:
    return Phone(setup, "klunker", habits={"people": {"known": list(people), "same": same}})


def sitting(phone: Phone) -> list[tuple[str, str]]:
    return [(seat["name"], seat["kind"]) for seat in phone.model.seating.playing()]


def test_on_a_new_device_there_is_nobody() -> None:
    assert not Phone(setup, "klunker").find(class_="choices known")


def test_one_tap_has_somebody_sit_with_colour_and_head_start() -> None:
    phone = opened(ANNA, BEN)
    phone.tap("known", 0)
    seat = phone.model.seating.seats[0]
    assert (seat["name"], seat["colour"], seat["given"]) == ("Anna", "green", {"klunker": 2})
    assert phone.model.agreed()["handicap"].startswith("2-0")
    (chip,) = phone.find("button", tap=["known", 0])
    assert chip[1]["aria_pressed"] is True


def test_the_next_one_sits_instead_of_a_bot_and_gets_up_again() -> None:
    phone = opened(ANNA, BEN)
    phone.tap("known", 0)
    phone.tap("known", 1)
    assert sitting(phone)[:2] == [("Anna", "person"), ("Ben", "person")]
    colours = [seat["colour"] for seat in phone.model.seating.seats]
    assert len(colours) == len(set(colours))
    phone.tap("known", 1)
    assert [kind for _, kind in sitting(phone)].count("person") == 1
    assert "Ben" not in [name for name, _ in sitting(phone)]


def test_nobody_can_sit_where_all_seats_are_taken() -> None:
    people = [{"name": name, "colour": "red", "given": {}} for name in "ABCDEF"]
    phone = opened(*people)
    for number in range(phone.model.seating.count):
        phone.tap("known", number)
    (chip,) = phone.find("button", tap=["known", 5])
    assert chip[1]["disabled"]


def test_whoever_has_sat_down_is_known_the_next_time_the_latest_first() -> None:
    phone = opened(BEN)
    phone.send("name", 0, " Cleo ")
    phone.tap("start")
    again = Phone(setup, "klunker", habits=phone.shelves["habits"])
    names = [person["name"] for person in again.model.habits["people"]["known"]]
    assert names == ["Cleo", "Ben"]


def test_who_plays_alone_finds_the_app_as_it_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.now, "language", "de")
    phone = opened()
    phone.send("name", 0, "Anna")
    phone.tap("start")
    monkeypatch.setitem(settings.now, "language", "en")
    habits = {"people": phone.shelves["habits"]["people"]}
    again = Phone(setup, "klunker", habits=habits)
    again.tap("known", 0)
    assert again.told("set") == [("set", "language", "de")]


def test_where_several_share_a_phone_it_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.now, "language", "en")
    phone = opened({**ANNA, "likes": {"language": "de"}}, BEN)
    phone.tap("known", 1)
    phone.tap("known", 0)
    assert phone.told("set") == []
    phone.tap("start")
    known = phone.shelves["habits"]["people"]["known"]
    assert {person["name"]: person["likes"] for person in known}["Anna"] == {"language": "de"}


def test_whoever_was_forgotten_and_sits_down_again_is_remembered_again() -> None:
    habit = {"known": [], "same": {key_of("Anna"): FORGOTTEN, key_of("Mama"): key_of("Ben")}}
    seats = [{"name": "anna", "kind": "person", "colour": "red"}]
    after = remembered(habit, seats, False)
    assert [person["name"] for person in after["known"]] == ["anna"]
    assert after["same"] == {key_of("Mama"): key_of("Ben")}


def test_somebody_is_proposed_no_more() -> None:
    phone = opened(ANNA, BEN, **{"@mama": "@ben"})
    phone.tap("known", 0)
    phone.tap("seat", 0)
    phone.tap("forget", 0)
    assert sitting(phone)[0][0] == ""
    assert not phone.find("dialog")
    after = phone.shelves["habits"]["people"]
    assert [person["name"] for person in after["known"]] == ["Ben"]
    assert after["same"] == {"@mama": "@ben"}


def test_who_is_not_known_cannot_be_forgotten() -> None:
    phone = opened(BEN)
    phone.send("name", 0, "Anna")
    phone.tap("seat", 0)
    assert ["forget", 0] not in phone.taps()


def test_bots_and_nameless_people_are_not_remembered() -> None:
    seating = Seating((3,))
    assert remembered(None, seating.playing(), False)["known"] == []
