"""What tests of the server share: a server at home, and phones."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.home import Home
from tests.server.phone import Phone
from tests.server.raw import Raw


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server for all tests of a file; it must not have made any mistake in the end."""
    with Home(tmp_path_factory.mktemp("home")) as started:
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
