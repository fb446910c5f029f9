"""The app, served as the tests in tests/browser serve it."""

from tests.browser.conftest import built, host
from tests.browser.network.conftest import home

__all__ = ["built", "home", "host"]
