"""Who comes when all seats are taken: on a bot's seat, on one more, or in the next game."""

from collections.abc import Callable
from typing import Any

import pytest

from shared_rules.engine.chance import Chance
from tests.server.evening import motion, refused
from tests.server.home import Home
from tests.server.phone import Phone, play_all, sit_down

Phones = Callable[[int], list[Phone]]


def full(phones: Phones, *kinds: str, people: int = 2, game: str = "klunker") -> list[Phone]:
    """People who all sit in the lobby, beside bots; the last phone has found no seat."""
    players = phones(people + 1)
    table = players[0].make(game, ["person"] * people + list(kinds))
    for seat, phone in enumerate(players[:-1]):
        phone.enter(table).sit(seat)
    players[-1].enter(table)
    return players


def names(phone: Phone) -> list[str]:
    return [player["name"] for player in phone.settle().table["players"]]


# A bot gives way


def test_the_host_lets_somebody_sit_instead_of_a_bot(phones: Phones) -> None:
    anna, bert, mia = full(phones, "bot:solid")
    mia.ask("propose", what="join", seat=2, name="Mia")
    asked = motion(anna)
    assert (asked["what"], asked["by"], asked["seat"]) == ("join", "Mia", 2)
    assert not asked["voted"] and motion(mia)["voted"]
    anna.ask("vote", motion=asked["motion"], yes=True)
    assert mia.settle().seats == [2]
    assert names(bert) == ["Anna 0", "Bert 1", "Mia"]
    assert bert.table["players"][2]["kind"] == "person"
    anna.ask("start")
    assert mia.settle().view(2)["private"]


def test_one_who_sits_down_in_a_running_game_plays_on_with_the_bots_cards(phones: Phones) -> None:
    anna, bert, mia = full(phones, "bot:solid")
    anna.ask("start")
    assert mia.settle().game["views"][0]["seat"] is None
    mia.ask("propose", what="join", seat=2, name="Mia")
    anna.ask("vote", motion=motion(anna)["motion"], yes=True)
    assert mia.settle().view(2)["private"] and names(bert)[2] == "Mia"
    chance = Chance(2)
    while not [entry for entry in anna.settle().log if entry[0] == 2]:
        for phone in (anna, bert, mia):
            phone.settle().random_act(chance)
    play_all([anna, bert, mia])
    ended = mia.http("GET", "/api/finished")["finished"][0]
    assert [player["kind"] for player in ended["players"]] == ["person"] * 3
    assert ended["players"][2]["name"] == "Mia"


def test_the_host_may_say_no(phones: Phones) -> None:
    anna, _, mia = full(phones, "bot:solid")
    mia.ask("propose", what="join", seat=2, name="Mia")
    anna.ask("vote", motion=motion(anna)["motion"], yes=False)
    assert mia.settle().seats == [] and names(anna)[2] == "Toad 2"
    assert mia.news[-1]["passed"] is False


def test_whoever_watches_does_not_ask_all_the_time(phones: Phones) -> None:
    anna, _, mia = full(phones, "bot:solid")
    for _ in range(3):
        mia.ask("propose", what="join", seat=2, name="Mia")
        mia.ask("propose", what="nothing")
    with refused("busy"):
        mia.ask("propose", what="join", seat=2, name="Mia")
    anna.ask("propose", what="join", seat=2, name="Ben")  # who sits here may still ask
    assert anna.settle().seats == [0, 2]


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"seat": 2}, "malformed"),
        ({"seat": 2, "name": " \n "}, "malformed"),
        ({"seat": 0, "name": "Mia"}, "taken"),
        ({"seat": 9, "name": "Mia"}, "malformed"),
    ],
)
def test_what_cannot_be_is_not_even_asked(
    phones: Phones, asked: dict[str, Any], error: str
) -> None:
    anna, _, mia = full(phones, "bot:solid")
    with refused(error):
        mia.ask("propose", what="join", **asked)
    assert motion(anna) is None


# One more


def test_a_game_with_room_for_one_more_gets_a_seat(phones: Phones) -> None:
    anna, bert, cleo, mia = full(phones, people=3)
    mia.ask("propose", what="join", name="Mia")
    anna.ask("vote", motion=motion(anna)["motion"], yes=True)
    assert mia.settle().seats == [3] and names(bert)[3] == "Mia"
    colours = [player["colour"] for player in bert.table["players"]]
    assert len(set(colours)) == 4
    anna.ask("start")
    with refused("status"):
        mia.ask("propose", what="join", name="Tim")  # cards have been dealt


def test_a_head_start_stays_with_whoever_has_it_when_one_more_comes(home: Home) -> None:
    anna, bert, cleo, mia = home.phones(4)
    table = anna.make("klunker", ["person"] * 3, options={"handicap": "0-2-0"})
    for seat, phone in enumerate((anna, bert, cleo)):
        phone.enter(table).sit(seat)
    mia.enter(table)
    mia.ask("propose", what="join", name="Mia")
    anna.ask("vote", motion=motion(anna)["motion"], yes=True)
    anna.ask("start")
    view = mia.settle().view(3)
    assert view["options"]["handicap"] == "0-2-0-0"
    assert view["public"]["notes"] == [1, 3, 1, 1]


def test_a_head_start_that_nobody_can_have_is_refused(home: Home) -> None:
    (anna,) = home.phones(1)
    with refused("setup"):
        anna.make("klunker", ["person"] * 3, options={"handicap": "0-9-0"})


def test_a_game_that_is_full_has_no_room_for_one_more(phones: Phones) -> None:
    *_, mia = full(phones, people=4, game="dschunke")
    with refused("taken"):
        mia.ask("propose", what="join", name="Mia")


# The next time


def test_who_waits_for_the_next_game_plays_it_instead_of_a_bot(home: Home) -> None:
    anna, bert, tim, late, mia = home.phones(5)
    table = anna.make("dschunke", ["person", "person", "bot:random"])
    mia.enter(table)
    tim.enter(table)
    late.enter(table)
    sit_down(table, [anna, bert])
    for phone, name in ((tim, "Tim"), (mia, "Mia"), (late, "Late")):
        phone.ask("wish", name=name)
    assert anna.settle().table["wishes"] == ["Tim", "Mia", "Late"]
    assert [phone.settle().table["wish"] for phone in (mia, bert)] == ["Mia", ""]
    with refused("status"):
        bert.ask("wish", name="Bert")
    for phone in (tim, late):
        phone.close()
    home.kill()
    home.start()
    for phone in (anna, bert, mia):
        phone.connect()
    play_all([anna, bert])
    code = anna.ask("again")["code"]
    mia.until(lambda phone: any(news["type"] == "next" for news in phone.news))
    mia.at = ""
    mia.ask("enter", code=code)
    players = mia.table["players"]
    assert [player["name"] for player in players] == ["Anna 0", "Bert 1", "Mia", "Tim"]
    assert mia.seats == [2]
    assert players[3]["state"] == "free"  # who has gone finds the seat kept, if nobody takes it
    assert mia.table["wishes"] == ["Late"]  # there was no room for more


def test_who_sits_down_or_thinks_better_of_it_waits_no_longer(phones: Phones) -> None:
    anna, bert, mia = full(phones, "bot:solid")
    mia.ask("wish", name="Mia")
    mia.ask("wish", name="Mimi")
    assert anna.settle().table["wishes"] == ["Mimi"]
    mia.ask("wish", name="")
    assert anna.settle().table["wishes"] == []
    mia.ask("wish", name="Mia")
    bert.ask("rise", seat=1)
    mia.ask("sit", seat=1, name="Mia")
    assert anna.settle().table["wishes"] == []


# By the front door


def test_who_makes_a_table_sits_at_it_at_once(phones: Phones) -> None:
    (anna,) = phones(1)
    seats = [
        {"kind": "person", "name": "Anna", "colour": "red"},
        {"kind": "person", "name": "", "colour": "blue"},
        {"kind": "bot:solid", "name": "Bufo", "colour": "green"},
    ]
    setup = {"game": "klunker", "seats": seats}
    anna.enter(anna.http("POST", "/api/tables", {**setup, "sit": 0})["table"])
    assert anna.seats == [0] and anna.table["host"] == "Anna"
    anna.ask("rise", seat=0)
    assert anna.seats == [] and anna.table["host"] == ""
    for number, error in ((1, "malformed"), (2, "taken"), (3, "malformed"), ("0", "malformed")):
        with refused(error):
            anna.http("POST", "/api/tables", {**setup, "sit": number})


def test_who_takes_over_a_seat_in_a_running_game_brings_a_name(phones: Phones) -> None:
    anna, bert, mia = full(phones, "bot:solid")
    anna.ask("start")
    bert.ask("propose", what="free", seat=1)
    mia.ask("sit", seat=1, name="Mia")
    assert names(anna) == ["Anna 0", "Mia", "Toad 2"]
    play_all([anna, mia])
    ended = mia.http("GET", "/api/finished")["finished"][0]
    assert ended["players"][1]["name"] == "Mia"
