"""The table's screen goes where its table goes, and stays at none that is no more."""

from client.screens import setup
from client.setup.seating import PERSON
from tests.client.people import at, code_of, opened, sit, started
from tests.client.television import later, look_round, played_out, screen, showing
from tests.client.wired import Wired
from tests.server.home import Home

# The end, and what comes then


def test_after_the_end_the_board_stays_a_moment_then_comes_the_score_sheet(home: Home) -> None:
    phones, shown = played_out(home)
    assert shown.find(class_="news") and not shown.find(class_="sums")
    later(shown, "ended")
    assert shown.find(class_="sums") and len(shown.find("th", scope="col")) == 3
    assert "Anna decides on the phone" in shown.text()
    assert [tap for tap in shown.taps() if tap[0] in ("reason", "rule")] == []
    again = showing(home, code_of(phones[0]))
    again.until(lambda: again.find(class_="sums"))


def test_it_follows_to_the_next_game_of_the_same_people(home: Home) -> None:
    phones, shown = played_out(home)
    phones[0].tap("net", "again")
    phones[0].until(lambda: phones[0].went()[:2] == ["table", "net"])
    shown.until(lambda: shown.went())
    assert shown.went() == ["tv", phones[0].went()[2]]


def test_it_follows_also_when_it_was_away_at_that_moment(home: Home) -> None:
    phones, shown = played_out(home)
    shown.wire.cut()
    phones[0].tap("net", "again")
    phones[0].until(lambda: phones[0].went()[:2] == ["table", "net"])
    shown.wire.reachable = True
    shown.wire.ring()
    shown.until(lambda: shown.went())
    assert shown.went() == ["tv", phones[0].went()[2]]


def test_after_the_end_it_follows_its_people_to_another_game_and_nobody_else(home: Home) -> None:
    phones, shown = played_out(home)
    wire, _ = opened(home)
    stranger = Wired(wire, setup, "dschunke", "net")
    sit(at(wire, made(stranger)), 0, "Somebody")
    look_round(shown)
    assert shown.went() == []
    phones[0].send("home")
    code = made(Wired(phones[0].wire, setup, "dschunke", "net"))
    sit(at(phones[0].wire, code), 0, "Anna")
    look_round(shown)
    assert shown.went() == ["tv", code]


def made(phone: Wired) -> str:
    """A table of another game; its code."""
    phone.send("kind", 1, PERSON)
    phone.tap("start")
    return phone.went()[2]


# It never stays at a dead table


def test_a_table_that_is_closed_is_left_after_that_has_been_said(home: Home) -> None:
    wire, code = opened(home)
    anna, shown = at(wire, code), showing(home, code)
    anna.tap("net", "end")
    shown.until(lambda: "The table has been closed." in shown.text())
    assert "This screen" in shown.text() and shown.went() == []
    later(shown, "gone")
    assert shown.went() == ["tv"]


def test_a_game_that_the_table_ends_is_left_too(home: Home) -> None:
    phones = started(home)
    shown = showing(home, code_of(phones[0]))
    phones[0].tap("overlay", "menu")
    phones[0].tap("net", "propose", "end")
    shown.until(lambda: "The table has been closed." in shown.text())
    later(shown, "gone")
    assert shown.went() == ["tv"]


def test_a_code_that_leads_nowhere_leads_back_to_waiting(home: Home) -> None:
    shown = screen(home, "BBBB")
    shown.until(lambda: "There is no table with this code." in shown.text())
    later(shown, "gone")
    assert shown.went() == ["tv"]


def test_a_table_that_went_while_the_server_was_away_is_left(home: Home) -> None:
    wire, code = opened(home)
    anna, shown = at(wire, code), showing(home, code)
    shown.wire.cut()
    anna.tap("net", "end")
    shown.wire.reachable = True
    shown.wire.ring()
    shown.until(lambda: "The table has been closed." in shown.text())
    later(shown, "gone")
    assert shown.went() == ["tv"]


def test_where_nobody_is_for_long_it_says_so_and_shows_who_comes_elsewhere(home: Home) -> None:
    phones = started(home)
    shown = showing(home, code_of(phones[0]))
    shown.until(lambda: shown.find(class_="news"))
    for phone in phones:
        phone.wire.cut()
    shown.until(lambda: shown.model.alone)
    assert "Nobody is here" not in shown.text()
    later(shown, "empty")
    assert "Nobody is here" in shown.text() and shown.find(class_="news")
    wire, code = opened(home)
    sit(at(wire, code), 0, "Cleo")
    look_round(shown)
    assert shown.went() == ["tv", code]


def test_who_comes_back_in_time_was_never_gone(home: Home) -> None:
    phones = started(home)
    shown = showing(home, code_of(phones[0]))
    for phone in phones:
        phone.wire.cut()
    shown.until(lambda: shown.model.alone)
    phones[0].wire.reachable = True
    phones[0].wire.ring()
    phones[0].until(lambda: phones[0].wire.connection.state == "open")
    shown.until(lambda: not shown.model.alone)
    later(shown, "empty")
    assert "Nobody is here" not in shown.text()


def test_a_score_sheet_that_all_have_left_gives_way_to_the_way_in(home: Home) -> None:
    phones, shown = played_out(home)
    for phone in phones:
        phone.wire.cut()
    shown.until(lambda: shown.model.alone)
    later(shown, "empty")
    assert shown.went() == ["tv"]
