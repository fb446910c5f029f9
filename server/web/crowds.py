"""Crowds: who counts as one, and how much of the server those who count as one may hold at once.

A customer has a whole /64 of IPv6 addresses, and a new one of them for each request if he likes.
And behind a trusted proxy all connections come from it: there who asks is known by the request.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from server.guard.messages import dumps
from server.guard.networks import network_of

HERE = ("127.0.0.1", "::1")
"""Where proxies come from, with everybody behind them."""

Start = Callable[..., Any]
Environ = dict[str, Any]
"""A request as WSGI hands it on."""
App = Callable[[Environ, Start], Iterable[bytes]]


class Crowd:
    """How many connections each address has. This computer itself may be a proxy for many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: Counter[str] = Counter()

    @contextmanager
    def admit(self, address: Any) -> Iterator[bool]:
        """Whether somebody may come in; if so he is counted while he is there."""
        key = str(address[0]) if address else ""
        if key in HERE or self.inside[key] < self.most:
            self.inside[key] += 1
            try:
                yield True
            finally:
                self.inside[key] -= 1
                if not self.inside[key]:
                    del self.inside[key]
        else:
            yield False


def counted(app: App, most: int) -> App:
    """The same app, for which a customer has one address, and so many requests and sockets."""
    crowd = Crowd(most)

    def answer(environ: Environ, start: Start) -> Iterable[bytes]:
        environ["REMOTE_ADDR"] = network_of(environ.get("REMOTE_ADDR", ""))
        with crowd.admit((environ["REMOTE_ADDR"],)) as is_welcome:
            if is_welcome:
                return app(environ, start)
            return turned_away(start, "full", "too many connections from this address")

    return answer


def turned_away(start: Start, word: str, say: str) -> Iterable[bytes]:
    """The answer to a request that nobody has looked at."""
    body = dumps({"error": word, "say": say}).encode()
    headers = [("Content-Type", "application/json"), ("Content-Length", str(len(body)))]
    start("429 Too Many Requests", [*headers, ("Cache-Control", "no-store")])
    return [body]
