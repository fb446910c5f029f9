"""Refusals: why the server does not do what a device asks, as one word and one sentence."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from server.guard.messages import Message

STATUS = {
    "malformed": 400,
    "unknown": 400,
    "setup": 400,
    "record": 400,
    "hello": 400,
    "protocol": 400,
    "key": 401,
    "origin": 403,
    "secret": 403,
    "not-yours": 403,
    "not-host": 403,
    "no-table": 404,
    "no-ticket": 404,
    "no-motion": 404,
    "not-here": 409,
    "taken": 409,
    "free-seats": 409,
    "status": 409,
    "pending": 409,
    "stale": 409,
    "illegal": 409,
    "no-undo": 409,
    "large": 413,
    "busy": 429,
    "full": 429,
    "broken": 500,
    "damaged": 500,
    "not-stored": 507,
}
"""Each word of docs/PROTOCOL.md and the status with which it is answered over HTTP."""


class Refusal(Exception):
    """Nothing has been done. `word` is for programs, `say` for people, `more` for both."""

    def __init__(self, word: str, say: str, **more: Any) -> None:
        super().__init__(say)
        assert word in STATUS, word
        self.word = word
        self.say = say
        self.more = more

    def plain(self) -> "Message":
        """The refusal as JSON."""
        return {"error": self.word, "say": self.say, **self.more}
