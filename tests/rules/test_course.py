"""Course: every game that goes in rounds says where it stands, at every question and moment."""

import json

import pytest

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.plain import digest
from shared_rules.engine.record import Record
from shared_rules.engine.table import Table
from shared_rules.extras import extra
from tests.client.laid import people

from .every import SETUPS, answer, begin, named, walk

IN_ROUNDS = [setup for setup in SETUPS if extra(setup[0], "course")]
every_setup = pytest.mark.parametrize("setup", IN_ROUNDS, ids=named)


def where(view):
    return extra(view["game"], "course").course(view)


def at(view):
    found = where(view)
    return found["game"], found["round"], found["step"]


def positions(setup, seed=4):
    """The views of a spectator from the first question on, moment by moment, without the end."""
    game = begin(setup, seed)
    yield game.view(None)
    for before, seat, move, after in walk(game, Chance(seed)):
        found = []
        before.play(seat, move, lambda now, found=found: found.append(now.view(None)))
        yield from found
        if after.waiting_for():
            yield after.view(None)


@every_setup
def test_it_never_goes_back(setup):
    found = [at(view) for view in positions(setup)]
    assert found == sorted(found)


@every_setup
def test_every_round_comes_with_every_step_that_there_is(setup):
    found = [where(view) for view in positions(setup)]
    steps = found[0]["steps"]
    for game in range(1, found[-1]["games"] + 1):
        numbers = sorted({one["round"] for one in found if one["game"] == game and one["step"]})
        assert numbers == list(range(1, len(numbers) + 1))
        assert found[-1]["rounds"] in (0, len(numbers))
        seen = {(one["round"], one["step"]) for one in found if one["game"] == game}
        if setup[0] != "dschunke":  # there the last phases of a round are one moment
            wanted = {(number, step) for number in numbers for step in range(1, steps + 1)}
            assert wanted - seen == set()


@every_setup
def test_everybody_reads_the_same(setup):
    for game, _, _, _ in walk(begin(setup, 4), Chance(4)):
        found = where(game.view(None))
        assert {key: type(found[key]) for key in found} == {
            "game": int, "games": int, "round": int, "rounds": int,
            "step": int, "steps": int, "name": str,
        }  # fmt: skip
        for seat in range(game.seats):
            assert where(game.view(seat)) == found


@every_setup
def test_after_the_end_it_says_so(setup):
    *_, (_, _, _, after) = walk(begin(setup, 4), Chance(4))
    assert where(after.view(None))["name"] == "over"


@every_setup
def test_the_facts_alone_tell_the_round(setup):
    """Whoever has only the log finds the same rounds as who has the views."""
    after = extra(setup[0], "course").after
    number = 0
    for _, _, _, game in walk(begin(setup, 4), Chance(4)):
        for fact in game.facts:
            number = after(number, fact)
        if game.waiting_for() and game.facts:
            assert number == where(game.view(None))["round"]


def test_a_question_in_between_belongs_to_its_step():
    names = set()
    for setup in IN_ROUNDS:
        for view in positions(setup):
            names.add((view["agenda"][-1]["phase"], where(view)["name"]))
    assert {("rob", "captains"), ("toll", "black_jack"), ("rum", "captains"),
            ("keep", "market"), ("keep", "sale"), ("where", "actions"),
            ("sales", "purchases"), ("place", "setup"), ("captains", "setup")} <= names  # fmt: skip
    assert ("rob", "black_jack") not in names


def test_dschunkes_merchants_move_on_in_a_phase_of_their_own():
    setup = next(setup for setup in IN_ROUNDS if setup[0] == "dschunke")
    found = {(one["round"], one["name"]) for one in map(where, positions(setup))}
    assert {(number, "merchants") for number in range(1, 10)} <= found


def uncounted(state):
    """The state as an app has left it that did not count Klunker's rounds."""
    state = json.loads(json.dumps(state))
    for frame in state["agenda"]:
        frame.pop("round", None)
    return state


def test_a_table_begun_before_klunkers_rounds_were_counted_only_knows_the_step():
    game = GAMES["klunker"].new(3, {}, 1)
    del game.now["round"]
    for game, _, _, _ in walk(game, Chance(1)):
        found = where(game.view(None))
        assert found["round"] == 0 < found["step"]


@pytest.mark.parametrize("moves", [0, 2, 7, 20])
def test_such_a_table_still_comes_from_elsewhere_and_is_played_again(moves):
    table = Table.new("klunker", people(*["person"] * 3), {"first": 0}, "5")
    chance = Chance(5)
    while len(table.record.moves) < moves:
        seat = table.game.waiting_for()[0]
        table.act(seat, answer(table.game, seat, chance))
    record = Record.read(table.text())
    record.state, record.final_state = uncounted(record.state), uncounted(record.final_state)
    record.digest = digest(record.state)
    again = Table.read(record.text(), check=True)
    assert again.game.state() == record.state
    stored = Table.read(record.text())
    stored.remember()
    assert stored.past.first == 0
    table.remember()
    assert where(table.game.view(None))["round"] > 0 == where(again.game.view(None))["round"]


def test_a_finished_table_that_is_remembered_has_counted_its_rounds():
    table = Table.new("klunker", people(*["person"] * 3), {"first": 0}, "5")
    chance = Chance(5)
    while not table.over:
        seat = table.game.waiting_for()[0]
        table.act(seat, answer(table.game, seat, chance))
    table.past.games = {}
    table.remember()
    assert where(table.moments(0, None)[0][1][0])["round"] == 1
