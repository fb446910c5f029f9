"""Replay: a record is played again, a few moves between two frames, so that the page never waits.

Like a host it asks by effects; what comes back begins with the words that it was given. How many
moves fit between two frames it finds out: a phone needs ten times as long for one as a desk.
"""

from client.app.messages import heard
from shared_rules.engine.record import BadRecord, Record

SHORT, LONG = 6, 16
"""Milliseconds: what takes less may be more the next time, what takes longer must be less."""


class Replay:
    """`games` are the positions so far."""

    def __init__(self, record: Record, words: list[str]) -> None:
        self.record = record
        self.words = words
        self.games: list = []
        self.number = 0
        """How many moves have been played."""
        self.chunk = 1
        self.since = 0
        self.done = False
        self.problem = ""

    def begin(self) -> list[tuple]:
        """Set the game up; it is a problem if that cannot be by the rules of today."""
        try:
            self.record.same_rules()
            self.games = [self.record.begin()]
        except BadRecord as error:
            self.problem = str(error)
            return []
        return [("after", 0, [*self.words, "go"])]

    def hear(self, *message) -> list[tuple]:
        return heard(self, list(message))

    def on_go(self):
        return [("now", [*self.words, "began"])]

    def on_began(self, since: int, problem: str):
        self.since = since
        self.play()
        return [("now", [*self.words, "ended"])]

    def on_ended(self, now: int, problem: str):
        took = now - self.since
        if took < SHORT:
            self.chunk *= 2
        elif took > LONG and self.chunk > 1:
            self.chunk //= 2
        return None if self.done or self.problem else [("after", 0, [*self.words, "go"])]

    def play(self) -> None:
        """Some moves; behind the last one stands whether they led to where the record says."""
        record = self.record
        try:
            for _ in range(self.chunk):
                if self.number == len(record.moves):
                    record.check_end(self.games[-1])
                    self.done = True
                    return
                after = record.played(self.games[-1], self.number)
                self.games.append(after)
                self.number += 1
        except BadRecord as error:
            self.problem = str(error)
