"""Reviews: what the moves of a game that is over were worth, for the phones that sat there.

A process of its own thinks about it, and the computer gives it only what running tables leave over
(its niceness). A phone asks again and again, and has stopped as soon as it asks no more.
"""

import gevent

from server.guard import fields
from server.guard.messages import Message
from server.guard.rates import Rate
from server.guard.refusals import Refusal
from server.house.bots import Stuck, Thinker

ASKED = 16
"""So many questions may come at once."""
WAITING = 3
"""So many phones may wait; the next one had better think for itself."""
PATIENCE = 8
"""Seconds within which an answer is there, or the phone has given it up."""
NICE = 15


class Reviews:
    """All that is asked of one server about games that are over."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.thinker = Thinker(NICE)
        self.asking: set[str] = set()
        """The devices that wait for an answer."""

    def answer(self, device: str, record: str, sent: Message) -> Message:
        """`{"answers": […]}` to the first of a phone's questions, at least to one."""
        questions = fields.objects(sent, "questions", ASKED)
        if not questions:
            raise Refusal("malformed", "there is nothing asked")
        if device in self.asking or len(self.asking) >= WAITING:
            raise Refusal("busy", "others are just being answered")
        self.rate.take(device)
        self.asking.add(device)
        try:
            with gevent.Timeout(PATIENCE, Stuck()):  # others may be asked about before
                found = self.thinker.ask({"record": record, "review": questions}, PATIENCE)
        except Stuck:
            raise Refusal("busy", "this computer has too much to do") from None
        finally:
            self.asking.discard(device)
        if "refused" in found:
            raise Refusal(found["refused"], found["say"])
        if "answers" not in found:
            raise Refusal("record", found.get("bad") or found.get("problem") or "no answer")
        return {"answers": found["answers"]}

    def stop(self) -> None:
        self.thinker.stop()
