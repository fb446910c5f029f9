"""How tasks are counted, and of what a tap is told to consist."""

from tests.bench import taps, tasks


def test_a_task_inside_of_another_is_no_second_one() -> None:
    times = [(0, 10), (2, 3), (10, 5), (30, 100), (31, 99)]
    events = [{"ts": float(start), "dur": float(length)} for start, length in times]
    assert [event["ts"] for event in tasks.outermost(events)] == [0, 10, 30]


def test_only_what_is_felt_of_a_task_blocks() -> None:
    assert tasks.blocking([10, 50, 60, 150]) == 110


def test_the_parts_of_a_tap_are_told_in_their_order() -> None:
    parts = [{"waiting": float(place), "paint": 2.0} for place in range(10)]
    assert taps.consist(parts) == "waiting 5/9, paint 2/2"
    assert taps.consist([]) == ""
