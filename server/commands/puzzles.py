"""Find puzzles in games of strong bots, and add them to those of a game.

A puzzle is a position in which one move is clearly the best, and not the one that rules of thumb
would make: at ten times the expert's playouts it leads the second by 3 points of victory and three
standard errors, twice. Without --more it tells what there is. With --again all that there is is
asked once more, and what is not clear any more goes: for when rules or bots have changed.
"""

import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from typing import TYPE_CHECKING

from server.commands import Failure, positive
from shared_rules import GAMES

if TYPE_CHECKING:
    from server.puzzles import kept

NEEDS: list[str] = []


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--more", type=positive, default=0, metavar="N", help="find so many more")
    parser.add_argument("--minutes", type=positive, metavar="N", help="begin no game after so many")
    parser.add_argument("--again", action="store_true", help="drop what is not clear any more")


def run(args: Namespace) -> int:
    from server.puzzles import kept
    from server.puzzles.finding import rules_of
    from shared_rules.extras import has

    if not has(args.game, "puzzles"):
        raise Failure(f"{args.game} does not say what its puzzles are about")
    rows = kept.read(args.game)
    if args.again:
        rows = clear(args.game, rows)
    if args.more:
        add(args, rows)
    print(told(rows, rules_of(args.game).THEMES))
    return 0


def clear(game: str, rows: "list[kept.Row]") -> "list[kept.Row]":
    """Those that are still clear; each is told with its margin."""
    from server.puzzles import kept
    from server.puzzles.finding import asked_again
    from shared_rules.engine.chance import Chance

    left = []
    for row in rows:
        holds, line = asked_again(row, Chance(int(time.time())))
        print(line if holds else f"{line}: dropped", flush=True)
        if holds:
            left.append(row)
    kept.write(game, left)
    return left


def add(args: Namespace, rows: "list[kept.Row]") -> None:
    """Look for more, in games that nobody has seen; what is found is written at once."""
    from server.puzzles import kept
    from server.puzzles.finding import found_in

    start = time.time()
    wanted, games = len(rows) + args.more, 0
    while len(rows) < wanted and (not args.minutes or time.time() - start < 60 * args.minutes):
        for row in found_in(args.game, int(start) + games, rows):
            rows.append(row)
            kept.write(args.game, rows)
            if len(rows) == wanted:
                break
        games += 1
        if sys.stderr.isatty():
            line = f"\r{games} games, {wanted - len(rows)} of {args.more} still to be found "
            print(line, end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r" + " " * 60 + "\r", end="", file=sys.stderr, flush=True)


def told(rows: "list[kept.Row]", themes: tuple[str, ...]) -> str:
    """How many there are of each theme: easy, medium and hard ones."""
    counts = Counter((row[1], row[2]) for row in rows)
    lines = [f"{'':<12}{'easy':>8}{'medium':>8}{'hard':>8}"]
    for theme in themes:
        cells = [f"{counts[theme, level]:>8}" for level in (1, 2, 3)]
        lines.append(f"{theme:<12}{''.join(cells)}")
    return "\n".join([*lines, f"{len(rows)} puzzles"])
