"""Rates: so many a second, a minute or an hour for each address or device."""

import time
from collections.abc import Callable

from server.guard.refusals import Refusal

NEVER = 3600
"""Seconds to wait for what the settings do not allow at all."""


class Rate:
    """So many a period for each key: a bucket that fills evenly, and holds `at_once` when full."""

    MOST = 10_000

    def __init__(
        self,
        count: int,
        seconds: float,
        at_once: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.speed = count / seconds
        self.size = at_once or count
        self.clock = clock
        self.buckets: dict[object, tuple[float, float]] = {}

    def left(self, key: object) -> float:
        """How many more a key may have now."""
        now = self.clock()
        level, when = self.buckets.get(key, (self.size, now))
        return min(self.size, level + (now - when) * self.speed)

    def take(self, key: object, count: int = 1) -> None:
        """Use so many up; raises Refusal if they are not there."""
        left = self.left(key)
        count = min(count, self.size)  # more than all nobody ever has
        if left < count:
            wait = int((count - left) / self.speed) + 1 if self.speed else NEVER
            raise Refusal("busy", f"too much at once, again in {wait} s", wait=wait)
        self.note(key, left - count)

    def spend(self, key: object, count: int) -> float:
        """Use up so many, there or not; the seconds until the key is out of debt."""
        left = self.left(key) - count
        self.note(key, left)
        if left >= 0:
            return 0.0
        return -left / self.speed if self.speed else NEVER

    def note(self, key: object, left: float) -> None:
        self.buckets.pop(key, None)  # so that those used last stand at the end
        if len(self.buckets) >= self.MOST:
            self.forget()
        self.buckets[key] = (left, self.clock())

    def forget(self) -> None:
        """Let go of keys that may have as many as ever, and of all that were not used lately.

        Half of them at the least, for this takes a while, and must not be needed again at once.
        """
        used = [key for key in self.buckets if self.left(key) < self.size]
        self.buckets = {key: self.buckets[key] for key in used[-(self.MOST // 2) :]}
