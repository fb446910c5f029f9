"""Bodies: what comes with a request over HTTP, read as far as it is allowed to go.

Large ones are held in memory while they come, however slowly they do: so there is room for a few at
a time. And they cost their sender more than a word does.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from flask import request

from server.guard.limits import Limits
from server.guard.rates import Rate
from server.guard.refusals import Refusal

WAIT = 10
"""Seconds after which there may be room again."""


class Bodies:
    """Reads them, and knows the large ones that are being read."""

    def __init__(self, limits: Limits, requests: Rate) -> None:
        self.limits = limits
        self.requests = requests
        self.bytes: Counter[str] = Counter()
        """How many there are of each address."""

    def text(self, most: int) -> str:
        """The request's text, if it is not too long."""
        try:
            return self.content(most).decode()
        except UnicodeDecodeError:
            raise Refusal("malformed", "this is not UTF-8") from None

    def content(self, most: int) -> bytes:
        """The request's body, if it is not too long."""
        length, address = request.content_length or 0, request.remote_addr or ""
        if length > most:
            raise Refusal("large", f"this is longer than {most} bytes")
        request.max_content_length = most  # with a limit it is read in pieces
        if length > self.limits.request:
            self.requests.take(address, length // self.limits.request)
        with self.room(address, length):
            return request.get_data()

    @contextmanager
    def room(self, address: str, length: int) -> Iterator[None]:
        """Room for so many bytes while they come; no address has more than half of it."""
        if length <= self.limits.request:
            yield
            return
        most = self.limits.bodies
        if length + self.bytes.total() > most or 2 * (length + self.bytes[address]) > most:
            raise Refusal("busy", f"too much at once, again in {WAIT} s", wait=WAIT)
        self.bytes[address] += length
        try:
            yield
        finally:
            self.bytes[address] -= length
            if not self.bytes[address]:
                del self.bytes[address]
