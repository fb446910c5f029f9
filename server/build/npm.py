"""What npm brings: packages in a cache outside of the tree, each in a folder of its own."""

import os
import shutil
import subprocess
from pathlib import Path


def home(name: str) -> Path:
    """Where a package lies; UNKE_NAME may say where, as .ci/run does."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return Path(os.environ.get(f"UNKE_{name.upper()}") or cache / "unke" / name)


def brought(name: str, package: str, version: str, patience: float) -> Path | None:
    """The package's folder; where it is missing npm fetches it, if there is an npm and it comes
    within so many seconds.
    """
    folder = home(name) / "node_modules" / package
    npm = shutil.which("npm")
    if folder.is_dir() or not npm:
        return folder if folder.is_dir() else None
    command = [npm, "install", "--prefix", str(home(name)), "--no-audit", "--no-fund", "--silent"]
    try:
        home(name).mkdir(parents=True, exist_ok=True)
        subprocess.run([*command, f"{package}@{version}"], check=True, timeout=patience)
    except (OSError, subprocess.SubprocessError):
        return None
    return folder
