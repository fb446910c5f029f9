"""`unke chances` plays games, writes down how they stood and ended, and what a lead is worth."""

import math
import random
from argparse import ArgumentParser
from pathlib import Path

import pytest

from server.chances import honesty, sampling, table
from server.chances.fitting import fitted
from server.chances.sampling import Sample, append, read
from server.commands import chances
from server.source import SOURCE
from shared_rules.engine.bot import mind_of
from shared_rules.engine.share import worth

FORM = mind_of("klunker").FORM


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "FOLDER", tmp_path)
    monkeypatch.setattr(table, "FOLDER", tmp_path)
    (tmp_path / "klunker" / "mind").mkdir(parents=True)


def run(*words: str) -> int:
    parser = ArgumentParser()
    chances.arguments(parser)
    return chances.run(parser.parse_args(words))


def invented(games: int, steep: float = 0.01, honest: bool = True) -> list[Sample]:
    """Games of two in which a standing is worth what it should be; or the contrary."""
    dice, samples = random.Random(3), []
    for number in range(games):
        lead = dice.gauss(0, 200)
        odds = steep * lead if honest else -steep * lead
        won = float(dice.random() < 1 / (1 + math.exp(-odds)))
        standings = [[0, 0, round(lead)], [0, 1, round(-lead)]]
        samples.append(Sample("klunker", 2, FORM, number, [won, 1 - won], standings))
    return samples


def test_a_run_is_continued_with_new_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "WORLDS", 2)
    monkeypatch.setattr(sampling, "SAMPLES", 3)
    for _ in range(2):
        run("klunker", "--games", "2", "--seats", "3", "--jobs", "1")
    kept = list(read("klunker"))
    assert [sample.number for sample in kept] == [1, 2, 3, 4]
    assert all(abs(sum(sample.shares) - 1) < 0.01 for sample in kept)
    assert all(sample.standings for sample in kept)
    assert "SHARES" in table.file_of("klunker").read_text()


def test_games_of_bots_that_have_changed_do_not_count() -> None:
    for sample in invented(2):
        append(sample)
        sample.form += 1
        append(sample)
    assert len(list(read("klunker"))) == 2


def test_the_same_number_is_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "WORLDS", 2)
    assert sampling.play(("halunken", 2, 5, 60)) == sampling.play(("halunken", 2, 5, 60))


def test_what_was_put_in_is_found() -> None:
    rows = fitted(invented(3000)).rows()
    for lead in (-300, -100, 0, 100, 300):
        told = worth(rows, 0, lead) / 1000
        assert abs(told - 1 / (1 + math.exp(-0.01 * lead))) < 0.04


def test_whoever_tells_the_truth_is_honest_and_who_does_not_is_found_out() -> None:
    samples = invented(1500)
    assert all(step.honest for step in honesty.steps(samples).values() if len(step.games) > 100)
    turned = invented(1500, honest=False)
    rows = fitted(samples).rows()
    false = [(mine, [worth(rows, 0, at) for _, _, at in mine.standings]) for mine in turned]
    with pytest.MonkeyPatch.context() as here:
        here.setattr(honesty, "held_out", lambda samples: iter(false))
        steps = honesty.steps(turned)
        assert not all(step.honest for step in steps.values())
        assert any(line.endswith("off") for line in honesty.lines(turned))


def test_what_the_app_reads_is_what_was_measured() -> None:
    with pytest.MonkeyPatch.context() as here:
        here.setattr(sampling, "FOLDER", SOURCE / "docs" / "chances")
        for game in ("klunker", "halunken", "dschunke"):
            path = SOURCE / "shared_rules" / game / "mind" / "share.py"
            assert path.read_text("utf-8") == table.text(game)


def test_onlookers_have_games_and_a_table_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "SAMPLES", 3)
    run("klunker", "--onlookers", "--games", "2", "--seats", "3", "--jobs", "1")
    assert not list(read("klunker"))
    sample, _ = read("klunker", sampling.ONLOOKERS)
    assert {seat for _, seat, _ in sample.standings} == {0, 1, 2}
    written = table.file_of("klunker").read_text()
    assert written.index("WATCHED") < written.index("    3: (")
