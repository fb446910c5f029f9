"""The rules stay quick: measured beside a yardstick, with slack for a computer that is busy."""

import time

from tests.bench import pace, rules
from tests.bench.flat_klunker import playout as yardstick

SLACK = 2


def test_klunker_is_not_half_as_quick_as_it_has_to_be():
    """`./unke bench rules` holds it to the whole; this notices what makes everything slow."""
    playouts = [yardstick, pace.advancing("klunker", 4), pace.playing("klunker", 4)]
    for _ in range(3):  # a disturbed measurement says nothing
        best, advancing, playing = pace.rates(time.perf_counter, playouts, 6, 0.05)
        shares = rules.SHARES["CPython"]
        if advancing * shares["advance"] * SLACK > best and playing * shares["play"] * SLACK > best:
            return
    raise AssertionError(f"of {best:,.0f} moves/s: advance {advancing:,.0f}, play {playing:,.0f}")
