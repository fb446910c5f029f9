"""Phones of the app speak to a server like any other: the same home serves their tests."""

import pytest

from client.app import settings
from tests.server.conftest import home

__all__ = ["home"]


@pytest.fixture(scope="module")
def database() -> str:
    """What phones are told does not depend on where the server keeps its tables."""
    return ""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has happened is told at once and without its rules, where a test is not about that."""
    monkeypatch.setitem(settings.now, "pace", "once")
    monkeypatch.setitem(settings.now, "firsts", False)
