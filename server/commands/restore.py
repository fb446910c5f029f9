"""Go back to a copy that `unke backup` has made; what is there now is kept beside it.

The server must not be running. If anything goes wrong, everything stays as it is.
"""

from argparse import ArgumentParser, Namespace
from contextlib import suppress
from pathlib import Path

from server.commands import Failure


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the server's data directory")


def run(args: Namespace) -> int:
    from server.store import copies, folder
    from server.store.database import BESIDE, FILE, BadDatabase

    place = args.data or folder.usual()
    if not args.file.is_file():
        raise Failure(f"there is no file {args.file}")
    if args.file.resolve() in [Path(f"{(place / FILE).resolve()}{end}") for end in BESIDE]:
        raise Failure(f"{args.file} is what Unke uses already; say the copy")
    was_there = place.exists()
    try:
        with folder.claim(place):
            restored = copies.restore(args.file, place)
    except folder.InUse as error:
        raise Failure(f"{error}; stop it first") from None
    except (BadDatabase, OSError) as error:
        if not was_there:
            with suppress(OSError):
                (place / folder.FILE).unlink()
                place.rmdir()
        why = f"{args.file}: {error.strerror}" if isinstance(error, OSError) else str(error)
        raise Failure(f"nothing was changed: {why}") from None
    print(f"{restored.tables} tables, {restored.moves} moves, {restored.finished} finished games")
    if restored.touched:
        print(f"as they were on {restored.touched:%Y-%m-%d at %H:%M}")
    if restored.replaced:
        print(f"What was there before lies in {restored.replaced}")
    return 0
