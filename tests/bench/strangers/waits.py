"""How long somebody well-behaved waits for his moves while strangers do what they like."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shared_rules.chance import Chance
from tests.server.phone import Phone

ROOT = Path(__file__).resolve().parent.parent.parent.parent
BAR = 250
"""Milliseconds in which 95 of 100 moves have to be answered, whatever strangers do."""
PAUSE = 0.01


@contextmanager
def attacked(kind: str, name: str, address: str, seconds: float) -> Iterator[None]:
    """While somebody attacks, in a process of his own: `kind` is a module here.

    He must not give up before the others have seen how it is.
    """
    command = [sys.executable, "-m", f"tests.bench.strangers.{kind}", name, address, str(seconds)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as process:
        try:
            yield
            assert process.poll() is None
        finally:
            process.kill()


class Player:
    """Plays one game after the other, on one phone for all seats."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.chance = Chance(7)
        self.begin()

    def begin(self) -> None:
        phone = self.phone
        phone.enter(phone.make("klunker", ["person"] * 3)).sit(0, 1, 2)
        phone.ask("start")
        phone.until(lambda phone: phone.game)

    def waits(self, seconds: float) -> list[float]:
        """Milliseconds that each move took, from when it was sent until its answer came."""
        found = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.phone.over:
                self.begin()
            start = time.monotonic()
            self.phone.random_act(self.chance)
            found.append((time.monotonic() - start) * 1000)
            time.sleep(PAUSE)
        return found


def most(waits: list[float]) -> float:
    """What 95 of 100 do not exceed."""
    return sorted(waits)[int(0.95 * (len(waits) - 1))]
