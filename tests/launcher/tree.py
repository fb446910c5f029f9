"""A copy of Unke as somebody has just fetched it, with small packages instead of the real ones."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from shutil import copy as copy_file
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).resolve().parents[2]
PYTHON = getattr(sys, "_base_executable", sys.executable)  # one that is in no .venv

HELLO = '''"""Say hello from inside .venv.

For the tests of the launcher.
"""

import os


def arguments(parser):
    parser.add_argument("word", nargs="*")
    parser.add_argument("--database", default="")


def run(args):
    import tiny

    print("hello", *args.word, "from", os.getcwd(), "with tiny", tiny.VERSION)
    return 7 if args.word == ["seven"] else 0
'''


class Tree:
    """The copy, and what it takes to run its ./unke."""

    def __init__(self, home: Path) -> None:
        self.root = home / "unke tree"  # with a blank, as in many a path
        self.wheels = home / "wheels"
        self.venv = self.root / ".venv"
        self.root.mkdir()
        self.wheels.mkdir()
        copy_file(ROOT / "unke", self.root)
        for part in ("server", "shared_rules"):
            copytree(ROOT / part, self.root / part, ignore=ignore_patterns("__pycache__"))
        (self.root / "server" / "commands" / "hello.py").write_text(HELLO)
        self.needs(tiny="1.0")

    def needs(self, **packages: str) -> None:
        """Have pyproject.toml list these packages, and one more for PostgreSQL."""
        listed = [
            f"{name} @ {self.wheel(name, version).as_uri()}" for name, version in packages.items()
        ]
        driver = f"driver @ {self.wheel('driver', '1.0').as_uri()}"
        extras = ["test = []", f"postgres = {[driver]}"]
        lines = [
            "[project]",
            "version = '0.7'",
            f"dependencies = {listed}",
            "[project.optional-dependencies]",
        ]
        (self.root / "pyproject.toml").write_text("\n".join([*lines, *extras, ""]))

    def wheel(self, name: str, version: str) -> Path:
        """A package of one line, so that installing needs no network."""
        path = self.wheels / f"{name}-{version}-py3-none-any.whl"
        about = f"{name}-{version}.dist-info"
        kind = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr(f"{name}.py", f"VERSION = {version!r}\n")
            archive.writestr(
                f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
            )
            archive.writestr(f"{about}/WHEEL", kind)
            archive.writestr(f"{about}/RECORD", f"{name}.py,,\n{about}/RECORD,,\n")
        return path

    def environment(self, **changes: str) -> dict[str, str]:
        ours = ("PYTHON", "PIP_", "VIRTUAL_ENV", "UNKE_")
        kept = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
        return {**kept, "PIP_NO_INDEX": "1", "PYTHONDONTWRITEBYTECODE": "1", **changes}

    def command(self, *words: str, flags: tuple[str, ...] = ()) -> list[str]:
        return [PYTHON, *flags, str(self.root / "unke"), *words]

    def run(
        self, *words: str, cwd: Path | None = None, flags: tuple[str, ...] = (), **changes: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*words, flags=flags),
            cwd=cwd or self.root,
            env=self.environment(**changes),
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=120,
        )
