"""Chance draws the same numbers everywhere, evenly, and from seeds that nobody can try out."""

import pytest

from shared_rules.engine.chance import Chance, Resumed


def test_the_numbers_are_the_ones_that_saved_games_were_dealt_with():
    chance = Chance("0123456789abcdef0123456789abcdef")
    assert [chance.word() for _ in range(4)] == [3095935035, 3483629214, 2672954229, 3441019378]
    assert [Chance(2**128 - 1).below(1000) for _ in range(3)] == [979] * 3


def test_all_128_bits_of_a_seed_matter():
    draws = {Chance(1 << bit).word() for bit in range(128)}
    assert len(draws) == 128


@pytest.mark.parametrize("seed", [-1, 2**128, "1" * 33])
def test_a_seed_out_of_range_is_refused(seed):
    with pytest.raises(ValueError, match="at most 32 hexadecimal digits"):
        Chance(seed)


def test_a_generator_goes_on_from_its_state():
    chance = Chance(3)
    chance.word()
    copy = Resumed(chance.state[:])
    assert [copy.word() for _ in range(5)] == [chance.word() for _ in range(5)]


def test_numbers_are_even():
    chance = Chance(11)
    counts = [0] * 6
    for _ in range(60000):
        counts[chance.below(6)] += 1
    expected = 10000
    assert sum((count - expected) ** 2 / expected for count in counts) < 20.5  # p = 0.001, 5 d.f.


def test_a_shuffle_reaches_every_order_evenly():
    chance = Chance(12)
    counts: dict[tuple, int] = {}
    for _ in range(24000):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7  # p = 0.001


def test_another_generator_draws_otherwise():
    chance = Chance(5)
    one, two = chance.another(), chance.another()
    assert [one.word() for _ in range(4)] != [two.word() for _ in range(4)]
