"""Records that somebody has edited with care: the digest fits, and still they do not get in."""

import json

import pytest

from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove
from shared_rules.engine.plain import digest, written
from shared_rules.engine.record import BadRecord
from shared_rules.engine.table import Table

from ..every import SETUPS, answer, named

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=named)
COLOURS = ["red", "blue", "green", "yellow", "purple"]


def played(setup, moves, seed="5eed"):
    key, seats, options = setup
    people = [{"name": f"Ann {n}", "kind": "person", "colour": COLOURS[n]} for n in range(seats)]
    table, chance = Table.new(key, people, options, seed), Chance(seed)
    while not table.over and moves:
        seat = chance.pick(table.game.waiting_for())
        table.act(seat, answer(table.game, seat, chance))
        moves -= 1
    return table


def waiting_line():
    """A table at which a move was made that can still be taken back."""
    moves = 1
    while True:
        table = played(("klunker", 3, {}), moves)
        if 5 < table.final < len(table.record.moves):
            return table
        moves += 1


def edited(text, mark, line):
    """A text whose line that begins with a mark is another one."""
    return "\n".join(line if old.startswith(mark) else old for old in text.split("\n"))


def forged(table, state):
    """The table's text with another state, whose digest is right."""
    text = edited(table.text(), "@", "@ " + written(state))
    text = edited(text, "^", f"^ {len(table.record.moves)} " + written(state))
    return edited(text, "#", "# " + digest(state))


def refused(text, message, check=False):
    with pytest.raises(BadRecord, match=message):
        Table.read(text, check)


both_ways = pytest.mark.parametrize("check", [False, True], ids=["unchecked", "checked"])


@both_ways
@pytest.mark.parametrize("number", [-1, 99, 10**8])
def test_moves_come_back_up_to_a_move_that_there_is(number, check):
    table = waiting_line()
    line = f"^ {number} " + written(table.final_game.state())
    refused(edited(table.text(), "^", line), f"cannot be taken back up to move {number}", check)


@both_ways
@pytest.mark.parametrize(
    "line", ["^", "^ 0", "^ 0 {}", "^ 0 []", "^ x {}", '^ 0 {"seats":3}', "^ 6 7", "^ 6 {"]
)
def test_a_line_that_is_none_is_refused(line, check):
    refused(edited(waiting_line().text(), "^", line), ".", check)


def test_nobody_takes_back_what_stands_for_good():
    table = waiting_line()
    begun = written(table.record.begin().state())
    refused(edited(table.text(), "^", "^ 0 " + begun), "cannot be taken back up to move 0", True)
    begun = begun.replace('"notes":[1,', '"notes":[2,')
    refused(edited(table.text(), "^", "^ 0 " + begun), "does not lead here")


@every_setup
def test_the_line_of_every_honest_table_is_believed(setup):
    table, chance = played(setup, 0), Chance(3)
    for _ in range(60):
        if table.over:
            break
        seat = chance.pick(table.game.waiting_for())
        table.act(seat, answer(table.game, seat, chance))
        if table.may_undo(seat) and chance.below(2):
            table.undo(seat)
        if chance.below(4) == 0:
            again = Table.read(table.text(), True)
            assert (again.final, again.final_game.state()) == (
                table.final,
                table.final_game.state(),
            )


def test_undo_that_fails_takes_nothing_back():
    table = waiting_line()
    seat = table.record.moves[-1][0]
    table.record.moves.insert(table.final, [seat, ["fly"]])
    table.record.facts.insert(table.final, [])
    text = table.text()
    with pytest.raises(IllegalMove):
        table.undo(seat)
    assert table.text() == text


@pytest.mark.parametrize(
    "field, value, message",
    [
        ("seats", 4, "not for so many players as the first line"),
        ("seats", True, "not for so many players"),
        ("options", {"first": 2}, "other options than the first line"),
        ("options", {"first": "lot", "luck": 1}, "other options than the first line"),
        ("chance", [1, 2, 3], "chance is none"),
        ("chance", [1, 2, 3, -4], "chance is none"),
        ("agenda", [{"phase": "fly", "seats": [0]}], "asks what nobody can answer"),
        ("agenda", [{"phase": "windows", "seats": [3]}], "asks what nobody can answer"),
        ("agenda", [{"phase": "windows"}], "asks what nobody can answer"),
        ("agenda", [], "asks nobody"),
        ("final", 1, "a field of another kind"),
        ("facts", ["moved"], "a field of another kind"),
        ("hands", [["moon"]] * 3, "stumble"),
        ("hands", [[], []], "stumble"),
        ("hands", ["tiara"] * 3, "hands is of another kind"),
        ("notes", [1, 1, "one"], "notes is of another kind"),
        ("notes", [1, 1, 10**9], "holds what no game does"),
        ("deck", ["tiara", ["crown"]], "holds what no game does"),
        ("windows", {"0": []}, "windows is of another kind"),
    ],
)
def test_a_state_that_cannot_be_is_refused(field, value, message):
    table = played(("klunker", 3, {"first": "lot"}), 5)
    state = {**table.game.state(), field: value}
    refused(forged(table, state), message)


def test_a_game_that_is_over_has_no_state_and_a_running_one_no_scores():
    text = played(("klunker", 3, {}), 5).text()
    refused(text.replace("\n#", "\n= 1 2 3\n#"), "is over, and has no state to go on from")


STRANGE = [None, True, -1, 7, 10**20, "x", "tiara", [], {}, [[]], [None], [["x", []]], {"x": 1}]


def spoilt(state, chance):
    """A state with something strange anywhere in it."""
    state = json.loads(json.dumps(state))
    place = state
    while True:
        key = chance.pick(sorted(place) if type(place) is dict else list(range(len(place))))
        if type(place[key]) not in (list, dict) or not place[key] or not chance.below(4):
            place[key] = chance.pick(STRANGE)
            return state
        place = place[key]


@pytest.mark.parametrize("setup", [*SETUPS[:2], *SETUPS[3::7]], ids=named)
def test_what_is_strange_is_refused_or_does_no_harm(setup):
    chance = Chance(8)
    refusals = 0
    for moves in (0, 9, 30):
        table = played(setup, moves)
        for _ in range(25):
            text = forged(table, spoilt(table.game.state(), chance))
            try:
                again = Table.read(text)
            except BadRecord as refusal:
                assert len(str(refusal)) < 200
                refusals += 1
                continue
            for seat in [None, *range(setup[1])]:
                again.game.view(seat)
            assert Table.load(json.loads(json.dumps(again.save()))).text() == again.text()
    assert refusals > 30
