"""The small Python in which bots think: MicroPython for WebAssembly, and what it reads.

It is npm's package, which lies in a cache outside of the tree; where it is missing and npm is
there, npm brings it. A build without it goes on: Brython thinks then, several times slower.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from server.build.bundle import on_phones, text_of
from server.build.parts import Parts

PACKAGE, VERSION = "@micropython/micropython-webassembly-pyscript", "1.27.0"
PATIENCE = 60
"""Seconds that npm has to bring it."""
FOLDERS = ("shared_rules",)
FILES = ("client/__init__.py", "client/thinking/__init__.py", "client/thinking/bots.py")
SPOKEN = ("words", "opponents")
"""Folders of texts: who thinks does not speak."""


def home() -> Path:
    """Where npm puts it, and .ci/run as well."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return Path(os.environ.get("UNKE_MICROPYTHON") or cache / "unke" / "micropython")


def found() -> Path | None:
    """The package's folder, or None, and why on stderr."""
    folder = home() / "node_modules" / PACKAGE
    if not folder.is_dir() and not bring():
        print("This build has no MicroPython; bots think in Brython.", file=sys.stderr)
        return None
    return folder


def bring() -> bool:
    """Let npm fetch it, if there is an npm."""
    npm = shutil.which("npm")
    if not npm:
        return False
    try:
        home().mkdir(parents=True, exist_ok=True)
        command = [npm, "install", "--prefix", str(home()), "--no-audit", "--no-fund", "--silent"]
        subprocess.run([*command, f"{PACKAGE}@{VERSION}"], check=True, timeout=PATIENCE)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


def sources(source: Path) -> dict[str, str]:
    """The rules and the bots by path."""
    paths = [source / name for name in FILES]
    for name in FOLDERS:
        paths += on_phones(source / name)
    return {
        path.relative_to(source).as_posix(): text_of(source, path)
        for path in paths
        if path.parent.name not in SPOKEN
    }


def add(parts: Parts, source: Path) -> dict[str, str] | None:
    """Take it in, and say what the worker needs to know of it."""
    package = found()
    if package is None:
        return None
    # Brython can think as well, so none of this weighs down the first visit.
    files = {
        "loader": ("micropython.js", (package / "micropython.mjs").read_bytes()),
        "wasm": ("micropython.wasm", (package / "micropython.wasm").read_bytes()),
        "sources": ("thinking.json", json.dumps(sources(source)).encode()),
    }
    return {role: parts.add(*file, later=True) for role, file in files.items()}
