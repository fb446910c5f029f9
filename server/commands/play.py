"""Build the app, serve it (with --lan to the phones at home, too), open it in the browser.

The browser keeps the saved games by address, so the port is always the same. With another port
the games saved before are not lost, but only there under the old one.

With --lan everybody in the same network can play, and https is spoken at the next port for phones
that keep the app. docs/HOME.md tells how, and what --cert and --behind-proxy are for.
"""

import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from server.commands import Failure, postgresql
from server.source import SOURCE

if TYPE_CHECKING:
    from server.network.doors import Doors

HOST = "127.0.0.1"  # nobody else on the network; and to the browser as good as https
EVERYWHERE = "0.0.0.0"
PORT = 8653  # UNKE on a phone's keys


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--lan", action="store_true", help="let the phones in this network in")
    parser.add_argument(
        "--port", type=int, default=PORT, metavar="N", help=f"instead of {PORT}; 0: any free one"
    )
    parser.add_argument(
        "--https-port", type=int, metavar="N", help="for https, instead of the one after --port"
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="keep tables and settings there")
    parser.add_argument(
        "--database",
        type=postgresql,
        default="",
        metavar="URL",
        help="keep tables in PostgreSQL: docs/CLUB.md",
    )
    parser.add_argument("--cert", type=Path, metavar="FILE", help="a certificate for https")
    parser.add_argument("--key", type=Path, metavar="FILE", help="the certificate's key")
    parser.add_argument(
        "--behind-proxy", metavar="NAME", help="another server here speaks https under that name"
    )
    parser.add_argument("--no-open", action="store_true", help="only print the address")


def run(args: Namespace) -> int:
    check(args)
    door = reserve(args.port, EVERYWHERE if args.lan else HOST)
    port: int = door.getsockname()[1]  # with --port 0 the system has chosen one
    secure_port = args.https_port
    if secure_port is None:
        secure_port = args.port and args.port + 1
    secure_door = reserve(secure_port, EVERYWHERE) if args.lan else None
    import gevent

    from server import create_app
    from server.build import number, ready
    from server.guard.limits import BadSetting, Limits
    from server.house.house import House
    from server.network.doors import BadCertificate, Doors, Given
    from server.store.database import BadDatabase
    from server.store.folder import InUse, claim, usual
    from server.web.serve import Server

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s", datefmt="%H:%M:%S")
    folder = args.data or usual()
    pool = gevent.get_hub().threadpool
    try:
        running = claim(folder)
        limits = Limits.read(folder)
        doors = None
        if secure_door:  # the network is looked at while the app is being built
            given = Given(args.cert, args.key) if args.cert else None
            secure_port = secure_door.getsockname()[1]
            looking = pool.spawn(Doors, folder, port, secure_port, given)
            app = ready()
            doors = looking.get()
            assert doors
            limits = replace(limits, names=(*limits.names, *doors.names))
        else:
            app = ready()
        if args.behind_proxy:
            limits = replace(limits, names=(*limits.names, args.behind_proxy))
        if args.database:
            from server.club.house import Club

            house: House = Club(folder, number(SOURCE), args.database, limits)
        else:
            house = House(folder, number(SOURCE), limits)
    except BadDatabase as error:
        raise Failure(f"{error}; {error.cure}") from None
    except (InUse, BadSetting, BadCertificate) as error:
        raise Failure(str(error)) from None
    server = Server(create_app(app, house, doors, args.behind_proxy or ""), house)
    server.open(door)
    address = f"http://{HOST}:{port}"
    print(address, flush=True)
    watching = None
    if doors and secure_door:
        server.open(secure_door, doors.context)
        watching = gevent.spawn(doors.watch)
        show(doors)
    print("unke: Ctrl-C stops it", file=sys.stderr, flush=True)
    if not args.no_open:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    server.run()
    if doors and watching:
        watching.kill()
        doors.close()
    running.close()
    return 0


def check(args: Namespace) -> None:
    """What cannot be meant together."""
    if args.behind_proxy and args.lan:
        raise Failure("--behind-proxy is for this computer alone: the proxy lets the phones in")
    if bool(args.cert) != bool(args.key):
        raise Failure("--cert and --key go together")
    if args.cert and not args.lan:
        raise Failure("--cert is for the https door, which is there with --lan only")


def show(doors: "Doors") -> None:
    from server.network.signpost import code, signpost

    print(signpost(doors), flush=True)
    if sys.stdout.isatty() and doors.addresses:
        try:
            print("", code(doors.guests + "/"), "", sep="\n", flush=True)
        except UnicodeEncodeError:
            pass  # a terminal that cannot draw


def reserve(port: int, host: str) -> socket.socket:
    """The port, before the work of building; or the news that somebody has it."""
    try:
        return socket.create_server((host, port), backlog=128)
    except OverflowError:
        raise Failure(f"there is no port {port}") from None
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise Failure(f"port {port}: {os.strerror(error.errno or 0)}") from None
        raise Failure(
            f"port {port} is taken. Is Unke running there already? The saved games belong to the "
            "port, so rather stop what has taken it than use another one"
        ) from None
