"""Recorded games: the rules still lead every one of them to the same facts, scores and digest.

`./unke test rules --rewrite-replays` records them anew; read the difference before committing it.
"""

from pathlib import Path

import pytest

from shared_rules import GAMES
from shared_rules.engine.options import options_for, values_of
from shared_rules.engine.record import Record

from .dschunke.own_box import OWN_BOX
from .endings import ENDINGS
from .every import recorded

REPLAYS = Path(__file__).parents[1] / "replays"


def wanted() -> dict[str, tuple]:
    """The file of each record: its game, seats, options, and the ending that it must have."""
    files = {}
    for key in GAMES:
        rules = GAMES[key]
        for seats in rules.SEATS:
            for option in options_for(rules, seats):
                for value in values_of(option, seats):
                    name = f"{key}/{seats}-{option['key']}-{value}.unke"
                    files[name] = (key, seats, {option["key"]: value}, None)
        for ending, (seats, _) in ENDINGS.get(key, {}).items():
            files[f"{key}/{ending}.unke"] = (key, seats, {}, ending)
    files["dschunke/4-box-own.unke"] = ("dschunke", 4, {"box": OWN_BOX}, None)
    return files


WANTED = wanted()


def rewrite(name: str) -> None:
    key, seats, options, ending = WANTED[name]
    for seed in range(1, 20000):
        table = recorded(key, seats, options, seed)
        if ending is None or ENDINGS[key][ending][1](table.game):
            (REPLAYS / name).parent.mkdir(parents=True, exist_ok=True)
            (REPLAYS / name).write_text(table.text())
            return
    raise AssertionError(f"no random game ends so: {name}")


@pytest.mark.parametrize("name", WANTED)
def test_a_recorded_game_is_played_again_to_the_same_end(name, request):
    if request.config.getoption("--rewrite-replays"):
        rewrite(name)
    key, seats, options, ending = WANTED[name]
    record = Record.read((REPLAYS / name).read_text())
    assert (record.key, record.seats) == (key, seats)
    assert options.items() <= record.options.items()
    game = record.replay()
    assert record.text() == (REPLAYS / name).read_text()
    if ending:
        assert ENDINGS[key][ending][1](game)


def test_no_recorded_game_is_left_over():
    files = {str(file.relative_to(REPLAYS)) for file in REPLAYS.glob("*/*")}
    assert files == set(WANTED)
