"""How the latest moves came about can be watched again, after a reload or an undo as well."""

import json

import pytest

from shared_rules.engine.chance import Chance
from shared_rules.engine.past import KEPT
from shared_rules.engine.record import Record
from shared_rules.engine.table import Table

from ..every import SETUPS, named
from .seated import act, klunker, seated

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=named)


@every_setup
def test_each_move_is_seen_as_it_was(setup):
    """Up to the last facts, each moment with more of them, and the end as the table then stood."""
    table, chance = seated(setup), Chance(1)
    while not table.over:
        act(table, chance)
        number = len(table.record.moves) - 1
        for eyes in (None, 0):
            found = table.moments(number, eyes)
            told = [facts for facts, _ in found]
            assert told == sorted(set(told))
            assert told[-1] == len(table.record.facts[number])
            assert found[-1][1] == [table.game.view(eyes)]


@every_setup
def test_a_reload_loses_no_story(setup):
    """The table that was stored tells the same of as many moves."""
    table, chance = seated(setup), Chance(2)
    while not table.over and len(table.record.moves) < KEPT + 25:
        act(table, chance)
    again = Table.load(json.loads(json.dumps(table.save())))
    moves = len(table.record.moves)
    assert again.past.first == table.past.first == max(0, moves - KEPT)
    for number in range(again.past.first, moves):
        assert again.moments(number, 1) == table.moments(number, 1)


def test_several_pairs_of_eyes_see_the_same_moments():
    table, chance = klunker(), Chance(4)
    while not table.over:
        act(table, chance)
        number = len(table.record.moves) - 1
        together = table.moments(number, None, 0, 2)
        for place, eyes in enumerate((None, 0, 2)):
            alone = table.moments(number, eyes)
            assert [[facts, [views[place]]] for facts, views in together] == alone


def test_only_so_many_positions_are_kept():
    table, chance = klunker(), Chance(3)
    while not table.over and len(table.record.moves) < 100:
        act(table, chance)
        assert len(table.past.games) <= KEPT + 1
    table = Table.load(json.loads(json.dumps(table.save())))
    for number in range(table.past.first, len(table.record.moves)):
        table.moments(number, None)
    assert len(table.past.games) <= KEPT + 1


def test_a_move_that_was_taken_back_is_never_told():
    table = klunker()
    first = table.game.waiting_for()[0]
    table.act(first, ["show", table.game.hands[first][0]])
    kept = table.record.moves[:]
    table.undo(first)
    table.act(first, ["show", table.game.hands[first][-1]])
    assert table.record.moves != kept
    assert table.moments(0, None)[-1][1] == [table.game.view(None)]
    reloaded = Table.load(json.loads(json.dumps(table.save())))
    assert reloaded.moments(0, None) == table.moments(0, None)


def test_a_table_that_was_stored_without_a_past_begins_one():
    table = klunker()
    act(table, Chance(1))
    saved = table.save()
    del saved["past"]
    again = Table.load(saved)
    assert again.past.first == 1
    first = again.record.moves[-1][0]
    if again.may_undo(first):
        again.undo(first)
    act(again, Chance(2))
    assert again.moments(len(again.record.moves) - 1, 0)[-1][1] == [again.game.view(0)]


def test_a_record_that_is_played_again_can_be_watched():
    table, chance = klunker(), Chance(5)
    for _ in range(20):
        act(table, chance)
    again = Table.read(table.text(), check=True)
    assert isinstance(again.record, Record)
    assert again.moments(3, 2) == table.moments(3, 2)


@every_setup
def test_how_the_latest_move_came_about_is_not_played_again(setup, monkeypatch):
    """Everybody at a table asks for it, after every move; who comes later is told the same."""
    table, chance = seated(setup), Chance(5)
    while not table.over:
        act(table, chance)
        number = len(table.record.moves) - 1
        with monkeypatch.context() as patch:
            patch.setattr(type(table.game), "play", None)
            known = table.moments(number, None, 0)
        if number % 20 == 0:
            assert Table.load(table.save()).moments(number, None, 0) == known
