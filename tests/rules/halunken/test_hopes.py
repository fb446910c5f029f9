"""What a captain who searches expects: points do not stay with who is easily robbed."""

from shared_rules.halunken.cards import STEPS
from shared_rules.halunken.mind.bot import values

from .table import halunken

LEFT = ("step-1", "step-2")
PLAYED = " ".join(card for card in STEPS if card not in LEFT)


def hope(crew, over=False):
    """Seat 0's, two rounds before the end or at the end; nobody can reach anything."""
    game = halunken((1, 6, 11), (crew, "red-9", "purple-9"), played=[PLAYED] * 3, rounds=7)
    game.tops = [None] * len(game.tops)
    game.piles = [[] for _ in game.piles]
    if over:
        game.agenda = []
    return values(game)[0]


def test_of_two_crews_with_equal_points_the_smaller_promises_more_until_the_end():
    assert hope("green-10") > hope("green-4 green-6")
    assert hope("green-10", over=True) == hope("green-4 green-6", over=True) == 200


def test_more_points_promise_more_even_with_a_larger_crew():
    assert hope("green-4 green-6") > hope("green-9")
    assert hope("green-4 green-6", over=True) > hope("green-9", over=True)


def test_before_the_end_points_count_for_less_because_they_can_be_robbed():
    gained = hope("green-10 green-11") - hope("green-10")
    assert 0 < gained < hope("green-10 green-11", over=True) - hope("green-10", over=True)
