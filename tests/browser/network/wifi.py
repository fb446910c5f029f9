"""Wi-Fi between a phone and the server: it can fail, and what was on its way then is lost."""

import socket
from threading import Lock, Thread
from typing import Self


class Wifi:
    """Hands on what comes to a port of its own, as long as it is on."""

    def __init__(self, port: int) -> None:
        self.target = ("127.0.0.1", port)
        self.door = socket.create_server(("127.0.0.1", 0))
        self.lock = Lock()
        self.is_on = self.is_near = True
        self.ends: list[socket.socket] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.door.getsockname()[1]}"

    def serve(self) -> None:
        while True:
            try:
                phone, _ = self.door.accept()
            except OSError:
                return
            with self.lock:
                if not self.is_on:
                    phone.close()
                    continue
                if not self.is_near:
                    self.ends.append(phone)
                    continue
                server = socket.create_connection(self.target)
                self.ends += [phone, server]
            for source, target in ((phone, server), (server, phone)):
                Thread(target=self.hand_on, args=(source, target), daemon=True).start()

    def hand_on(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                if self.is_near:
                    target.sendall(data)
        except OSError:
            pass
        cut(source)
        cut(target)

    def fade(self) -> None:
        """The phone has gone out of reach: nobody is told, nothing arrives any more."""
        with self.lock:
            self.is_near = False

    def off(self) -> None:
        """From now on nothing gets through."""
        with self.lock:
            self.is_on = False
            for end in self.ends:
                cut(end)

    def on(self) -> None:
        self.is_on = self.is_near = True

    def __enter__(self) -> Self:
        Thread(target=self.serve, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self.off()
        cut(self.door)
        for end in (*self.ends, self.door):
            end.close()


def cut(end: socket.socket) -> None:
    try:
        end.shutdown(socket.SHUT_RDWR)
    except OSError:  # it was cut before
        pass
