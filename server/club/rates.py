"""Rates: so many an hour or a minute, counted in the database, wherever somebody asks.

That is for what is seldom and worth something: new devices, new tables, guesses, parcels. Floods
are counted by each server for itself: what they use up is its own time, and no other's.
"""

import hashlib

from server.guard.rates import NEVER, Rate
from server.guard.refusals import Refusal
from server.store.postgres.shared import Shared

NOW = "clock_timestamp()"
THEN = "least(?, rates.level + extract(epoch FROM clock_timestamp() - rates.until) * ?)"
"""How much is left by now, for a bucket of this size that fills so quickly."""
LEFT = f"SELECT {THEN}::float8 FROM rates WHERE name = ?"
TAKE = (
    f"INSERT INTO rates VALUES (?, ?, {NOW}) ON CONFLICT (name) DO UPDATE"
    f" SET level = {THEN} - ?, until = {NOW} WHERE {THEN} >= ? RETURNING level"
)


class ClubRate(Rate):
    """One bucket for each key, from which all servers take."""

    def __init__(self, shared: Shared, name: str, count: int, seconds: float) -> None:
        super().__init__(count, seconds)
        self.shared = shared
        self.name = name

    def named(self, key: object) -> str:
        return stands_for(f"{self.name} {key}")

    def left(self, key: object) -> float:
        rows = self.shared.read(LEFT, float(self.size), self.speed, self.named(key))
        return float(rows[0][0]) if rows else self.size

    def take(self, key: object, count: int = 1) -> None:
        size, count = float(self.size), min(count, self.size)
        bucket = (size, self.speed)
        values = (self.named(key), size - count, *bucket, float(count), *bucket, float(count))
        if not self.shared.read(TAKE, *values):
            short = count - self.left(key)
            wait = max(1, int(short / self.speed) + 1) if self.speed else NEVER
            raise Refusal("busy", f"too much at once, again in {wait} s", wait=wait)


def stands_for(key: str) -> str:
    """A digest instead of an address or a device: nobody reads there who was here."""
    return hashlib.blake2b(key.encode(), digest_size=16).hexdigest()
