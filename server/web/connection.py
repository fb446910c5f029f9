"""Connection: what comes on one over HTTP, one after the other, and how it ends.

A stranger may send what he likes, as slowly or as quickly as he likes: it costs him his connection,
and nobody else anything.
"""

import logging
import socket
import time
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import unquote

import gevent
from gevent.pywsgi import Input, WSGIHandler

from server.guard.messages import dumps
from server.web import heads
from server.web.crowds import Environ
from server.web.heads import BadHead, Head
from server.web.turns import turn

if TYPE_CHECKING:
    from server.guard.limits import Limits

log = logging.getLogger("unke")

SILENCE = 60
"""Seconds that a connection may say nothing."""
FAREWELL = 1.0
"""Seconds in which what is still on its way may come after the last answer."""
PIECE = 64 * 1024
"""So much is read in one go; who sends more has to wait for his next turn."""
SLOWEST = 32 * 1024
"""Bytes of a body that come in a second, in the long run."""


class Body(Input):
    """A request's body. It comes in time, and nobody else waits for it."""

    end = 0.0

    def __init__(self, lines: Any, head: Head, sock: Any, limits: "Limits") -> None:
        expects = head.get("expect") == "100-continue"
        super().__init__(lines, head.length, socket=sock if expects else None)
        self.seconds = limits.request_seconds + head.length / SLOWEST

    def read(self, length: int | None = None) -> bytes:
        self.end = self.end or time.monotonic() + self.seconds
        with gevent.Timeout(max(0.0, self.end - time.monotonic()), TimeoutError):
            data: bytes = super().read(length)
        if len(data) >= PIECE:
            turn()
        return data

    @property
    def left(self) -> int:
        """Bytes that nobody has wanted yet."""
        return (self.content_length or 0) - self.position

    @property
    def is_withheld(self) -> bool:
        """Whether who sends it still waits to be told that it is wanted."""
        return self.left > 0 and self.socket is not None

    def skip(self) -> bool:
        """Read what is left; whether it has come soon."""
        data = gevent.with_timeout(FAREWELL, self.rfile.read, self.left, timeout_value=b"")
        return len(data) == self.left

    def _discard(self) -> None:
        """Instead of reading all, however much it is."""


class Handler(WSGIHandler):
    """Answers a connection's requests: gives the app the socket, drops who is silent or slow."""

    server: Any
    head: Head
    wsgi_input: Body

    def handle_one_request(self) -> Literal[True] | None:
        """Whether there may be another one."""
        try:
            self.socket.settimeout(SILENCE)
            if self.answer():
                return True
            self.leave()
        except OSError:  # the line is broken, or nobody speaks
            pass
        return None

    def answer(self) -> bool:
        """Read a request and answer it; whether the connection stays."""
        if not self.rfile.peek(1):
            return False
        turn()
        limits = self.server.house.limits
        try:
            with gevent.Timeout(limits.request_seconds, TimeoutError):
                head = heads.read(self.rfile, limits)
        except BadHead as bad:
            self.refuse(bad)
            return False
        if not head:
            return False
        self.head, self.command, self.path = head, head.method, head.target
        self.request_version = f"HTTP/{head.version}"
        self.close_connection = not head.stays
        self.wsgi_input = Body(self.rfile, head, self.socket, limits)
        self.environ = self.get_environ()
        self.application = self.server.application
        self.handle_one_response()
        return not self.close_connection and self.wsgi_input.skip()

    def get_environ(self) -> Environ:
        environ: Environ = self.server.get_environ()
        path, _, query = self.head.target.partition("?")
        environ.update(
            REQUEST_METHOD=self.head.method,
            PATH_INFO="/" + unquote(path, "latin-1").lstrip("/"),  # as the app's routes take it
            QUERY_STRING=query,
            SERVER_PROTOCOL=self.request_version,
            REMOTE_ADDR=str(self.client_address[0]),
            REMOTE_PORT=str(self.client_address[1]),
        )
        for name, value in self.head.fields:
            key = name.replace("-", "_").upper()
            if key not in ("CONTENT_TYPE", "CONTENT_LENGTH"):
                key = "HTTP_" + key
            if "_" not in name:  # which a proxy could take for another name
                environ[key] = f"{environ[key]},{value}" if key in environ else value
        environ["wsgi.input"] = self.wsgi_input
        environ["wsgi.input_terminated"] = True
        if self.head.length:  # what has a body stays HTTP
            environ.pop("HTTP_UPGRADE", None)
        if "HTTP_UPGRADE" in environ:
            environ["wsgi.input"], environ["unke.socket"] = self.rfile, self.socket
            environ["wsgi.input_terminated"] = False
            self.close_connection = True
        return environ

    def start_response(self, status: str, headers: Any, exc_info: Any = None) -> Any:
        """Whose body is not wanted and too long to be skipped is told that this is the end."""
        body = self.wsgi_input
        if body.left > self.server.house.limits.leftover or body.is_withheld:
            headers = [*headers, ("Connection", "close")]
        return super().start_response(status, headers, exc_info)

    def refuse(self, bad: BadHead) -> None:
        """Say what is wrong with a head."""
        self.server.house.counts.refusals.labels(bad.word).inc()
        log.warning("a request from %s is not answered: %s", self.client_address[0], bad.say)
        text = dumps(bad.plain())
        lines = [
            f"HTTP/1.1 {bad.status.value} {bad.status.phrase}",
            "Content-Type: application/json",
            f"Content-Length: {len(text)}",
            "Connection: close",
        ]
        self.socket.sendall("\r\n".join([*lines, "", text]).encode())

    def leave(self) -> None:
        """End the connection. If it were closed while something unread has come, the answer would
        be lost on its way; so a little of what comes is still read."""
        self.socket.shutdown(socket.SHUT_WR)
        gevent.with_timeout(FAREWELL, self.drain, timeout_value=None)

    def drain(self) -> None:
        left = self.server.house.limits.leftover
        while left > 0 and (data := self.socket.recv(PIECE)):
            left -= len(data)

    def handle_error(self, kind: Any, error: Any, trace: Any) -> None:
        """A fault of our own is noted; a line that breaks is none."""
        if issubclass(kind, OSError):
            self.close_connection = True
        else:
            super().handle_error(kind, error, trace)

    def log_request(self) -> None:
        pass

    def log_error(self, msg: str, *args: Any) -> None:
        pass
