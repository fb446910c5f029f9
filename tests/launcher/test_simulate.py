"""`unke simulate` plays by the rules and counts right."""

from argparse import ArgumentParser, Namespace

import pytest

from server.commands import Failure, simulate
from shared_rules import GAMES
from shared_rules.engine.chance import Chance


def arguments(*words: str) -> Namespace:
    parser = ArgumentParser()
    simulate.arguments(parser)
    return parser.parse_args(words)


def test_the_same_seed_gives_the_same_games() -> None:
    twice = [
        simulate.simulate(arguments("klunker", "--games", "5", "--seed", "2a")) for _ in range(2)
    ]
    other = simulate.simulate(arguments("klunker", "--games", "5", "--seed", "2b"))
    assert twice[0].scores == twice[1].scores
    assert twice[0].moves == twice[1].moves
    assert twice[0].scores != other.scores


def test_more_games_begin_with_the_same_ones() -> None:
    few = simulate.simulate(arguments("klunker", "--games", "2"))
    more = simulate.simulate(arguments("klunker", "--games", "4"))
    assert more.scores[:2] == few.scores
    assert more.scores[2:] != few.scores


def test_every_game_is_played_to_its_end_by_legal_moves() -> None:
    """The quick way (advance, no views) comes to the same end as playing by the book."""
    results = simulate.simulate(arguments("klunker", "--games", "3", "--option", "first=2"))
    for number, moves in enumerate(results.moves, 1):
        game = GAMES["klunker"].new(4, {"first": 2}, simulate.SEEDS + number)
        chance = Chance(number * simulate.SEEDS + 1)
        for _ in range(moves):
            seat = game.waiting_for()[0]
            game = game.play(seat, chance.pick(game.offers(seat)).sample(chance))
        assert game.waiting_for() == []
        assert game.scores() == results.scores[number - 1]


def test_statistics_are_mean_minimum_percentiles_and_maximum() -> None:
    hundred = list(range(101))
    assert simulate.statistics(hundred) == ["50.0", "0", "5", "25", "50", "75", "95", "100"]
    assert simulate.statistics([3]) == ["3.0", *["3"] * 7]


def test_scores_are_told_by_place_and_by_seat(capsys: pytest.CaptureFixture[str]) -> None:
    results = simulate.Results(
        options={"first": "lot"},
        seconds=2.0,
        moves=[10, 20],
        scores=[[5, 9, 1], [7, 7, 2]],
        places=[[2, 1, 3], [1, 1, 3]],
    )
    results.verbs["show"] = 30
    report = simulate.report(arguments("klunker", "--seats", "3"), results)
    rows = {line[:14].strip(): line[14:].split() for line in report.splitlines()}
    assert "2 games, 30 moves in 2.00 s: 15 moves/s" in report
    assert rows["place 1"][:2] + rows["place 1"][-1:] == ["8.0", "7", "9"]
    assert rows["place 3"][:2] + rows["place 3"][-1:] == ["1.5", "1", "2"]
    assert rows["seat 0"][:2] + rows["seat 0"][-2:] == ["6.0", "5", "7", "50.0%"]
    assert rows["seat 1"][-1] == "100.0%"
    assert "shared wins: 1" in report
    assert "show 15.0" in report


@pytest.mark.parametrize("text", ["first", "=", "=lot"])
def test_an_option_needs_a_key_and_a_value(text: str) -> None:
    with pytest.raises(simulate.ArgumentTypeError):
        simulate.option(text)


def test_bots_that_are_not_there_are_named_with_those_that_are() -> None:
    with pytest.raises(Failure, match="klunker has no bot 'foo', only random, beginner, solid"):
        simulate.run(arguments("klunker", "--games", "1", "--bots", "solid,foo"))


def test_bots_of_several_levels_sit_in_turn() -> None:
    results = simulate.simulate(arguments("klunker", "--games", "10", "--bots", "solid,random"))
    solid, random = (sum(sum(scores[first::2]) for scores in results.scores) for first in (0, 1))
    assert solid > 2 * random
