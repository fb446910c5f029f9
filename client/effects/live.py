"""The network: the socket to the family's server, and what screens ask of it.

A socket lives as long as one of the screens listens, and a little longer: the next may want it.
A phone has one; the table's screen, a television, is a device of its own, which never holds a seat.
"""

from browser import document, window
from javascript import JSON

from client.effects.asking import base, fetch
from client.net.connection import Connection

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LINGER = 2000
"""Milliseconds that a socket stays open without anybody listening."""
KEYLESS = ("/api/qr", "/api/parcels", "/api/parcels/fetch")
"""What is asked by POST, and by anybody."""

unke = window.unke
connections: dict[str, Connection] = {}
"""The connections by what the device is: "phone" or "screen"."""
listeners: dict = {}
"""Who listens: the number of a screen -> (connection, answer)."""
entered: dict = {}
"""At which table a screen is: its number -> (connection, what it asked), the last one last."""


def digits() -> str:
    """64 bits of chance."""
    found = ""
    for byte in window.crypto.getRandomValues(window.Uint8Array.new(8)):
        found += "0123456789abcdef"[byte // 16] + "0123456789abcdef"[byte % 16]
    return found


class Wire:
    """The browser's side of a connection: opens sockets, keeps time, keeps the device's key."""

    def __init__(self, what: str) -> None:
        self.shelf = "unke." + what
        self.version = unke.version
        self.name = digits()
        self.key = ""
        self.asking: list = []
        """Who waits for the first key: connection and requests must not draw one each."""
        self.socket: Any = None
        self.number = 0
        """Of the latest socket: what older ones still say is not heard."""
        self.connection: Connection = None

    # The key

    def known(self) -> str:
        """The key, as it has been kept."""
        if not self.key:
            try:
                self.key = window.localStorage.getItem(self.shelf) or ""
            except Exception:  # nothing is kept here: the key holds for this visit
                pass
        return self.key

    def introduce(self, then) -> None:
        """The device's key; the first time the server draws one. "" if that cannot be."""
        if self.known():
            then(self.key)
            return

        def on_drawn(body, problem: str) -> None:
            if not problem and not self.known():  # another tab may have been quicker
                self.key = body["key"]
                try:
                    window.localStorage.setItem(self.shelf, self.key)
                except Exception:
                    pass
            waiting, self.asking = self.asking, []
            for answer in waiting:
                answer(self.key)

        self.asking.append(then)
        if len(self.asking) > 1:
            return
        fetch("POST", "/api/devices", {}, "", on_drawn)

    def forget(self) -> None:
        """The server does not know this key."""
        self.key = ""
        try:
            window.localStorage.removeItem(self.shelf)
        except Exception:
            pass

    # The socket

    def open(self, key: str) -> None:
        self.number += 1
        number = self.number
        scheme = "wss:" if window.location.protocol == "https:" else "ws:"

        def on_open(event) -> None:
            if number == self.number:
                self.connection.opened(key)

        def on_message(event) -> None:
            if number == self.number:
                self.connection.received(JSON.parse(event.data))

        def on_close(event) -> None:
            if number == self.number:
                self.number += 1
                self.connection.closed(event.code)

        self.socket = window.WebSocket.new(f"{scheme}//{window.location.host}{base}/live")
        self.socket.addEventListener("open", on_open)
        self.socket.addEventListener("message", on_message)
        self.socket.addEventListener("close", on_close)

    def send(self, message: dict) -> None:
        if self.socket is not None and self.socket.readyState == 1:
            self.socket.send(JSON.stringify(message))

    def close(self) -> None:
        if self.socket is not None:
            self.number += 1
            self.socket.close()
            self.socket = None

    # Time and chance

    def after(self, milliseconds: int, work) -> int:
        return window.setTimeout(work, milliseconds)

    def cancel(self, timer) -> None:
        if timer is not None:
            window.clearTimeout(timer)

    def chance(self) -> float:
        return window.Math.random()


def connection_of(what: str) -> Connection:
    if what not in connections:
        wire = Wire(what)

        def tell(*news) -> None:
            for connection, answer in list(listeners.values()):
                if connection is wire.connection:
                    answer(list(news))

        wire.connection = connections[what] = Connection(wire, tell)
        wire.connection.asleep = bool(document.hidden)
    return connections[what]


# The effects


def do_live(asker: int, answer, what: str) -> None:
    """Be connected as a "phone" or a "screen", and hear of all that comes."""
    connection = connection_of(what)
    listeners[asker] = (connection, answer)
    answer(["state", connection.state, connection.why])
    if connection.welcome and connection.state == "open":
        answer(["welcome", connection.welcome])
    connection.start()


def do_ask(asker: int, answer, fields: dict) -> None:
    """A request through the socket; the answer's problem is the word of the refusal."""
    if asker in listeners:
        connection = listeners[asker][0]
        if fields["type"] == "enter":
            entered.pop(asker, None)
            entered[asker] = (connection, fields)
        connection.ask(fields, answer)


def do_http(asker: int, answer, method: str, path: str, body) -> None:
    """A request over HTTP; None, an object or a text is sent, the last as it is."""
    wire = connection_of("phone").wire

    def on_answer(value, problem: str) -> None:
        if problem == "key":  # the server has forgotten us: once more, with a new one
            wire.forget()
            wire.introduce(lambda key: fetch(method, path, body, key, answer))
        else:
            answer(value, problem)

    if method == "GET" or path in KEYLESS:
        fetch(method, path, body, wire.known(), on_answer)
    else:
        wire.introduce(lambda key: fetch(method, path, body, key, on_answer))


def do_forget(asker: int, send) -> None:
    """The server has forgotten this device: so does the phone, until it wants to sit down again."""
    connection = connection_of("phone")
    connection.stop()
    connection.wire.forget()


def do_reload(asker: int, send) -> None:
    """This app is too old for the server: take the new one."""
    if unke.update:
        unke.takeUpdate()
    else:
        window.location.reload()


def end(asker: int) -> None:
    if asker not in listeners:
        return
    connection, _ = listeners.pop(asker)
    if asker in entered:
        del entered[asker]
        connection.ask(place_below(connection), ignore)
    window.setTimeout(lambda: hang_up(connection), LINGER)


def place_below(connection) -> dict:
    """Where a connection goes when a screen ends: to the table of the screen below, if any."""
    place = {"type": "leave"}
    for other, fields in entered.values():
        if other is connection:
            place = dict(fields)
    return place


def hang_up(connection: Connection) -> None:
    for other, _ in listeners.values():
        if other is connection:
            return
    connection.stop()


def ignore(message, problem: str) -> None:
    """Nobody wants to know."""


# What puts a connection to sleep and wakes it, and what the phone knows of its network


def on_look(event) -> None:
    for connection in list(connections.values()):
        if document.hidden:
            connection.sleep()
        else:
            connection.wake()


def on_network(event) -> None:
    for connection in list(connections.values()):
        connection.check()


def on_offline(event) -> None:
    for connection in list(connections.values()):
        connection.doubt()


document.addEventListener("visibilitychange", on_look)
window.addEventListener("pageshow", on_look)
window.addEventListener("online", on_network)
window.addEventListener("offline", on_offline)
if hasattr(window.navigator, "connection"):
    window.navigator.connection.addEventListener("change", on_network)
