"""What was decided without being asked says why; what was told before that stands as it was."""

import pytest

from shared_rules.engine.because import bare, says_why
from shared_rules.engine.chance import Chance
from shared_rules.engine.record import BadRecord, Record
from shared_rules.engine.table import Table
from shared_rules.engine.words import told, words_of

from .acting import play
from .dschunke.own_box import OWN_BOX
from .every import SETUPS, begin, named, recorded, walk
from .halunken.table import halunken
from .klunker.table import klunker

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=named)
DECIDED = {
    "klunker": {"left"},
    "halunken": {"passed", "robbed", "given", "enlisted"},
}
"""Facts that tell what a seat did; the first of a move tells what the mover was asked for."""


@every_setup
def test_who_was_asked_needs_no_reason_and_all_others_have_one(setup):
    for game, seat, move, after in walk(begin(setup, 7), Chance(7)):
        is_sealed = game.PHASES[game.now["phase"]].sealed
        for number, fact in enumerate(after.facts):
            if number == 0 and not is_sealed and move != ["skip"]:
                assert not says_why(fact), fact
            elif fact[0] in DECIDED.get(setup[0], ()):
                assert says_why(fact), fact


def sentence(game, name):
    fact = next(fact for fact in game.facts if fact[0] == name)
    return told(words_of(game.key, "en"), fact, NAMES)


def test_who_cannot_outbid_passes_because_of_that():
    game = halunken(crews=["green-13", "red-6", "red-7"], black_jack=12, phase="auction")
    game = play(game, "0 bid green-13")
    assert sentence(game, "passed") == "Bo passes: nobody in the crew beats 13."


def test_who_has_no_crew_passes_because_of_that():
    game = halunken(crews=["red-4 red-5", "", "red-7"], black_jack=12, phase="auction")
    game = play(game, "0 decline")
    assert sentence(game, "passed") == "Ada passes."
    assert told(words_of("halunken", "en"), game.facts[1], NAMES) == (
        "Bo passes: there is nobody in the crew."
    )


def test_who_has_no_card_left_passes_because_of_that():
    game = klunker("safes", hands={0: "shoe", 1: "", 2: "tiara"})
    game = play(game, "0 store shoe")
    assert (
        sentence(game, "left") == "Bo passes and takes purchase card 1, with no cards left in hand."
    )


def older(key, seats, options, seed):
    """The record of a game as it was told when facts did not yet say why."""
    table = recorded(key, seats, options, seed)
    assert any(says_why(fact) for facts in table.record.facts for fact in facts)
    table.record.facts = [[bare(fact) for fact in facts] for facts in table.record.facts]
    table.game.facts = table.record.facts[-1]
    return table


@pytest.mark.parametrize(
    "key, seats, options",
    [("klunker", 3, {}), ("halunken", 2, {}), ("dschunke", 4, {"box": OWN_BOX})],
)
def test_a_record_of_before_is_replayed_and_stays_as_it_was_byte_for_byte(key, seats, options):
    for seed in range(1, 40):
        try:
            table = older(key, seats, options, seed)
        except AssertionError:
            continue  # nothing was decided unasked
        text = table.text()
        record = Record.read(text)
        record.replay()
        assert record.text() == Table.read(text, check=True).text() == text
        return
    raise AssertionError("everybody was asked everything")


def test_another_reason_than_the_rules_give_is_none():
    text = recorded("halunken", 3, {}, 1).text()
    assert "because-beaten-" in text
    with pytest.raises(BadRecord, match="its facts are not what the rules give"):
        Record.read(text.replace("because-beaten-", "because-beaten-9")).replay()
