"""What several servers before one PostgreSQL cost, beside one with SQLite, measured in turns.

All is on this computer, the database on its disk as well; people at one table are on different
servers. On two cores more of them cannot be quicker: what follows for more is in a move's price.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg

from server.commands import Failure
from server.source import SOURCE
from tests.bench.server import LIMITS, Measured, fetched, load, measured, middle
from tests.server import cluster as clusters
from tests.server.cluster import Cluster
from tests.server.home import Home

TABLES = (1, 10, 50)
ROUNDS, SECONDS, PHONES = 3, 3, 2
SAFE = "-c max_connections=300 -c listen_addresses= -c shared_buffers=256MB"
"""As Debian has it: what is acknowledged is on the disk."""
WORST = 20
"""So many times fewer moves than with SQLite would be a mistake of ours."""
TICKS = os.sysconf("SC_CLK_TCK")


@contextmanager
def served(name: str, count: int, url: str = "") -> Iterator[list[Home]]:
    """Servers with their data on a real disk, or in the database with this URL."""
    folder = SOURCE / "build" / f"bench-{name}"
    shutil.rmtree(folder, ignore_errors=True)
    with ExitStack() as all:
        homes = [Home(folder / str(number), database=url, **LIMITS) for number in range(count)]
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
        return ", ".join(said)


def main() -> int:
    modules, bin = fetched(), clusters.programs()
    if not bin:
        raise Failure("this needs PostgreSQL: apt install postgresql")
    cluster = Cluster(f"bench-{os.getpid()}", bin, SAFE)
    well = True
    try:
        urls = [cluster.fresh() for _ in range(2)]
        with (
            served("home", 1) as one,
            served("club", 1, urls[0]) as club,
            served("pair", 2, urls[1]) as pair,
        ):
            ways = {
                "SQLite, one server": (one, Prices(one, None, "")),
                "PostgreSQL, one server": (club, Prices(club, cluster, urls[0])),
                "PostgreSQL, two servers": (pair, Prices(pair, cluster, urls[1])),
            }
            for tables in TABLES:
                well = compared(modules, tables, ways) and well
    finally:
        cluster.leave()
    return 0 if well else 1


def compared(modules: Path, tables: int, ways: dict[str, tuple[list[Home], Prices]]) -> bool:
    """Play at so many tables in each way, in turns; whether none is too slow."""
    print(f"{tables} table{'s' if tables > 1 else ''}")
    rounds: dict[str, list[Measured]] = {name: [] for name in ways}
    before = {name: prices.read() for name, (_, prices) in ways.items()}
    for _ in range(ROUNDS):
        for name, (homes, _) in ways.items():
            command = load(modules, "unke", homes[0].port, PHONES, tables, SECONDS, 0)
            command[4] = ",".join(str(home.port) for home in homes)
            rounds[name].append(measured(command))
    first = middle(next(iter(rounds.values())))["rate"]
    well = True
    for name, (_, prices) in ways.items():
        one = middle(rounds[name])
        share = one["rate"] / first
        well = well and share * WORST > 1
        print(
            f"  {name:<24}{one['rate']:>7,.0f} moves/s ({share:.2f})   p95 {one['most']:>7.1f} ms"
        )
        print(f"    a move: {prices.told(before[name], prices.read())}")
    return well
