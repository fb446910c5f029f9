"""A server as at home, and any number of phones that come to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.conftest import listen
from tests.browser.network.company import Phone
from tests.browser.network.wifi import Wifi
from tests.browser.people.player import at_once, taught
from tests.server.home import Home

CUT = ("WebSocket connection to", "Failed to load")
"""What a browser says of a network that is not there."""


@pytest.fixture(scope="module")
def home(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    with Home(tmp_path_factory.mktemp("home"), built) as started:
        yield started
        assert "Traceback" not in started.said(), started.said()


@pytest.fixture
def wifi(home: Home) -> Iterator[Wifi]:
    with Wifi(home.port) as wifi:
        yield wifi


@pytest.fixture
def phone(browser: Browser, complaints: list[str]) -> Iterator[Phone]:
    """A new phone, each time; none of them may have anything to complain about.

    What has happened is told there at once, unless it is to be `told` step by step.
    """
    contexts: list[BrowserContext] = []

    def phone(width: int = 360, height: int = 640, told: bool = False) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="reduce",
            has_touch=True,
        )
        contexts.append(context)
        taught(context)
        if not told:
            at_once(context)
        listen(context, complaints)
        return context.new_page()

    yield phone
    for context in contexts:
        context.close()
    assert [text for text in complaints if not text.startswith(CUT)] == []
