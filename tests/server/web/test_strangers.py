"""Strangers with plain HTTP: whatever they send, others play on, and the log stays short."""

from collections.abc import Iterator

import pytest

from tests.bench.strangers.http import ATTACKS
from tests.bench.strangers.waits import BAR, Evening, attacked, most
from tests.server.home import Home

SECONDS = 1.5
LINES = 30


@pytest.fixture(scope="module")
def attackable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server as it is by default towards strangers, with both doors."""
    usual = {"requests_a_second": 20}
    with Home(tmp_path_factory.mktemp("home"), is_secure=True, **usual) as started:
        yield started
        assert started.stop() == 0


@pytest.mark.flaky(reruns=1)  # of a clock, and of a computer that others use as well
@pytest.mark.parametrize("name", ATTACKS)
def test_nobody_waits_for_a_stranger(attackable: Home, name: str) -> None:
    """Through both doors at the same time."""
    evening = Evening(attackable)
    before = len(attackable.said().splitlines())
    with (
        attacked("http", name, attackable.address, 60),
        attacked("http", name, attackable.secure, 60),
    ):
        assert most(evening.waits(SECONDS)) <= BAR
    evening.close()
    said = attackable.said().splitlines()[before:]
    assert "Traceback" not in "\n".join(said) and len(said) <= LINES, said[:LINES]
