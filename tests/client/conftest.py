"""Phones of the app speak to a server like any other: the same home serves their tests."""

from tests.server.conftest import home

__all__ = ["home"]
