"""Serve: the app behind any number of doors, in one process, until somebody stops it.

gevent's server was chosen by measurement: with 500 sockets a move costs it 0.13 ms of processor
time, where threads need 0.56; silent connections cost it nothing, over TLS neither; and it runs
on Windows.
"""

import signal
import socket
import ssl
import sys
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any

import gevent
from gevent import socket as cooperative
from gevent.event import Event
from gevent.pool import Pool
from gevent.pywsgi import WSGIServer

from server.guard import journal
from server.web.connection import SILENCE, Handler
from server.web.crowds import App, Crowd
from server.web.turns import turn

try:
    import resource
except ImportError:  # Windows counts nothing of the kind
    resource = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from server.house.house import House

SPARE = 500
"""Connections besides the sockets: pages that load, browsers that look ahead."""
MANY_FILES = 65_536
"""As many as all connections and their files could ever need; some systems allow no more."""
COMING_IN = 4
"""Connections that come in before those who are inside have their turns. By default a hundred do,
and a flood of them holds everybody up for a quarter of a second."""
SWITCH = 0.0005
"""Seconds after which the thread that has flushed to the disk may go on at the latest. By default
it waits ten times as long when much is going on, and all moves wait with it."""


class PlainDoor(WSGIServer):
    """A door without TLS."""

    crowd: Crowd
    house: "House"

    def handle(self, sock: Any, address: Any) -> None:
        with self.crowd.admit(address) as is_welcome:
            if is_welcome:
                super().handle(sock, address)


class SecureDoor(WSGIServer):
    """A door with TLS, which nobody holds up by saying nothing, and strangers leave quietly."""

    crowd: Crowd
    house: "House"
    context: ssl.SSLContext

    def wrap_socket_and_handle(self, client_socket: Any, address: Any) -> Any:
        with self.crowd.admit(address) as is_welcome:
            if not is_welcome:
                return
            # Else the first answer waits 40 ms for the phone to acknowledge the handshake's end.
            client_socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            try:
                secure = self.greet(client_socket)
            except OSError:  # a phone that does not trust it (yet), plain http, or silence
                return
            with closing(secure):
                self.handle(secure, address)

    def greet(self, client_socket: Any) -> Any:
        """The handshake, whose work waits for its turn."""
        cooperative.wait_read(client_socket.fileno(), SILENCE)
        turn()
        with gevent.Timeout(self.house.limits.request_seconds, TimeoutError):
            return self.context.wrap_socket(client_socket, server_side=True)


def allow_files() -> None:
    """Let this process open as many files as it may: every connection is one."""
    if resource:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            with suppress(OSError, ValueError):  # macOS allows fewer than it says
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class Server:
    """All doors of a house."""

    def __init__(self, app: "App", house: "House") -> None:
        sys.setswitchinterval(SWITCH)
        allow_files()
        self.journal = journal.keep()
        self.watching = gevent.spawn(self.journal.watch)
        self.app = app
        self.house = house
        self.doors: list[WSGIServer] = []
        self.crowd = Crowd(house.limits.connections_of_an_address)
        self.visitors = Pool(house.limits.sockets + SPARE)
        self.stopped = Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            gevent.signal_handler(number, self.stopped.set)

    def open(self, door: socket.socket, context: ssl.SSLContext | None = None) -> None:
        """Serve what comes through a listening socket; with a context over TLS."""
        listener = cooperative.socket(door.family, door.type, fileno=door.detach())
        kind = SecureDoor if context else PlainDoor
        tls: dict[str, Any] = {"ssl_context": context} if context else {}
        server: Any = kind(
            listener, self.app, log=None, error_log=None, handler_class=Handler,
            spawn=self.visitors, **tls,
        )  # fmt: skip
        server.crowd, server.house, server.context = self.crowd, self.house, context
        server.max_accept = COMING_IN
        server.start()
        self.doors.append(server)

    def run(self) -> None:
        """Until a signal comes; then say goodbye and put everything away.

        A proxy before several servers is first given the time to notice that this one leaves.
        """
        self.stopped.wait()
        self.house.is_leaving = True
        gevent.sleep(self.house.limits.drain)
        for server in self.doors:
            server.close()  # nobody else comes in
        self.house.sockets.stop()
        self.visitors.kill(timeout=1)
        self.house.close()
        self.watching.kill()
        self.journal.sum_up(at_once=True)
