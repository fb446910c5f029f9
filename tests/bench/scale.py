"""What several servers before one PostgreSQL cost, beside SQLite and boardgame.io, in turns.

boardgame.io's server has its matches in memory, in files, or in the same PostgreSQL. Two servers
also signal in two ways that ours are not: inside the move's transaction, and by Redis. All is on
this computer, the database on its disk as well; people at one table are on different servers. On
two cores more of them cannot be quicker: what follows for more is in a move's price.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from server.commands import Failure
from server.source import SOURCE
from tests.bench.server import LIMITS, STORES, Measured, fetched, load, measured, middle, yardstick
from tests.server import cluster as clusters
from tests.server.cluster import Cluster
from tests.server.home import Home, free_port

TABLES = (1, 10, 50)
ROUNDS, SECONDS, PHONES = 2, 3, 2
MANY, FOUR, PAUSE = 500, 4, 5_000
"""At many tables there are four phones each, and a move every so many milliseconds."""
HOST = "127.0.0.9"
"""Where boardgame.io finds PostgreSQL."""
SAFE = f"-c max_connections=300 -c listen_addresses={HOST} -c shared_buffers=256MB"
"""As Debian has it: what is acknowledged is on the disk."""
WORST = 20
"""So many times fewer moves than with SQLite would be a mistake of ours."""
MORE = {
    **LIMITS,
    "sockets": 5_000,
    "sockets_of_an_address": 5_000,
    "share_of_an_address": 1_000_000,
    "handshakes_a_second": 5_000,
    "requests_a_second": 5_000,
}
SIGNALS = ("notifications", "signals_heard", "signals_made_good", "conflicts")
TICKS = os.sysconf("SC_CLK_TCK")


class Signalled(Home):
    """A server that signals in another way: tests/bench/signalled.py."""

    module = "tests.bench.signalled"


@contextmanager
def served(name: str, count: int, url: str = "", signals: str = "") -> Iterator[list[Home]]:
    """Servers with their data on a real disk, or in the database with this URL."""
    kind = Signalled if signals else Home
    os.environ["UNKE_SIGNALS"] = signals
    folder = SOURCE / "build" / f"bench-{name}"
    shutil.rmtree(folder, ignore_errors=True)
    with ExitStack() as all:
        homes = [kind(folder / str(number), database=url, **MORE) for number in range(count)]
        yield [all.enter_context(home) for home in homes]
    shutil.rmtree(folder, ignore_errors=True)


def seconds(pid: int) -> float:
    """Of the processor, that a process and those that it has waited for have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def below(pid: int) -> list[int]:
    """A process and its children."""
    task = Path(f"/proc/{pid}/task/{pid}/children")
    return [pid, *map(int, task.read_text().split())]


class Prices:
    """What the moves between two readings have cost."""

    def __init__(self, homes: list[Home], cluster: Cluster | None, url: str) -> None:
        self.homes, self.url = homes, url
        self.server = 0
        if cluster:
            self.server = int((cluster.data / "postmaster.pid").read_text().split()[0])

    def read(self) -> Measured:
        pids = [home.process.pid for home in self.homes if home.process]
        found = {
            "moves": sum(home.metric("unke_moves_total") for home in self.homes),
            "server s": sum(map(seconds, pids)),
        }
        for name in SIGNALS:
            found[name] = sum(home.metric(f"unke_{name}_total") for home in self.homes)
        if self.server:
            found["database s"] = sum(map(seconds, below(self.server)))
            with psycopg.connect(self.url) as db:
                sql = (
                    "SELECT xact_commit, pg_current_wal_lsn() - '0/0'::pg_lsn"
                    " FROM pg_stat_database WHERE datname = current_database()"
                )
                row = db.execute(sql).fetchall()[0]
                found |= {"transactions": float(row[0]), "bytes": float(row[1])}
        return found

    @staticmethod
    def told(before: Measured, after: Measured) -> str:
        moves = after["moves"] - before["moves"]
        each = {key: (after[key] - before[key]) / moves for key in after if key != "moves"}
        said = [f"{1000 * each['server s']:.2f} ms of servers"]
        if "bytes" in each:
            said.append(f"{1000 * each['database s']:.2f} ms of the database")
            said.append(f"{each['transactions']:.1f} transactions")
            said.append(f"{each['bytes'] / 1024:.1f} KB of log")
            said += [f"{each[name]:.2f} {name.replace('_', ' ')}" for name in SIGNALS]
        return ", ".join(said)


@dataclass
class Way:
    """A way to serve tables, to be measured in turns with the others."""

    name: str
    kind: str
    ports: list[int]
    prices: "Prices | None" = None

    def played(self, modules: Path, phones: int, *numbers: int) -> Measured:
        command = load(modules, self.kind, self.ports[0], phones, *numbers)
        command[4] = ",".join(map(str, self.ports))
        return measured(command)


def ours(name: str, homes: list[Home], cluster: Cluster | None = None, url: str = "") -> Way:
    return Way(name, "unke", [home.port for home in homes], Prices(homes, cluster, url))


@contextmanager
def redis() -> Iterator[int]:
    """The port of a Redis or Valkey, 0 if there is none."""
    program = shutil.which("valkey-server") or shutil.which("redis-server")
    if not program:
        print("without Redis' signals: apt install valkey-server or redis-server")
        yield 0
        return
    port = free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        try:
            yield port
        finally:
            process.terminate()


@contextmanager
def all_ways(modules: Path, cluster: Cluster) -> Iterator[list[Way]]:
    with ExitStack() as all, TemporaryDirectory(dir=SOURCE / "build") as files:

        def theirs(name: str, storage: str = "") -> Way:
            port = all.enter_context(yardstick(modules, storage))
            return Way(name, "boardgame", [port])

        def club(name: str, count: int, signals: str = "") -> Way:
            url = cluster.fresh()
            folder = name.replace(" ", "-").replace(",", "")
            homes = all.enter_context(served(folder, count, url, signals))
            return ours(name, homes, cluster, url)

        cluster.make("boardgame", "template0")
        ways = [
            theirs("boardgame.io, memory"),
            theirs("boardgame.io, files", files),
            theirs("boardgame.io, PostgreSQL", f"postgresql://postgres@{HOST}/boardgame"),
            ours("SQLite", all.enter_context(served("home", 1))),
            club("PostgreSQL", 1),
            club("PostgreSQL, two servers", 2),
            club("two, NOTIFY inside", 2, "transaction"),
        ]
        port = all.enter_context(redis())
        if port:
            ways.append(club("two, Redis", 2, str(port)))
        yield ways


def main() -> int:
    modules, bin = fetched(*STORES), clusters.programs()
    if not bin:
        raise Failure("this needs PostgreSQL: apt install postgresql")
    cluster = Cluster(f"bench-{os.getpid()}", bin, SAFE)
    well = True
    try:
        with all_ways(modules, cluster) as ways:
            for tables in TABLES:
                well = compared(modules, tables, ways, ROUNDS) and well
            quick = [way for way in ways if way.kind == "unke" or way is ways[0]]
            compared(modules, MANY, quick, 1)  # the other two are too slow for so many
            crowd(modules, quick)
    finally:
        cluster.leave()
    return 0 if well else 1


def compared(modules: Path, tables: int, ways: list[Way], count: int) -> bool:
    """Play at so many tables in each way, in turns; whether none of ours is much too slow."""
    print(f"{tables} table{'s' if tables > 1 else ''}")
    rounds: dict[str, list[Measured]] = {way.name: [] for way in ways}
    before = {way.name: way.prices.read() for way in ways if way.prices}
    failed = set()
    for _ in range(count):
        for way in ways:
            try:
                rounds[way.name].append(way.played(modules, PHONES, tables, SECONDS, 0))
            except Failure:
                if way.kind == "unke":
                    raise
                failed.add(way.name)  # its files are read while they are half written
    first = middle(rounds[ways[0].name])["rate"]
    well = True
    for way in ways:
        if way.name in failed:
            print(f"  {way.name:<26}has failed")
            continue
        one = middle(rounds[way.name])
        share = one["rate"] / first
        well = well and (way.kind != "unke" or share * WORST > 1)
        said = f"{one['rate']:>7,.0f} moves/s ({share:.2f})   p95 {one['most']:>7.1f} ms"
        print(f"  {way.name:<26}{said}")
        if way.prices:
            print(f"    a move: {way.prices.told(before[way.name], way.prices.read())}")
    return well


def crowd(modules: Path, ways: list[Way]) -> None:
    """Many sockets, at tables where there is a move every few seconds."""
    print(f"{MANY * FOUR} sockets at {MANY} tables, a move every {PAUSE // 1000} s at each")
    for way in ways:
        one = way.played(modules, FOUR, MANY, 2 * PAUSE // 1000, PAUSE)
        print(f"  {way.name:<26}p95 {one['most']:>7.1f} ms   {one['rate']:.0f} moves/s")
