"""Sampling: games of strong bots; at some decisions a search says how it stands, and then who wins.

What the bot is about to do is tried as the expert would, in so many worlds that luck hardly counts.

Other games are watched by onlookers, who see nobody's cards, as when one looks back at them.

Each game is one line in docs/chances/GAME.jsonl or GAME.onlookers.jsonl, so that a long run can be
stopped and continued.
Lines of bots that have played differently since (their FORM is another) are not counted.
"""

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path

from server.source import SOURCE
from shared_rules import GAMES
from shared_rules.engine.bot import EXPERT, STRONG, choose, mind_of
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game
from shared_rules.engine.search import Search
from shared_rules.review.review import WORLDS as GLANCE
from shared_rules.review.weighing import mean, outlook

FOLDER = SOURCE / "docs" / "chances"
SEEDS = 1 << 70
"""Other deals than the ladder's."""
SAMPLES = 16
"""So many decisions of a game are looked at, about; a neighbour's tells little more."""
WORLDS = 60
"""In so many at least."""
FEW = 8
"""So many decisions are at least counted on before anybody knows how many a game has."""


@dataclass
class Sample:
    """A game: each seat's share of the victory, and [left, seat, standing] at some decisions."""

    game: str
    seats: int
    form: int
    number: int
    shares: list[float]
    standings: list[list[int]]


DECIDERS, ONLOOKERS = "", ".onlookers"
"""Whose view a standing is from; the names of their files end so."""


def path_of(game: str, whose: str = DECIDERS) -> Path:
    return FOLDER / f"{game}{whose}.jsonl"


def read(game: str, whose: str = DECIDERS) -> Iterator[Sample]:
    path = path_of(game, whose)
    if not path.exists():
        return
    for line in path.read_text("utf-8").splitlines():
        sample = Sample(**json.loads(line))
        if sample.form == mind_of(game).FORM:
            yield sample


def append(sample: Sample, whose: str = DECIDERS) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with path_of(sample.game, whose).open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(sample), separators=(",", ":")) + "\n")


def looked_at(game: Game, seat: int, chance: Chance) -> tuple[list[object], int]:
    """A strong bot's move, and how it stands with it."""
    mind = mind_of(game.key)
    search = Search(game.view(seat), mind, chance, mind.DEPTH[EXPERT])
    chosen = search.run(mind.PLAYOUTS[STRONG])
    return chosen.move, search.proved(chosen, WORLDS)


def play(job: tuple[str, int, int, int]) -> Sample:
    """One game; `decisions` are so many as one has had, to spread what is looked at."""
    key, seats, number, decisions = job
    game: Game = GAMES[key].new(seats, {}, SEEDS + number)
    chance, dice = Chance(number * SEEDS + seats), random.Random(number)
    mind, standings = mind_of(key), []
    while waiting := game.waiting_for():
        seat = waiting[0]
        if dice.random() * decisions < SAMPLES:
            left = mind.left(game)
            move, standing = looked_at(game, seat, chance)
            standings.append([left, seat, standing])
        else:
            move = choose(game.view(seat), STRONG, chance)
        game.advance(seat, move)
    return Sample(key, seats, mind.FORM, number, shares_in(game), standings)


def watched(job: tuple[str, int, int, int]) -> Sample:
    """One game as onlookers see it: how a first look back says that everybody stands."""
    key, seats, number, decisions = job
    game: Game = GAMES[key].new(seats, {}, SEEDS + number)
    chance, dice = Chance(number * SEEDS + seats), random.Random(number)
    mind, standings = mind_of(key), []
    while waiting := game.waiting_for():
        if dice.random() * decisions < SAMPLES:
            ends = outlook(game.view(None), GLANCE, chance)
            for seat in range(seats):
                standings.append([mind.left(game), seat, mean([row[seat] for row in ends])])
        game.advance(waiting[0], choose(game.view(waiting[0]), STRONG, chance))
    return Sample(key, seats, mind.FORM, number, shares_in(game), standings)


def shares_in(game: Game) -> list[float]:
    """Each seat's share of the victory, in the end."""
    places = game.outcome()["places"]
    return [round(1 / places.count(1), 3) if place == 1 else 0 for place in places]


def decisions_in(key: str, seats: int) -> int:
    """How many decisions a game has, by one that solid bots play."""
    game: Game = GAMES[key].new(seats, {}, SEEDS)
    chance, count = Chance(seats), 0
    while waiting := game.waiting_for():
        game.advance(waiting[0], choose(game.view(waiting[0]), "solid", chance))
        count += 1
    return max(FEW, count)


def played(
    key: str, seats: int, first: int, games: int, jobs: int, whose: str = DECIDERS
) -> Iterator[Sample]:
    """So many games from a number on, one process for each job; the caller may stop at any."""
    decisions = decisions_in(key, seats)
    work = ((key, seats, number, decisions) for number in range(first, first + games))
    one = watched if whose == ONLOOKERS else play
    if jobs == 1:
        yield from map(one, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(one, work)
