"""The network: the socket to the family's server, and what screens ask of it.

A socket lives as long as one of the screens listens, and a little longer: the next may want it.
A phone has one; the table's screen, a television, is a device of its own, which never holds a seat.
"""

from browser import document, window
from javascript import JSON

from client.effects.asking import base, fetch
from client.net.line import Line

LINGER = 2000
"""Milliseconds that a socket stays open without anybody listening."""
KEYLESS = ("/api/qr",)
"""What is asked by POST, and by anybody."""

unke = window.unke
lines = {}
"""The lines by what the device is: "phone" or "screen"."""
listeners = {}
"""Who listens: scene -> (line, answer)."""
entered = {}
"""Where a scene has entered a table: scene -> (line, what it has asked for), the last one last."""


def digits() -> str:
    """64 bits of chance."""
    found = ""
    for byte in window.crypto.getRandomValues(window.Uint8Array.new(8)):
        found += "0123456789abcdef"[byte // 16] + "0123456789abcdef"[byte % 16]
    return found


class Wire:
    """The browser's side of a line: it opens sockets, keeps time, and keeps the device's key."""

    def __init__(self, what: str) -> None:
        self.shelf = "unke." + what
        self.version = unke.version
        self.name = digits()
        self.key = ""
        self.asking: list = []
        """Who waits for the first key: line and requests must not draw one each."""
        self.socket = None
        self.number = 0
        """Of the latest socket: what older ones still say is not heard."""
        self.line = None

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
                self.line.opened(key)

        def on_message(event) -> None:
            if number == self.number:
                self.line.received(JSON.parse(event.data))

        def on_close(event) -> None:
            if number == self.number:
                self.number += 1
                self.line.closed(event.code)

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


def line_of(what: str) -> Line:
    if what not in lines:
        wire = Wire(what)

        def tell(*news) -> None:
            for line, answer in list(listeners.values()):
                if line is wire.line:
                    answer(list(news))

        wire.line = lines[what] = Line(wire, tell)
        wire.line.asleep = bool(document.hidden)
    return lines[what]


# The effects


def do_live(scene: int, answer, what: str) -> None:
    """Be connected as a "phone" or a "screen", and hear of all that comes."""
    line = line_of(what)
    listeners[scene] = (line, answer)
    answer(["state", line.state, line.why])
    if line.welcome and line.state == "open":
        answer(["welcome", line.welcome])
    line.start()


def do_ask(scene: int, answer, fields: dict) -> None:
    """A request through the socket; the answer's problem is the word of the refusal."""
    if scene in listeners:
        line = listeners[scene][0]
        if fields["type"] == "enter":
            entered.pop(scene, None)
            entered[scene] = (line, fields)
        line.ask(fields, answer)


def do_http(scene: int, answer, method: str, path: str, body) -> None:
    """A request over HTTP; None, an object or a text is sent, the last as it is."""
    wire = line_of("phone").wire

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


def do_forget(scene: int, send) -> None:
    """The server has forgotten this device: so does the phone, until it wants to sit down again."""
    line = line_of("phone")
    line.stop()
    line.wire.forget()


def do_reload(scene: int, send) -> None:
    """This app is too old for the server: take the new one."""
    if unke.update:
        unke.takeUpdate()
    else:
        window.location.reload()


def end(scene: int) -> None:
    if scene not in listeners:
        return
    line, _ = listeners.pop(scene)
    if scene in entered:
        del entered[scene]
        line.ask(place_below(line), ignore)
    window.setTimeout(lambda: hang_up(line), LINGER)


def place_below(line) -> dict:
    """Where a line goes when a scene ends: back to the table of the one that lies below, if any."""
    place = {"type": "leave"}
    for other, fields in entered.values():
        if other is line:
            place = dict(fields)
    return place


def hang_up(line: Line) -> None:
    for other, _ in listeners.values():
        if other is line:
            return
    line.stop()


def ignore(message, problem: str) -> None:
    """Nobody wants to know."""


# What puts a line to sleep and wakes it, and what the phone knows of its network


def on_look(event) -> None:
    for line in list(lines.values()):
        if document.hidden:
            line.sleep()
        else:
            line.wake()


def on_network(event) -> None:
    for line in list(lines.values()):
        line.check()


def on_offline(event) -> None:
    for line in list(lines.values()):
        line.doubt()


document.addEventListener("visibilitychange", on_look)
window.addEventListener("pageshow", on_look)
window.addEventListener("online", on_network)
window.addEventListener("offline", on_offline)
if hasattr(window.navigator, "connection"):
    window.navigator.connection.addEventListener("change", on_network)
