"""The way to challenges: today's deals, a month of them, and a code that somebody types."""

from datetime import UTC, date, datetime, timedelta

import pytest

from client.app.texts import say, title_of
from client.challenge import month
from client.challenge.playing import Playing, seating
from client.screens import challenges as screen
from client.screens import result, setup
from shared_rules import GAMES
from shared_rules.challenge import day
from shared_rules.challenge.code import grouped
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from tests.client.challenge.played import challenge, shelved
from tests.client.phone import NOW, Phone

TODAY = day.day_of(NOW)
KEY = next(iter(GAMES))


def daily(number: int, name: str = "Anna", moves: int = 9999) -> Table:
    asked = day.challenge(KEY, number)
    table = Playing(asked, seating(asked, name, "").players()).table()
    chance = Chance(3)
    while not table.over and len(table.record.moves) < moves:
        seat = table.game.waiting_for()[0]
        table.act(seat, random_move(table.game.view(seat)["offers"], chance))
    return table


def opened(**shelves: dict) -> Phone:
    phone = Phone(screen, **shelves)
    phone.wait()
    return phone


def test_a_month_has_its_days_where_calendars_have_them() -> None:
    for year, number in ((2024, 2), (2026, 11), (2027, 1), (2000, 3), (2100, 2)):
        first = date(year, number, 1)
        counted = month.first_of(year, number)
        assert datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=counted) == datetime(
            year, number, 1, tzinfo=UTC
        )
        assert month.weekday(counted) == first.weekday()
        following = month.after(year, number, 1)
        assert month.after(*following, -1) == (year, number)


def test_todays_deals_are_there_and_lead_to_the_day() -> None:
    phone = opened()
    for game in GAMES:
        assert ["go", "challenge", game, f"day-{TODAY}"] in phone.taps()
        assert title_of(game) in phone.text()
    deals = [place for place in phone.find("li") if say("challenge.unplayed") in phone.text(place)]
    assert [place[1]["key"] for place in deals] == [*GAMES]
    ahead = [tap for tap in phone.taps() if tap[0] == "show" and tap[1] > TODAY]
    assert not ahead, "what is to come is not told"
    assert ["month", 1] not in [
        place[1].get("tap") for place in phone.find("button") if not place[1].get("disabled")
    ]


def test_what_was_played_stands_in_the_calendar_with_its_result() -> None:
    late, early = daily(TODAY), daily(TODAY - 40, "Ben")
    shelves = shelved(a=late, b=early, c=daily(TODAY - 1, moves=2))
    phone = opened(**shelves)
    place, points = late.game.outcome()["places"][0], late.game.scores()[0]
    told = say("challenge.place", place) + ", " + say("challenge.points", points)
    assert "Anna: " + told in phone.text()
    assert "Ben" not in phone.text()
    phone.tap("show", TODAY - 1)
    assert say("go.on") in phone.text(phone.find("dialog")[0])
    phone.tap("close")
    phone.tap("month", -1)
    phone.tap("show", TODAY - 40)
    assert "Ben: " in phone.text(phone.find("dialog")[0])
    [cell] = [
        place for place in phone.find("button") if place[1].get("tap") == ["show", TODAY - 40]
    ]
    assert "Ben" in cell[1]["aria_label"] and title_of(KEY) in cell[1]["aria_label"]


def test_a_typed_code_opens_its_challenge_and_a_wrong_one_says_why() -> None:
    code = challenge(KEY).code()
    phone = opened()
    for text in (grouped(code).lower(), f"https://unke.test/#challenge/{KEY}/{code}"):
        phone.send("typed", text)
        phone.send("open")
        assert phone.told("go")[-1] == ("go", "challenge", KEY, code)
    phone.send("typed", f"https://unke.test/#challenge/{KEY}/{code}/a.b.c")
    phone.send("open")
    assert phone.told("go")[-1] == ("go", "challenge", KEY, code, "a.b.c")
    phone.send("typed", code[:-1])
    phone.send("open")
    assert say("challenge.bad.length", 15) in phone.text()
    assert ("announce", say("challenge.bad.length", 15)) in phone.done


@pytest.mark.parametrize("net", [False, True])
def test_setup_leads_to_a_challenge_of_what_is_set_up(net: bool) -> None:
    phone = Phone(setup, KEY, *(["net"] if net else []))
    if net:
        assert ["challenge"] not in phone.taps()
        return
    phone.tap("count", GAMES[KEY].SEATS[0])
    phone.tap("challenge")
    assert phone.told("go") == [("go", "challenge", KEY, "new")]
    assert phone.shelves["habits"]["setup " + KEY]["count"] == GAMES[KEY].SEATS[0]


def test_the_score_sheet_of_a_challenge_leads_to_how_others_did() -> None:
    phone = Phone(result, "a", **shelved(a=daily(TODAY)))
    phone.tap("go", "challenge", KEY, day.challenge(KEY, TODAY).code())
    assert phone.told("go")
