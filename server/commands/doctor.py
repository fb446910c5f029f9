"""Say what is wrong with network, certificate, data and so on, and what to do.

Ends with 0 if nothing is wrong, else with 1. A server that runs is left alone.
"""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from server.commands import postgresql
from server.commands.play import PORT

SIGNS = {"fine": "ok   ", "note": "note ", "wrong": "WRONG"}


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=f"instead of {PORT}")
    parser.add_argument(
        "--https-port", type=int, metavar="N", help="for https, instead of the one after --port"
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="where tables and settings are")
    parser.add_argument(
        "--database",
        type=postgresql,
        default="",
        metavar="URL",
        help="PostgreSQL's, if the tables are there",
    )


def run(args: Namespace) -> int:
    from server.doctor import WRONG, Patient, examine
    from server.store.folder import is_claimed, usual

    folder = args.data or usual()
    secure_port = args.port + 1 if args.https_port is None else args.https_port
    troubles = 0
    patient = Patient(folder, args.port, secure_port, is_claimed(folder), args.database)
    for finding in examine(patient):
        print(f"{SIGNS[finding.state]} {finding.about}: {finding.what}")
        if finding.cure:
            print(f"      -> {finding.cure}")
        troubles += finding.state == WRONG
        sys.stdout.flush()
    print()
    print("Nothing is wrong here." if not troubles else f"{troubles} to be mended.")
    print("If a phone still does not come in: docs/HOME.md, or /keep in its browser.")
    return 1 if troubles else 0
