"""The built app, served for real, and phones that visit it."""

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

from server.build import FAMILY, build
from server.source import SOURCE
from tests.browser.hosts import Host
from tests.browser.people.player import taught
from tests.chromium import ARGUMENTS

Phone = Callable[[], BrowserContext]

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "locale": "en-GB",
}

expect.set_options(timeout=30_000)  # as long as a page waits: a busy machine is no failure

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
    """Starts the browser of one and the same phone: what it has stored is there the next time."""
    running: list[BrowserContext] = []

    def start() -> BrowserContext:
        for context in running:
            context.close()
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile",
            executable_path=chromium,
            args=ARGUMENTS,
            **PHONE,
        )
        taught(context)
        listen(context, complaints)
        running[:] = [context]
        return context

    yield start
    for context in running:
        context.close()
    assert complaints == []


@pytest.fixture
def tab(browser: Browser, complaints: list[str]) -> Iterator[Page]:
    """An empty page on a new phone, whose browser is never closed: it is the worker's one."""
    context = browser.new_context(**PHONE)
    taught(context)
    listen(context, complaints)
    yield context.new_page()
    context.close()
    assert complaints == []


@pytest.fixture
def complaints() -> list[str]:
    """What consoles complain about: a breach of the content policy, an error in a script, a part
    that is missing. It fails the test, unless that empties the list.
    """
    return []


def listen(context: BrowserContext, complaints: list[str]) -> None:
    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(EXPECTED):
            complaints.append(message.text)

    context.on("console", hear)
    context.on("weberror", lambda error: complaints.append(str(error.error)))


@pytest.fixture
def visit(tab: Page) -> Callable[[str], Page]:
    """Opens an address on a phone for the first time, and waits until it will start offline."""

    def visit(address: str) -> Page:
        settle(tab, address)
        return tab

    return visit


def settle(page: Page, address: str) -> None:
    """Open an address, and wait until it will start offline."""
    start(page, address)
    page.wait_for_function("navigator.serviceWorker.controller")


def start(page: Page, address: str) -> None:
    page.goto(address)
    at_home(page)


def at_home(page: Page) -> None:
    page.wait_for_selector('html[data-ready] [data-screen="home"]')


def wait_until(page: Page, promise: str, arg: object = None) -> None:
    """Wait until what a script promises is so; to `wait_for_function` a promise is true at once."""
    given_up = time.monotonic() + 30
    while not page.evaluate(promise, arg):
        assert time.monotonic() < given_up, promise
        time.sleep(0.02)


def sources(folder: Path) -> Path:
    """A copy of what the app is built from."""
    for name in ("client", "shared_rules", "static"):
        shutil.copytree(SOURCE / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("manifest.json", "pyproject.toml"):
        shutil.copy(SOURCE / name, folder)
    return folder


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy to be changed."""
    return sources(tmp_path / "source")


@pytest.fixture(scope="session")
def newer(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The next version of the app: one line of its Python is new. It is not to be changed."""
    source = sources(tmp_path_factory.mktemp("newer") / "source")
    with (source / "client" / "main.py").open("a", encoding="utf-8") as main:
        main.write('\ndom.window.document.body.setAttribute("data-newer", "yes")\n')
    folder = source.with_name("app")
    shutil.copytree(built, folder)
    build(folder, FAMILY, source)
    return folder
