"""Playing deals: the challenger takes every seat in turn, the cards stay the same."""

import time
from collections.abc import Iterator
from multiprocessing import get_context

from server.ladder.results import Deal, Match
from server.ladder.yardsticks import chosen
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game

SEEDS = 1 << 64


def play(match: Match, number: int) -> Deal:
    """One deal, once for each of the challenger's seats."""
    deal = Deal(match, number, [], 0, 0.0)
    for challenger in range(match.seats):
        game: Game = GAMES[match.game].new(match.seats, {}, SEEDS + number)
        chance = Chance(number * SEEDS + challenger)
        while waiting := game.waiting_for():
            seat = waiting[0]
            level = match.challenger if seat == challenger else match.others
            start = time.perf_counter()
            move = chosen(game, seat, level, chance)
            if seat == challenger:
                deal.seconds += time.perf_counter() - start
                deal.moves += 1
            game.check(seat, move)
            game.advance(seat, move)
        places = game.outcome()["places"]
        deal.shares.append(1 / places.count(1) if places[challenger] == 1 else 0.0)
    deal.seconds = round(deal.seconds, 2)
    return deal


def task(job: tuple[Match, int]) -> Deal:
    return play(*job)


def played(match: Match, first: int, deals: int, jobs: int) -> Iterator[Deal]:
    """So many deals from a number on, one process for each job; the caller may stop at any."""
    numbers = ((match, number) for number in range(first, first + deals))
    if jobs == 1:
        yield from map(task, numbers)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(task, numbers)
