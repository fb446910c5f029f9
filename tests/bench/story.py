"""How long what happens before an own decision takes to be told, at the usual pace, against bots.

Whole games are played on CPython by bots alone. What has happened between two decisions of the
first seat is told as a table tells it: step by step, each as long as it lasts. What stands until it
is tapped counts as if it were tapped when it has been read.

Then how honest the story of a whole game is that is over (honesty.py): so many games, in so many
processes.
"""

import os

from client.app.texts import game_words
from client.story.telling import steps_since
from client.table.local import LocalHost
from shared_rules import GAMES
from shared_rules.engine.bot import SOLID, choose
from shared_rules.engine.chance import Chance
from shared_rules.engine.table import Table
from tests.bench import honesty
from tests.client.phone import COLOURS

SEATS = 3
SEEDS = range(1, 9)
PACE = "normal"
BEFORE = {"klunker": (7.8, 18.1), "halunken": (10.1, 28.7), "dschunke": (5.4, 16.6)}
"""Seconds on average, and at the 95th percentile, when every fact was told at its full length."""
LIMITS = {"klunker": (9.0, 21.0), "halunken": (9.0, 25.0), "dschunke": (6.5, 19.0)}
"""What they must stay below."""


def waits(key: str, seed: int) -> list[int]:
    """Milliseconds of story before each decision of the first seat, in one game."""
    kinds = ["person"] + ["bot:" + SOLID] * (SEATS - 1)
    players = [
        {"name": f"Player {seat}", "kind": kind, "colour": COLOURS[seat]}
        for seat, kind in enumerate(kinds)
    ]
    host, chance = LocalHost(""), Chance(seed)
    host.table, host.place = Table.new(key, players, {}, f"{seed:032x}"), "here"
    words, found, told = game_words(key), [], 0
    time = 0
    while not host.over:
        seat = host.waiting_for()[0]
        if seat == 0:
            found.append(time)
            time = 0
        host.table.act(seat, choose(host.view(seat), SOLID, chance))
        time += sum(step.lasts(PACE) for step in steps_since(host, told, 0, words))
        told = host.moves
    return found


def report(key: str, times: list[int]) -> bool:
    """Print how long one game's stories take; whether they stay within their limits."""
    mean, most = sum(times) / len(times) / 1000, sorted(times)[len(times) * 95 // 100] / 1000
    (limit, long), (once, longest) = LIMITS[key], BEFORE[key]
    short = mean < limit and most < long
    print(
        f"  {key:<10}{len(times):>5} decisions: {mean:>5.1f} s on average (once {once:.1f}),"
        f" 95 % within {most:>5.1f} s (once {longest:.1f}){'' if short else '  TOO LONG'}"
    )
    return short


def main(games: int = honesty.GAMES_EACH, processes: int = os.cpu_count() or 1) -> int:
    print(f"the story before an own decision, one person and {SEATS - 1} bots, at the usual pace")
    found = {key: [time for seed in SEEDS for time in waits(key, seed)] for key in GAMES}
    well = all([report(key, found[key]) for key in GAMES])
    print("what is told of a game that is over")
    for key in GAMES if games else ():
        well = honesty.report(key, list(honesty.looked_at(key, games, processes))) and well
    return 0 if well else 1
