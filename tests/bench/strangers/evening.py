"""Evening: two people who play while strangers do their worst, and how long their moves take."""

import time
from statistics import quantiles

from shared_rules.bot import random_move
from shared_rules.chance import Chance
from tests.server.home import Home

PAUSE = 0.05
"""Seconds between two moves; a phone may say no more than 20 things a second."""


class Evening:
    """A table for three at which one phone holds two seats."""

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
        """Somebody makes a move; the seconds until everybody has seen it."""
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
        return time.monotonic() - start

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
