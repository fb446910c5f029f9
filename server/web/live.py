"""Live: the door /live, behind which each device has its socket from hello to goodbye."""

import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import gevent
from flask import Blueprint, Flask, Response, request
from flask_sock import Sock
from gevent.event import Event
from simple_websocket import ConnectionClosed, Server
from wsproto.utilities import RemoteProtocolError

from server.guard import fields, messages
from server.guard.floods import Allowance
from server.guard.messages import Message, dumps
from server.guard.refusals import Refusal
from server.house.sockets import FAREWELL
from server.store.store import NotStored
from server.web import heartbeat, origins
from server.web.crowds import App, Environ, Start, turned_away
from server.web.outbox import Outbox
from server.web.requests import Requests
from server.web.socket import Socket
from shared_rules import GAMES

if TYPE_CHECKING:
    from server.house.house import House

log = logging.getLogger("unke")

PATH = "/live"
PROTOCOL = 1
OLDEST = 1
"""The oldest version of the protocol that is still spoken."""
PATIENCE = 2
"""Seconds that a handshake may have to wait before it is refused."""
HELLO = 10
"""Seconds in which a device has to introduce itself."""


def reader(target: Callable[[], None]) -> "gevent.Greenlet[[], None]":
    """What flask-sock takes for a thread; it reads a socket."""
    return gevent.Greenlet(target)


def behind(app: App, house: "House") -> App:
    """The same app, in which flask-sock speaks to an outbox instead of to the network."""

    def answer(environ: Environ, start: Start) -> Iterable[bytes]:
        if environ["PATH_INFO"] != PATH or "unke.socket" not in environ:
            return app(environ, start)
        wait = house.handshakes.spend(environ["REMOTE_ADDR"], 1)
        if wait > PATIENCE:
            house.handshakes.spend(environ["REMOTE_ADDR"], -1)  # it was none
            house.counts.refusals.labels("busy").inc()
            return turned_away(start, "busy", "too many sockets at once from this address")
        if wait:
            gevent.sleep(wait)
        # It looks for the socket where gunicorn puts it, and ends as gunicorn wants it.
        sock, rest = environ["unke.socket"], environ["wsgi.input"]
        allowance = Allowance(house.budgets, environ["REMOTE_ADDR"])
        outbox = Outbox(sock, rest, house.limits, allowance, house.counts.dropped.inc)
        environ["gunicorn.socket"] = outbox
        # Compressing costs more time and memory than these few bytes are worth.
        environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
        try:
            return app(environ, start)
        except StopIteration:
            return []

    return answer


def install(app: Flask, house: "House") -> None:
    door, sock = Blueprint("live", __name__), Sock()
    app.config["SOCK_SERVER_OPTIONS"] = {
        "thread_class": reader,
        "event_class": Event,
        "max_message_size": house.limits.frame,
    }

    @sock.route(PATH, bp=door)  # type: ignore[untyped-decorator]
    def live(ws: Server) -> None:
        socket = Socket(house, ws, request.remote_addr or "")
        try:
            visit(house, socket)
        except ConnectionClosed:
            pass
        finally:
            house.sockets.remove(socket)
            depart(socket)
            socket.end(1000)
            socket.finish(FAREWELL)

    @door.before_request
    def check() -> None:
        origins.check(request.environ, house.limits.names)

    @door.get(PATH)
    def other() -> Response:
        return Response("this door is for WebSockets", 426, content_type="text/plain")

    @door.errorhandler(Refusal)
    def refuse(refusal: Refusal) -> Response:
        return Response(refusal.say, 403, content_type="text/plain")

    @door.errorhandler(RemoteProtocolError)
    def no_handshake(error: RemoteProtocolError) -> Response:
        return Response(str(error), 400, content_type="text/plain")

    app.register_blueprint(door)


def depart(socket: Socket) -> None:
    try:
        if socket.at:
            socket.house.repeated(socket.at.leave, socket)
    except (Refusal, NotStored) as error:
        log.error("leaving a table: %s", error)


def visit(house: "House", socket: Socket) -> None:
    """From hello to goodbye."""
    try:
        house.sockets.add(socket)
        first = socket.receive(HELLO)
        hello(house, socket, messages.read(first))
        asked = Requests(house, socket)
        while True:
            message = messages.read(socket.receive())
            if message.get("type") == "ping":
                heartbeat.answer(house, socket, message)
            else:
                asked.answer(message)
    except Refusal as refusal:
        house.counts.refusals.labels(refusal.word).inc()
        socket.bye(refusal.word, refusal.say, **refusal.more)
    except NotStored:
        socket.bye("full", "the server cannot read its data; try again")


def hello(house: "House", socket: Socket, message: Message) -> None:
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
    socket.device = house.devices.holder(message.get("key"))
    socket.outbox.allowance.welcome()
    socket.send(
        dumps(
            {
                "type": "welcome",
                "protocol": PROTOCOL,
                "device": socket.device,
                "version": house.version,
                "beat": house.limits.beat,
                "quick_beat": house.limits.quick_beat,
                "rules": {key: GAMES[key].RULES for key in GAMES},
                "tables": house.tables_of(socket.device),
            }
        )
    )
