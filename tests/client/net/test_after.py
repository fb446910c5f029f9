"""After a game on the network: the score sheet leads to the table, and to another game."""

import pytest

from client.app.texts import say
from client.screens import result
from tests.client.people import at, code_of, move, started, waited_for
from tests.client.wired import Wire, Wired, everybody
from tests.server.home import Home


@pytest.fixture
def phones(home: Home) -> list[Wired]:
    """Anna, who is the host, and Bert: at the table where their game is over."""
    phones = started(home)
    while not (phone := waited_for(phones)).model.host.over:
        move(phone)
    everybody(phones, lambda phone: phone.model.host.kept)
    return phones


def sheet_of(phone: Wired, *way: str) -> Wired:
    """The score sheet on the same phone; `way` is how it came there."""
    [ident] = phone.shelves["summaries"]
    score = Wired(phone.wire, result, ident, *way, **phone.shelves)
    score.until(lambda: score.model.host.seating)
    return score


def test_the_host_deals_again_and_the_others_join_from_the_score_sheet(
    phones: list[Wired],
) -> None:
    anna, bert = (sheet_of(phone, "table") for phone in phones)
    assert ["net", "again"] not in bert.taps()
    anna.tap("net", "again")
    bert.until(lambda: ["net", "next"] in bert.taps())
    bert.tap("net", "next")
    anna.until(lambda: anna.went()[:2] == ["table", "net"])
    assert anna.went() == bert.went()


def test_who_is_not_the_host_asks_and_the_host_agrees(phones: list[Wired]) -> None:
    anna, bert = (sheet_of(phone, "table") for phone in phones)
    bert.tap("net", "propose", "again")
    anna.until(lambda: ["net", "vote", True] in anna.taps())
    assert say("net.ask.again", "Bert") in anna.text()
    anna.tap("net", "vote", True)
    for phone in (anna, bert):
        phone.until(lambda phone=phone: ["net", "next"] in phone.taps())


def test_one_asks_from_the_final_board_as_well(phones: list[Wired]) -> None:
    bert = phones[1]
    bert.tap("net", "propose", "again")
    bert.until(lambda: ["net", "propose", "nothing"] in bert.taps())


def test_a_phone_that_slept_finds_the_next_game(phones: list[Wired]) -> None:
    anna, bert = phones
    anna.tap("net", "again")
    anna.until(anna.went)
    bert.wire.cut()
    bert.wire.reachable = True
    bert = sheet_of(bert)
    assert ["net", "next"] in bert.taps()


def test_back_to_the_table_goes_back_or_if_one_has_come_from_home_there(
    phones: list[Wired],
) -> None:
    anna, bert = sheet_of(phones[0], "table"), sheet_of(phones[1])
    anna.tap("table")
    assert anna.done[-1] == ("back",)
    bert.tap("table")
    assert bert.went() == ["table", "net", code_of(bert)]
    assert at(bert.wire, bert.went()[2]).find(data_screen="table")


def test_where_the_table_is_gone_the_score_sheet_stays(home: Home, phones: list[Wired]) -> None:
    [ident] = phones[0].shelves["summaries"]
    shelves = {name: {"net.gone": rows.get(ident)} for name, rows in phones[0].shelves.items()}
    phone = Wired(Wire(home.address), result, "net.gone", **shelves)
    phone.until(lambda: phone.model.host.problem)
    assert ["table"] not in phone.taps() and ["go", "look", "net.gone"] in phone.taps()
    assert not [tap for tap in phone.taps() if tap[0] == "net"]
