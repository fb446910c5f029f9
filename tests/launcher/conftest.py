"""A fresh copy of Unke for each test of the launcher."""

from pathlib import Path

import pytest

from tests.launcher.tree import Tree


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)
