"""The television tells the story as phones do: a step after the other, before all eyes."""

import pytest

from client.app import settings
from client.net.television import CURTAIN_CALL
from client.story.telling import LAG
from tests.client.people import code_of, mine, move, started, waited_for
from tests.client.stage import elements, words
from tests.client.television import later, showing
from tests.client.wired import Wired
from tests.server.home import Home


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has happened is told at the usual pace, in English."""
    monkeypatch.setitem(settings.now, "pace", "normal")
    monkeypatch.setitem(settings.now, "language", "en")


def evening(home: Home, moves: int = 10_000) -> Wired:
    """A screen that has seen a game begin, and so many moves since, or all; they are to be told."""
    phones = started(home)
    shown = showing(home, code_of(phones[0]))
    shown.until(lambda: shown.model.host.ready)
    host = shown.model.host
    while host.moves < moves and not host.over:
        for phone in phones:
            phone.wire.pump(0.01)
            phone.send("end")
            if mine(phone):
                move(phone)
        shown.wire.pump(0.01)
    return shown


def announced(shown: Wired) -> list[str]:
    """What stands over the board."""
    return ["".join(words(banner)) for banner in shown.find(class_="seam")]


def question(shown: Wired) -> str:
    [line] = shown.find("p", class_="question")
    return "".join(words(line))


def beside(shown: Wired) -> list[str]:
    """The sentences beside the board, the newest first."""
    [news] = shown.find(class_="news")
    return ["".join(words(span)) for span in shown.find("span") if span in elements(news)]


@pytest.mark.usefixtures("told")
def test_what_has_happened_is_told_a_step_after_the_other_and_nothing_runs_ahead(
    home: Home,
) -> None:
    shown = evening(home, 6)
    telling, host, steps = shown.model.telling, shown.model.host, 0
    while step := telling.step:
        steps += 1
        scene = shown.model.scene()
        assert scene.view == step.view and step.view["seat"] is None
        assert question(shown) == step.sentence != ""
        assert step.said[-1] in beside(shown)
        log = [*host.log()[: step.number], [0, step.facts]]
        so_far = [scene.told(fact) for _, facts in log for fact in facts]
        later_facts = host.log()[step.number][1][len(step.facts) :]
        for _, facts in [(0, later_facts), *host.log(step.number + 1)]:
            for ahead in [scene.told(fact) for fact in facts]:  # the same may happen twice
                assert beside(shown).count(ahead) <= so_far.count(ahead)
        assert not shown.find(class_="is-asked")
        later(shown, "step", telling.number)
    assert steps > 3
    assert question(shown) == shown.model.scene().question(host.waiting_for())


@pytest.mark.usefixtures("told")
def test_nobody_has_to_touch_it(home: Home) -> None:
    shown = evening(home, 6)
    while step := shown.model.telling.step:
        assert not step.stays
        later(shown, "step", shown.model.telling.number)


@pytest.mark.usefixtures("told")
def test_what_lags_far_behind_the_phones_is_told_quickly(home: Home) -> None:
    shown = evening(home, 20)
    telling = shown.model.telling
    assert telling.left() > LAG
    later(shown, "step", telling.number)
    assert shown.told("rest")[-1][1] == telling.step.lasts("quick")


def test_where_nothing_is_told_step_by_step_the_board_is_that_of_now(home: Home) -> None:
    shown = evening(home, 6)
    assert shown.told("announce") and not shown.told("rest")
    assert shown.model.telling.step is None
    assert shown.model.scene().view == shown.model.host.view(None)


@pytest.mark.usefixtures("told")
def test_the_end_is_told_before_the_board_stays_and_the_score_sheet_comes(home: Home) -> None:
    shown = evening(home)
    telling, call = shown.model.telling, ("after", CURTAIN_CALL, ["ended"])
    while telling.step:
        assert call not in shown.done and shown.find(class_="board klunker")
        last = telling.step
        later(shown, "step", telling.number)
    assert last.number == shown.model.host.moves - 1
    assert shown.done.count(call) == 1 and ("sound", "won") in shown.done


@pytest.mark.usefixtures("told")
def test_a_reason_stands_beside_the_board_when_all_of_its_move_has_been_told(home: Home) -> None:
    shown = evening(home, 30)
    telling, host = shown.model.telling, shown.model.host
    seen = 0
    while step := telling.step:
        log = host.log()
        for number, _, _ in telling.reasons(host):
            while not log[number][1]:
                number += 1  # a sealed answer, told when it is opened
            assert number < step.number or number == step.number and step.facts == log[number][1]
        reasons = shown.find(class_="because")
        assert len(reasons) >= seen
        seen = len(reasons)
        later(shown, "step", telling.number)
    assert seen == len(host.told_reasons()) > 2


@pytest.mark.usefixtures("told")
def test_what_begins_is_announced_over_the_board_and_each_sentence_is_heard_once(
    home: Home,
) -> None:
    """The sentence beside the board is read out from there, the seam is said."""
    shown = evening(home, 30)
    seams: list[str] = []
    while shown.model.telling.step:
        assert shown.find("p", class_="question", role="status")
        seams += announced(shown)
        later(shown, "step", shown.model.telling.number)
    seams += announced(shown)  # what begins when all has been told
    assert len(seams) > 1
    assert [said for _, said in shown.told("announce")] == seams


@pytest.mark.usefixtures("told")
def test_where_a_clock_is_running_all_is_told_before_people_are_asked(home: Home) -> None:
    phones = started(home, 3, 3, time=30)
    shown = showing(home, code_of(phones[0]))
    shown.until(lambda: shown.model.host.ready)
    move(waited_for(phones))
    shown.until(lambda: shown.model.telling.step)
    [(_, wait, message)] = [rest for rest in shown.told("rest") if rest[2][0] == "due"]
    assert 0 < wait <= 10_000
    shown.send(*message)
    assert shown.model.telling.step is None


@pytest.mark.usefixtures("told")
def test_a_reload_in_the_middle_of_the_story_loses_none_of_it(home: Home) -> None:
    shown = evening(home, 6)
    step = shown.model.telling.step
    again = showing(home, shown.model.host.seating["code"])
    again.until(lambda: again.model.host.ready)
    assert again.model.telling.step.number <= step.number
    told = [question(again)]
    while again.model.telling.queue:
        later(again, "step", again.model.telling.number)
        told.append(question(again))
    story = " ".join(told)
    for missed in (step, *shown.model.telling.queue):
        story = story[story.index(missed.sentence) :]
