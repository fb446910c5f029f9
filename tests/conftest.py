"""What tests of every part may ask for: a browser, and Hypothesis without a stopwatch."""

from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.chromium import ARGUMENTS, find

TESTS = Path(__file__).parent

# How long one example takes says more about the machine than about the rules.
hypothesis.settings.register_profile("unke", deadline=None)
hypothesis.settings.load_profile("unke")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the Chromium to be driven."""
    found = find()
    if not found:
        pytest.fail("no Chromium here; `./unke test browser` has one installed", pytrace=False)
    return found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """One Chromium for all tests of a process; take a new context from it in each."""
    started = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
    yield started
    started.close()


WAITING = ("browser", "engines", "network")
"""Parts of the tests in which real browsers and sockets are waited for."""
LONGEST = ("browser", "table")
"""Where whole games are played: these come first, so that nobody waits for the last of them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What fails once where one waits for a browser is tried again, and named in the summary.

    One stall of a busy computer in a thousand such tests must not hide what the others say. What
    has hung is not: the clock that ends a test runs once for all its tries, so the second would
    hang for ever.
    """
    again = pytest.mark.flaky(reruns=1, rerun_except=r"Timeout \(>")
    items.sort(key=lambda item: item.path.relative_to(TESTS).parts[:2] != LONGEST)
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in WAITING:
            item.add_marker(again)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-replays", action="store_true", help="record the games in tests/replays anew"
    )
