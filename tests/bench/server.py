"""How fast tables over the network are, beside boardgame.io's server, measured in turns with it.

The yardstick keeps its matches in memory, of a game about as small as Klunker, and plays it for
two. Ours plays Klunker by its rules, for two phones with three seats, and before anybody is told
of a move it is on the disk. The load is the same for both, and so is the computer.
"""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from server.commands import Failure
from server.source import SOURCE
from tests.bench.strangers import http, sockets
from tests.bench.strangers.waits import BAR as WORST
from tests.bench.strangers.waits import Evening, attacked, most
from tests.server.home import USUAL, Home, free_port

HERE = Path(__file__).resolve().parent
YARDSTICK = "boardgame.io@0.50.2"
STORES = ("bgio-postgres@1", "node-persist@3")
"""What it keeps matches with in PostgreSQL and in files: `unke bench scale`."""
MATCHES = (1, 10, 50)
ROUNDS, SECONDS = 3, 3
TABLES, PHONES, PAUSE = 125, 4, 1_000
"""Many tables, each with so many phones, and a move every second."""
BAR = 100
"""Milliseconds in which 95 of 100 moves at so many tables have reached everybody."""
LIMITS: dict[str, Any] = {
    "devices_an_hour": 1_000_000,
    "tables_an_hour": 1_000_000,
    "tables": 1_000_000,
}

WATCHED = 4.0
"""Seconds for which a game is watched while strangers are at it."""

Measured = dict[str, float]


def fetched(*more: str) -> Path:
    """The folder of npm's packages with the yardstick in it, and more of them."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "unke" / "boardgame"
    modules = cache / "node_modules"
    wanted = [YARDSTICK, *more]
    if not all((modules / name.partition("@")[0] / "package.json").is_file() for name in wanted):
        if not shutil.which("npm"):
            raise Failure("the yardstick needs npm, which comes with Node.js")
        cache.mkdir(parents=True, exist_ok=True)
        npm = ["npm", "install", "--prefix", str(cache), "--no-audit", "--no-fund", *wanted]
        if subprocess.run([*npm, "--loglevel", "error"]).returncode:
            raise Failure(f"npm could not fetch {' and '.join(wanted)}")
    return modules


@contextmanager
def yardstick(modules: Path, storage: str = "") -> Iterator[int]:
    """Its server's port; with its matches in memory, or where `boardgame.cjs` says."""
    port = free_port()
    command = ["node", str(HERE / "boardgame.cjs"), str(modules), str(port), storage]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        process.stdout.readline()  # it says so when it serves
        try:
            yield port
        finally:
            process.kill()


@contextmanager
def unke(limits: dict[str, Any] = LIMITS) -> Iterator[Home]:
    """Ours, with its data on a real disk."""
    data = SOURCE / "build" / "bench-server"
    shutil.rmtree(data, ignore_errors=True)
    with Home(data, **limits) as home:
        yield home
    shutil.rmtree(data, ignore_errors=True)


def load(modules: Path, kind: str, port: int, *numbers: int) -> list[str]:
    """The command that makes load: phones, matches, seconds, pause."""
    return ["node", str(HERE / "load.mjs"), str(modules), kind, str(port), *map(str, numbers)]


def measured(command: list[str]) -> Measured:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise Failure(f"the load has failed: {done.stderr.strip()}")
    answer: Measured = json.loads(done.stdout)
    return answer


def middle(rounds: list[Measured]) -> Measured:
    """Each number's median."""
    return {key: median(one[key] for one in rounds) for key in rounds[0]}


def compare(matches: int, theirs: Measured, ours: Measured) -> bool:
    """Print both; whether ours are at least as many moves, and no later."""
    print(f"{matches:>3} match{'es' if matches > 1 else ''}")
    for name, one in (("boardgame.io", theirs), ("Unke", ours)):
        print(f"  {name:<14}{one['rate']:>8,.0f} moves/s   p95 {one['most']:>7.2f} ms")
    rate, wait = ours["rate"] / theirs["rate"], ours["most"] / theirs["most"]
    well = rate >= 1 and wait <= 1
    print(f"  {rate:.2f} of the moves, {wait:.2f} of the wait  ({'well' if well else 'TOO SLOW'})")
    return well


def memory(home: Home) -> int:
    """Bytes of the server's memory."""
    assert home.process
    for line in Path(f"/proc/{home.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise Failure("this system does not say how much memory a process has")


def crowd(modules: Path) -> bool:
    """Many tables with a move a second each."""
    with unke() as home:
        command = load(modules, "unke", home.port, PHONES, TABLES, 10, PAUSE)
        most = measured(command)["most"]
    well = most < BAR
    print(f"{TABLES * PHONES} sockets at {TABLES} tables, a move a second at each")
    print(f"  p95 {most:.1f} ms  ({'well' if well else 'TOO SLOW'}, {BAR} wanted)")
    return well


def weights(modules: Path) -> None:
    """What a table that nobody is at takes, and a socket."""
    with unke() as home:
        before, count = memory(home), 300
        phone = home.phone()
        for _ in range(count):
            phone.make("klunker", ["person"] * 3)
        tables = memory(home)
        holding: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        command = load(modules, "unke", home.port, PHONES, 50, 0, 0)
        with subprocess.Popen(command, **holding) as process:
            assert process.stdin and process.stdout
            process.stdout.readline()
            sockets = memory(home)
            process.stdin.close()
        phone.close()
    print(f"memory {before / 1e6:,.0f} MB at the start")
    print(f"  {(tables - before) / count / 1024:.0f} KB for a table at which nobody is")
    print(f"  {(sockets - tables) / 50 / PHONES / 1024:.0f} KB for a socket with its game")


def strangers() -> bool:
    """How long a game's moves take before each attack and during it."""
    print("strangers at another address: p95 of a game's moves before and meanwhile")
    well = True
    with unke(USUAL) as home:
        attacks = [
            *(("http", name, home.address, 60) for name in http.ATTACKS),
            *(("sockets", name, home.port, 60, "127.0.0.2") for name in sockets.ATTACKS),
            ("parcels", home.port, 60, "127.0.0.2"),
        ]
        for kind, *told in attacks:
            evening = Evening(home)
            before = most(evening.waits(WATCHED / 2))
            with attacked(kind, *told):
                meanwhile = most(evening.waits(WATCHED))
            evening.close()
            name = told[0] if isinstance(told[0], str) else ""
            passed = meanwhile <= WORST
            verdict = "well" if passed else "TOO SLOW"
            print(f"  {kind + ' ' + name:<24}{before:>6.1f} {meanwhile:>7.1f} ms  ({verdict})")
            well = well and passed
    return well


def main() -> int:
    well = strangers()
    modules = fetched()
    with yardstick(modules) as port, unke() as home:
        for matches in MATCHES:
            theirs, ours = [], []
            for _ in range(ROUNDS):
                theirs.append(measured(load(modules, "boardgame", port, 2, matches, SECONDS, 0)))
                ours.append(measured(load(modules, "unke", home.port, 2, matches, SECONDS, 0)))
            well = compare(matches, middle(theirs), middle(ours)) and well
    well = crowd(modules) and well
    weights(modules)
    return 0 if well else 1
