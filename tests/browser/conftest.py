"""The built app, served for real, and phones that visit it."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Playwright

from server.build import FAMILY, build
from server.commands import SOURCE
from tests.browser.hosts import Host
from tests.chromium import ARGUMENTS

Phone = Callable[[], BrowserContext]

EXPECTED = "Failed to load resource"  # where a test switches the server off


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder that `./unke play` serves."""
    folder = SOURCE / "build" / "app"
    build(folder, FAMILY)
    return folder


@pytest.fixture(scope="session")
def app(built: Path) -> Iterator[str]:
    """The app's address; for tests that neither stop nor change it."""
    with Host(built) as host:
        yield host.address


@pytest.fixture
def host(built: Path) -> Iterator[Host]:
    """A server of one's own."""
    with Host(built) as started:
        yield started


@pytest.fixture
def phone(
    playwright: Playwright, chromium: str, tmp_path: Path, complaints: list[str]
) -> Iterator[Phone]:
    """Starts the browser of one and the same phone: what it has stored is there the next time.

    Whatever its console complains about (a breach of the content policy, an error in a script, a
    part that is missing) fails the test, unless it has emptied `complaints`.
    """
    running: list[BrowserContext] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(EXPECTED):
            complaints.append(message.text)

    def start() -> BrowserContext:
        for context in running:
            context.close()
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile",
            executable_path=chromium,
            args=ARGUMENTS,
            viewport={"width": 360, "height": 640},
            device_scale_factor=2,
            has_touch=True,
            is_mobile=True,
            locale="en-GB",
        )
        context.on("console", listen)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        running[:] = [context]
        return context

    yield start
    for context in running:
        context.close()
    assert complaints == []


@pytest.fixture
def complaints() -> list[str]:
    return []


@pytest.fixture
def visit(phone: Phone) -> Callable[[str], Page]:
    """Opens an address on the phone for the first time, and waits until it will start offline."""

    def visit(address: str) -> Page:
        page = phone().pages[0]
        start(page, address)
        page.wait_for_function("navigator.serviceWorker.controller")
        return page

    return visit


def start(page: Page, address: str) -> None:
    page.goto(address)
    at_home(page)


def at_home(page: Page) -> None:
    page.wait_for_selector('html[data-ready] [data-screen="home"]')


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of what the app is built from, to be changed."""
    copy = tmp_path / "source"
    for name in ("client", "shared_rules", "static"):
        shutil.copytree(SOURCE / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("manifest.json", "pyproject.toml"):
        shutil.copy(SOURCE / name, copy)
    return copy


@pytest.fixture
def newer(source: Path, built: Path, tmp_path: Path) -> Path:
    """The next version of the app: one line of its Python is new."""
    with (source / "client" / "main.py").open("a", encoding="utf-8") as main:
        main.write('\ndom.window.document.body.setAttribute("data-newer", "yes")\n')
    folder = tmp_path / "newer"
    shutil.copytree(built, folder)
    build(folder, FAMILY, source)
    return folder
