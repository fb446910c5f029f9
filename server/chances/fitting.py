"""Fitting: from standings and how the games ended to a table.

The log odds of a victory grow with the standing: the more steeply, the less is still to come. In
the beginning who stands as the others has a fair share. What is left to be found by maximum
likelihood are three numbers, which little data cannot lead astray: how steep it is at the end, how
much flatter before, and what the odds of who is neither ahead nor behind are then (with several
opponents somebody always is ahead).
"""

import math
from dataclasses import dataclass

from server.chances.sampling import Sample

Point = tuple[int, int, float]
"""How much is left, the standing, and the share of the victory that came of it."""
Row = tuple[int, int, int]
"""How much is left, the standing that wins half, how much more wins three of four."""

FLATTER = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0)
"""How many times flatter it may be in the beginning than at the end, less one."""
ROUNDS = 12
HELD = 0.5
"""So much speaks against every number, in log likelihood: nothing as soon as there is any data."""
LEFTS = (0, 0.08, 0.2, 0.4, 0.7, 1)
"""Parts of a game, seen from its end, of which each has a row."""


def points(samples: list[Sample]) -> list[Point]:
    return [
        (left, standing, sample.shares[seat])
        for sample in samples
        for left, seat, standing in sample.standings
    ]


def logit(share: float) -> float:
    return math.log(share / (1 - share))


@dataclass
class Fit:
    """The log odds of a victory at a standing, when so much is left."""

    seats: int
    longest: int
    scale: float
    flatter: float
    even: float = 0.0
    steep: float = 0.0
    likelihood: float = 0.0

    def features(self, left: float, standing: float) -> tuple[float, float, float]:
        """What is certain of the odds, and what the two numbers `even` and `steep` count for."""
        part = min(1.0, left / self.longest)
        fair = part * logit(1 / self.seats)
        return fair, 1 - part, standing / self.scale / (1 + self.flatter * part)

    def learn(self, known: list[Point]) -> None:
        """Newton's method."""
        rows = [(*self.features(left, standing), won) for left, standing, won in known]
        for _ in range(ROUNDS):
            a, b = -HELD * self.even, -HELD * self.steep
            aa, ab, bb = HELD, 0.0, HELD
            self.likelihood = -HELD * (self.even**2 + self.steep**2) / 2
            for fair, one, other, won in rows:
                odds = max(-30.0, min(30.0, fair + self.even * one + self.steep * other))
                told = 1 / (1 + math.exp(-odds))
                self.likelihood += won * math.log(told) + (1 - won) * math.log(1 - told)
                a += (won - told) * one
                b += (won - told) * other
                aa += told * (1 - told) * one * one
                ab += told * (1 - told) * one * other
                bb += told * (1 - told) * other * other
            whole = aa * bb - ab * ab
            self.even += (a * bb - b * ab) / whole
            self.steep += (b * aa - a * ab) / whole

    def row(self, left: int) -> Row:
        fair, one, other = self.features(left, 1)
        slope = max(0.01, self.steep) * other
        return left, round((-fair - self.even * one) / slope), max(1, round(math.log(3) / slope))

    def rows(self) -> tuple[Row, ...]:
        return tuple(self.row(left) for left in sorted({round(p * self.longest) for p in LEFTS}))


def fitted(samples: list[Sample]) -> Fit:
    """The numbers that what has been played speaks for most."""
    known = points(samples)
    spread = math.sqrt(sum(standing**2 for _, standing, _ in known) / len(known)) or 1.0
    longest = max(1, *(left for left, _, _ in known))
    fits = [Fit(samples[0].seats, longest, spread, flatter) for flatter in FLATTER]
    for fit in fits:
        fit.learn(known)
    return max(fits, key=lambda fit: fit.likelihood)
