"""A WebSocket made by hand, for what no honest client does: broken frames, half frames, silence."""

import base64
import json
import os
import socket
import struct
from typing import Any

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
NO_CODE = 1005
"""What stands for the code of a goodbye without one."""


def frame(payload: bytes, opcode: int = TEXT, last: bool = True, masked: bool = True) -> bytes:
    """One frame; with a mask of zeros, which is one too."""
    first = opcode | (0x80 if last else 0)
    flag = 0x80 if masked else 0
    mask = b"\0\0\0\0" if masked else b""
    if len(payload) < 126:
        return struct.pack("!BB", first, flag | len(payload)) + mask + payload
    if len(payload) < 65536:
        return struct.pack("!BBH", first, flag | 126, len(payload)) + mask + payload
    return struct.pack("!BBQ", first, flag | 127, len(payload)) + mask + payload


def upgrade(port: int, **headers: str) -> bytes:
    """The request that opens a WebSocket."""
    fields = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items() if value)
    return f"GET /live HTTP/1.1\r\n{lines}\r\n".encode()


class Raw:
    """A TCP connection to the server's /live."""

    def __init__(self, port: int, more: bytes = b"", **headers: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.socket.sendall(upgrade(port, **headers) + more)
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.some()
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])

    def some(self) -> bytes:
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the server has hung up")
        return data

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def say(self, message: Any) -> None:
        self.send(frame(json.dumps(message).encode()))

    def next(self) -> tuple[int, bytes]:
        """The next frame: opcode and payload."""
        while True:
            if len(self.rest) >= 2:
                length, start = self.rest[1], 2
                if length == 126 and len(self.rest) >= 4:
                    length, start = struct.unpack_from("!H", self.rest, 2)[0], 4
                elif length == 127 and len(self.rest) >= 10:
                    length, start = struct.unpack_from("!Q", self.rest, 2)[0], 10
                elif length >= 126:
                    start = len(self.rest)
                if len(self.rest) >= start + length:
                    opcode = self.rest[0] & 15
                    payload = self.rest[start : start + length]
                    self.rest = self.rest[start + length :]
                    return opcode, payload
            self.rest += self.some()

    def hear(self) -> Any:
        """The next message."""
        opcode, payload = self.next()
        if opcode == CLOSE:
            raise ConnectionError(struct.unpack("!H", payload[:2])[0])
        assert opcode == TEXT
        return json.loads(payload)

    def closed(self) -> int:
        """The code with which the server ends the socket, 0 if without any."""
        try:
            while True:
                opcode, payload = self.next()
                if opcode == CLOSE:
                    return int.from_bytes(payload[:2], "big") or NO_CODE
        except ConnectionError:
            return 0

    def close(self) -> None:
        self.socket.close()
