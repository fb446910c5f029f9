"""Black Jack with three and four players, one test a sentence (rulings 8, 11, 12, 14, 21)."""

import pytest

from shared_rules.engine.chance import Chance
from shared_rules.engine.game import IllegalMove
from shared_rules.halunken.cards import STEPS
from shared_rules.halunken.game import Halunken

from ..acting import facts, play, verbs
from ..every import walk
from .table import choices, halunken, lair, lay, placed, where

# The beginning (ruling 8)


def test_the_owner_of_the_lowest_first_card_puts_black_jack_on_any_empty_space():
    game = placed("red-9", "yellow-2", "green-5")
    assert game.waiting_for() == [1]
    assert choices(game, 1) == [f"tavern-{number}" for number in range(4, 15)]
    with pytest.raises(IllegalMove, match='place does not take "tavern-2"'):
        game.play(1, ["place", "tavern-2"])
    game = play(game, "1 place tavern-9")
    assert lair(game) == 9
    assert facts(game, "posted") == [["posted", "seat-1", "tavern-9"]]


def test_black_jack_comes_after_the_tops_are_turned_up():
    game = placed("red-9", "yellow-2", "green-5")
    assert None not in game.view(1)["public"]["tops"]


@pytest.mark.parametrize(
    "cards, starter",
    [
        (["red-9", "yellow-2", "green-5"], 0),
        (["red-4", "yellow-2", "green-5"], 2),
        (["red-8", "yellow-8", "green-8"], 1),
        (["red-8", "purple-8", "green-8"], 2),
        (["purple-8", "red-8", "red-4"], 0),
    ],
)
def test_the_owner_of_the_highest_starts_the_auction_yellow_over_green_over_purple_over_red(
    cards, starter
):
    game = placed(*cards)
    lowest = game.waiting_for()[0]
    game = play(game, f"{lowest} place tavern-9")
    assert game.now["phase"] == "auction"
    assert game.waiting_for() == [starter]


@pytest.mark.parametrize(
    "cards, lowest",
    [
        (["yellow-8", "green-8", "purple-8", "red-8"], 3),
        (["yellow-8", "green-8", "purple-8", "red-9"], 2),
        (["green-8", "yellow-8", "red-9", "red-10"], 0),
    ],
)
def test_of_equal_lowest_values_red_is_the_lowest(cards, lowest):
    assert placed(*cards).waiting_for() == [lowest]


def test_black_jack_has_twelve_movement_cards():
    game = Halunken.new(3, {}, 1)
    assert game.view(0)["public"]["deck"] == [f"step-{number}" for number in range(1, 13)]


# His move (ruling 11)


def prowling(card, captains, crews, control=0, black_jack=1, **position):
    """All captains stay where they are (equal cards); then Black Jack turns up this card."""
    position.setdefault("taverns", dict.fromkeys(captains, ""))
    game = halunken(
        captains=captains,
        crews=crews,
        control=control,
        black_jack=black_jack,
        deck=f"step-{card}",
        **position,
    )
    return lay(game, *[5] * len(captains))


def test_after_all_captains_black_jack_turns_up_a_card_and_moves_that_far_clockwise():
    game = halunken(captains=[1, 2, 3], control=0, black_jack=9, deck="step-3")
    game = lay(game, 1, 2, 3)
    assert lair(game) == 12
    kinds = [fact[0] for fact in game.facts]
    assert kinds.index("prowled") > max(n for n, kind in enumerate(kinds) if kind == "sailed")
    assert facts(game, "revealed")[-1] == ["revealed", "black-jack", "step-3"]
    assert game.drawn[-1] == "step-3"


def test_he_turns_up_any_of_the_cards_that_he_still_has():
    drawn = set()
    for seed in range(60):
        game = halunken(captains=[1, 2, 3], control=0, black_jack=9, deck="step-2 step-3 step-4")
        game.chance = Chance(seed).state
        game = lay(game, 1, 2, 3)
        drawn.add(game.drawn[-1])
        assert sorted([*game.deck, game.drawn[-1]]) == ["step-2", "step-3", "step-4"]
    assert drawn == {"step-2", "step-3", "step-4"}


def test_if_the_space_is_occupied_he_goes_on_to_the_next_empty_one():
    game = prowling(2, captains=[9, 3, 4], crews=["red-4"])
    assert lair(game) == 5


def test_his_controller_robs_every_captain_he_passes_in_that_order_of_one_of_choice():
    game = prowling(5, [9, 4, 2], ["", "red-4 red-5", "green-2 green-3"])
    assert game.waiting_for() == [0]
    assert game.now["victim"] == "seat-2"
    assert verbs(game, 0) == ["rob"]
    game = play(game, "0 rob green-3")
    assert game.now["victim"] == "seat-1"
    assert choices(game, 0) == ["red-4", "red-5"]
    game = play(game, "0 rob red-4")
    assert game.crews == [["red-4", "green-3"], ["red-5"], ["green-2"]]
    assert game.harbour == []


def test_a_captain_whom_he_reaches_is_robbed_too():
    game = prowling(2, [9, 3, 12], ["", "red-4"])
    assert facts(game, "robbed") == [["robbed", "seat-0", "seat-1", "red-4", "because-only"]]
    assert lair(game) == 4


def test_so_is_a_captain_on_the_way_on_to_the_next_empty_space():
    game = prowling(2, [9, 3, 4], ["", "red-4", "green-2"])
    assert [fact[2] for fact in facts(game, "robbed")] == ["seat-1", "seat-2"]
    assert lair(game) == 5


def test_a_captain_beyond_his_way_is_not_robbed():
    game = prowling(2, [9, 4, 5], ["", "red-4", "green-2"])
    assert facts(game, "robbed") == []


def test_nobody_is_robbed_who_has_fewer_scoundrels_than_the_controller():
    game = prowling(3, [9, 2, 12], ["yellow-1 yellow-2", "red-4"])
    assert facts(game, "robbed") == []
    assert facts(game, "spared") == [["spared", "seat-1", "seat-0"]]


def test_with_as_many_scoundrels_one_is_robbed():
    game = prowling(3, [9, 2, 12], ["yellow-1", "red-4"])
    assert facts(game, "robbed") == [["robbed", "seat-0", "seat-1", "red-4", "because-only"]]


def test_what_counts_is_the_moment_of_the_robbery():
    """The first robbery leaves the controller with more scoundrels than the second victim."""
    game = prowling(3, [9, 2, 3], ["yellow-1", "red-4", "green-2"])
    assert [fact[2] for fact in facts(game, "robbed")] == ["seat-1"]
    assert facts(game, "spared") == [["spared", "seat-2", "seat-0"]]


def test_the_controllers_own_captain_is_never_robbed():
    game = prowling(5, [3, 9, 12], ["red-4 red-5"])
    assert facts(game, "robbed", "spared", "given") == []


def test_the_way_is_at_most_14_spaces_and_nobody_is_met_twice():
    """Twelve spaces on stand captains on the last two spaces before the one he left."""
    game = prowling(12, [6, 13, 14], ["", "red-4 red-5", "green-2 green-3"])
    assert lair(game) == 1
    game = play(game, "0 rob red-4", "0 rob green-2")
    assert [game.crews[1], game.crews[2]] == [["red-5"], ["green-3"]]
    assert game.now["phase"] != "prowl"


# Nobody bid (ruling 12)


def test_if_nobody_bid_he_takes_one_from_every_captain_and_each_victim_chooses_which():
    crews = ["yellow-1 yellow-2", "red-4 red-5", "green-2 green-3"]
    game = prowling(5, [3, 4, 2], crews, control=None)
    assert game.waiting_for() == [2]
    assert verbs(game, 2) == ["give"]
    game = play(game, "2 give green-3")
    assert game.waiting_for() == [0]
    assert choices(game, 0) == ["yellow-1", "yellow-2"]
    game = play(game, "0 give yellow-1")
    assert game.waiting_for() == [1]
    game = play(game, "1 give red-4")
    assert facts(game, "given") == [["given", "seat-1", "red-4"]]
    assert game.harbour == ["red-4", "green-3", "yellow-1"]


def test_nobody_elses_scoundrel_can_be_given():
    game = prowling(5, [3, 9, 12], ["yellow-1 yellow-2", "red-4"], control=None)
    with pytest.raises(IllegalMove, match='give does not take "red-4"'):
        game.play(0, ["give", "red-4"])


def test_an_only_scoundrel_is_given_whatever_the_others_have():
    game = prowling(5, [3, 9, 12], ["yellow-1", "red-4 red-5 red-6"], control=None)
    assert facts(game, "given") == [["given", "seat-0", "yellow-1", "because-only"]]


def test_who_has_no_scoundrel_gives_none():
    game = prowling(5, [3, 9, 12], ["", "red-4"], control=None)
    assert facts(game, "given") == []
    assert facts(game, "spared") == [["spared", "seat-0", "black-jack"]]


def test_a_captain_whom_he_reaches_gives_one_too():
    game = prowling(2, [3, 9, 12], ["yellow-1"], control=None)
    assert facts(game, "given") == [["given", "seat-0", "yellow-1", "because-only"]]
    assert lair(game) == 4


# The end, and what is public (rulings 14 and 21)


@pytest.mark.parametrize("seats", [3, 4])
def test_after_eight_rounds_four_of_his_cards_are_left_unused(seats):
    for _, _, _, game in walk(Halunken.new(seats, {}, 6), Chance(6)):
        pass
    assert (len(game.deck), len(game.drawn), game.rounds) == (4, 8, 8)


def test_the_eighth_round_ends_with_black_jacks_move():
    played = [" ".join(card for card in STEPS if card != last) for last in STEPS[:3]]
    game = halunken(rounds=8, played=played, phase="auction", black_jack=14, deck="step-2")
    kinds = [fact[0] for fact in game.facts]
    assert kinds.index("prowled") > max(n for n, kind in enumerate(kinds) if kind == "sailed")
    assert kinds[-3:] == ["scored"] * 3


def test_everybody_sees_captains_black_jack_crews_harbour_and_cards():
    game = prowling(3, [9, 2, 12], ["yellow-1", "red-4"], harbour="purple-3")
    public = game.view(None)["public"]
    assert public["captains"] == ["tavern-9", "tavern-2", "tavern-12"]
    assert public["black_jack"] == f"tavern-{lair(game)}"
    assert public["harbour"] == ["purple-3"]
    assert public["crews"] == [["red-4", "yellow-1"], [], []]
    assert public["tops"] == game.tops
    assert public["piles"] == [len(pile) for pile in game.piles]
    assert public["drawn"][-1] == "step-3"
    assert public["rounds"] == game.rounds
    assert public["scores"] == game.scores()
    assert where(game) == [9, 2, 12]
    assert game.view(1)["public"] == public


def test_nobody_sees_a_face_down_scoundrel():
    game = halunken(control=0, black_jack=3)
    for seat in (None, 0, 1, 2):
        shown = str(game.view(seat)).replace("'", " ")
        for pile in game.piles:
            assert not any(f" {scoundrel} " in shown for scoundrel in pile)
