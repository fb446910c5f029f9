"""Floods: how much is heard of what sockets say, whatever it turns out to mean.

A frame of six bytes that says nothing takes a server as long as one that says much. So frames and
bytes are counted before anything is parsed: for each socket, and for each address with all of its
sockets. Who says too much has to wait, and so has what he says next, in the network; who goes on
and on is flooding.
"""

import time

from server.guard.limits import Limits
from server.guard.rates import Rate

AT_ONCE = 4
"""So many times what may come in a second."""


class Budget:
    """So many frames and so many bytes a second for each key."""

    def __init__(self, frames: int, length: int) -> None:
        self.frames = Rate(frames, 1, AT_ONCE * frames)
        self.bytes = Rate(length, 1, AT_ONCE * length)

    def spend(self, key: object, frames: int, length: int) -> float:
        """Use up so many; the seconds until the key is out of debt."""
        return max(self.frames.spend(key, frames), self.bytes.spend(key, length))

    def forget(self, key: object) -> None:
        self.frames.buckets.pop(key, None)
        self.bytes.buckets.pop(key, None)


class Budgets:
    """The budgets of all sockets of a house."""

    def __init__(self, limits: Limits) -> None:
        self.patience = limits.seconds_over
        self.strangers = Budget(limits.frames_before_hello, limits.frame // AT_ONCE)
        self.devices = Budget(limits.frames_a_second, limits.bytes_a_second)
        self.addresses = Budget(limits.frames_of_an_address, limits.bytes_of_an_address)


class Allowance:
    """What one socket may still say, as a stranger until it has said hello."""

    def __init__(self, budgets: Budgets, address: str) -> None:
        self.budgets = budgets
        self.address = address
        self.own = budgets.strangers
        self.over: float | None = None
        """Since when it has said more than its own budget."""

    def welcome(self) -> None:
        """It has said hello."""
        self.close()
        self.own = self.budgets.devices
        self.over = None

    def spend(self, frames: int, length: int) -> float:
        """So much has come; the seconds until it may be heard."""
        own = self.own.spend(self, frames, length)
        if not own:
            self.over = None
        elif self.over is None:
            self.over = time.monotonic()
        return max(own, self.budgets.addresses.spend(self.address, frames, length))

    @property
    def is_flooded(self) -> bool:
        """Whether it has said too much for too long, not the others of its address."""
        return self.over is not None and time.monotonic() - self.over > self.budgets.patience

    def close(self) -> None:
        self.own.forget(self)
