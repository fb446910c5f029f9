"""The small Python in which bots think: MicroPython for WebAssembly, and what it reads.

It is npm's package, which lies in a cache outside of the tree; where it is missing and npm is
there, npm brings it. A build without it goes on: Brython thinks then, several times slower.
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from server.build import games, npm
from server.build.bundle import on_phones, text_of
from server.build.parts import Parts
from server.build.trees import bare

PACKAGE, VERSION = "@micropython/micropython-webassembly-pyscript", "1.27.0"
PATIENCE = 60
"""Seconds that npm has to bring it."""
THINKING = "client/thinking/bots.py"
SPOKEN = ("words", "opponents", "puzzles")
"""Folders of texts, and of puzzles: who thinks does not speak."""


def found() -> Path | None:
    """The package's folder, or None, and why on stderr."""
    folder = npm.brought("micropython", PACKAGE, VERSION, PATIENCE)
    if folder is None:
        print("This build has no MicroPython; bots think in Brython.", file=sys.stderr)
    return folder


def sources(source: Path) -> dict[str, str]:
    """The games and what they and their bots import, by path, without what only people read."""
    rules = source / "shared_rules"
    every = {source / THINKING, *on_phones(rules)}
    coming = [source / THINKING]
    for key in games.keys(source):
        coming += [path for path in on_phones(rules / key) if path.parent.name not in SPOKEN]
    found: dict[str, str] = {}
    while coming:
        path = coming.pop()
        name = path.relative_to(source).as_posix()
        if path not in every and path.name != "__init__.py" or name in found:
            continue
        found[name] = bare(text_of(source, path)) if path.is_file() else ""
        coming += [source / folder / "__init__.py" for folder in Path(name).parents[:-1]]
        coming += imported(source, path)
    return found


def imported(source: Path, path: Path) -> Iterator[Path]:
    """The files that a module may import; some of these are not there, but names in another one."""
    here = path.relative_to(source).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))) if path.is_file() else ():
        if isinstance(node, ast.ImportFrom):
            above = here[: len(here) + 1 - node.level] if node.level else ()
            base = source.joinpath(*above, *(node.module or "").split("."))
            yield base.with_suffix(".py")
            yield from (base / f"{alias.name}.py" for alias in node.names)


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
