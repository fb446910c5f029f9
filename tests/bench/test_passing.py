"""What is counted when a phone is passed on is what has been pressed, and how it is judged."""

import pytest

from shared_rules import GAMES
from tests.bench import passing


@pytest.mark.parametrize("key", passing.ALLOWED)
def test_every_decision_of_a_game_is_made_on_the_screen(key: str) -> None:
    company = passing.Company(key, 1)
    tally = company.play()
    assert tally.decisions == company.host.moves > 20
    assert tally.rounds > 3
    named = sum(len(move) - 1 for _, move in company.host.table.record.moves)
    assert tally.picks == named
    assert tally.presses >= tally.picks + tally.decisions + tally.curtains


def test_every_game_has_its_bar() -> None:
    assert set(passing.ALLOWED) == set(passing.BEFORE) <= set(GAMES)


def test_dschunke_has_curtains_for_offers_and_for_piles_only() -> None:
    log = [
        [0, [["searched", "seat-0", "pile-star"]]],
        [1, []],
        [2, [["offered", "seat-0"], ["offered", "seat-1", "rice"], ["offered", "seat-2"]]],
        [0, [["took", "seat-0", "rice"]]],
    ]
    assert passing.for_offers_and_piles(log, 1) == 3 + 1


def test_the_rounds_of_a_match_are_counted_in_the_facts() -> None:
    assert passing.rounds("halunken", [["started", 1], ["bid", "seat-0"], ["started", 2]]) == 2


def counted(**numbers: int) -> passing.Tally:
    tally = passing.Tally()
    for name, number in {"decisions": 10, "rounds": 2, **numbers}.items():
        setattr(tally, name, number)
    return tally


def test_too_much_of_anything_is_shouted(capsys: pytest.CaptureFixture[str]) -> None:
    assert passing.report("klunker", counted(presses=25, picks=5))
    assert "TOO MANY" not in capsys.readouterr().out
    assert not passing.report("klunker", counted(presses=25, picks=5, curtains=1))
    assert "full curtains: 1 (at most 0)  TOO MANY" in capsys.readouterr().out
    assert not passing.report("klunker", counted(presses=26, picks=5))
    assert "2.10 presses a decision" in capsys.readouterr().out
