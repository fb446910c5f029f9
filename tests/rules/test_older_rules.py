"""Games that were begun by the first version of the rules go on by them; ended ones say so.

tests/rules/old holds tables as they were saved then.
"""

from pathlib import Path

import pytest

from shared_rules import GAMES
from shared_rules.dschunke.box import box_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.record import BadRecord, Record
from shared_rules.engine.table import Table

from .every import answer

OLD = Path(__file__).parent / "old"
RUNNING = sorted(file.stem for file in OLD.glob("*-running.unke"))


def saved(name: str) -> Table:
    return Table.read((OLD / f"{name}.unke").read_text())


def finished(table: Table) -> Table:
    chance = Chance(1)
    while not table.over:
        seat = chance.pick(table.game.waiting_for())
        table.act(seat, answer(table.game, seat, chance))
    return table


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_table_goes_on_from_its_snapshot_to_the_end(name):
    table = saved(name)
    assert table.record.rules == 1 < table.game.RULES
    moves = len(table.record.moves)
    finished(table)
    assert len(table.record.moves) > moves
    for seat in range(table.game.seats):
        assert table.game.view(seat)["options"] == table.record.options


@pytest.mark.parametrize("name", RUNNING)
def test_it_can_be_saved_and_read_again_in_both_ways(name):
    table = saved(name)
    again = Table.read(table.text())
    assert (again.record.rules, again.record.options) == (1, table.record.options)
    assert Table.load(table.save()).text() == again.text() == table.text()


def test_with_two_players_black_jack_goes_on_robbing_on_his_whole_way():
    assert saved("halunken-running").game.options["black_jack"] == "passes"
    assert GAMES["halunken"].new(2, {}, 1).options["black_jack"] == "lands"


def test_dschunkes_assistants_keep_the_tracks_that_the_game_was_begun_with():
    game = saved("dschunke-running").game
    now, new = box_of(game.options["box"]), box_of("reconstructed")
    assert now["lower"][:4] == ["load1", "draw", "sell", "load2"]
    assert [now["market"], now["pairs"]] == [new["market"], new["pairs"]]
    assert now["upper"] != new["upper"]


def test_a_box_of_ones_own_stays_as_it_was_typed_in():
    rules = GAMES["dschunke"]
    assert rules.carried({"box": "mine", "first": 1}, 4) == {"box": "mine", "first": 1}


def test_an_ended_game_cannot_be_replayed_by_the_new_rules_and_says_so():
    record = Record.read((OLD / "halunken-over.unke").read_text())
    with pytest.raises(BadRecord, match="played by rules 1; replaying needs rules 2"):
        record.replay()
