"""Both doors of one process, on this computer's own loop, where nobody else comes.

    python -m tests.network.house DATA PORT SECURE_PORT APP [CERTIFICATE KEY]

It differs from `unke play --lan` in that it looks at no network, but more often: it is at 127.0.0.1
and has the name that stands in DATA.
"""

import socket
import ssl
import subprocess
import sys
from pathlib import Path

from server.network import certificates
from tests.server.home import ROOT, Home, free_port

NAME = "unke-t3.local"


class House(Home):
    """The process; `trust` knows its authority."""

    def __init__(self, data: Path, app: Path, **limits: int) -> None:
        super().__init__(data, **limits)
        self.app = app
        self.given: tuple[Path, Path] | None = None
        self.secure_port = free_port()
        self.secure = f"https://127.0.0.1:{self.secure_port}"
        (data / "name").write_text(NAME.removesuffix(".local"))

    def begin(self) -> "subprocess.Popen[bytes]":
        ports = [str(self.port), str(self.secure_port)]
        command = [sys.executable, "-m", "tests.network.house", str(self.data), *ports]
        with self.log.open("ab") as log:
            given = map(str, self.given or ())
            command += [str(self.app), *given]
            return subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)

    @property
    def trust(self) -> ssl.SSLContext:
        file = self.data / certificates.FOLDER / certificates.AUTHORITY
        return ssl.create_default_context(cadata=file.read_text())


def main() -> None:
    import logging

    import gevent

    from server import create_app
    from server.house.house import House as Tables
    from server.network import addresses
    from server.network import doors as looking
    from server.network.announcing import Announcement
    from server.network.doors import Doors, Given
    from server.store.folder import claim
    from server.web.serve import Server

    data, app = Path(sys.argv[1]), Path(sys.argv[4])
    port, secure_port = int(sys.argv[2]), int(sys.argv[3])
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    addresses.here = lambda: ["127.0.0.1"]
    Announcement.start = lambda self, addresses, port: None  # type: ignore[method-assign]
    Announcement.is_heard = True  # type: ignore[method-assign, assignment]
    running = claim(data)
    looking.LOOK = 0.2  # type: ignore[assignment]
    given = Given(Path(sys.argv[5]), Path(sys.argv[6])) if sys.argv[5:] else None
    doors = Doors(data, port, secure_port, given)
    house = Tables(data, "test")
    doorkeeper = Server(create_app(app, house, doors), house)
    doorkeeper.open(socket.create_server(("127.0.0.1", port), backlog=512))
    doorkeeper.open(socket.create_server(("127.0.0.1", secure_port), backlog=512), doors.context)
    gevent.spawn(doors.watch)
    doorkeeper.run()
    running.close()


if __name__ == "__main__":
    main()
