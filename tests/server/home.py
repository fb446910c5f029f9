"""A server as it runs at home: its own process, its own data, real sockets.

    python -m tests.server.home DATA PORT APP SECURE PROXY DATABASE

is that process; it differs from `unke play` only in that it builds no app, but serves one that has
been built, and is not announced. With a port SECURE other than 0 it has a door with TLS, too.
Limits of 10 messages and the like are for people, so tests set their own in DATA/unke.toml.
"""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType

from server.guard.limits import Limits
from tests.server.phone import Phone

ROOT = Path(__file__).resolve().parent.parent.parent
GENEROUS = {
    "messages_a_second": 100_000,
    "messages_at_once": 100_000,
    "frames_a_second": 100_000,
    "bytes_a_second": 100_000_000,
    "frames_of_an_address": 1_000_000,
    "bytes_of_an_address": 1_000_000_000,
    "handshakes_a_second": 100_000,
    "devices_an_hour": 100_000,
    "tables_an_hour": 100_000,
    "tables_an_hour_of_an_address": 100_000,
    "tables_of_a_device": 100_000,
    "share_of_an_address": 100,
    "sockets_of_an_address": 1_000,
    "requests_a_second": 100_000,
    "pace": 0,
}

USUAL = {**{key: getattr(Limits(), key) for key in GENEROUS}, "pace": 0}
"""As they are for people, but for bots that do not wait."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


class Home:
    """The server process, to be started, killed and started again at the same address."""

    module = "tests.server.home"

    def __init__(
        self,
        data: Path,
        app: Path | None = None,
        is_secure: bool = False,
        proxy: str = "",
        database: str = "",
        **limits: int,
    ) -> None:
        """`proxy` is the name of the server that it stands behind, `database` PostgreSQL's URL."""
        self.proxy = proxy
        self.database = database
        self.data = data
        self.app = app or data / "no app"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.secure_port = free_port() if is_secure else 0
        self.secure = f"https://127.0.0.1:{self.secure_port}"
        self.log = data / "log"
        self.process: subprocess.Popen[bytes] | None = None
        data.mkdir(parents=True, exist_ok=True)
        lines = [f"{key} = {value}" for key, value in {**GENEROUS, **limits}.items()]
        (data / "unke.toml").write_text("\n".join(["[limits]", *lines]))

    def start(self) -> "Home":
        self.process = self.begin()
        end = time.monotonic() + 30
        while True:
            try:
                urllib.request.urlopen(self.address + "/healthz", timeout=5).close()
                return self
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(self.said()) from None
                time.sleep(0.02)

    def begin(self) -> "subprocess.Popen[bytes]":
        told = [str(self.data), str(self.port), str(self.app), str(self.secure_port), self.proxy]
        command = [sys.executable, "-m", self.module, *told, self.database]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)

    def kill(self) -> None:
        """Pull the plug."""
        if self.process:
            self.process.kill()
            self.process.wait(10)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(10)

    def said(self) -> str:
        """The log so far."""
        return self.log.read_text("utf-8", errors="replace")

    def phone(self, name: str = "Anna") -> Phone:
        """A new device, connected."""
        return Phone(self.address, name).connect()

    def phones(self, count: int) -> list[Phone]:
        return [self.phone(name) for name in ("Anna", "Bert", "Cleo", "Dora", "Emil")[:count]]

    def metric(self, name: str) -> float:
        text = urllib.request.urlopen(self.address + "/metrics", timeout=5).read().decode()
        lines = [line for line in text.splitlines() if line.startswith(name)]
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines)

    def __enter__(self) -> "Home":
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()


def main() -> None:
    import logging

    from server import create_app
    from server.house.house import House
    from server.store.folder import claim
    from server.web.serve import Server

    data, port, folder = Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    secure_port, proxy, base = int(sys.argv[4]), sys.argv[5], sys.argv[6]
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    running = claim(data)
    if base:
        from server.club.house import Club

        house: House = Club(data, "test", base)
    else:
        house = House(data, "test")
    server = Server(create_app(folder, house, proxy=proxy), house)
    server.open(socket.create_server(("127.0.0.1", port), backlog=512))
    if secure_port:
        from gevent import ssl

        from tests.network import papers

        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*papers.write(data, "localhost"))
        server.open(socket.create_server(("127.0.0.1", secure_port), backlog=512), context)
    server.run()
    running.close()


if __name__ == "__main__":
    os.umask(0o077)
    main()
