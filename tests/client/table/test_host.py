"""What every host is: one run against a table on this phone, one at a server, one of a lesson."""

import inspect
import types
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from client.app.host import Host, Tablemates
from client.games.teaching import LAY
from client.lessons.host import LessonHost
from client.net.remote import RemoteHost
from client.screens import lesson, table
from client.table.local import LocalHost
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove
from tests.client.people import started
from tests.client.phone import Phone, copy, played
from tests.client.stage import check_effect
from tests.client.wired import Wired
from tests.server.home import Home


def check_way_to_result(effects: list[Any]) -> None:
    [[go, screen, ident, below]] = effects
    assert (go, screen, below) == ("go", "result", "table") and ident


class Here:
    """Anna, Bert and Cleo at one phone."""

    fresh = LocalHost("ab")

    def __init__(self) -> None:
        stored = copy(played("klunker", "Anna Bert Cleo").save())
        self.phone = Phone(table, "ab", tables={"ab": stored})

    def until(self, holds: Callable[[], Any]) -> None:
        self.phone.wait()
        assert holds()

    def agree(self, seat: int) -> None:
        """Nobody else is asked."""

    def go_on(self) -> None:
        """The next move can be made."""

    def see_score(self, effects: list[Any]) -> None:
        check_way_to_result(effects)

    def host_of(self, seat: int) -> Any:
        return self.phone.model.host

    def do(self, seat: int, effects: list[Any]) -> None:
        for effect in effects:
            self.phone.loop.act(self.phone.loop.stage, effect)
        self.phone.work()

    def move(self, seat: int) -> None:
        """Any move."""
        host = self.host_of(seat)
        self.do(seat, host.act(seat, random_move(host.view(seat)["offers"], Chance(host.moves))))


class There:
    """Anna, Bert and Cleo, each with a phone, at a server."""

    fresh = RemoteHost("KRTX")

    def __init__(self, home: Home) -> None:
        self.phones: list[Wired] = started(home, 3, 3)

    def until(self, holds: Callable[[], Any]) -> None:
        def heard() -> Any:
            for phone in self.phones:
                phone.wire.pump(0.01)
            return holds()

        self.phones[0].until(heard)

    def go_on(self) -> None:
        pass

    def see_score(self, effects: list[Any]) -> None:
        check_way_to_result(effects)

    def agree(self, seat: int) -> None:
        for phone in self.phones[:seat] + self.phones[seat + 1 :]:
            phone.until(lambda phone=phone: phone.model.host.tablemates.may_vote())
            phone.tap("net", "vote", True)

    def host_of(self, seat: int) -> Any:
        return self.phones[seat].model.host

    def do(self, seat: int, effects: list[Any]) -> None:
        phone = self.phones[seat]
        for effect in effects:
            phone.loop.act(phone.loop.stage, effect)
        phone.work()

    def move(self, seat: int) -> None:
        host = self.host_of(seat)
        self.do(seat, host.act(seat, random_move(host.view(seat)["offers"], Chance(host.moves))))


class Taught(Here):
    """A learner among bots, who all move as the lesson says."""

    fresh = LessonHost("klunker")

    def __init__(self) -> None:
        self.phone = Phone(lesson, "klunker")

    def go_on(self) -> None:
        """Unke says what she wants to say, and the next position is laid."""
        host = self.phone.model.host
        while host.read() or host.stands_at(LAY):
            host.told()

    def see_score(self, effects: list[Any]) -> None:
        """A lesson shows it itself, for nothing of it is kept."""
        self.do(0, effects)
        self.phone.settle()
        assert self.phone.find(class_="scoresheet of-3")

    def move(self, seat: int) -> None:
        host = self.host_of(seat)
        if host.is_bot(seat):
            host.told()
        else:
            self.do(seat, host.act(seat, host.step.move))


Side = Here | There | Taught


@pytest.fixture(params=["here", "there", "taught"])
def side(request: pytest.FixtureRequest) -> Iterator[Side]:
    if request.param == "there":
        yield There(request.getfixturevalue("home"))
    else:
        yield Here() if request.param == "here" else Taught()


def move(side: Side) -> int:
    """Somebody who is asked makes a move; their seat."""
    side.go_on()
    seat: int = side.host_of(0).waiting_for()[0]
    host, before = side.host_of(seat), side.host_of(0).moves
    side.until(lambda: host.moves == before and seat in host.waiting_for())  # has heard as much
    side.move(seat)
    side.until(lambda: not host.pending and side.host_of(0).moves == host.moves > before)
    return seat


# The contract, name by name


NAMES = {"Any": Any, "Effects": list, "Mapping": Mapping, "Sequence": Sequence}


def hints(of: Any) -> dict[str, Any]:
    return typing.get_type_hints(of, localns=NAMES)


def is_a(value: Any, hint: Any) -> bool:
    """Whether a value is of the type that the contract says."""
    if isinstance(hint, types.UnionType):
        return any(is_a(value, one) for one in typing.get_args(hint))
    if hint is Tablemates:
        return all(hasattr(value, name) for name in names(Tablemates))
    plain = typing.get_origin(hint) or hint
    if plain in (Mapping, Sequence):
        return isinstance(value, plain)
    return type(value) is plain or plain is object


def names(contract: type) -> list[str]:
    return [name for name in {*vars(contract), *hints(contract)} if not name.startswith("_")]


def test_both_contracts_are_written_down() -> None:
    assert {"problem", "ready", "view", "act"} <= set(names(Host))
    assert {"overlay", "hear", "notices"} <= set(names(Tablemates))


def test_it_has_every_name_of_the_contract_with_its_type(side: Side) -> None:
    host = side.host_of(0)
    for contract, found in ((Host, host), (Tablemates, host.tablemates)):
        for name in names(contract) if found is not None else ():
            there, wanted = getattr(found, name), vars(contract).get(name)
            if isinstance(wanted, types.FunctionType):
                takes = list(inspect.signature(wanted).parameters.values())[1:]
                given = list(inspect.signature(there).parameters.values())
                assert [(one.name, one.default) for one in given] == [
                    (one.name, one.default) for one in takes
                ], name
            elif isinstance(wanted, property):
                assert is_a(there, hints(wanted.fget)["return"]), name
            else:
                assert is_a(there, hints(contract)[name]), name


def test_a_type_that_is_wrong_is_noticed() -> None:
    assert is_a(3, int) and is_a([1], list[int]) and is_a(None, Tablemates | None)
    assert not is_a({}, int) and not is_a(True, int) and not is_a("x", Tablemates | None)


# How it behaves


def test_before_it_is_opened_nothing_is_known_and_nothing_is_wrong(side: Side) -> None:
    host = side.fresh
    assert (host.ready, host.game, host.moves, host.problem) == (False, "", 0, "")
    assert not host.pending and not host.unsaved and host.clock == 0


def test_what_it_asks_for_are_effects(side: Side) -> None:
    host = side.host_of(0)
    asked = [host.open(), host.take_over(), host.close(), host.score(), host.share()]
    for effect in sum(asked, []):
        check_effect(effect)
    assert host.open()


def test_a_message_that_it_does_not_know_means_nothing(side: Side) -> None:
    assert side.host_of(0).hear(["host", "nonsense", 1]) == []


def test_who_is_asked_has_something_to_choose_and_knows_the_own_hand(side: Side) -> None:
    for seat in side.host_of(0).waiting_for():
        host = side.host_of(seat)
        view = host.view(seat)
        assert view["seat"] == seat and view["offers"] and view["private"]["hand"]
        assert seat in host.persons() and not host.is_bot(seat)
    host = side.host_of(0)
    assert host.ready and host.place == "here" and host.game == "klunker" and not host.over


def test_a_move_is_counted_logged_and_makes_another_stamp(side: Side) -> None:
    before = side.host_of(0).stamp
    seat = move(side)
    host = side.host_of(0)
    assert host.moves == 1 and host.stamp != before and 0 <= host.final <= 1
    [[by, facts]] = host.log()
    assert by == seat and isinstance(facts, list) and host.log(1) == []
    assert seat not in host.waiting_for()


def test_each_move_can_be_watched(side: Side) -> None:
    """Up to how the table then stands, and again when the seat's own page has been left."""
    for _ in range(12):
        move(side)
    host = side.host_of(0)
    for number, (_, facts) in enumerate(host.log()):
        if facts:
            moments = host.moments(number, 0)
            assert [told for told, _ in moments] == sorted({told for told, _ in moments})
            assert moments[-1][0] == len(facts)
            assert all(view["seat"] == 0 for _, view in moments)
    assert moments[-1][1]["public"] == host.view(0)["public"]
    assert host.moments(host.moves, 0) == []


def test_a_move_that_is_none_changes_nothing(side: Side) -> None:
    seat = side.host_of(0).waiting_for()[0]
    host = side.host_of(seat)
    try:
        side.do(seat, host.act(seat, ["nonsense"]))
    except IllegalMove:
        pass
    side.until(lambda: not host.pending)
    assert host.moves == 0 and host.view(seat)["offers"]


def test_the_last_move_comes_back(side: Side) -> None:
    seat = side.host_of(0).waiting_for()[0]
    assert not side.host_of(seat).may_undo(seat)
    assert move(side) == seat
    host = side.host_of(seat)
    assert host.may_undo(seat)
    side.do(seat, host.undo(seat))
    side.agree(seat)
    side.until(lambda: host.moves == 0)
    assert seat in host.waiting_for() and host.log() == [] and not host.may_undo(seat)


def test_a_game_goes_on_to_its_end_and_leads_to_the_score(side: Side) -> None:
    while not side.host_of(0).over:
        move(side)
    host = side.host_of(0)
    assert host.waiting_for() == [] and host.told_reasons() == [] == host.stood_in
    side.until(host.score)
    side.see_score(host.score())
