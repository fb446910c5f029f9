"""A head start: an option that a game need not have, told by the record and the score sheet."""

import pytest

from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.options import BadOption, chosen, handicap_word, with_one_more
from shared_rules.engine.plain import digest
from shared_rules.engine.record import BadRecord, Record
from shared_rules.extras import extra

from .every import ended, recorded

every_game = pytest.mark.parametrize("key", [key for key in GAMES if GAMES[key].HANDICAPS])


def given(key: str) -> tuple[int, dict, int]:
    """A table with three seats of which the second has been given what comes third in the list."""
    amount = GAMES[key].HANDICAPS[2]
    return 3, {"handicap": f"0-{amount}-0"}, amount


@every_game
def test_nobody_has_one_unless_it_is_agreed_on_and_then_nothing_says_so(key):
    plain = chosen(GAMES[key], 3, {})
    assert "handicap" not in plain
    assert chosen(GAMES[key], 3, {"handicap": "none"}) == plain
    assert digest(GAMES[key].new(3, {}, 7).state()) == digest(
        GAMES[key].new(3, {"handicap": "none"}, 7).state()
    )


@every_game
@pytest.mark.parametrize(
    "word", ["", 0, None, "0-0-0", "1-1", "0-0-99", "0-0-0-0", "0--0", "0-+1-0", "x", [0, 1, 0]]
)
def test_what_gives_nobody_anything_or_too_much_is_refused(key, word):
    with pytest.raises(BadOption):
        chosen(GAMES[key], 3, {"handicap": word})


@every_game
def test_it_counts_once_and_has_a_line_of_its_own(key):
    seats, options, amount = given(key)
    with_it = ended(GAMES[key].new(seats, options, 11), Chance(4))
    outcome = with_it.outcome()
    assert [line for line in outcome["sheet"][1] if line[0] == "handicap"] == [["handicap", amount]]
    for seat in range(seats):
        sheet = outcome["sheet"][seat]
        assert sum(line[1] for line in sheet) == outcome["scores"][seat]
        if seat != 1:
            assert "handicap" not in [line[0] for line in sheet]


@every_game
def test_the_record_tells_it_and_is_played_again(key):
    seats, options, _ = given(key)
    table = recorded(key, seats, options, 3)
    text = table.text()
    assert f"handicap={options['handicap']}" in text.splitlines()[0]
    again = Record.read(text)
    assert again.replay().scores() == table.game.scores()
    with pytest.raises(BadRecord):
        Record.read(text.replace(options["handicap"], "0-99-0", 1))


@every_game
def test_everybody_sees_it(key):
    seats, options, _ = given(key)
    game = GAMES[key].new(seats, options, 5)
    for seat in (None, 0, 1, 2):
        assert game.view(seat)["options"]["handicap"] == options["handicap"]
        world = game.__class__.imagine(game.view(seat), Chance(1))
        assert world.scores()[1] - world.handicap(1) >= 0


def test_klunker_gives_banknotes_that_can_be_spent():
    game = GAMES["klunker"].new(3, {"handicap": "0-3-0"}, 1)
    assert game.notes == [1, 4, 1]


@pytest.mark.parametrize("key", ["halunken", "dschunke"])
def test_the_others_give_points_at_the_end_and_change_nothing_before(key):
    seats, options, amount = given(key)
    plain = ended(GAMES[key].new(seats, {}, 9), Chance(2))
    helped = ended(GAMES[key].new(seats, options, 9), Chance(2))
    before, after = plain.scores(), helped.scores()
    assert after == [before[0], before[1] + amount, before[2]]
    if key == "dschunke":
        assert helped.money == plain.money


def test_in_a_match_it_counts_once():
    options = {"match": 3, "mode": "introductory"}
    plain = ended(GAMES["halunken"].new(3, options, 9), Chance(2))
    helped = ended(GAMES["halunken"].new(3, {**options, "handicap": "0-0-30"}, 9), Chance(2))
    assert helped.scores()[2] - plain.scores()[2] == 30


def test_whoever_joins_has_none():
    assert with_one_more({"handicap": "0-3-0"}) == {"handicap": "0-3-0-0"}
    assert with_one_more({"first": "lot"}) == {"first": "lot"}


def test_a_word_for_the_amounts():
    assert handicap_word([0, 3, 0]) == "0-3-0"
    assert handicap_word([0, 0]) == "none"


@every_game
def test_the_chronicle_reads_a_game_with_a_head_start(key):
    seats, options, _ = given(key)
    table = recorded(key, seats, options, 6)
    about = extra(key, "deeds")
    assert len(about.sources(table.log(), table.game.outcome())) == seats
