"""Two servers before one database."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.cluster import Cluster
from tests.server.home import Home


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Home]]:
    """Two for all tests of a file; neither must have made any mistake in the end."""
    url, folder = cluster.fresh(), tmp_path_factory.mktemp("pair")
    homes = [Home(folder / name, database=url) for name in ("one", "two")]
    for home in homes:
        home.start()
    yield homes
    for home in homes:
        assert home.stop() == 0
        assert "Traceback" not in home.said(), home.said()


@pytest.fixture
def own_pair(cluster: Cluster, tmp_path: Path) -> Iterator[Callable[..., list[Home]]]:
    """Two servers of one's own, on a database of their own, started: `own_pair(beat=1)`."""
    made: list[Home] = []

    def start(url: str = "", **limits: int) -> list[Home]:
        url = url or cluster.fresh()
        made.extend(Home(tmp_path / name, database=url, **limits) for name in ("one", "two"))
        return [home.start() for home in made]

    yield start
    for home in made:
        home.kill()
    for home in made:
        assert "Traceback" not in home.said(), home.said()
