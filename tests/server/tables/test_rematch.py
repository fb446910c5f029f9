"""A rematch: the host asks for another game, and everybody finds the way to it."""

import pytest

from tests.server.home import Home
from tests.server.phone import Refused, play_all, sit_down


def test_a_rematch_has_the_same_people_on_their_seats(home: Home) -> None:
    anna, bert = phones = home.phones(2)
    table = anna.make("klunker", ["person", "person", "bot:solid"], options={"first": 0})
    sit_down(table, phones)
    with pytest.raises(Refused, match="status"):
        anna.ask("again")
    play_all(phones)
    with pytest.raises(Refused, match="not-host"):
        bert.ask("again")
    code = anna.ask("again")["code"]
    assert anna.ask("again")["code"] == code  # as after a break, when the answer was lost
    bert.until(lambda phone: any(news["type"] == "next" for news in phone.news))
    for phone, seat in ((anna, 0), (bert, 1)):
        phone.at = ""
        phone.ask("enter", code=code)
        assert phone.seats == [seat] and phone.table["status"] == "lobby"
    assert anna.table["options"]["first"] == 1
    anna.ask("start")
    anna.until(lambda phone: phone.table["status"] == "playing")


def test_who_was_away_when_the_next_game_began_is_told_on_the_return(home: Home) -> None:
    anna, bert = phones = home.phones(2)
    table = anna.make("klunker", ["person", "person", "bot:random"])
    sit_down(table, phones)
    play_all(phones)
    bert.close()
    code = anna.ask("again")["code"]
    for _ in ("the same server", "one that has started again"):
        bert.news.clear()
        bert.connect()
        assert bert.news == [{"type": "next", "table": table, "code": code}]
        bert.close()
        home.kill()
        home.start()
    anna.connect()
    anna.at = ""
    anna.ask("enter", code=code)
    anna.ask("close")
    bert.connect()
    bert.news.clear()
    bert.ask("enter", table=table)
    assert bert.news == []  # it leads nowhere any more


def test_everybody_at_a_table_is_told_who_the_host_is(home: Home) -> None:
    anna, bert = home.phones(2)
    table = anna.make("klunker", ["person", "person", "person"])
    anna.enter(table)
    bert.enter(table)
    assert bert.table["host"] == ""
    bert.sit(0)
    anna.sit(1, 2)
    assert bert.settle().table["host"] == "Anna 1, Anna 2"


def test_who_is_not_the_host_asks_for_another_game(home: Home) -> None:
    anna, bert, cleo = phones = home.phones(3)
    sit_down(anna.make("dschunke", ["person"] * 3), phones)
    with pytest.raises(Refused, match="status"):
        bert.ask("propose", what="again")
    play_all(phones)
    bert.ask("propose", what="again")
    assert anna.settle().table["motion"]["what"] == "again" and not bert.table["next"]
    anna.ask("vote", motion=anna.table["motion"]["motion"], yes=True)
    code = bert.settle().table["next"]
    assert code and anna.settle().table["next"] == code
    cleo.close()
    cleo.connect()  # who slept when it was told finds it all the same
    assert cleo.settle().table["next"] == code
    with pytest.raises(Refused, match="status"):
        cleo.ask("propose", what="again")  # it is there
    anna.at = ""
    anna.ask("enter", code=code)
    assert anna.table["you"] == {"seats": [0], "host": True}


def test_without_the_host_another_deals_if_most_agree(home: Home) -> None:
    anna, bert, cleo = phones = home.phones(3)
    sit_down(anna.make("dschunke", ["person"] * 3), phones)
    play_all(phones)
    anna.close()
    bert.until(lambda phone: phone.table["players"][0]["state"] == "away")
    bert.ask("propose", what="again")
    cleo.settle().ask("vote", motion=cleo.table["motion"]["motion"], yes=True)
    bert.settle()
    code, bert.at = bert.table["next"], ""
    bert.ask("enter", code=code)
    assert bert.table["you"] == {"seats": [1], "host": True}
