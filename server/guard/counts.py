"""Counts: what an operator may watch at /metrics. Numbers only, nobody's secrets."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)


class Counts:
    """A server's counters; each server has its own, so tests can start several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("unke_moves", "Moves made", ["game"], registry=self.registry)
        self.refusals = Counter("unke_refusals", "Refusals", ["word"], registry=self.registry)
        self.dropped = Counter(
            "unke_dropped", "Sockets ended because they did not read", registry=self.registry
        )
        self.commits = Histogram(
            "unke_commit_seconds", "Time to the disk", buckets=QUICK, registry=self.registry
        )
        self.writers = Counter(
            "unke_commit_writers", "Writers in all transactions", registry=self.registry
        )

    def gauge(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Something that is counted when it is asked for."""
        Gauge(name, about, registry=self.registry).set_function(count)

    def committed(self, seconds: float, writers: int) -> None:
        self.commits.observe(seconds)
        self.writers.inc(writers)

    def text(self) -> bytes:
        return generate_latest(self.registry)
