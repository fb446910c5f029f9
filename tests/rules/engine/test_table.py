"""A table: its record can be read again, and moves come back until they are final."""

import json

import pytest

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove
from shared_rules.engine.players import clean
from shared_rules.engine.record import BadRecord, Record
from shared_rules.engine.table import Table

from ..every import SETUPS, answer, named
from .seated import act, klunker, people, played, seated

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=named)


@every_setup
def test_a_table_is_read_again_from_its_text_in_the_middle_and_at_the_end(setup):
    for moves in (0, 1, 17, 10000):
        table = played(setup, moves)
        for check in (False, True):
            again = Table.read(table.text(), check)
            assert again.text() == table.text()
            assert again.game.state() == table.game.state()
            assert again.log() == table.log()
            assert again.players == table.players


@every_setup
def test_a_table_goes_on_from_what_its_host_has_stored(setup):
    for moves in (0, 1, 17, 10000):
        table = played(setup, moves)
        again = Table.load(json.loads(json.dumps(table.save())))
        assert again.save() == table.save()
        assert again.text() == table.text()
        for seat in range(len(table.players)):
            assert again.may_undo(seat) == table.may_undo(seat)


@every_setup
def test_undo_leads_back_to_the_very_same_game(setup):
    table, chance = seated(setup), Chance(4)
    undone = 0
    for _ in range(120):
        if table.over:
            break
        before, text = table.game.state(), table.text()
        final = table.final
        seat = act(table, chance)
        if table.may_undo(seat) and table.final == final:
            table.undo(seat)
            assert table.game.state() == before
            assert table.text() == text
            undone += 1
            act(table, chance)
    assert undone > 3


def test_a_jewel_in_the_wrong_window_comes_back_until_the_next_player_acts():
    table = klunker()
    hand = table.game.hands[0][:]
    table.act(0, ["show", hand[0]])
    assert table.may_undo(0)
    table.undo(0)
    assert table.game.hands[0] == hand
    table.act(0, ["show", hand[1]])
    table.act(1, ["show", table.game.hands[1][0]])
    assert not table.may_undo(0)
    with pytest.raises(IllegalMove, match="nothing can be taken back"):
        table.undo(0)


def with_two_sealed_cards():
    """Captains 0 and 1 have laid a card face down, and why is known; captain 2 has not."""
    table, chance = seated(("halunken", 3, {})), Chance(1)
    while not table.is_sealed(table.game):
        act(table, chance)
    first = len(table.record.moves)
    for seat in (0, 1):
        table.act(seat, answer(table.game, seat, chance))
        table.reasons.append([first + seat, seat, ["highest"]])
        table.stood_in.append(first + seat)
    return table, first


def test_what_is_known_of_a_move_follows_it_when_one_before_it_is_taken_back():
    table, first = with_two_sealed_cards()
    before = table.record.moves[first + 1]
    assert table.undo(0) == first
    assert table.record.moves[first:] == [before]
    assert table.reasons == [[first, 1, ["highest"]]]
    assert table.stood_in == [first]


def test_what_is_known_of_a_move_goes_with_it():
    table, first = with_two_sealed_cards()
    assert table.undo(1) == first + 1
    assert table.reasons == [[first, 0, ["highest"]]]
    assert table.stood_in == [first]


def test_why_a_card_was_laid_is_told_when_all_are_opened():
    table, first = with_two_sealed_cards()
    assert table.told_reasons() == table.told_reasons(first) == []
    table.act(2, answer(table.game, 2, Chance(1)))
    assert table.told_reasons(first + 1) == table.reasons != []
    assert table.told_reasons(len(table.record.moves)) == []


def test_what_was_dealt_stays_dealt():
    table, chance = klunker(), Chance(1)
    while not any(fact[0] == "dealt" for fact in table.log()[-1][1]) if table.log() else True:
        seat = act(table, chance)
    assert table.final == len(table.record.moves)
    assert not table.may_undo(seat)


def test_an_illegal_move_changes_nothing():
    table = klunker()
    text = table.text()
    with pytest.raises(IllegalMove):
        table.act(0, ["leave"])
    assert table.text() == text


def test_undo_survives_being_saved():
    table = klunker()
    table.act(0, ["show", table.game.hands[0][0]])
    again = Table.read(table.text())
    again.undo(0)
    assert again.game.state() == klunker().game.state()


def test_names_stay_on_one_line():
    assert clean("  Anna\nMaria\t \x00 the first of her name, long live ") == (
        "AnnaMaria the first of h"
    )
    table = Table.new("klunker", [*people(2), {"name": "# 1\n@ {}", "kind": "bot:solid",
                      "colour": "blue"}], {}, "1")  # fmt: skip
    assert Table.read(table.text()).players[2]["name"] == "# 1@ {}"


# Bad records


def text(moves=17):
    return played(("klunker", 3, {}), moves).text()


def refused(broken, message, check=True):
    with pytest.raises(BadRecord, match=message):
        Table.read(broken, check)


def test_a_record_that_is_cut_off_is_refused():
    lines = text().splitlines()
    refused("\n".join(lines[:-1]), "cut off: its last line, the digest, is missing")
    refused("\n".join(lines[:-2] + lines[-1:]), "cut off: it holds neither a state nor scores")
    whole = text(10000)
    for cut in range(0, len(whole) - 17, 97):
        with pytest.raises(BadRecord):
            Table.read(whole[:cut], True)


def test_an_edited_move_is_refused():
    lines = text().splitlines()
    move = next(n for n, line in enumerate(lines) if line.startswith("0 show"))
    lines[move] = "0 show crown"
    refused("\n".join(lines), r'move \d \(seat 0\): show does not take "crown"')
    lines[move] = "0 leave"
    refused("\n".join(lines), r'move \d \(seat 0\): "leave" cannot be done now: show')


def test_edited_facts_scores_digests_and_states_are_refused():
    whole = text(10000)
    refused(whole.replace("> ended", "> dealt 3"), "its facts are not what the rules give")
    scores = next(line for line in whole.splitlines() if line.startswith("="))
    refused(whole.replace(scores, "= 99 1 1"), "the end differs")
    refused(whole[:-17] + "0" * 16 + "\n", "another state than the digest says")
    running = text()
    refused(running.replace('"notes":[1', '"notes":[9'), "the digest", check=False)


def test_a_state_at_the_line_that_leads_elsewhere_is_refused():
    table = klunker()
    table.act(0, ["show", table.game.hands[0][0]])
    broken = table.text().replace('"notes":[1', '"notes":[9', 1)
    refused(broken, "the state to which moves are taken back does not lead")


def test_a_record_of_a_later_version_is_refused():
    refused(text().replace("rules 2", "rules 99"), "line 1: rules 99 are of a later version")


def test_a_running_table_goes_on_when_the_rules_were_mended(monkeypatch):
    old = text()
    monkeypatch.setattr(GAMES["klunker"], "RULES", 3)
    table = Table.read(old)
    act(table, Chance(1))
    refused(old, "played by rules 2; replaying needs rules 3")


def test_a_record_of_ten_megabytes_is_refused_at_once():
    refused(text() + "x" * 10_000_000, "at most 2000000 letters")


@pytest.mark.parametrize(
    "line, message",
    [
        ("", "line 1: a record begins with"),
        ("unke", "line 1: a record begins with"),
        ("unke klunker", "line 1: it names the game"),
        ("unke chess rules 1 seats 3 seed 1", 'there is no game "chess"'),
        ("unke klunker rules one seats 3 seed 1", 'line 1: "one" is not a number'),
        ("unke klunker rules 1 seats 9 seed 1", "klunker is not for 9 players"),
        ("unke klunker rules 1 seats 3 seed xyz", "a seed has 1 to 32 hexadecimal digits"),
        ("unke klunker rules 1 seats 3 seed " + "1" * 33, "a seed has 1 to 32"),
        ("unke klunker rules 1 seats 3 seed 1 first", "an option is key=value"),
        ("unke klunker rules 1 seats 3 seed 1 first=9", "first cannot be 9"),
        ("unke klunker rules 1 seats 3 seed 1 luck=2", 'no option "luck"'),
    ],
)
def test_a_bad_first_line_is_named(line, message):
    rest = text().split("\n", 1)[1]
    refused(line + "\n" + rest, message)


@pytest.mark.parametrize(
    "line, message",
    [
        ("9 leave", "there is no seat 9"),
        ("anna leave", '"anna" is not a number'),
        ("0", "a line ends after its first word"),
        ("@ {broken", "line 5: "),
        ("@ [1]", "a state is a JSON object"),
        ("@ {}", "the state lacks seats"),
        ("= one", '"one" is not a number'),
        ("# 12", "the digest has 16 digits"),
        ("seat cat red Tom", 'not "cat"'),
        ("> sold", "a fact before the first move"),
    ],
)
def test_a_bad_line_is_named(line, message):
    lines = text(0).splitlines()
    lines[4] = line
    refused("\n".join(lines[:5]) + "\n# " + "0" * 16, message, check=False)


def test_a_text_that_is_no_text_is_refused():
    refused(None, "a record is a text")
    with pytest.raises(BadRecord):
        Record.read(b"unke")
