"""Copy all tables and finished games into one file, also while the server runs.

The copy is the database as it stood at one moment, looked through. `unke restore` goes back to it.
"""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from server.commands import Failure


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where to; replaced if there")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the server's data directory")


def run(args: Namespace) -> int:
    from server.store import copies, database
    from server.store.folder import usual

    folder = args.data or usual()
    source = folder / database.FILE
    if copies.is_pending(folder):
        raise Failure("a restore was broken off here: start Unke, which finishes it, then copy")
    if not source.is_file():
        raise Failure(f"there is no data in {folder}")
    if not args.file.parent.is_dir():
        raise Failure(f"there is no directory {args.file.parent}")
    if args.file.is_dir():
        raise Failure(f"{args.file} is a directory; say which file in it")
    if args.file.resolve() in [Path(f"{source.resolve()}{end}") for end in database.BESIDE]:
        raise Failure(f"{args.file} is what is to be copied; say another file")
    try:
        copies.backup(source, args.file)
    except database.BadDatabase as error:
        raise Failure(f"nothing was copied: {error}; {error.cure}") from None
    except OSError as error:
        raise Failure(f"nothing was copied: {args.file}: {error.strerror}") from None
    print(args.file)
    return 0
