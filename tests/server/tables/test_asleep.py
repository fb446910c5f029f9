"""Phones that are asleep: nothing is decided behind their backs, and nobody held up for ever."""

import time
from collections.abc import Callable

from tests.server.evening import decided, motion, moved, ping, playing, refused, states
from tests.server.home import Home
from tests.server.phone import Phone, sit_down

Phones = Callable[[int], list[Phone]]


def asleep(*phones: Phone) -> None:
    for phone in phones:
        phone.close()


def seen_away(phone: Phone, *seats: int) -> None:
    for seat in seats:
        phone.until(lambda phone, seat=seat: phone.table["players"][seat]["state"] == "away")


def test_one_alone_does_not_decide_while_the_others_sleep(phones: Phones) -> None:
    anna, bert, cleo = playing(phones)
    asleep(anna, bert)
    seen_away(cleo, 0, 1)
    for what, seat in [("free", 0), ("standin", 1), ("host", None), ("end", None)]:
        cleo.ask("propose", what=what, seat=seat)
        asked = motion(cleo)
        assert (asked["yes"], asked["of"]) == (1, 3)
        cleo.ask("propose", what="nothing")
        assert decided(cleo) == (what, False, "withdrawn")
    with refused("taken"):
        cleo.ask("sit", seat=0, name="Cleo")
    bert.connect()
    cleo.ask("propose", what="standin", seat=0)
    bert.settle().ask("vote", motion=motion(bert)["motion"], yes=True)
    assert states(cleo)[0] == "standin"  # two of three


def test_a_phone_that_goes_dark_is_seen_asleep_and_keeps_seat_and_say(phones: Phones) -> None:
    anna, bert, cleo = playing(phones)
    ping(bert, asleep=True)
    assert states(cleo) == ["here", "asleep", "here"]
    for what in ("standin", "free"):  # it is looked at again in a moment
        with refused("status"):
            anna.ask("propose", what=what, seat=1)
    cleo.ask("propose", what="host")
    assert motion(cleo)["of"] == 3
    bert.ask("vote", motion=motion(cleo)["motion"], yes=True)
    assert cleo.settle().table["you"]["host"] and bert.settle().seats == [1]
    ping(bert, asleep=False)
    assert states(cleo) == ["here"] * 3


def test_who_enters_with_a_dark_page_has_not_come_back(phones: Phones) -> None:
    anna, bert = playing(phones, people=2)
    asleep(bert)
    seen_away(anna, 1)
    anna.ask("propose", what="standin", seat=1)
    table, bert.table = bert.table["table"], {}  # lest it goes back there by itself
    bert.connect().ask("enter", table=table, asleep=True)
    assert states(anna)[1] == "standin"
    ping(bert, asleep=False)
    assert states(anna)[1] == "here"


def test_who_looks_away_for_long_is_asked_no_more(own_home: Callable[..., Home]) -> None:
    anna, bert, cleo = own_home(absence=1).phones(3)
    sit_down(anna.make("dschunke", ["person"] * 3), [anna, bert, cleo])
    ping(anna, asleep=True)
    bert.ask("propose", what="along")
    assert motion(bert)["of"] == 3  # every seat
    bert.ask("propose", what="nothing")
    time.sleep(1.1)
    bert.ask("propose", what="host")
    assert motion(bert)["of"] == 2
    for phone in (anna, bert, cleo):
        phone.close()


def test_a_move_is_not_taken_back_because_the_other_phone_is_lost(phones: Phones) -> None:
    players = playing(phones, people=2)
    mover = moved(players)
    other = next(phone for phone in players if phone is not mover)
    moves = mover.settle().game["moves"]
    mover.ask("propose", what="undo", seat=mover.seats[0])
    asleep(other)
    seen_away(mover, other.seats[0])
    assert mover.game["moves"] == moves
    assert motion(mover)["of"] == 2
    other.connect()
    other.settle().ask("vote", motion=motion(other)["motion"], yes=True)
    assert decided(mover) == ("undo", True, "agreed")


def test_who_is_away_for_long_is_asked_no_more(own_home: Callable[..., Home]) -> None:
    """One of two phones has died for good, the host's; the other must be able to play on."""
    home = own_home(absence=1)
    anna, bert = home.phones(2)
    sit_down(anna.make("dschunke", ["person", "person", "bot:random"]), [anna, bert])
    asleep(anna)
    seen_away(bert, 0)
    bert.ask("propose", what="standin", seat=0)
    assert motion(bert)["of"] == 2
    bert.ask("propose", what="nothing")
    time.sleep(1.1)
    bert.ask("propose", what="standin", seat=0)
    assert states(bert)[0] == "standin"
    bert.ask("propose", what="host")
    assert bert.settle().table["you"]["host"]
    anna.connect()
    assert states(bert)[0] == "here"  # and has a say again
    anna.ask("propose", what="host")
    assert motion(anna)["of"] == 2
    bert.close()
    anna.close()


def test_a_server_that_starts_again_takes_nobody_for_long_gone(
    own_home: Callable[..., Home],
) -> None:
    home = own_home()
    anna, bert = home.phones(2)
    sit_down(anna.make("dschunke", ["person", "person", "bot:random"]), [anna, bert])
    home.kill()
    home.start()
    bert.connect()
    bert.ask("propose", what="free", seat=0)
    assert motion(bert)["of"] == 2
    bert.close()


def test_who_is_given_a_seat_is_asked_before_coming_to_the_table(
    own_home: Callable[..., Home],
) -> None:
    home = own_home(absence=2)
    anna, bert, new = home.phones(3)
    sit_down(anna.make("dschunke", ["person", "person", "bot:random"]), [anna, bert])
    time.sleep(2.1)
    new.ask("take", ticket=anna.ask("ticket", seats=[0])["ticket"])
    anna.close()
    bert.settle().ask("propose", what="free", seat=0)
    assert motion(bert)["of"] == 2
    for phone in (bert, new):
        phone.close()
