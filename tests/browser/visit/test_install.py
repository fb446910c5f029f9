"""The app can be put on the home screen: Chromium's own verdict, and what the manifest promises."""

import struct
from pathlib import Path
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import BrowserContext

from server.build.manifest import described
from server.source import SOURCE
from shared_rules import GAMES
from tests.browser.conftest import Phone, start

MANIFEST = described(SOURCE)


@pytest.fixture
def visited(phone: Phone, app: str) -> BrowserContext:
    context = phone()
    start(context.pages[0], app)
    return context


def size(path: Path) -> str:
    """Of a PNG, as its header says it."""
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    return f"{width}x{height}"


def test_chromium_finds_nothing_in_the_way_of_installing(visited: BrowserContext) -> None:
    devtools = visited.new_cdp_session(visited.pages[0])
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_chromium_reads_the_whole_manifest(visited: BrowserContext, app: str) -> None:
    devtools = visited.new_cdp_session(visited.pages[0])
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == app + "manifest.json"
    assert devtools.send("Page.getAppId")["appId"] == app + "unke"


def test_every_address_in_the_manifest_leads_somewhere(visited: BrowserContext, app: str) -> None:
    manifest = visited.request.get(app + "manifest.json").json()
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    for shortcut in manifest["shortcuts"]:
        pictures += shortcut["icons"]
        assert visited.request.get(app + shortcut["url"]).ok
    for picture in pictures:
        answer = visited.request.get(app + picture["src"])
        assert answer.ok
        assert answer.headers["content-type"] == picture["type"]


def test_there_is_a_shortcut_to_every_game() -> None:
    queries = [parse_qs(urlparse(shortcut["url"]).query) for shortcut in MANIFEST["shortcuts"]]
    assert sorted(query["game"][0] for query in queries) == sorted(GAMES)


def test_icons_are_as_large_as_the_manifest_says() -> None:
    shortcuts = [icon for shortcut in MANIFEST["shortcuts"] for icon in shortcut["icons"]]
    for icon in [*MANIFEST["icons"], *shortcuts]:
        if icon["type"] == "image/png":
            assert size(SOURCE / "static" / icon["src"]) == icon["sizes"], icon["src"]
    assert size(SOURCE / "static/icons/apple-touch-icon.png") == "180x180"


def test_screenshots_are_as_large_as_the_manifest_says() -> None:
    for path in (SOURCE / "static").glob("screenshots/*.png"):
        listed = {shot["src"]: shot["sizes"] for shot in MANIFEST["screenshots"]}
        assert size(path) == listed[f"screenshots/{path.name}"]


def test_there_are_icons_for_every_purpose() -> None:
    purposes = {(icon["sizes"], icon["purpose"]) for icon in MANIFEST["icons"]}
    wanted = {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    assert purposes >= wanted | {("512x512", "monochrome")}
