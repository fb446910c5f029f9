"""From any position of a game another goes on: with other cards where one could not see them."""

import json

import pytest

from shared_rules.engine.branch import MOST, begins
from shared_rules.engine.chance import Chance
from shared_rules.engine.record import BadRecord, Record
from shared_rules.engine.table import Table

from ..every import SETUPS, named
from .seated import act, people, played, seated

FULL = {setup[0]: setup for setup in SETUPS}
"""One setup of each game, with as many people as can be."""
every_setup = pytest.mark.parametrize("setup", FULL.values(), ids=named)


def positions(table):
    games = []
    table.record.close(table.game)
    table.record.replay(lambda number, game: games.append(game))
    return games


def finish(table, seed=7):
    chance = Chance(seed)
    while not table.over:
        act(table, chance)
    return table


@every_setup
def test_what_one_could_see_stays_and_the_rest_is_dealt_anew(setup):
    """For each seat and for who only watches; the original is what it was."""
    table = played(setup, 10_000)
    games, text = positions(table), table.text()
    number = table.opened(len(games) // 2)
    for knower in (None, *range(setup[1])):
        other = table.branch(games, number, people(setup[1]), knower, "5f")
        assert other.game.view(knower) == games[number].view(knower)
        assert other.log() == table.log()[:number]
        finish(other)
    assert table.text() == text


@every_setup
def test_as_it_lay_the_same_moves_lead_to_the_same_end(setup):
    table = played(setup, 10_000)
    games = positions(table)
    number = table.opened(len(games) // 3)
    other = table.branch(games, number, people(setup[1]), None, "")
    assert other.game.state() == games[number].state()
    for seat, move in table.record.moves[number:]:
        other.act(seat, move)
    assert other.game.state() == table.game.state()


@every_setup
def test_its_record_says_where_it_branched_and_leads_there_again(setup):
    """Also as JSON on the shelf, in the middle, and for a branch of a branch at the same place."""
    table = played(setup, 10_000)
    number = table.opened(len(table.record.moves) // 2)
    for knower, anew in ((0, "1"), (1, "2"), (None, "3"), (None, "")):
        table = table.branch(positions(table), number, people(setup[1]), knower, anew)
        assert begins(table.record.seed) == number
        for _ in range(3):
            act(table, Chance(3))
        text = table.text()
        assert Table.read(text, check=True).text() == Table.read(text).text() == text
        shelved = Table.load(json.loads(json.dumps(table.save())))
        assert shelved.text() == text
        without_past = {key: kept for key, kept in table.save().items() if key != "past"}
        again = Table.load(without_past)
        again.remember()
        for move in range(number, len(table.record.moves)):
            assert again.moments(move, 1) == table.moments(move, 1)
        finish(table)
        assert Record.read(table.text()).replay().state() == table.game.state()


def test_nothing_before_the_branch_can_be_taken_back():
    table = finish(seated(("klunker", 3, {"first": 0})))
    games = positions(table)
    for number in range(1, len(games) - 1):
        other = table.branch(games, number, people(3), 0, "5f")
        assert not any(other.may_undo(seat) for seat in range(3))
        before = len(other.record.moves)
        seat = act(other, Chance(1))
        again = Table.read(other.text(), check=True)
        assert (again.final, again.may_undo(seat)) == (other.final, other.may_undo(seat))
        assert again.final >= before


def test_in_the_middle_of_a_sealed_question_one_goes_back_to_its_beginning():
    """What others have laid there is not known, and all answer anew."""
    table = finish(seated(("klunker", 3, {"first": 0})))
    games = positions(table)
    asked = [number for number, game in enumerate(games) if len(game.waiting_for()) == 3]
    laid = [number for number in range(len(games)) if len(games[number].waiting_for()) == 2]
    sealed = [n for n in laid if not table.record.facts[n - 1]]
    for number in sealed:
        other = table.branch(games, number, people(3), 0, "5f")
        assert len(other.record.moves) in asked and len(other.game.waiting_for()) == 3


@pytest.mark.parametrize(
    "seed",
    [
        "2a~",
        "2a~x",
        "2a~1.0",
        "2a~1.3.5f",
        "2a~1.0.5g",
        "2a~4~3",
        "2a~1.0.",
        "~3",
        "2a" + "~1" * 41,
    ],
)
def test_a_branch_that_is_none_is_refused(seed):
    text = finish(seated(("klunker", 3, {"first": 0}))).text()
    with pytest.raises(BadRecord, match="line 1: (a branch|what is dealt|a seed|a game branches)"):
        Record.read(text.replace(" seed 5eed ", f" seed {seed} "))
    assert MOST == 40


def test_a_branch_behind_the_last_move_leads_nowhere():
    text = finish(seated(("klunker", 3, {"first": 0}))).text()
    with pytest.raises(BadRecord):
        Table.read(text.replace(" seed 5eed ", " seed 5eed~9999 "), check=True)
