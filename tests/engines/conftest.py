"""The app, served as the tests in tests/browser serve it."""

from tests.browser.conftest import built, host

__all__ = ["built", "host"]
