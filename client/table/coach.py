"""The coach: Unke says where to look, then why, then which move; three taps apart.

One more tap, on the button that confirms, makes the move.
She thinks about the view that the asking eyes have anyway, as the strongest bot does, and her
words belong to that view: whoever puts the secrets away sends her away, too.
"""

from client.app import settings
from client.app.messages import heard
from shared_rules.extras import has

LEVEL = "expert"
PATIENCE = 300
"""Milliseconds after which one is told that she is thinking."""
SILENT, WHERE, WHY, WHICH = 0, 1, 2, 3


class Coach:
    """What has been asked about the present decision, and how much of it has been said."""

    def __init__(self) -> None:
        self.step = SILENT
        self.advice: dict | None = None
        self.number = 0
        """Of the latest question: answers to earlier ones are not heard."""
        self.slow = False
        """Whether one has been waiting long enough to be told so."""

    @property
    def thinking(self) -> bool:
        return self.step != SILENT and self.advice is None

    @property
    def move(self) -> list:
        """The move that is pointed at, if it has come to that."""
        return self.advice["move"] if self.step == WHICH else []

    def tapped(self, view: dict, seed: int) -> list[tuple]:
        """Ask, or ask for more; once more than there is to say, and she is silent."""
        if self.thinking or self.step == WHICH:
            return self.hush()
        self.step += 1
        if self.step > WHERE:
            return [("sound", "tap")]
        self.number += 1
        request = {"view": view, "level": LEVEL, "seed": seed, "hint": True}
        return [
            ("advise", request, ["coach", "heard", self.number]),
            ("after", PATIENCE, ["coach", "slow", self.number]),
        ]

    def hear(self, name: str, number: int, *answer) -> list[tuple]:
        """What has come of the latest question."""
        return heard(self, [name, *answer]) if number == self.number and self.thinking else []

    def on_slow(self):
        """It takes her a while."""
        self.slow = True

    def on_heard(self, advice: dict | None, problem: str):
        """What she has found out."""
        if problem:  # no advice is better than a wrong one
            return [*self.hush(), ("sound", "error")]
        self.advice, self.slow = advice, False
        return [("sound", "tap")]

    def hush(self) -> list[tuple]:
        """Say no more, and think no more."""
        effects = [("unadvise",)] if self.thinking else []
        self.step, self.advice, self.slow = SILENT, None, False
        return effects


def may_ask(host, viewer: int | None) -> bool:
    """Whether there is a decision of the viewer's own, and help with it is wanted here."""
    return (
        settings.now["coach"]
        and has(host.game, "mind.why")
        and viewer is not None
        and not host.pending
        and not host.is_bot(viewer)
        and viewer in host.waiting_for()
    )
