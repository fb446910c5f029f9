"""Copy all tables and finished games into one file, also while the server runs.

The copy is the database as it stood at one moment. To go back to it, stop the server and put the
file into the data directory as unke.db.
"""

import sqlite3
from argparse import ArgumentParser, Namespace
from pathlib import Path

from server.commands import Failure


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where to; replaced if there")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the server's data directory")


def run(args: Namespace) -> int:
    from server import store
    from server.folder import usual

    source = (args.data or usual()) / store.FILE
    if not source.is_file():
        raise Failure(f"there is no data in {source.parent}")
    if not args.file.parent.is_dir():
        raise Failure(f"there is no directory {args.file.parent}")
    try:
        store.backup(source, args.file)
    except sqlite3.Error as error:
        raise Failure(f"{args.file}: {error}") from None
    print(args.file)
    return 0
