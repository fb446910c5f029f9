"""A busy server does not make its own disk slow, and a slow disk holds nobody up who only reads.

The bounds are generous, because other tests run beside; `./unke bench disk` has the strict ones.
"""

from pathlib import Path

import pytest

from tests.bench import disk

MEMORY = Path("/dev/shm")
"""A disk that is quick even while other tests write to the real one."""


def test_a_busy_server_does_not_make_its_own_disk_slow() -> None:
    place = MEMORY if MEMORY.is_dir() else disk.DISK
    writes = (disk.measured("quick", "ours", 1, place)["write"] for _ in range(3))
    assert any(write < 2 * disk.WRITING for write in writes)


def test_who_reads_does_not_wait_for_a_slow_disk() -> None:
    found = disk.middle([disk.measured("slow", "ours", 1) for _ in range(3)])
    assert found["read"] < 2 * disk.READING < 1000 * disk.CARD <= found["write"]


@pytest.mark.parametrize(
    ("write", "read", "well"), [(19.0, 4.0, True), (21.0, 4.0, False), (19.0, 6.0, False)]
)
def test_how_it_judges(write: float, read: float, well: bool) -> None:
    quick, slow = {"write": write, "read": 0.0}, {"write": 30.0, "read": read}
    assert disk.judge(quick, slow) is well
