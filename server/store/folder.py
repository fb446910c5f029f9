"""Folder: where the server keeps its data, and that no other server keeps it there as well."""

import os
import sys
from pathlib import Path
from typing import IO

FILE = "running"


class InUse(Exception):
    """Another server uses this folder."""


def usual() -> Path:
    """Where programs of this system keep a user's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Unke"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Unke"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "unke"


def is_claimed(folder: Path) -> bool:
    """Whether a server is running with the data there."""
    if not (folder / FILE).exists():
        return False
    try:
        claim(folder).close()
    except InUse:
        return True
    return False


def claim(folder: Path) -> IO[str]:
    """Be the only one here until the file is closed or the process ends, however it ends."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if folder == usual() and sys.platform != "win32":
        folder.chmod(0o700)  # another may be somebody else's as well
    (folder / FILE).touch(mode=0o600)  # who can open it could hold it
    file = (folder / FILE).open("w")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise InUse(f"Unke is running already with the data in {folder}") from None
    return file
