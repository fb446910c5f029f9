"""The wheel: a package has the app as it was built, and no source; its commands are the players'.

Setuptools calls this (see pyproject.toml) when `pip install .` makes a wheel.
"""

import shutil
import sys
from pathlib import Path

from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent.parent.parent
FOR_THE_SOURCE = {"bench", "build", "chances", "ladder", "puzzles", "screenshots", "test"}


class Package(build_py):
    """The step that gathers a package's files."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:  # a link to the source, from which the app is built when played
            return
        sys.path.insert(0, str(ROOT))
        from server.build import FAMILY, build

        server = Path(self.build_lib) / "server"
        build(server / "app", FAMILY)
        shutil.copy(ROOT / "static" / "style" / "tokens.css", server / "web" / "keep")

    def find_package_modules(self, package: str, package_dir: str) -> list[tuple[str, str, str]]:
        found = [*super().find_package_modules(package, package_dir)]  # type: ignore[no-untyped-call]
        if package != "server.commands":
            return found
        return [module for module in found if module[1] not in FOR_THE_SOURCE]
