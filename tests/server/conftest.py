"""What tests of the server share: a server at home, and phones."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server import cluster as clusters
from tests.server.cluster import Cluster
from tests.server.home import Home
from tests.server.phone import Phone
from tests.server.raw import Raw


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What was tried with one game, or one number of seats, in PostgreSQL is enough there."""
    seen, left = set(), []
    for item in items:
        name, _, values = item.nodeid.partition("[")
        if values.startswith("postgresql-") and name in seen:
            left.append(item)
        elif values.startswith("postgresql-"):
            seen.add(name)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in set(left)]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL, for all who run these tests at the same time."""
    bin = clusters.programs()
    if not bin:
        reason = "no PostgreSQL here; .ci/run installs it"
        if os.environ.get("UNKE_ALL_BROWSERS"):
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    started = Cluster(os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid())), bin)
    yield started
    started.leave()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Where a server keeps its tables: "" is its own file, anything else PostgreSQL's URL."""
    if request.param == "sqlite":
        return ""
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.fresh()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Home]:
    """A server for all tests of a file; it must not have made any mistake in the end."""
    with Home(tmp_path_factory.mktemp("home"), database=database) as started:
        yield started
        assert started.stop() == 0
        assert "Traceback" not in started.said(), started.said()


@pytest.fixture
def phones(home: Home) -> Iterator[Callable[[int], list[Phone]]]:
    """New phones, connected: `anna, bert = phones(2)`."""
    made: list[Phone] = []

    def more(count: int) -> list[Phone]:
        made.extend(fresh := home.phones(count))
        return fresh

    yield more
    for phone in made:
        phone.close()


@pytest.fixture
def dial() -> Iterator[Callable[..., Raw]]:
    """Sockets made by hand: `raw = dial(port)`."""
    made: list[Raw] = []

    def connect(port: int, more: bytes = b"", **headers: str) -> Raw:
        made.append(Raw(port, more, **headers))
        return made[-1]

    yield connect
    for raw in made:
        raw.close()


@pytest.fixture
def own_home(tmp_path: Path) -> Iterator[Callable[..., Home]]:
    """A server of one's own with limits of one's own, started: `own_home(beat=1)`.

    With `proxy="unke.example.org"` it stands behind that.
    """
    made: list[Home] = []

    def start(proxy: str = "", **limits: int) -> Home:
        home = Home(tmp_path / f"home{len(made)}", proxy=proxy, **limits)
        made.append(home)
        return home.start()

    yield start
    for home in made:
        home.kill()
        assert "Traceback" not in home.said(), home.said()
