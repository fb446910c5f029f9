"""Live: the door /live, behind which each device has its socket from hello to goodbye."""

import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import gevent

from server import desk, fields, origins
from server.refusals import Refusal
from server.sockets import FAREWELL, PATIENCE, Socket
from server.store import NotStored
from server.telling import dumps
from shared_rules import GAMES

if TYPE_CHECKING:
    from server.house import House

log = logging.getLogger("unke")

PATH = "/live"
PROTOCOL = 1
OLDEST = 1
"""The oldest version of the protocol that is still spoken."""
HELLO = 10
"""Seconds in which a device has to introduce itself."""

Start = Callable[..., Any]
App = Callable[[dict[str, Any], Start], Iterable[bytes]]


def behind(app: App, house: "House") -> App:
    """The same app with the door /live beside it.

    It is no Flask route, because a request's context would stay in memory with every socket.
    """

    def answer(environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        if environ["PATH_INFO"] != PATH:
            return app(environ, start)
        return knock(house, environ, start)

    return answer


def knock(house: "House", environ: dict[str, Any], start: Start) -> Iterable[bytes]:
    """Somebody is at the door: see whether it is one of us who speaks WebSocket."""
    try:
        origins.check(environ, house.limits.names)
    except Refusal as refusal:
        return plain(start, "403 Forbidden", refusal.say)
    if environ.get("HTTP_UPGRADE", "").lower() != "websocket" or "unke.socket" not in environ:
        return plain(start, "426 Upgrade Required", "this door is for WebSockets")
    sock = environ["unke.socket"]
    sock.settimeout(house.limits.beat * PATIENCE)
    line = Socket(house, sock, environ["wsgi.input"], environ.get("REMOTE_ADDR", ""))
    try:
        if line.accept(environ):
            visit(house, line)
    except OSError:  # gone, or nothing has been heard for too long
        pass
    finally:
        house.sockets.remove(line)
        if line.at:
            depart(line)
        line.end(1000)
        line.writer.join(FAREWELL)
        line.writer.kill()
        line.cut()
    return []


def depart(line: Socket) -> None:
    try:
        if line.at:
            line.at.leave(line)
    except (Refusal, NotStored) as error:
        log.error("leaving a table: %s", error)


def plain(start: Start, status: str, say: str) -> Iterable[bytes]:
    body = say.encode()
    headers = [("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", str(len(body)))]
    start(status, headers)
    return [body]


def visit(house: "House", line: Socket) -> None:
    """From hello to goodbye."""
    messages = line.messages()
    try:
        house.sockets.add(line)
        with gevent.Timeout(HELLO, Refusal("hello", "a device says hello first, and soon")):
            first = next(messages, "")
        if line.ending or not first:
            return
        hello(house, line, fields.read(first))
        for text in messages:
            if line.ending:
                return
            message = fields.read(text)
            if message.get("type") == "ping":
                line.send('{"type":"pong"}')
            else:
                desk.answer(house, line, message)
    except Refusal as refusal:
        house.counts.refusals.labels(refusal.word).inc()
        line.bye(refusal.word, refusal.say, **refusal.more)
    except NotStored:
        line.bye("full", "the server cannot read its data; try again")


def hello(house: "House", line: Socket, message: dict[str, Any]) -> None:
    if message.get("type") != "hello":
        raise Refusal("hello", "a device says hello first")
    spoken = fields.number(message, "protocol")
    if not OLDEST <= spoken <= PROTOCOL:
        raise Refusal(
            "protocol",
            "this app is too old, reload it" if spoken < OLDEST else "this server is too old",
            least=OLDEST,
            most=PROTOCOL,
            reload=spoken < OLDEST,
        )
    line.device = house.device(message.get("key"))
    line.send(
        dumps(
            {
                "type": "welcome",
                "protocol": PROTOCOL,
                "device": line.device,
                "version": house.version,
                "beat": house.limits.beat,
                "rules": {key: GAMES[key].RULES for key in GAMES},
                "tables": house.tables_of(line.device),
            }
        )
    )
