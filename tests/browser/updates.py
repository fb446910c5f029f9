"""A newer version of the app: looked for, offered, taken."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import at_home

LOOK_FOR_UPDATE = "navigator.serviceWorker.ready.then((registration) => registration.update())"


def offered(page: Page) -> None:
    page.evaluate(LOOK_FOR_UPDATE)
    page.wait_for_function("unke.update")


def is_newer(page: Page) -> bool:
    at_home(page)
    return page.locator("body[data-newer]").count() == 1


def reloading(page: Page, act: Callable[[], None]) -> None:
    """Do something that makes the page reload by itself."""
    with page.expect_event("load"):
        act()
