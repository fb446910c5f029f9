"""Let bots of all levels play against each other, and say how strong they are.

The challenger of a match plays every deal in every seat. Results are added to those in
docs/opponents/, so that a long run can be stopped and continued; docs/OPPONENTS.md, and what the
app tells of each level, are written anew from them. Strength is in points of fair share: 100 is as
many victories as chance would give.
"""

import os
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from server.commands import Failure, positive
from shared_rules import GAMES

NEEDS: list[str] = []


def pair(text: str) -> tuple[str, str]:
    challenger, colon, others = text.partition(":")
    if not challenger or not colon or not others:
        raise ArgumentTypeError(f"{text!r} is not of the form challenger:others")
    return challenger, others


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--games", type=int, default=0, metavar="N", help="a match, to be added")
    parser.add_argument(
        "--match", type=pair, action="append", default=[], metavar="CHALLENGER:OTHERS",
        help="as strong:solid; all matches of the game if not given",
    )  # fmt: skip
    parser.add_argument("--seats", type=positive, default=4, metavar="N", help="4 if not given")
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes"
    )
    parser.add_argument(
        "--minutes", type=positive, metavar="N", help="begin no deal of a match after so many"
    )


def run(args: Namespace) -> int:
    from server.ladder import measured, page
    from server.ladder.playing import played
    from server.ladder.results import Match, append, read

    for challenger, others in args.match or page.matches(args.game):
        for level in (challenger, others):
            if level not in page.players(args.game):
                known = ", ".join(page.players(args.game))
                raise Failure(f"nobody plays {args.game} as {level!r}, only {known}")
        match = Match(args.game, args.seats, challenger, others, page.form_of(args.game))
        deals = [deal for deal in read(args.game) if deal.match == match]
        first = 1 + max([deal.number for deal in deals], default=0)
        start = time.monotonic()
        for deal in played(match, first, -(-args.games // args.seats), args.jobs):
            append(deal)
            deals.append(deal)
            if args.minutes and time.monotonic() - start > 60 * args.minutes:
                break
        if deals:
            print(page.told(deals), flush=True)
    page.write()
    measured.write()
    return 0
