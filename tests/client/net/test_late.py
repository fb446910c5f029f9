"""Somebody does not move: what that phone shows and says, and what the others may do about it."""

from collections.abc import Iterator

import pytest

from client.app.texts import say
from shared_rules import GAMES
from tests.client.people import move, started, waited_for
from tests.client.wired import Wired, everybody
from tests.server.home import Home


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    with Home(tmp_path_factory.mktemp("home"), patience=1) as started:
        yield started
        assert started.stop() == 0
        assert "Traceback" not in started.said(), started.said()


def sleeper_and_other(home: Home, game: str = "klunker") -> tuple[Wired, Wired, int]:
    """Who is asked and does nothing, the other, and the seat that everybody waits for."""
    anna, bert = started(home, game=game)
    sleeper = waited_for([anna, bert])
    (seat,) = sleeper.model.host.persons()
    return sleeper, bert if sleeper is anna else anna, seat


@pytest.mark.parametrize("game", list(GAMES))
def test_first_the_others_waiting_is_told_and_then_they_may_ask_for_a_bot(
    home: Home, game: str
) -> None:
    sleeper, other, seat = sleeper_and_other(home, game)
    sleeper.until(lambda: say("net.called") in sleeper.text())
    assert ("announce", say("net.called")) in sleeper.done
    assert [effect for effect in sleeper.done if effect[0] == "vibrate"][-1][1] == [200, 100, 200]
    assert ["net", "propose", "hurry", seat] not in sleeper.taps()
    other.until(lambda: ["net", "propose", "hurry", seat] in other.taps())
    before = other.model.host.moves
    other.tap("net", "propose", "hurry", seat)  # of two people, the other one is the table
    sleeper.until(lambda: say("net.decided.for") in sleeper.text())
    other.until(lambda: other.model.host.moves > before)
    other.tap("overlay", "log")
    name = other.model.host.players[seat]["name"]
    assert say("log.stood_in", name) in other.text()


def test_who_moves_after_all_is_called_no_more(home: Home) -> None:
    sleeper, other, seat = sleeper_and_other(home)
    sleeper.until(lambda: say("net.called") in sleeper.text())
    other.until(lambda: ["net", "propose", "hurry", seat] in other.taps())
    move(sleeper)
    sleeper.until(lambda: say("net.called") not in sleeper.text())
    other.until(lambda: ["net", "propose", "hurry", seat] not in other.taps())


def test_a_bot_plays_for_somebody_who_is_there_until_the_tap_on_i_am_back(home: Home) -> None:
    sleeper, other, seat = sleeper_and_other(home)
    other.until(lambda: ["net", "propose", "standin", seat] in other.taps())
    other.tap("net", "propose", "standin", seat)
    sleeper.until(lambda: say("net.replaced") in sleeper.text())
    assert ("announce", say("net.replaced")) in sleeper.done
    sleeper.tap("net", "back", seat)
    everybody([sleeper, other], lambda phone: phone.model.host.players[seat]["state"] == "here")
    assert say("net.replaced") not in sleeper.text()


def test_a_players_own_sheet_has_all_that_can_be_asked_for(home: Home) -> None:
    sleeper, other, seat = sleeper_and_other(home)
    other.tap("overlay", "seat", seat)
    assert say("net.patience", say("net.seconds", 1)) in other.text()
    other.until(lambda: ["net", "propose", "standin", seat] in other.taps())
    assert other.taps().count(["net", "propose", "hurry", seat]) == 2  # there and in the strip
    other.tap("close")
    sleeper.wire.connection.sleep()
    other.until(lambda: other.model.host.players[seat]["state"] == "asleep")
    other.tap("overlay", "seat", seat)
    assert say("net.state.asleep", other.model.host.players[seat]["name"]) in other.text()
