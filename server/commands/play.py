"""Build the app, serve it on this computer, open it in the browser.

The browser keeps the saved games by address, so the port is always the same. With another port
the games saved before are not lost, but only there under the old one.
"""

import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from argparse import ArgumentParser, Namespace
from pathlib import Path

from server.commands import SOURCE, Failure

HOST = "127.0.0.1"  # nobody else on the network; and to the browser as good as https
PORT = 8653  # UNKE on a phone's keys


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=f"instead of {PORT}")
    parser.add_argument("--data", type=Path, metavar="DIR", help="keep tables and settings there")
    parser.add_argument("--no-open", action="store_true", help="only print the address")


def run(args: Namespace) -> int:
    door = reserve(args.port)
    from server import create_app
    from server.build import FAMILY, build, number
    from server.folder import InUse, claim, usual
    from server.house import House
    from server.limits import BadSetting
    from server.serve import Server
    from server.store import NewerSchema

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s", datefmt="%H:%M:%S")
    folder = args.data or usual()
    try:
        running = claim(folder)
        house = House(folder, number(SOURCE))
    except (InUse, BadSetting, NewerSchema) as error:
        raise Failure(str(error)) from None
    app = SOURCE / "build" / "app"
    build(app, FAMILY)
    server = Server(create_app(app, house), house)
    server.open(door)
    address = f"http://{HOST}:{args.port}"
    print(address, flush=True)
    print("unke: Ctrl-C stops it", file=sys.stderr, flush=True)
    if not args.no_open:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    server.run()
    running.close()
    return 0


def reserve(port: int) -> socket.socket:
    """The port, before the work of building; or the news that somebody has it."""
    try:
        return socket.create_server((HOST, port), backlog=128)
    except OverflowError:
        raise Failure(f"there is no port {port}") from None
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise Failure(f"port {port}: {os.strerror(error.errno or 0)}") from None
        raise Failure(
            f"port {port} is taken. Is Unke running there already? The saved games belong to the "
            "port, so rather stop what has taken it than use another one"
        ) from None
