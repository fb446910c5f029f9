"""How fast the rules are, in CPython and in Brython, beside a yardstick measured with them."""

import json
import platform
import time

from shared_rules import GAMES
from tests.bench import opened, pace
from tests.bench.flat_klunker import playout as yardstick
from tests.brython import BrythonPage

SEATS = 4
LARGEST_VIEW = 6 * 1024
# Of the yardstick's moves per second, Klunker's share: one in so many at the worst.
SHARES = {"CPython": {"advance": 6, "play": 20}, "Brython": {"advance": 4, "play": 10}}

MEASURE = f"""
from shared_rules import GAMES
from tests.bench import pace
from tests.bench.flat_klunker import playout as yardstick

def clock():
    return window.performance.now() / 1000

playouts = [yardstick]
for key in GAMES:
    playouts += [pace.advancing(key, {SEATS}), pace.playing(key, {SEATS})]
answer = [
    pace.rates(clock, playouts),
    [pace.viewing(clock, key, {SEATS}) for key in GAMES],
]
"""


def in_cpython() -> tuple[list[float], list[float]]:
    playouts = [yardstick]
    for key in GAMES:
        playouts += [pace.advancing(key, SEATS), pace.playing(key, SEATS)]
    rates = pace.rates(time.perf_counter, playouts)
    return rates, [pace.viewing(time.perf_counter, key, SEATS) for key in GAMES]


def in_brython() -> tuple[str, list[float], list[float]]:
    with opened.chromium() as browser:
        page = BrythonPage(browser, "tests/bench/pace.py", "tests/bench/flat_klunker.py")
        rates, views = page.run(MEASURE)
        return browser.version, rates, views


def largest_view(key: str, games: int = 20) -> int:
    """Bytes of the largest view, as it travels, of so many games in their middle."""
    sizes = []
    for seed in range(1, games + 1):
        game = pace.middle(key, SEATS, seed)
        for seat in range(SEATS):
            text = json.dumps(game.view(seat), ensure_ascii=False, separators=(",", ":"))
            sizes.append(len(text.encode()))
    return max(sizes)


def verdict(holds: bool, wanted: str) -> str:
    return f"{wanted} wanted" if holds else f"TOO SLOW, {wanted} wanted"


def report(python: str, version: str, rates: list[float], views: list[float]) -> bool:
    """Print one Python's rates; whether Klunker has its share of the yardstick's."""
    print(f"{python} {version}, {SEATS} seats, random play")
    print(f"  {'yardstick':<18}{rates[0]:>10,.0f} moves/s")
    well = True
    for place, key in enumerate(GAMES):
        for shift, way in enumerate(("advance", "play")):
            rate = rates[1 + 2 * place + shift]
            line = f"  {key + ' ' + way:<18}{rate:>10,.0f} moves/s  1/{rates[0] / rate:.1f}"
            if key == "klunker":
                share = SHARES[python][way]
                holds = rate * share >= rates[0]
                line += f"  ({verdict(holds, f'1/{share}')})"
                well = well and holds
            print(line)
    for key, milliseconds in zip(GAMES, views, strict=True):
        print(f"  {key + ' views':<18}{milliseconds:>10.2f} ms for all seats")
    print()
    return well


def main() -> int:
    well = report("CPython", platform.python_version(), *in_cpython())
    version, rates, views = in_brython()
    well = report("Brython", f"in Chromium {version}", rates, views) and well
    print("largest view in the middle of 20 games")
    for key in GAMES:
        size = largest_view(key)
        print(f"  {key:<18}{size:>10,} bytes  (below {LARGEST_VIEW:,} wanted)")
        well = well and size < LARGEST_VIEW
    return 0 if well else 1
