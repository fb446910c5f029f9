"""Turns: requests over HTTP begin one after the other, and moves go first.

Whoever sends hundreds of requests in one breath, on one connection or on many, would else have them
all answered before anybody's move is looked at.
"""

from collections import deque

import gevent
from gevent.event import Event

LATEST = 0.005
"""Seconds that the next request waits at most for a moment in which no move has come."""

waiting: deque[Event] = deque()


def turn() -> None:
    """Wait for one's turn."""
    mine = Event()
    waiting.append(mine)
    if len(waiting) == 1:
        gevent.spawn(call)
    mine.wait()


def call() -> None:
    """One after the other, as long as anybody waits."""
    while waiting:
        gevent.with_timeout(LATEST, gevent.idle, timeout_value=None)
        waiting[0].set()
        waiting.popleft()
