"""Vote: a question to the table, because one player may not decide it alone."""

import time
from collections.abc import Collection
from dataclasses import dataclass, field

from server.guard.messages import Message

NEEDS = {
    "undo": "here",
    "hurry": "most",
    "standin": "most",
    "wait": "most",
    "free": "most",
    "along": "every",
    "back": "most",
    "export": "every",
    "host": "most",
    "join": "most",
    "end": "most",
    "again": "most",
    "replace": "every",
}
"""Who has to agree: all who are around, every seat, or most of those who are around."""
MINUTE, DAY = 60, 24 * 3600


@dataclass
class Vote:
    """A question to the table, and the answers so far, one for each device."""

    number: int
    what: str
    by: str
    """The device that asks."""
    name: str
    seat: int | None = None
    more: Message = field(default_factory=dict)
    answers: dict[str, bool] = field(default_factory=dict)
    idle: str = ""
    """The device that the others have waited for: it may vote, but is not needed."""
    since: float = field(default_factory=time.monotonic)

    @property
    def needs(self) -> str:
        return NEEDS[self.what]

    @property
    def left(self) -> float:
        """Seconds until it fails by itself."""
        span = DAY if self.needs == "every" else MINUTE
        return max(0.0, self.since + span - time.monotonic())

    def voters(self, seated: Collection[str], around: Collection[str]) -> list[str]:
        """The devices that are asked: a phone that has only just fallen asleep is one of them."""
        return [
            device
            for device in seated
            if (self.needs == "every" or device in around)
            and (device != self.idle or device in self.answers)
        ]

    def verdict(self, seated: Collection[str], around: Collection[str], host: str) -> bool | None:
        """Whether it has passed (True) or failed (False), None while that is open."""
        voters = self.voters(seated, around)
        yes = sum(self.answers.get(device) is True for device in voters)
        no = sum(self.answers.get(device) is False for device in voters)
        if self.needs == "most":
            if self.answers.get(host) or 2 * yes > len(voters):
                return True
            hopeless = 2 * (len(voters) - no) <= len(voters)
            is_asked = host in around and host not in self.answers and host != self.idle
            return False if hopeless and not is_asked else None
        if no:
            return False
        return True if yes == len(voters) else None

    def plain(self, device: str, seated: Collection[str], around: Collection[str]) -> Message:
        """The vote as one device sees it."""
        voters = self.voters(seated, around)
        said = [self.answers[voter] for voter in voters if voter in self.answers]
        return {
            "motion": self.number,
            "what": self.what,
            "seat": self.seat,
            "by": self.name,
            "needs": self.needs,
            "yes": said.count(True),
            "no": said.count(False),
            "of": len(voters),
            "voted": device in self.answers,
            "left": int(self.left * 1000),
            **self.more,
        }
