"""Move a home's tables and finished games into a PostgreSQL database, and compare them there.

Nobody may be playing meanwhile. If anything goes wrong nothing has been moved; the file stays as it
is in any case. Certificates, the name and unke.toml stay in the data directory.
"""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from server.commands import Failure, postgresql


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--from", dest="file", type=Path, required=True, metavar="FILE", help="unke.db, or a copy"
    )
    parser.add_argument(
        "--to",
        dest="database",
        type=postgresql,
        required=True,
        metavar="URL",
        help="postgresql://..., empty",
    )


def run(args: Namespace) -> int:
    from server.store import folder
    from server.store.database import BadDatabase
    from server.store.postgres.moving import move

    if not args.file.is_file():
        raise Failure(f"there is no file {args.file}")
    if folder.is_claimed(args.file.parent):
        raise Failure(f"Unke is running with the data in {args.file.parent}; stop it first")
    try:
        counts = move(args.file, args.database)
    except BadDatabase as error:
        raise Failure(f"nothing was moved: {error}; {error.cure}") from None
    for table, count in counts.items():
        print(f"{count:>8}  {table}")
    return 0
