"""Photograph every screen of every game, in four sizes, by day and by night.

Without a folder it takes those that README.md and the manifest show, into static/screenshots.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from server.source import SOURCE

NEEDS = ["app", "test"]


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, nargs="?", metavar="DIR", help="for all screens")
    parser.add_argument("--only", default="", metavar="NAME", help="those with this in their name")


def run(args: Namespace) -> int:
    from tests import chromium

    os.environ["UNKE_CHROMIUM"] = chromium.ensure()
    from playwright.sync_api import sync_playwright

    from server.build import FAMILY, build

    album, network = import_module("tests.album"), import_module("tests.album_network")
    hosts, homes = import_module("tests.browser.hosts"), import_module("tests.server.home")
    app = SOURCE / "build" / "app"
    build(app, FAMILY)
    with hosts.Host(app) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.find(), args=chromium.ARGUMENTS
        )
        if args.folder:
            args.folder.mkdir(parents=True, exist_ok=True)
            pictures = album.Album(browser, host.address, args.folder)
            album.everything(pictures, tell, args.only)
            if any(args.only in name for name in network.NAMES):
                with TemporaryDirectory() as data, homes.Home(Path(data), app) as home:
                    network.network(
                        browser, home.address + "/", args.folder, tell, pictures.shots, args.only
                    )
            pictures.index()
            print(args.folder / "index.html")
        else:
            album.publish(browser, host.address, SOURCE / "static" / "screenshots", tell)
        browser.close()
    return 0


def tell(name: str) -> None:
    """What is being photographed: it takes a while."""
    print(name, file=sys.stderr, flush=True)
