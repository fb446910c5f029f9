"""How honest the story of a game is that is over: chances, and luck apart from skill.

Strong bots play; each game is looked at as a phone looks at it first (Review), and then it is known
who has won. Of positions told as 70 % between 62 and 78 % are to be won, everybody's chances are a
whole at every point, and luck is nobody's: neither at a game's table nor, on average, at any seat.
"""

import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context

from server.chances.honesty import FEW, STEPS, Step
from shared_rules import GAMES
from shared_rules.engine.bot import STRONG, choose
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game
from shared_rules.engine.table import Table
from shared_rules.review.review import Review
from shared_rules.review.weighing import answer
from tests.client.phone import COLOURS

GAMES_EACH = 200
"""So many of each game, as many with two, three ... seats."""
SEEDS = 1 << 72
"""Other deals than those from which the map of chances was made."""


@dataclass
class Told:
    """What was told of a game, in permille, and how it ended."""

    seats: int
    number: int
    chances: list[list[int]]
    """Everybody's, at every point but the end."""
    result: list[int]
    luck: list[int]
    skill: list[int]


Job = tuple[str, int, int]


def jobs(key: str, games: int) -> list[Job]:
    """Games, their seats and numbers."""
    seats = GAMES[key].SEATS
    return [(key, seats[number % len(seats)], number) for number in range(games)]


def played(key: str, seats: int, number: int) -> Table:
    """A game of strong bots."""
    players = [
        {"name": f"Bot {seat}", "kind": "bot:" + STRONG, "colour": COLOURS[seat]}
        for seat in range(seats)
    ]
    table, chance = Table.new(key, players, {}, f"{SEEDS + number:x}"), Chance(number)
    while not table.over:
        seat = table.game.waiting_for()[0]
        table.act(seat, choose(table.game.view(seat), STRONG, chance))
    return table


def told(job: Job) -> Told:
    """A first look at a game."""
    key, seats, number = job
    table = played(key, seats, number)
    games: list[Game] = []
    table.record.close(table.game)
    table.record.replay(lambda _, game: games.append(game))
    review = Review(table.record, games, number + 1)
    while not review.is_whole:
        for question in review.questions(1):
            review.take(question, answer(question))
    chances = [review.chances[point] for point in review.points[:-1]]
    skill = [review.skill(seat)[0] for seat in range(seats)]
    return Told(seats, number, chances, review.result(), review.luck(), skill)


def steps(known: list[Told]) -> dict[int, Step]:
    """What was told as about the same, and what came of it."""
    found: dict[int, Step] = defaultdict(Step)
    for one in known:
        for chances in one.chances:
            for seat, share in enumerate(chances):
                place = min(share // (10 * STEPS), 100 // STEPS - 1)
                found[place].add((one.seats, one.number), share / 1000, one.result[seat] / 1000)
    return dict(sorted(found.items()))


def lucky(known: list[Told], seat: int) -> tuple[float, float]:
    """Luck at a seat, in points on average, and twice its standard error."""
    luck = [one.luck[seat] / 10 for one in known if seat < one.seats]
    mean = sum(luck) / len(luck)
    squares = sum((one - mean) ** 2 for one in luck)
    return mean, 2 * math.sqrt(squares / max(1, len(luck) - 1) / len(luck))


def report(key: str, known: list[Told]) -> bool:
    """Print how honest what was told of a game was; whether it was."""
    points = sum(len(one.chances) for one in known)
    wholes = sum(sum(chances) == 1000 for one in known for chances in one.chances)
    print(f"{key}: {len(known)} games of strong bots, {points} points, {wholes} of them a whole")
    well = wholes == points
    for place, step in steps(known).items():
        if len(step.games) >= FEW:
            print(step.line(place))
            well = well and (step.honest or abs(step.off) <= step.margin)
    over = sum(sum(one.luck) for one in known)
    print(f"  luck of all seats together: {over}; in points on average, by seat:")
    for seat in range(max(one.seats for one in known)):
        mean, margin = lucky(known, seat)
        skill = [one.skill[seat] / 10 for one in known if seat < one.seats]
        holds = abs(mean) <= max(margin, 1)
        print(
            f"    seat {seat + 1}: luck {mean:+.1f} ± {margin:.1f},"
            f" decisions {sum(skill) / len(skill):+.1f}{'' if holds else '  OFF'}"
        )
    return well and over == 0


def looked_at(key: str, games: int, processes: int) -> Iterator[Told]:
    if processes == 1:
        yield from map(told, jobs(key, games))
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(told, jobs(key, games))
