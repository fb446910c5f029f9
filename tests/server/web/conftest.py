"""What is read and refused before any store is asked is tried with SQLite alone."""

import pytest


@pytest.fixture(scope="module")
def database() -> str:
    return ""
