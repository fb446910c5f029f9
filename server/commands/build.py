"""Write the app as plain files, for any https host.

The folder can be put anywhere on the host, also under a sub-path: all addresses are relative. What
is in it already is replaced, other files in it are left alone. Such a copy of Unke can be installed
and played offline; tables over the network need the family's own server (`unke server`).
"""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from server.commands import Failure


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="where to write it")


def run(args: Namespace) -> int:
    from server.build import build

    if args.folder.exists() and not args.folder.is_dir():
        raise Failure(f"{args.folder} is not a folder")
    build(args.folder)
    print(args.folder)
    return 0
