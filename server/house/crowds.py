"""Crowds: who counts as one, and how much of the server those who count as one may hold at once.

A customer has a whole /64 of IPv6 addresses, and a new one of them for each request if he likes.
And behind a trusted proxy all connections come from it: there who asks is known by the request.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from server.house.networks import network_of
from server.network.serve import Crowd
from server.tables.telling import dumps

if TYPE_CHECKING:
    from server.web.live import App, Start


def counted(app: "App", most: int) -> "App":
    """The same app, for which a customer has one address, and so many requests and sockets."""
    crowd = Crowd(most)

    def answer(environ: dict[str, Any], start: "Start") -> Iterable[bytes]:
        environ["REMOTE_ADDR"] = network_of(environ.get("REMOTE_ADDR", ""))
        with crowd.admit((environ["REMOTE_ADDR"],)) as is_welcome:
            if is_welcome:
                return app(environ, start)
            return turned_away(start, "full", "too many connections from this address")

    return answer


def turned_away(start: "Start", word: str, say: str) -> Iterable[bytes]:
    """The answer to a request that nobody has looked at."""
    body = dumps({"error": word, "say": say}).encode()
    headers = [("Content-Type", "application/json"), ("Content-Length", str(len(body)))]
    start("429 Too Many Requests", [*headers, ("Cache-Control", "no-store")])
    return [body]
