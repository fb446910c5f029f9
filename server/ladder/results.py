"""What the ladder has measured: one line for each deal in docs/opponents/GAME.jsonl.

A deal is played once for every seat that the challenger can have, with the same cards. Lines of
bots that have played differently since (their FORM is another) stay there and are not counted.
"""

import json
import math
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from server.source import SOURCE

FOLDER = SOURCE / "docs" / "opponents"


@dataclass(frozen=True)
class Match:
    """One challenger against a table full of others."""

    game: str
    seats: int
    challenger: str
    others: str
    form: int


@dataclass
class Deal:
    """How it went: the challenger's share of the victory in each seat, and what it took."""

    match: Match
    number: int
    shares: list[float]
    moves: int
    seconds: float

    def line(self) -> str:
        own = {key: value for key, value in vars(self).items() if key != "match"}
        return json.dumps({**asdict(self.match), **own})


@dataclass
class Standing:
    """The deals of a match taken together."""

    games: int
    points: float
    margin: float
    milliseconds: float

    @property
    def certain(self) -> bool:
        """Whether the interval lies on one side of the fair share."""
        return abs(self.points - 100) > self.margin


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.jsonl"


def read(game: str) -> Iterator[Deal]:
    path = file_of(game)
    if not path.exists():
        return
    for line in path.read_text("utf-8").splitlines():
        said = json.loads(line)
        match = Match(**{key: said.pop(key) for key in Match.__annotations__})
        yield Deal(match, **said)


def append(deal: Deal) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with file_of(deal.match.game).open("a", encoding="utf-8") as file:
        file.write(deal.line() + "\n")


def standing(deals: list[Deal]) -> Standing:
    """Points of fair share (100 is fair, 100 times the seats is winning always) and 95 %.

    The games of one deal are not independent of each other, so the interval comes from the deals.
    """
    seats = deals[0].match.seats
    means = [100 * sum(deal.shares) for deal in deals]
    points = sum(means) / len(means)
    games = len(deals) * seats
    margin = 100.0 * (seats - 1)
    if len(deals) > 1:
        variance = sum((mean - points) ** 2 for mean in means) / (len(means) - 1)
        # where few deals agree by chance: the rule of three
        margin = max(
            1.96 * math.sqrt(variance / len(means)), 0 if variance else 300 * seats / games
        )
    moves = sum(deal.moves for deal in deals)
    return Standing(games, points, margin, 1000 * sum(d.seconds for d in deals) / max(1, moves))
