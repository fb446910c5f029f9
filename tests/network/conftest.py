"""A network with a laptop that serves, and a phone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.build import ready
from tests.network.places import Host, Laptop, Network, require
from tests.server.home import GENEROUS


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder that `./unke play` serves."""
    return ready()


@pytest.fixture(scope="module")
def network() -> Iterator[Network]:
    require()
    made = Network()
    try:
        yield made
    finally:
        made.remove()


@pytest.fixture(scope="module")
def laptop(
    network: Network, built: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Laptop]:
    """The first on its network: it is `unke.local`. In the end it stops as it should."""
    data = tmp_path_factory.mktemp("laptop")
    lines = [f"{key} = {value}" for key, value in GENEROUS.items()]
    (data / "unke.toml").write_text("\n".join(["[limits]", *lines]))
    started = Laptop(network.host("laptop"), data).start()
    try:
        yield started
        assert started.stop() == 0
        assert "Traceback" not in started.said(), started.said()
    finally:
        started.process.kill()


@pytest.fixture(scope="module")
def phone(network: Network, laptop: Laptop) -> Host:
    """Another host, which finds the laptop by name."""
    return network.host("phone")
