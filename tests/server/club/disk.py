"""Disk: a small one for PostgreSQL to lie on, which can be made full."""

import errno
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


class Disk:
    """One in memory, of so many megabytes."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.data = place / "data"
        self.data.mkdir()
        shutil.chown(self.data, "postgres")
        self.rest = place / "rest"

    def fill(self) -> None:
        """Take all room that is left."""
        with self.rest.open("wb", buffering=0) as file:
            for size in (1 << 20, 1 << 12):
                try:
                    while file.write(b"\1" * size):
                        pass
                except OSError as error:
                    assert error.errno == errno.ENOSPC

    def clear(self) -> None:
        """There is room again."""
        self.rest.unlink(missing_ok=True)


@contextmanager
def small(place: Path, megabytes: int) -> Iterator[Disk]:
    """Mounted there, as long as it is needed; skips the test for whoever may not do that."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "unke", str(place)]
    place.mkdir()
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode:
        place.rmdir()
        pytest.skip("nobody but root can make a disk of a size")
    try:
        yield Disk(place)
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)
        place.rmdir()
