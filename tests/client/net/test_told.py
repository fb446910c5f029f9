"""What others do on their phones is told on one's own, one step after the other."""

import pytest

from client.app import settings
from client.net.remote import RemoteHost
from client.table import handover
from tests.client.messages import game, sheet, told
from tests.client.people import at, mine, move, started
from tests.client.wired import Wire, Wired, everybody
from tests.server.home import Home


@pytest.fixture(autouse=True)
def usual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.now, "pace", "normal")


def others_move(home: Home, cut: bool = False, time: int | None = None) -> Wired:
    """Anna's phone, after Bert and Cleo have made the moves that they could without her."""
    phones = started(home, 3, 3, time=time)
    anna, *others = phones
    while 0 in anna.model.host.waiting_for():
        everybody(phones, told_all)
        move(anna)
    everybody(phones, lambda phone: phone.model.host.moves == anna.model.host.moves)
    told_all(anna)
    if cut:
        anna.wire.cut()
    while 0 not in others[0].model.host.waiting_for():
        for phone in others:
            phone.wire.pump(0.01)
            if told_all(phone) and mine(phone):
                move(phone)
    if cut:
        anna.wire.reachable = True
        anna.wire.ring()
        anna.until(lambda: anna.wire.connection.state == "open")
    anna.until(lambda: anna.model.host.moves == others[0].model.host.moves)
    return anna


def told_all(phone: Wired) -> bool:
    if phone.model.telling.step:
        phone.send("end")
    return not phone.model.host.pending


@pytest.mark.parametrize("cut", [False, True], ids=["as it comes", "after the line was broken"])
def test_moves_of_other_phones_are_told_one_after_the_other(home: Home, cut: bool) -> None:
    anna = others_move(home, cut)
    telling, log = anna.model.telling, anna.model.host.log()
    numbers = [step.number for step in [telling.step, *telling.queue]]
    made = [number for number in range(len(log)) if log[number][1] and number >= numbers[0]]
    assert sorted(set(numbers)) == made and numbers == sorted(numbers)
    assert {log[number][0] for number in numbers} - {0}, "others have moved"


def test_who_only_watches_loses_no_story_by_a_reload(home: Home) -> None:
    phones = started(home, 3, 3)
    code = phones[0].model.host.seating["code"]
    while phones[0].model.host.moves < 6:
        for phone in phones:
            phone.wire.pump(0.01)
            if told_all(phone) and mine(phone):
                move(phone)
    everybody(phones, told_all)

    def watching() -> Wired:
        phone = at(Wire(home.address), code)
        phone.until(lambda: phone.model.host.ready)
        return phone

    def story(phone: Wired) -> list[str]:
        steps = [phone.model.telling.step, *phone.model.telling.queue]
        return [step.sentence for step in steps if step]

    told = story(watching())
    assert len(told) > 3
    seen = watching()
    seen.send("next")
    assert story(seen) == told[1:] and story(watching()) == told


# Where a clock is running


@pytest.mark.parametrize(
    ("time", "left", "waiting", "within"),
    [
        (30, 30_000, [0], 10_000),
        (30, 25_000, [0], 5_000),
        (30, 12_000, [0, 1], 0),
        (30, 30_000, [1], None),
        (None, None, [0], None),
    ],
)
def test_a_third_of_its_time_counts_from_when_the_decision_began(
    time: int | None, left: int | None, waiting: list[int], within: int | None
) -> None:
    """Who comes back in the middle of it has less left for the story."""
    host = RemoteHost("krtx")
    told(host, sheet(time=time), game(0, [], waiting=waiting, left=left))
    assert handover.within(host) == within


def test_who_only_watches_is_told_before_people_are_asked() -> None:
    host = RemoteHost("krtx")
    views = [{"seat": None, "offers": []}]
    told(host, sheet(time=30), game(0, [], waiting=[1], left=30_000, views=views))
    assert handover.within(host) == 10_000


def test_the_question_stands_there_in_time_whatever_lies_over_the_story(home: Home) -> None:
    anna = others_move(home, time=30)
    assert anna.model.telling.step and not anna.find(data_play=True)
    anna.send("overlay", "log")
    due = [effect for effect in anna.told("rest") if effect[2][0] == "due"]
    assert 0 < due[-1][1] <= 10_000
    anna.send(*due[-1][2])
    assert anna.model.telling.step is None and anna.model.waiting() == [0]
    anna.tap("close")
    assert anna.find(data_play=True)
