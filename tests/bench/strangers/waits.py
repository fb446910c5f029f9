"""How long two people at a table wait for their moves while strangers do what they like."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles

from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from tests.server.home import Home

ROOT = Path(__file__).resolve().parent.parent.parent.parent
BAR = 250
"""Milliseconds that 95 of 100 moves may take, whatever strangers do."""
PAUSE = 0.05
"""Seconds between two moves; a phone may say no more than 20 things a second."""
BEGINS = 0.7
"""Seconds until an attack has begun."""


@contextmanager
def attacked(kind: str, *told: object) -> Iterator[None]:
    """While somebody attacks, in a process of his own: `kind` is a module here, `told` its words.

    He must not give up before the others have seen how it is.
    """
    command = [sys.executable, "-m", f"tests.bench.strangers.{kind}", *map(str, told)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as process:
        try:
            time.sleep(BEGINS)
            yield
            assert process.poll() is None
        finally:
            process.kill()


class Evening:
    """A table for three at which one phone holds two seats, in one game after the other."""

    def __init__(self, home: Home, pause: float = PAUSE) -> None:
        self.pause = pause
        self.phones = [home.phone("Anna"), home.phone("Bert")]
        self.chance = Chance(1)
        self.sit_down()

    def sit_down(self) -> None:
        anna, bert = self.phones
        table = anna.make("klunker", ["person"] * 3)
        for phone, seats in ((anna, [0]), (bert, [1, 2])):
            phone.enter(table).sit(*seats)
        anna.ask("start")
        for phone in self.phones:
            phone.until(lambda phone: phone.game)

    def move(self) -> float:
        """Somebody makes a move; the milliseconds until everybody has seen it."""
        if self.phones[0].over:
            self.sit_down()
        mover = next(phone for phone in self.phones if phone.turn() is not None)
        seat = mover.turn()
        assert seat is not None
        move = random_move(mover.view(seat)["offers"], self.chance)
        count = mover.game["moves"] + 1
        start = time.monotonic()
        mover.act(seat, move)
        for phone in self.phones:
            phone.until(lambda phone: phone.game["moves"] >= count, 60)
        return (time.monotonic() - start) * 1000

    def waits(self, seconds: float) -> list[float]:
        """How long each move of so many seconds took."""
        end, found = time.monotonic() + seconds, []
        while time.monotonic() < end:
            found.append(self.move())
            time.sleep(self.pause)
        return found

    def close(self) -> None:
        for phone in self.phones:
            phone.close()


def most(waits: list[float]) -> float:
    """What 95 of 100 moves take at the most."""
    return quantiles(waits, n=20)[-1] if len(waits) > 1 else max(waits, default=float("inf"))
