"""A copied tree of Unke, in which tests change what they like: so there is no door for plugins."""

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("client", "server", "shared_rules", "static", "tests")
FILES = ("manifest.json", "pyproject.toml", "README.md", "unke")
LEAVE = ignore_patterns("__pycache__")


class Tree:
    """The copy; what runs in it is the copy's own code."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.touched: list[str] = []
        """What has been changed since somebody last counted: files, and a game's folder as one."""
        for part in PARTS:
            copytree(ROOT / part, root / part, ignore=LEAVE)
        for name in FILES:
            copy(ROOT / name, root / name)

    def read(self, name: str) -> str:
        return (self.root / name).read_text("utf-8")

    def counted(self) -> list[str]:
        """What has been touched, each once; from here on it is counted anew."""
        found, self.touched = sorted(set(self.touched)), []
        return found

    def write(self, name: str, text: str) -> None:
        self.touched.append(name)
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        """Change one place in a file."""
        text = self.read(name)
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        self.write(name, text.replace(old, new))

    def register(self, key: str, folder: Path) -> None:
        """A game comes: one folder, and one name."""
        copytree(folder, self.root / "shared_rules" / key, ignore=LEAVE)
        self.touched.append(f"shared_rules/{key}/")
        registry = "shared_rules/__init__.py"
        (keys,) = re.findall(r"keys = \((.*)\)", self.read(registry))
        self.replace(registry, f"keys = ({keys})", f'keys = ({keys}, "{key}")')

    def run(self, *words: str, seconds: float = 170) -> subprocess.CompletedProcess[str]:
        """A module of the copy, as `python -m` runs it."""
        return subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            timeout=seconds,
        )

    def unke(self, *words: str) -> str:
        """What a command of Unke says."""
        done = self.run("server", *words)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    def passes(self, *words: str) -> int:
        """Run tests of the copy; how many have passed, if all have."""
        done = self.run("pytest", "-q", "-p", "no:cacheprovider", *words)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        (passed,) = re.findall(r"(\d+) passed", done.stdout)
        return int(passed)
