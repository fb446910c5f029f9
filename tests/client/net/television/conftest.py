"""A house that no other test knows."""

from collections.abc import Iterator

import pytest

from tests.server.home import Home


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A house of one's own: the screen looks at all tables that there are."""
    with Home(tmp_path_factory.mktemp("home")) as started:
        yield started
        assert "Traceback" not in started.said(), started.said()
