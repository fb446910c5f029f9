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
