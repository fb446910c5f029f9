"""What the benchmarks measure in: Chromium, and the app as a family's server gives it."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from server.build import FAMILY, build
from server.source import SOURCE
from tests.browser.hosts import Host
from tests.chromium import ARGUMENTS, find

APP = SOURCE / "build" / "app"


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def app() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address at which it finds the app as it is now."""
    build(APP, FAMILY)
    with Host(APP) as host, chromium() as browser:
        yield browser, host.address
