"""Asking: who finds out what a game's moves were worth, question by question.

The server does where the game was played, as long as it wants to; else this phone's own worker.
Like a host it asks by effects; what comes back begins with "asking".
"""

from client.app.messages import heard
from client.app.parts import NETWORK

AT_ONCE = 12
"""So many questions the server is asked together; one is answered in about a tenth of a second."""
KNOWN_THERE = ("view", "move")
"""What the server takes from its own record."""


class Asking:
    """What is asked, and whether anybody wants to know."""

    def __init__(self, review, table: str) -> None:
        """`table` is the server's name of the table, "" for a game of this phone."""
        self.review = review
        self.table = table
        self.asked: list[dict] = []
        """What somebody is thinking about."""
        self.stopped = False
        """By whoever looks."""
        self.rests = False
        """Nobody looks: a phone in a pocket does not think."""
        self.answers = 0

    def hear(self, *message) -> list[tuple]:
        return heard(self, list(message))

    def begin(self) -> list[tuple]:
        if self.table:
            return [("bring", [NETWORK], ["asking", "brought"])]
        return self.go_on()

    def on_brought(self, done: bool | None, problem: str):
        if problem:
            self.table = ""
        return self.go_on()

    @property
    def is_sure(self) -> bool:
        """Whether there is hardly anything left to find out."""
        return self.review.is_whole and self.review.is_sure

    def go_on(self) -> list[tuple]:
        """Ask what comes next, unless all is sure enough."""
        if self.stopped or self.rests or self.asked or self.is_sure:
            return []
        self.asked = self.review.questions(AT_ONCE if self.table else 1)
        first = self.asked[0]
        if not self.table:
            return [("advise", first, ["asking", "found", first["seed"]])]
        sent = [{key: one[key] for key in one if key not in KNOWN_THERE} for one in self.asked]
        path = f"/api/tables/{self.table}/review"
        return [("http", "POST", path, {"questions": sent}, ["asking", "answered", first["seed"]])]

    def taken(self, seed: int) -> list[dict]:
        """What was asked; nothing if that was given up meanwhile."""
        if not self.asked or seed != self.asked[0]["seed"]:
            return []
        asked, self.asked = self.asked, []
        return asked

    def on_found(self, seed: int, answer, problem: str):
        """The worker's answer."""
        for question in self.taken(seed):
            if problem:
                self.stopped = True
                return [("sound", "error")]
            self.learn(question, answer)
            return self.go_on()
        return None

    def on_answered(self, seed: int, answer: dict | None, problem: str):
        """The server's answers to the first questions; if it would rather not, the phone thinks."""
        asked = self.taken(seed)
        if not asked:
            return None
        found = [] if problem else answer["answers"]
        if not found:
            self.table = ""
        for place in range(len(found)):
            self.learn(asked[place], found[place])
        return self.go_on()

    def learn(self, question: dict, answer) -> None:
        self.review.take(question, answer)
        self.answers += 1

    # Stopping and going on

    def stop(self) -> list[tuple]:
        self.stopped = True
        return self.give_up()

    def more(self) -> list[tuple]:
        self.stopped = False
        return self.go_on()

    def rest(self) -> list[tuple]:
        self.rests = True
        return self.give_up()

    def wake(self) -> list[tuple]:
        self.rests = False
        return self.go_on()

    def give_up(self) -> list[tuple]:
        """Nobody waits for an answer any more."""
        asked, self.asked = self.asked, []
        return [("unadvise",)] if asked and not self.table else []
