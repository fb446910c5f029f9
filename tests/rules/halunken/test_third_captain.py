"""With two players Black Jack moves like a third captain, one test a sentence (17 to 19)."""

import pytest

from shared_rules.engine.chance import Chance

from ..acting import facts, play, verbs
from .table import choices, duel, lair, lay, moves, where

# Black Jack's move (ruling 17)


def test_black_jack_takes_no_card_from_taverns():
    game = lay(duel(taverns={13: "red-4"}), 1, 2, send=3)
    assert lair(game) == 13
    assert game.tops[12] == "red-4"


BOTH = pytest.mark.parametrize("robs", ["lands", "passes"])


def prowling(sent, captains, crews, black_jack=1, control=0, **position):
    """Black Jack moves first and lowest; the captains stand where they find nothing."""
    position.setdefault("taverns", dict.fromkeys(captains, ""))
    game = duel(captains, crews, black_jack, control, **position)
    return lay(game, 7, 7, send=sent)


@BOTH
def test_controlled_he_may_rob_the_opponents_captain_on_whose_space_his_own_number_takes_him(robs):
    game = prowling(3, [9, 4], ["green-2", "red-4 red-5"], robs=robs)
    assert game.waiting_for() == [0]
    assert verbs(game, 0) == ["rob", "forgo"]
    game = play(game, "0 rob red-4")
    assert game.crews == [["red-4", "green-2"], ["red-5"]]
    assert lair(game) == 5


@BOTH
def test_taking_nothing_is_an_answer_because_fewer_scoundrels_protect(robs):
    game = prowling(3, [9, 4], ["", "red-4"], robs=robs)
    assert verbs(game, 0) == ["rob", "forgo"]
    game = play(game, "0 forgo")
    assert game.facts[0] == ["forwent", "seat-0"]
    assert game.crews == [[], ["red-4"]]


@BOTH
def test_unless_the_opponent_has_fewer_scoundrels(robs):
    game = prowling(3, [9, 4], ["green-2 green-3", "red-4"], robs=robs)
    assert facts(game, "robbed") == []
    assert ["spared", "seat-1", "seat-0"] in game.facts
    assert lair(game) == 5


def test_whom_he_passes_he_robs_with_the_option_passes_alone():
    game = prowling(3, [9, 2], ["green-2", "red-4 red-5"], robs="passes")
    assert verbs(game, 0) == ["rob", "forgo"]
    game = prowling(3, [9, 2], ["green-2", "red-4 red-5"], robs="lands")
    assert facts(game, "robbed", "spared") == []
    assert lair(game) == 4


def test_where_he_goes_on_to_the_next_free_space_he_robs_nobody_more_by_landing():
    game = prowling(3, [4, 5], ["", "red-4"], robs="lands")
    assert facts(game, "robbed", "spared", "forwent") == []
    assert lair(game) == 6


def test_on_the_space_of_the_controllers_own_captain_he_goes_on_too():
    game = prowling(3, [4, 9], ["green-2", "red-4"])
    assert lair(game) == 5
    assert facts(game, "robbed", "given") == []


def test_cancelled_he_stays_and_robs_nobody():
    game = lay(duel([8, 2], ["", "red-4"], 1), 6, 3, send=3)
    assert lair(game) == 1
    assert facts(game, "robbed", "prowled") == []


def test_a_captain_who_moved_before_him_is_met_where_he_then_stands():
    game = lay(duel([1, 9], ["", "red-4 red-5"], 8), 7, 2, send=3)
    assert [fact[0] for fact in moves(game)] == ["sailed", "prowled"]
    assert ["prowled", "tavern-8", "tavern-12"] in game.facts
    assert game.now["victim"] == "seat-1"


# Captains on his space (ruling 18)


def finding(seat, crews, harbour="purple-3 purple-4", control=0, top="yellow-1", deck=None):
    """A captain moves by 1 to tavern 4, where Black Jack stands; the others go on from there."""
    captains = [9, 3] if seat else [3, 9]
    game = duel(captains, crews, 4, control, harbour=harbour, taverns={4: top}, deck=deck)
    return lay(game, *([6, 1] if seat else [1, 6]), send=5 if control is not None else None)


def test_the_opponent_takes_the_taverns_card_then_one_from_the_harbour():
    game = finding(1, ["red-4", "green-2 green-3"])
    assert game.crews[1] == ["green-2", "green-3", "yellow-1"]
    assert game.waiting_for() == [1]
    assert verbs(game, 1) == ["take", "forgo"]
    game = play(game, "1 take purple-4")
    assert game.crews[1] == ["purple-4", "green-2", "green-3", "yellow-1"]


def test_or_from_black_jacks_controller_under_the_count_of_captains_who_meet():
    game = finding(1, ["red-4 red-5 red-6", "green-2 green-3"])
    assert verbs(game, 1) == ["take", "rob", "forgo"]
    assert choices(game, 1) == ["purple-3", "purple-4", "red-4", "red-5", "red-6"]
    game = play(game, "1 rob red-5")
    assert game.facts == [["robbed", "seat-1", "seat-0", "red-5"]]
    assert game.harbour == ["purple-3", "purple-4"]


def test_taking_nothing_is_the_third_answer():
    game = play(finding(1, ["red-4 red-5 red-6", "green-2 green-3"]), "1 forgo")
    assert game.facts == [["forwent", "seat-1"]]
    assert verbs(game, 1) == ["push"]
    assert len(game.crews[1]) == 3 and game.harbour == ["purple-3", "purple-4"]


def test_the_count_is_made_after_taking_the_taverns_card():
    assert verbs(finding(1, ["red-4 red-5", "green-2"]), 1) == ["take", "rob", "forgo"]
    assert verbs(finding(1, ["red-4 red-5", "green-2 green-3"]), 1) == ["take", "forgo"]


def test_if_only_the_controller_can_give_it_is_from_the_controller():
    game = finding(1, ["red-4 red-5", "green-2"], harbour="")
    assert verbs(game, 1) == ["rob", "forgo"]
    only = finding(1, ["red-4", ""], harbour="", top="")
    assert verbs(only, 1) == ["rob", "forgo"]


def test_if_only_the_harbour_can_give_it_is_from_the_harbour():
    game = finding(1, ["", "green-2"], harbour="purple-3")
    assert verbs(game, 1) == ["take", "forgo"]
    assert choices(game, 1) == ["purple-3"]


def test_if_none_of_them_can_give_there_is_nothing():
    game = finding(1, ["", "green-2"], harbour="")
    assert facts(game, "enlisted", "robbed") == []
    assert verbs(game, 1) == ["push"]


def test_the_controllers_own_captain_takes_from_the_harbour():
    game = finding(0, ["", "red-4 red-5 red-6"])
    assert verbs(game, 0) == ["take"]
    game = finding(0, ["", "red-4 red-5 red-6"], harbour="")
    assert verbs(game, 0) == ["push"]


@pytest.mark.parametrize("seat", [0, 1])
def test_if_nobody_controls_him_everybody_takes_from_the_harbour(seat):
    game = finding(seat, ["red-4 red-5", "green-2 green-3"], control=None, deck="step-7")
    assert game.waiting_for() == [seat]
    assert verbs(game, seat) == ["take"]


def test_then_black_jack_goes_to_the_side_that_the_captain_chooses_and_moves_from_there():
    game = play(finding(1, ["red-4", "green-2 green-3"]), "1 take purple-4")
    assert choices(game, 1) == ["tavern-5", "tavern-3"]
    game = play(game, "1 push tavern-3")
    assert game.facts[0] == ["pushed", "black-jack", "tavern-4", "tavern-3"]
    assert ["prowled", "tavern-3", "tavern-8"] in game.facts


# Nobody bid (ruling 19)


def alone(deck, mine, his, captains=(1, 5), black_jack=10, crews=(), **position):
    game = duel(captains, crews, black_jack, None, deck=deck, **position)
    return lay(game, mine, his)


def test_his_card_is_turned_up_after_both_have_chosen():
    game = duel(control=None, deck="step-3 step-4")
    game = play(game, "0 sail step-1")
    assert game.waiting_for() == [1]
    assert game.view(0)["public"]["deck"] == ["step-3", "step-4"]
    game = play(game, "1 sail step-2")
    assert facts(game, "revealed")[2][1] == "black-jack"
    assert len(game.deck) == 1


def test_his_remaining_cards_are_shuffled():
    drawn = set()
    for seed in range(80):
        game = duel(control=None, deck="step-3 step-4 rum")
        game.chance = Chance(seed).state
        drawn.add(lay(game, 1, 2).drawn[-1])
    assert drawn == {"step-3", "step-4", "rum"}


def test_nobody_chooses_for_him():
    game = play(duel(control=None), "0 sail step-1")
    assert game.waiting_for() == [1]


@pytest.mark.parametrize("number, place", [(1, 0), (4, 1), (7, 2)])
def test_he_moves_in_the_order_of_numbers_like_the_captains(number, place):
    game = alone(f"step-{number}", 2, 6, captains=(1, 14), black_jack=7)
    assert [fact[0] for fact in moves(game)].index("prowled") == place


def test_he_robs_every_captain_and_each_chooses_which():
    crews = ["red-4 red-5", "green-2 green-3 green-4"]
    game = alone("step-3", 6, 7, captains=(2, 3), black_jack=1, crews=crews)
    assert (game.waiting_for(), verbs(game, 0)) == ([0], ["give"])
    game = play(game, "0 give red-5")
    assert game.waiting_for() == [1]
    game = play(game, "1 give green-3")
    assert game.harbour == ["red-5", "green-3"]


def test_his_card_cancels_with_equal_ones():
    game = alone("step-3", 3, 6)
    assert where(game)[0] == 1
    assert lair(game) == 10


@pytest.mark.parametrize("mine, his, number", [(4, 5, 1), (1, 2, 3), (2, 1, 3), (1, 1, 2)])
def test_a_rum_so_drawn_is_the_lowest_number_that_lies_on_no_other_card(mine, his, number):
    game = alone("rum", mine, his)
    assert facts(game, "named") == [["named", "black-jack", number, "because-lowest"]]
    assert ["prowled", "tavern-10", f"tavern-{10 + number}"] in game.facts


def test_a_rum_so_drawn_and_a_captains_rum_are_both_cancelled():
    game = alone("rum", "rum", 3)
    assert facts(game, "cancelled") == [["cancelled", "rum", "seat-0", "black-jack"]]
    assert (where(game)[0], lair(game)) == (1, 10)
