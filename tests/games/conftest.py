"""A tree in which there is one game more."""

from pathlib import Path

import pytest

from tests.games.tree import Tree

LAGOON = Path(__file__).parent / "lagoon"


@pytest.fixture(scope="session")
def lagoon(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """With Lagoon in it, as somebody leaves it who has written the rules and the words."""
    tree = Tree(tmp_path_factory.mktemp("lagoon") / "tree")
    tree.register("lagoon", LAGOON)
    return tree
