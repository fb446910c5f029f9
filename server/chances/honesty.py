"""Honesty: of positions told as 70 % seven of ten are won, in games that the table never saw."""

import math
from collections import defaultdict
from collections.abc import Iterator

from server.chances.fitting import fitted
from server.chances.sampling import Sample
from shared_rules.engine.share import worth

FOLDS = 5
"""A fifth of the games is told by what the others taught."""
STEPS = 10
"""Percent that are told as the same."""
WRONG = 8
"""Percent by which what is told may be off."""
FEW = 20
"""Of so few games nothing can be said."""


class Step:
    """Positions that were told about the same: what was told and what came of it, by game."""

    def __init__(self) -> None:
        self.told: list[float] = []
        self.won: list[float] = []
        self.games: dict[tuple[int, int], list[float]] = defaultdict(list)

    def add(self, game: tuple[int, int], told: float, won: float) -> None:
        self.told.append(told)
        self.won.append(won)
        self.games[game].append(won - told)

    @property
    def off(self) -> float:
        """Percent by which more was won than told."""
        return 100 * (sum(self.won) - sum(self.told)) / len(self.told)

    @property
    def margin(self) -> float:
        """Twice the standard error; the positions of one game are no evidence of their own."""
        mean = self.off / 100
        squares = sum((sum(game) - len(game) * mean) ** 2 for game in self.games.values())
        return 200 * math.sqrt(squares) / len(self.told)

    @property
    def honest(self) -> bool:
        return abs(self.off) <= WRONG

    def line(self, place: int) -> str:
        sign = "" if self.honest else "  off" if abs(self.off) > self.margin else "  (too few)"
        told, won = (100 * sum(all_of) / len(all_of) for all_of in (self.told, self.won))
        return (
            f"  {STEPS * place:3d}-{STEPS * (place + 1)} %: told {told:4.1f}, won {won:4.1f}"
            f" ± {self.margin:.1f} ({len(self.told)} positions of {len(self.games)} games){sign}"
        )


def held_out(samples: list[Sample]) -> Iterator[tuple[Sample, list[int]]]:
    """Each game, and what a table that does not know it says of its standings."""
    for fold in range(FOLDS):
        known = [sample for place, sample in enumerate(samples) if place % FOLDS != fold]
        rows = fitted(known).rows()
        for sample in samples[fold::FOLDS]:
            yield sample, [worth(rows, left, at) for left, _, at in sample.standings]


def steps(*groups: list[Sample]) -> dict[int, Step]:
    """What was told and what came of it, from the least told to the most; each group has the same
    number of seats and so a table of its own."""
    found: dict[int, Step] = defaultdict(Step)
    for group in groups:
        for sample, told in held_out(group):
            for share, (_, seat, _) in zip(told, sample.standings, strict=True):
                place = min(share // (10 * STEPS), 100 // STEPS - 1)
                game = (sample.seats, sample.number)
                found[place].add(game, share / 1000, sample.shares[seat])
    return dict(sorted(found.items()))


def lines(*groups: list[Sample]) -> Iterator[str]:
    """How honest the tables of a game are, for one number of seats or for all of them."""
    games = [sample for group in groups for sample in group]
    positions = sum(len(sample.standings) for sample in games)
    seats = ", ".join(str(group[0].seats) for group in groups)
    yield f"{games[0].game}, {seats} seats: {len(games)} games, {positions} positions"
    for place, step in steps(*groups).items():
        if len(step.games) >= FEW:
            yield step.line(place)
