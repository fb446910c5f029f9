"""The streak: it counts right answers, and forgives a slip between two of them."""

import pytest

from client.puzzles.progress import ENDED, FORGIVEN, GOES_ON, Progress


def after(answers: str) -> tuple[int, list[str]]:
    """The streak after right (+) and wrong (-) answers, and what was said of it."""
    progress = Progress("klunker")
    said = [progress.answered(str(number), sign == "+") for number, sign in enumerate(answers)]
    return progress.row, said


@pytest.mark.parametrize(
    ("answers", "row"),
    [("", 0), ("+", 1), ("+++", 3), ("-", 0), ("--+", 1), ("++-", 2), ("++-+", 3), ("++-+-+", 4),
     ("++--", 0), ("++--+", 1), ("+-+--", 0)],
)  # fmt: skip
def test_two_slips_one_after_the_other_end_it_and_nothing_else(answers: str, row: int) -> None:
    assert after(answers)[0] == row


def test_what_has_become_of_it_is_said() -> None:
    assert after("-+-+--")[1] == ["", GOES_ON, FORGIVEN, GOES_ON, FORGIVEN, ENDED]


def test_it_knows_no_days_and_is_kept_as_it_is() -> None:
    progress = Progress("klunker")
    progress.answered("a", True)
    progress.answered("b", False)
    kept = progress.store()[1][0][2]
    assert kept == {"solved": ["a"], "row": 1, "slipped": True}
    later = Progress("klunker")
    later.read(kept)
    assert later.answered("c", True) == GOES_ON and later.row == 2
    assert later.solved == ["a", "c"] and progress.solved == ["a"]


def test_a_puzzle_is_solved_once() -> None:
    progress = Progress("klunker")
    for _ in range(2):
        progress.answered("a", True)
    assert progress.solved == ["a"] and progress.row == 2
