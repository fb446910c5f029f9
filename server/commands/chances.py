"""Measure what a search's standing is worth in victory, and how honest that is.

Strong bots play; at some decisions a search says how it stands, and the end who has won. Games are
added to those in docs/chances/, so that a long run can be stopped and continued; the table that
the app reads (mind/share.py of the game) is written anew from them. What is printed was told of
games that the table did not know: of positions told as 70 % between 62 and 78 % are to be won.
"""

import os
import time
from argparse import ArgumentParser, Namespace

from server.commands import positive
from shared_rules import GAMES

NEEDS: list[str] = []


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--games", type=int, default=0, metavar="N", help="so many more, each way")
    parser.add_argument("--seats", type=positive, metavar="N", help="every number if not given")
    parser.add_argument(
        "--onlookers", action="store_true", help="games seen by who knows nobody's cards"
    )
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes"
    )
    parser.add_argument("--minutes", type=positive, metavar="N", help="stop after so many")


def run(args: Namespace) -> int:
    from server.chances import honesty, table
    from server.chances.sampling import DECIDERS, ONLOOKERS, append, played

    start = time.monotonic()
    whose = ONLOOKERS if args.onlookers else DECIDERS
    for seats in [args.seats] if args.seats else GAMES[args.game].SEATS:
        known = table.by_seats(args.game, whose).get(seats, [])
        first = 1 + max([sample.number for sample in known], default=0)
        for sample in played(args.game, seats, first, args.games, args.jobs, whose):
            append(sample, whose)
            if args.minutes and time.monotonic() - start > 60 * args.minutes:
                break
    groups = list(table.by_seats(args.game, whose).values())
    for told in [*[[group] for group in groups], groups]:
        print("\n".join(honesty.lines(*told)), flush=True)
    table.write(args.game)
    return 0
