"""Somebody is there and does not move: the others need not wait for ever, nor may they be hasty."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from tests.server.evening import decided, motion, ping, refused, states
from tests.server.home import Home
from tests.server.phone import Phone, sit_down

Seated = Callable[..., list[Phone]]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server whose tables lose their patience after a second."""
    with Home(tmp_path_factory.mktemp("home"), patience=1) as started:
        yield started
        assert started.stop() == 0
        assert "Traceback" not in started.said(), started.said()


@pytest.fixture
def seated(home: Home) -> Iterator[Seated]:
    """People at a table where the game has begun; the first is the host."""
    made: list[Phone] = []

    def begin(people: int = 3, game: str = "dschunke", **more: Any) -> list[Phone]:
        made.extend(phones := home.phones(people))
        sit_down(phones[0].make(game, ["person"] * people, **more), phones)
        return phones

    yield begin
    for phone in made:
        phone.close()


def sleeper_and_others(phones: list[Phone]) -> tuple[Phone, list[Phone]]:
    """Who is waited for (not the host, who could decide alone), and the others, not the host first.

    Moves are made until it is so.
    """
    host, chance = phones[0], Chance(3)
    while host.settle().game["waiting"][0] == 0:
        host.random_act(chance)
    sleeper = phones[host.game["waiting"][0]]
    return sleeper, [phone for phone in reversed(phones) if phone is not sleeper]


def until_late(watcher: Phone, *seats: int) -> None:
    watcher.until(lambda phone: set(seats) <= set(phone.table["late"]))


def until_stood_in(phone: Phone) -> list[int]:
    phone.until(lambda phone: phone.game["stood_in"])
    numbers: list[int] = phone.game["stood_in"]
    return numbers


def until_sealed(phones: list[Phone]) -> None:
    """Until all are asked at the same time."""
    chance = Chance(1)
    while len(phones[0].settle().game["waiting"]) < len(phones):
        (first, *_) = phones[0].game["waiting"]  # one alone, so that nobody answers what all are asked
        phones[first].settle().random_act(chance)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_others_have_a_bot_make_one_decision(seated: Seated, game: str) -> None:
    sleeper, (one, host) = sleeper_and_others(seated(game=game))
    (seat,) = sleeper.seats
    with refused("status"):
        one.ask("propose", what="hurry", seat=seat)  # there is time to think
    sleeper.until(lambda phone: seat in phone.table["slow"])  # is told before that others wait
    assert seat not in sleeper.table["late"]
    until_late(one, seat)
    one.ask("propose", what="hurry", seat=seat)
    assert (motion(one)["yes"], motion(one)["of"]) == (1, 2)  # the sleeper is not needed
    host.settle().ask("vote", motion=motion(host)["motion"], yes=True)
    assert decided(one) == ("hurry", True, "agreed")
    numbers = until_stood_in(one)
    assert {one.log[number][0] for number in numbers} == {seat}
    assert states(one)[seat] == "here" and sleeper.settle().seats == [seat]
    while one.settle().game["waiting"] == [seat]:  # nothing but the steps of one decision
        one.receive()


def test_two_alone_need_nobody_else(seated: Seated) -> None:
    """Not even the host's vote, if it is the host who does not move."""
    anna, bert = seated(people=2)
    while anna.settle().game["waiting"] != [0]:
        bert.settle().random_act(Chance(1))
    until_late(bert, 0)
    bert.ask("propose", what="hurry", seat=0)
    assert decided(bert) == ("hurry", True, "agreed")
    assert anna.until(until_stood_in).log[-1][0] == 0


def test_what_is_asked_about_somebody_settles_itself_when_that_one_moves(seated: Seated) -> None:
    sleeper, (one, _) = sleeper_and_others(seated())
    (seat,) = sleeper.seats
    for what in ("hurry", "standin"):
        until_late(one, seat)
        one.ask("propose", what=what, seat=seat)
        while one.settle().table["motion"]:
            assert sleeper.settle().random_act(Chance(7))
        assert decided(one) == (what, False, "moved")
        assert one.table["late"] == [] and states(one)[seat] == "here"
        while sleeper.settle().turn() is None:
            for phone in (one, _):
                phone.settle().random_act(Chance(2))


def test_the_sleeper_may_vote_like_anybody(seated: Seated) -> None:
    sleeper, (one, host) = sleeper_and_others(seated())
    (seat,) = sleeper.seats
    until_late(one, seat)
    one.ask("propose", what="hurry", seat=seat)
    sleeper.ask("vote", motion=motion(sleeper)["motion"], yes=False)
    assert (motion(one)["yes"], motion(one)["no"], motion(one)["of"]) == (1, 1, 3)
    host.ask("vote", motion=motion(host)["motion"], yes=False)
    assert decided(one) == ("hurry", False, "refused")


def test_a_bot_plays_for_somebody_who_is_there_until_that_one_says_so(
    seated: Seated, home: Home
) -> None:
    sleeper, (one, host) = sleeper_and_others(seated())
    (seat,) = sleeper.seats
    until_late(host, seat)
    host.ask("propose", what="standin", seat=seat)
    until_stood_in(host)
    assert states(one)[seat] == "standin"
    again = Phone(home.address, key=sleeper.key).connect().enter(one.at)  # another tab
    sleeper.ask("enter", table=one.at)
    assert states(one)[seat] == "standin"  # the phone was here all the time
    again.close()
    sleeper.ask("sit", seat=seat, name="")
    assert states(one)[seat] == "here" and one.table["late"] == []
    assert not [news for news in sleeper.news if news["type"] == "moved"]


@pytest.mark.parametrize("back", ["moves", "comes back", "looks again"])
def test_a_bot_that_plays_for_somebody_goes_when_that_one_is_back(
    seated: Seated, back: str
) -> None:
    sleeper, (one, host) = sleeper_and_others(seated(game="klunker"))
    (seat,) = sleeper.seats
    until_late(host, seat)
    host.ask("propose", what="standin", seat=seat)
    assert states(one)[seat] == "standin"
    if back == "comes back":
        sleeper.close()
        sleeper.connect()
    elif back == "looks again":
        for asleep in (True, False):
            ping(sleeper, asleep=asleep)
    else:
        for _ in range(40):  # the bot is as quick
            for phone in (one, host):
                phone.settle().random_act(Chance(5))
            if sleeper.settle().turn() == seat:
                break
        sleeper.random_act(Chance(1))
    assert states(one)[seat] == "here"


def test_in_a_sealed_question_each_is_waited_for_on_its_own(seated: Seated) -> None:
    anna, bert, cleo = phones = seated(game="halunken")
    until_sealed(phones)
    until_late(anna, 0, 1, 2)
    anna.random_act(Chance(1))
    anna.ask("propose", what="hurry", seat=1)
    anna.until(lambda phone: phone.game["waiting"] == [2])
    assert bert.settle().turn() is None and cleo.settle().turn() == 2
    assert 1 not in anna.settle().table["late"] and 2 in anna.table["late"]


def test_who_has_let_a_bot_decide_is_not_waited_for_anew(seated: Seated) -> None:
    anna, bert, cleo = phones = seated(game="halunken")
    until_sealed(phones)
    until_late(anna, 1)
    anna.ask("propose", what="hurry", seat=1)
    until_stood_in(anna)
    chance = Chance(1)
    while 1 not in anna.settle().game["waiting"]:
        for phone in (anna, cleo):
            phone.settle().random_act(chance)
    assert 1 in anna.settle().table["late"]  # at once
    bert.settle().random_act(chance)
    assert 1 not in anna.settle().table["late"]


def test_what_a_bot_has_decided_for_a_person_is_known_after_a_restart_too(
    own_home: Callable[..., Home],
) -> None:
    home = own_home(patience=1)
    anna, bert = home.phones(2)
    sit_down(anna.make("klunker", ["person", "person", "bot:random"]), [anna, bert])
    while anna.settle().game["waiting"] != [1]:
        anna.random_act(Chance(1))
    until_late(anna, 1)
    anna.ask("propose", what="hurry", seat=1)
    numbers = until_stood_in(anna)
    home.kill()
    home.start()
    anna.game, anna.log = {}, []
    anna.connect()
    assert anna.game["stood_in"] == numbers
    anna.close()
