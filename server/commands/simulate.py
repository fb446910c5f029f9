"""Let bots play many games, and print how long they are and how they end.

Without --bots everybody plays at random. The same seed gives the same games. Bots of several
levels sit in turn: --bots solid,random seats a solid one, a random one, a solid one ...
"""

import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from dataclasses import dataclass, field

from server.commands import Failure, positive
from shared_rules import GAMES
from shared_rules.engine.bot import RANDOM, choose, levels
from shared_rules.engine.chance import Chance
from shared_rules.engine.game import Game
from shared_rules.engine.options import BadOption
from shared_rules.engine.types import Options

NEEDS: list[str] = []

SEEDS = 1 << 64
PERCENTILES = (5, 25, 50, 75, 95)


@dataclass
class Results:
    """What came out of the games, one entry a game."""

    options: Options = field(default_factory=dict)
    seconds: float = 0
    moves: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    places: list[list[int]] = field(default_factory=list)
    verbs: Counter[str] = field(default_factory=Counter)


def option(text: str) -> tuple[str, str | int]:
    key, equals, value = text.partition("=")
    if not key or not equals or not value:
        raise ArgumentTypeError(f"{text!r} is not of the form key=value")
    return key, int(value) if value.isdecimal() else value


def hexadecimal(text: str) -> int:
    try:
        return int(text, 16) % SEEDS
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a hexadecimal number") from None


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seats", type=positive, default=4, metavar="N", help="4 if not given")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="100 if not given")
    parser.add_argument(
        "--option", type=option, action="append", default=[], metavar="KEY=VALUE",
        help="one of the game's options; may be given several times",
    )  # fmt: skip
    parser.add_argument("--seed", type=hexadecimal, default=1, help="hexadecimal, 1 if not given")
    parser.add_argument("--bots", default=RANDOM, metavar="LEVEL", help="random if not given")


def play(game: Game, bots: list[str], chance: Chance, verbs: Counter[str]) -> int:
    """Play a game to its end, in place; the number of moves."""
    moves = 0
    while waiting := game.waiting_for():
        seat = waiting[0]
        level = bots[seat % len(bots)]
        if level == RANDOM:  # as the bot of that name does, without the cost of a view
            move = chance.pick(game.offers(seat)).sample(chance)
        else:
            move = choose(game.view(seat), level, chance)
        game.advance(seat, move)
        verbs[move[0]] += 1
        moves += 1
    return moves


def simulate(args: Namespace) -> Results:
    results = Results()
    options = dict(args.option)
    shows_progress = sys.stderr.isatty()
    told = 0.0
    for number in range(1, args.games + 1):
        start = time.perf_counter()
        game: Game = GAMES[args.game].new(args.seats, options, args.seed * SEEDS + number)
        players = Chance(number * SEEDS + args.seed)
        results.moves.append(play(game, args.bots.split(","), players, results.verbs))
        now = time.perf_counter()
        results.seconds += now - start
        results.options = game.options
        outcome = game.outcome()
        results.scores.append(outcome["scores"])
        results.places.append(outcome["places"])
        if shows_progress and now - told > 0.2:
            told = now
            print(f"\r{number} of {args.games} games", end="", file=sys.stderr, flush=True)
    if shows_progress:
        print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)
    return results


def statistics(values: list[int]) -> list[str]:
    """Mean, minimum, percentiles (as they occurred) and maximum."""
    ordered = sorted(values)
    last = len(ordered) - 1
    percentiles = [ordered[(last * percent + 50) // 100] for percent in PERCENTILES]
    mean = sum(ordered) / len(ordered)
    return [f"{mean:.1f}", *map(str, [ordered[0], *percentiles, ordered[-1]])]


def table(rows: list[tuple[str, list[str]]]) -> str:
    return "\n".join(
        f"{title:<14}" + "".join(f"{cell:>8}" for cell in cells).rstrip() for title, cells in rows
    )


def report(args: Namespace, results: Results) -> str:
    games = len(results.moves)
    total = sum(results.moves)
    chosen = " ".join(f"{key}={value}" for key, value in sorted(results.options.items()))
    lines = [
        f"{args.game}, {args.seats} seats, {chosen}; bots: {args.bots}, seed {args.seed:x}",
        f"{games} games, {total} moves in {results.seconds:.2f} s:"
        f" {total / results.seconds:,.0f} moves/s",
        "",
    ]
    head = ["mean", "min", *(f"{percent}%" for percent in PERCENTILES), "max"]
    rows = [("", head), ("moves a game", statistics(results.moves))]
    by_place = [
        [score for _, score in sorted(zip(places, scores, strict=True))]
        for places, scores in zip(results.places, results.scores, strict=True)
    ]
    for place in range(args.seats):
        rows.append((f"place {place + 1}", statistics([scores[place] for scores in by_place])))
    rows[0][1].append("wins")
    for seat in range(args.seats):
        wins = sum(places[seat] == 1 for places in results.places)
        scores = [scores[seat] for scores in results.scores]
        rows.append((f"seat {seat}", [*statistics(scores), f"{100 * wins / games:.1f}%"]))
    lines.append(table(rows))
    shared = sum(places.count(1) > 1 for places in results.places)
    lines.append(f"\nshared wins: {shared}")
    verbs = ", ".join(f"{verb} {n / games:.1f}" for verb, n in results.verbs.most_common())
    lines.append(f"moves a game by verb: {verbs}")
    return "\n".join(lines)


def check(args: Namespace) -> None:
    """Only levels that the game can be played at."""
    known = [RANDOM, *levels(args.game)]
    for level in args.bots.split(","):
        if level not in known:
            raise Failure(f"{args.game} has no bot {level!r}, only {', '.join(known)}")


def run(args: Namespace) -> int:
    check(args)
    try:
        results = simulate(args)
    except BadOption as error:
        raise Failure(str(error)) from None
    print(report(args, results))
    return 0
